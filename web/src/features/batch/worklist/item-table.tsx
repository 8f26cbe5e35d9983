// The molecules of the worklist, one a row, with where each came from, how far it is and what was found for it.

import type { WorklistItem } from '@app/shared/contracts/batch';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { Checkbox, Flex, Table, Tag, Typography, type TableColumnType } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { formatDuration, formatNumber } from '../../../shared/i18n/format.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { TrashIcon } from '../../../ui/icons/icons.tsx';
import { StructureIcon } from '../../../ui/icons/module-icons.tsx';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import { StatusTag } from '../../../ui/state/status-tag.tsx';
import { Verdict } from '../../../ui/state/verdict.tsx';
import { NameCell, shownName } from '../add/name-cell.tsx';
import { canDo } from '../worklist-state.ts';
import { bestIsGreatest, sorts, type WorklistSort, type WorklistView } from '../worklist-view.ts';
import { column, rowHeading } from '../../../ui/table/column.tsx';

const { Text } = Typography;
const small = { display: 'block', fontSize: 12 } as const;
const pageSize = 100;

interface ItemTableProps {
  /** In display order. */
  items: readonly WorklistItem[];
  view: WorklistView;
  selected: ReadonlySet<string>;
  routeType: RouteType;
  onSelect: (ids: ReadonlySet<string>) => void;
  onSort: (view: Pick<WorklistView, 'sort' | 'descending'>) => void;
  onRename: (id: string, name: string) => Promise<unknown>;
  onEdit: (item: WorklistItem) => void;
  onRemove: (item: WorklistItem) => void;
}

export function ItemTable(props: ItemTableProps) {
  const { items, view, selected, routeType, onSelect, onSort, onRename, onEdit, onRemove } = props;
  const { t } = useTranslation('batch');
  const isNarrow = useIsBelow('md');
  const chosen = items.filter(({ id }) => selected.has(id)).length;
  const sorted = (sort: WorklistSort, more: Omit<TableColumnType<WorklistItem>, 'key' | 'title'>) =>
    ({
      key: sort,
      title: t(`column.${sort}`),
      sorter: true,
      showSorterTooltip: { title: t(`columnHelp.${sort}`) },
      sortDirections: bestIsGreatest.includes(sort) ? ['descend', 'ascend'] : ['ascend', 'descend'],
      sortOrder: view.sort === sort && sort !== 'order' ? (view.descending ? 'descend' : 'ascend') : null,
      ...more,
    }) satisfies TableColumnType<WorklistItem>;
  const score = ({ result }: WorklistItem) => result?.bestScore !== undefined && formatNumber(result.bestScore, 1);
  const columns: TableColumnType<WorklistItem>[] = [
    column(<span className="visually-hidden">{t('column.picture')}</span>, { width: 120 }, ({ molecule }) => (
      <MoleculePicture molecule={molecule} width={104} height={68} bond={12} decorative />
    )),
    sorted('name', {
      ...rowHeading,
      render: (_, item) => (
        <>
          <NameCell item={item} canEdit={canDo('edit', item.state)} onRename={onRename} />
          {isNarrow && (
            <Flex wrap gap="2px 8px" align="center">
              <StateCell item={item} />
              <Routes item={item} routeType={routeType} />
              {score(item) && `${t('column.score')} ${score(item)}`}
            </Flex>
          )}
        </>
      ),
    }),
    ...(isNarrow
      ? []
      : [
          sorted('order', { width: 112, render: (_, item) => <Source item={item} /> }),
          sorted('state', { width: 148, render: (_, item) => <StateCell item={item} /> }),
          sorted('solved', { width: 110, render: (_, item) => <Routes item={item} routeType={routeType} /> }),
          sorted('score', {
            width: 92,
            align: 'right',
            onCell: () => ({ 'data-cell': 'score', align: 'right' }),
            render: (_, item) => score(item),
          }),
          sorted('steps', { width: 82, align: 'right', render: (_, item) => <Steps item={item} /> }),
          sorted('materials', {
            width: 100,
            align: 'right',
            render: (_, { result }) =>
              result?.startingMaterials !== undefined && formatNumber(result.startingMaterials),
          }),
        ]),
    column(
      <span className="visually-hidden">{t('column.actions')}</span>,
      { align: 'right', width: isNarrow ? 48 : 80 },
      (item) => (
        <>
          {canDo('edit', item.state) && (
            <IconButton
              size="small"
              label={t('row.edit', { name: shownName(item) })}
              icon={<StructureIcon size={16} />}
              onClick={() => onEdit(item)}
            />
          )}
          {canDo('remove', item.state) && (
            <IconButton
              size="small"
              label={t('row.remove', { name: shownName(item) })}
              icon={<TrashIcon size={16} />}
              onClick={() => onRemove(item)}
            />
          )}
        </>
      ),
    ),
  ];
  return (
    <div style={{ flex: 1, minHeight: 0, overflow: 'auto', background: 'var(--surface)' }}>
      <Table<WorklistItem>
        sticky
        size="small"
        className="tabular"
        aria-label={t('table.label')}
        dataSource={items}
        rowKey="id"
        {...(!isNarrow && { scroll: { x: 980 } })}
        pagination={{ pageSize, hideOnSinglePage: true, showSizeChanger: false, style: { marginInline: 16 } }}
        columns={columns}
        rowSelection={{
          selectedRowKeys: [...selected],
          preserveSelectedRowKeys: true,
          // All that are shown, on this page and on others.
          columnTitle: (
            <Checkbox
              aria-label={t('table.selectAll')}
              indeterminate={chosen > 0 && chosen < items.length}
              checked={chosen === items.length}
              onChange={({ target }) => onSelect(new Set(target.checked ? items.map(({ id }) => id) : []))}
            />
          ),
          getCheckboxProps: (item) => ({ 'aria-label': t('row.select', { name: shownName(item) }) }),
          onChange: (ids) => onSelect(new Set(ids.map(String))),
        }}
        onChange={(_, __, sorter, { action }) => {
          if (action !== 'sort') return;
          const [{ order, columnKey } = {}] = [sorter].flat();
          const sort = sorts.find((one) => order && one === columnKey) ?? 'order';
          onSort({ sort, descending: order === 'descend' });
        }}
      />
    </div>
  );
}

