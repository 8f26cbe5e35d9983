import type { Impurity, ImpurityPage } from '@app/shared/contracts/impurity/results';
import { Empty, Skeleton, Spin, Table, Typography, type TableColumnsType } from 'antd';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { PictureGroup } from '../../../chemistry/drawing/picture-group.tsx';
import { usePaperPictures } from '../../../chemistry/drawing/use-paper-pictures.ts';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { useKeyLines, type KeyLine } from '../../../shared/keys/key-lines.ts';
import { alertAtoms, impurityPageSize, type ImpuritySort } from '../impurity-query.ts';
import { LikelihoodTag } from '../likelihood-tag.tsx';
import type { FoundPeaks } from '../mass/use-mass-match.ts';
import { AdductCell, AlertCell, CauseCell, LikeButton, MassCell } from './cells.tsx';
import styles from './impurity-list.module.css';
import { column, rowHeading } from '../../../ui/table/column.tsx';

export interface ImpurityListProps {
  page: ImpurityPage | undefined;
  isRunning: boolean;
  isNarrowed: boolean;
  selectedId: string | null;
  checked: ReadonlySet<string>;
  found: FoundPeaks;
  sort: ImpuritySort;
  pageIndex: number;
  onPage: (pageIndex: number) => void;
  onSort: (sort: ImpuritySort) => void;
  onChecked: (checked: ReadonlySet<string>) => void;
  onOpen: (impurity: Impurity) => void;
  onLike: (impurity: Impurity) => void;
  /** The panel takes room: all words share one column. */
  isBesidePanel: boolean;
}

const pictureFrame = { width: 148, height: 100 } as const;
const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

const listLines: readonly KeyLine[] = [
  { keys: ['↑', '↓', 'J', 'K'], says: 'commands:keys.moveRow' },
  { keys: ['Enter'], says: 'commands:keys.openRow' },
];

