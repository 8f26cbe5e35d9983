import type { WorklistItem } from '@app/shared/contracts/batch';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { Checkbox, Flex, Tag, Typography } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { formatDuration, formatNumber } from '../../../shared/i18n/format.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CheckCircleIcon, TrashIcon, WarningIcon } from '../../../ui/icons/icons.tsx';
import { StructureIcon } from '../../../ui/icons/module-icons.tsx';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import { StatusTag } from '../../../ui/state/status-tag.tsx';
import { NameCell, shownName } from '../add/name-cell.tsx';
import { canDo } from '../worklist-state.ts';

const { Text } = Typography;
const small = { display: 'block', fontSize: 12 } as const;

export interface RowDeeds {
  onSelect: (id: string, isRange: boolean) => void;
  onRename: (id: string, name: string) => Promise<unknown>;
  onEdit: (item: WorklistItem) => void;
  onRemove: (item: WorklistItem) => void;
}

interface ItemRowProps extends RowDeeds {
  item: WorklistItem;
  index: number;
  height: number;
  routeType: RouteType;
  isSelected: boolean;
  /** No room for columns: state and result stand below the name. */
  isNarrow: boolean;
}

const pictureSize = { width: 104, height: 68, bond: 12 };

export function picturesOf({ molecule }: ItemRowProps['item']) {
  return [{ molecule, ...pictureSize }];
}

export const WorklistRow = memo(function WorklistRow(props: ItemRowProps) {
  const { item, index, height, routeType, isSelected, isNarrow, onSelect, onRename, onEdit, onRemove } = props;
  const { t } = useTranslation('batch');
  const { state } = item;
  const canEdit = canDo('edit', state);
  const name = shownName(item);
  const score = item.result?.bestScore;
  return (
    <tr data-selected={isSelected} aria-rowindex={index + 2} className="tabular" style={{ height }}>
      <td>
        <Checkbox
          aria-label={t('row.select', { name })}
          checked={isSelected}
          onChange={({ nativeEvent }) => onSelect(item.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        />
      </td>
      <td>
        <MoleculePicture molecule={item.molecule} {...pictureSize} decorative />
      </td>
      <th scope="row">
        <NameCell item={item} canEdit={canEdit} onRename={onRename} />
        {isNarrow && (
          <Flex wrap gap="2px 8px" align="center">
            <StateCell item={item} name={name} />
            <Routes item={item} name={name} routeType={routeType} />
            {score !== undefined && `${t('column.score')} ${formatNumber(score, 1)}`}
          </Flex>
        )}
      </th>
      {!isNarrow && (
        <>
          <td>
            <Source item={item} />
          </td>
          <td>
            <StateCell item={item} name={name} />
          </td>
          <td>
            <Routes item={item} name={name} routeType={routeType} />
          </td>
          <td data-cell="score" data-number>
            {score !== undefined && formatNumber(score, 1)}
          </td>
          <td data-number>
            <Steps item={item} />
          </td>
          <td data-number>
            {item.result?.startingMaterials !== undefined && formatNumber(item.result.startingMaterials)}
          </td>
        </>
      )}
      <td data-number>
        {canEdit && (
          <IconButton
            size="small"
            label={t('row.edit', { name })}
            icon={<StructureIcon size={16} />}
            onClick={() => onEdit(item)}
          />
        )}
        {canDo('remove', state) && (
          <IconButton
            size="small"
            label={t('row.remove', { name })}
            icon={<TrashIcon size={16} />}
            onClick={() => onRemove(item)}
          />
        )}
      </td>
    </tr>
  );
});

function Source({ item: { source } }: { item: WorklistItem }) {
  const { t } = useTranslation('batch');
  const place = source.row === undefined ? undefined : formatNumber(source.row);
  return (
    <>
      <Text type="secondary" ellipsis title={source.fileName}>
        {source.fileName ?? t(`source.${source.kind}`)}
      </Text>
      {place !== undefined && source.kind !== 'drawn' && (
        <Text type="secondary" style={small}>
          {t('source.row', { row: place })}
        </Text>
      )}
    </>
  );
}

/** The state of a molecule, and what belongs to it: its place in the queue, how far, how long, why not. */
function StateCell({ item, name }: { item: WorklistItem; name: string }) {
  const { t } = useTranslation('batch');
  const { state, queuePosition, percent, failure, result, note } = item;
  const words =
    state === 'queued' && queuePosition !== undefined
      ? t('state.place', { place: formatNumber(queuePosition) })
      : state === 'searching'
        ? percent !== undefined && `${percent} %`
        : state === 'failed'
          ? (failure?.message ?? t('state.failed'))
          : (note ?? (result?.seconds !== undefined && formatDuration(result.seconds * 1_000)));
  return (
    <div style={{ minWidth: 0 }}>
      {state === 'paused' ? <Tag color="warning">{t('state.paused')}</Tag> : <StatusTag state={state} />}
      {state === 'searching' && (
        <ProgressBar
          percent={percent ?? 0}
          label={t('state.progress', { name })}
          indeterminate={percent === undefined}
        />
      )}
      {words && (
        <Text
          type={state === 'failed' ? 'danger' : 'secondary'}
          ellipsis
          title={typeof words === 'string' ? words : undefined}
          style={small}
        >
          {words}
        </Text>
      )}
    </div>
  );
}

function Steps({ item: { result } }: { item: WorklistItem }) {
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

interface RoutesProps {
  item: WorklistItem;
  name: string;
  routeType: RouteType;
}

function Routes({ item: { result, taskId, molecule, state }, name, routeType }: RoutesProps) {
  const { t } = useTranslation('batch');
  if (!result) return null;
  const { routeCount, solvedCount } = result;
  const isSolved = solvedCount > 0;
  return (
    <div>
      {taskId !== undefined && routeCount > 0 ? (
        <Link
          to={`/route/list/${routeType}/${molecule.key}?task=${taskId}`}
          aria-label={t('row.openRoutes', { name, count: routeCount })}
        >
          {t('row.routes', { count: routeCount })}
        </Link>
      ) : (
        <Text type="secondary">{t(state === 'searching' ? 'row.noRouteYet' : 'row.noRoute')}</Text>
      )}
      {routeCount > 0 && (
        <Text type={isSolved ? 'success' : 'warning'} style={small}>
          {isSolved ? <CheckCircleIcon size={14} /> : <WarningIcon size={14} />}{' '}
          {t('row.solved', { count: solvedCount })}
        </Text>
      )}
    </div>
  );
}