interface CellProps {
  item: WorklistItem;
}

function Source({ item: { source } }: CellProps) {
  const { t } = useTranslation('batch');
  return (
    <>
      <Text type="secondary" ellipsis title={source.fileName}>
        {source.fileName ?? t(`source.${source.kind}`)}
      </Text>
      {source.row !== undefined && source.kind !== 'drawn' && (
        <Text type="secondary" style={small}>
          {t('source.row', { row: formatNumber(source.row) })}
        </Text>
      )}
    </>
  );
}

/** The state of a molecule, and what belongs to it: its place in the queue, how far, how long, why not. */
function StateCell({ item }: CellProps) {
  const { t } = useTranslation('batch');
  const { state, queuePosition, percent, failure, result, note } = item;
  const words = () => {
    if (state === 'queued' && queuePosition !== undefined)
      return t('state.place', { place: formatNumber(queuePosition) });
    if (state === 'searching') return percent === undefined ? '' : `${percent} %`;
    if (state === 'failed') return failure?.message ?? t('state.failed');
    return note ?? (result?.seconds === undefined ? '' : formatDuration(result.seconds * 1_000));
  };
  return (
    <div style={{ minWidth: 0 }}>
      {state === 'paused' ? <Tag color="warning">{t('state.paused')}</Tag> : <StatusTag state={state} />}
      {state === 'searching' && (
        <ProgressBar
          percent={percent ?? 0}
          label={t('state.progress', { name: shownName(item) })}
          indeterminate={percent === undefined}
        />
      )}
      <Text type={state === 'failed' ? 'danger' : 'secondary'} ellipsis title={words()} style={small}>
        {words()}
      </Text>
    </div>
  );
}

function Steps({ item: { result } }: CellProps) {
  const { t } = useTranslation('batch');
  if (result?.steps === undefined) return null;
  return (
    <>
      {formatNumber(result.steps)}
      {result.longestLinear !== undefined && result.longestLinear < result.steps && (
        <Text type="secondary" style={small}>
          {t('row.linear', { count: result.longestLinear })}
        </Text>
      )}
    </>
  );
}

function Routes({ item, routeType }: CellProps & { routeType: RouteType }) {
  const { t } = useTranslation('batch');
  const { result, taskId, molecule, state } = item;
  if (!result) return null;
  const { routeCount, solvedCount } = result;
  if (routeCount === 0)
    return <Text type="secondary">{t(state === 'searching' ? 'row.noRouteYet' : 'row.noRoute')}</Text>;
  return (
    <>
      {taskId !== undefined && (
        <Link
          to={`/route/list/${routeType}/${molecule.key}?task=${taskId}`}
          aria-label={t('row.openRoutes', { name: shownName(item), count: routeCount })}
        >
          {t('row.routes', { count: routeCount })}
        </Link>
      )}
      <Verdict isSmall passes={solvedCount > 0} style={small}>
        {t('row.solved', { count: solvedCount })}
      </Verdict>
    </>
  );
}