/** A table where there is room, cards where there is none. Arrows, J and K go from one to the next. */
export function ImpurityList(props: ImpurityListProps) {
  const { page, isRunning, isNarrowed, selectedId, checked, onChecked, onOpen } = props;
  const { t } = useTranslation('impurity');
  useKeyLines('commands:keys.table', listLines);
  const isSmall = useIsBelow('md');
  const isNarrow = isSmall || props.isBesidePanel;
  const columns = useColumns(props, isNarrow);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selectedId !== null)
      body.current?.querySelector(`[data-row-key="${selectedId}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);
  if (!page) return <Skeleton active title={false} paragraph={{ rows: 10, width: '100%' }} style={{ padding: 16 }} />;
  const { items } = page;
  if (items.length === 0) return <Nothing isRunning={isRunning} isNarrowed={isNarrowed} />;
  const handleKey = (event: KeyboardEvent) => {
    const step = moves[event.key];
    if (step === undefined || !(event.target instanceof HTMLButtonElement)) return;
    const buttons = [...(body.current?.querySelectorAll<HTMLButtonElement>('[data-open-row]') ?? [])];
    const at = buttons.indexOf(event.target);
    if (at === -1) return;
    event.preventDefault();
    buttons[at + step]?.focus();
  };
  const molecules = items.map(({ molecule }) => molecule);
  return (
    <div ref={body} onKeyDown={handleKey} data-paper="wide">
      <PictureGroup molecules={molecules} frame={pictureFrame} like={molecules[0]}>
        <OnPaper items={items} />
        <Table<Impurity>
          size="small"
          aria-label={t('title')}
          columns={columns}
          dataSource={items}
          rowKey="resultId"
          showSorterTooltip={false}
          {...(!isNarrow && { scroll: { x: 980 } })}
          pagination={{
            current: props.pageIndex,
            pageSize: impurityPageSize,
            total: page.total,
            hideOnSinglePage: true,
            showSizeChanger: false,
            style: { marginInline: 16 },
          }}
          rowSelection={{
            selectedRowKeys: [...checked],
            onChange: (keys) => onChecked(new Set(keys.map(String))),
            getTitleCheckboxProps: () => ({ 'aria-label': t('list.checkAll') }),
            getCheckboxProps: ({ molecule, rank }) => ({
              'aria-label': t('list.check', { name: moleculeLabel(molecule), rank }),
            }),
          }}
          onRow={(impurity) => ({
            onClick: ({ target }) => isPlain(target) && onOpen(impurity),
            'data-selected': impurity.resultId === selectedId,
            style: { cursor: 'pointer' },
          })}
          rowClassName={({ resultId }) =>
            resultId === selectedId ? (styles.selected ?? '') : props.found.has(resultId) ? (styles.found ?? '') : ''
          }
          onChange={({ current = 1 }, _, sorter, { action }) => {
            if (action === 'paginate') return props.onPage(current);
            const [{ order, columnKey } = {}] = [sorter].flat();
            props.onSort(order ? (columnKey === 'mass' ? 'mass' : 'likelihood') : 'rank');
          }}
        />
      </PictureGroup>
      <Typography.Paragraph type="secondary" style={{ margin: '10px 16px' }}>
        {t('alerts.screen')}
      </Typography.Paragraph>
    </div>
  );
}

/** On a narrow screen all words share one column. */
function useColumns(props: ImpurityListProps, isNarrow: boolean): TableColumnsType<Impurity> {
  const { selectedId, found, sort, onOpen, onLike } = props;
  const { t } = useTranslation('impurity');
  const sortedBy = (key: ImpuritySort, order: 'ascend' | 'descend') => ({
    key,
    hidden: isNarrow,
    sorter: true,
    sortDirections: [order],
    sortOrder: sort === key ? order : null,
  });
  return [
    column(t('list.column.structure'), { width: isNarrow ? 116 : pictureFrame.width + 16 }, (impurity) => (
      <button
        type="button"
        data-open-row
        className={styles.open}
        aria-label={t('list.open', { name: moleculeLabel(impurity.molecule), rank: impurity.rank })}
        aria-current={impurity.resultId === selectedId}
        onClick={() => onOpen(impurity)}
      >
        <MoleculePicture
          molecule={impurity.molecule}
          width={isNarrow ? 100 : pictureFrame.width}
          height={isNarrow ? 68 : pictureFrame.height}
          marked={alertAtoms(impurity)}
          decorative
        />
      </button>
    )),
    column(t('list.column.impurity'), rowHeading, (impurity) => (
      <>
        <CauseCell impurity={impurity} />
        {isNarrow && (
          <>
            <div>
              <LikelihoodTag likelihood={impurity.likelihood} /> · <MassCell impurity={impurity} />
            </div>
            <AdductCell impurity={impurity} peaks={found.get(impurity.resultId)} />
            <AlertCell impurity={impurity} />
          </>
        )}
      </>
    )),
    column(t('list.column.likelihood'), { width: 104, ...sortedBy('likelihood', 'descend') }, ({ likelihood }) => (
      <LikelihoodTag likelihood={likelihood} />
    )),
    column(t('list.column.mass'), { width: 126, align: 'right', ...sortedBy('mass', 'ascend') }, (impurity) => (
      <MassCell impurity={impurity} />
    )),
    column(t('list.column.adducts'), { width: 176, hidden: isNarrow }, (impurity) => (
      <AdductCell impurity={impurity} peaks={found.get(impurity.resultId)} />
    )),
    column(t('list.column.alerts'), { width: 170, hidden: isNarrow }, (impurity) => <AlertCell impurity={impurity} />),
    column(<span className="visually-hidden">{t('list.column.liked')}</span>, { width: 48 }, (impurity) => (
      <LikeButton impurity={impurity} onLike={() => onLike(impurity)} />
    )),
  ];
}

const picturesOf = (impurity: Impurity) => [
  { molecule: impurity.molecule, ...pictureFrame, marked: alertAtoms(impurity) },
];

/** Structures of rows that were never in sight are printed, too. */
function OnPaper({ items }: { items: readonly Impurity[] }) {
  usePaperPictures(items, picturesOf);
  return null;
}

function Nothing({ isRunning, isNarrowed }: Pick<ImpurityListProps, 'isRunning' | 'isNarrowed'>) {
  const { t } = useTranslation('impurity');
  if (isRunning) {
    return (
      <Spin description={t('list.waiting')} size="small">
        <div style={{ minHeight: 160 }} />
      </Spin>
    );
  }
  const none = isNarrowed ? 'list.noneFound' : 'list.none';
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        <>
          <strong>{t(none)}</strong>
          <div>{t(`${none}Hint`)}</div>
        </>
      }
    />
  );
}

/** A click beside all controls, and not the end of marking text. */
function isPlain(target: EventTarget): boolean {
  const isControl = target instanceof Element && target.closest('button, input, a, label') !== null;
  return !isControl && (window.getSelection()?.toString() ?? '') === '';
}
