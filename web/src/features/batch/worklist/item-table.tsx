// The molecules of the worklist, one a row, with where each came from, how far it is and what was found for it.

import type { WorklistItem } from '@app/shared/contracts/batch';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { usePaperPictures } from '../../../chemistry/drawing/use-paper-pictures.ts';
import { useRowWindow } from '../../../shared/rows/use-row-window.ts';
import { PrintedFirst } from '../../../ui/page/printed-first.tsx';
import type { Selection } from './selection.ts';
import { picturesOf, WorklistRow, type RowDeeds } from './item-row.tsx';
import styles from './item-table.module.css';
import type { WorklistSort, WorklistView } from '../worklist-view.ts';
import { directionOf, SortHeader as Head } from '../../../ui/table/sort-header.tsx';

interface ItemTableProps extends RowDeeds {
  /** In display order. */
  items: readonly WorklistItem[];
  view: WorklistView;
  selection: Selection;
  routeType: RouteType;
  onSelectAll: () => void;
  onSort: (sort: WorklistSort) => void;
}

const rowHeight = 84;
/** Below 768 px a row is a card. */
const cardHeight = 174;

const columns: readonly { sort: WorklistSort; width: number; isNumber?: boolean }[] = [
  { sort: 'state', width: 148 },
  { sort: 'solved', width: 100 },
  { sort: 'score', width: 92, isNumber: true },
  { sort: 'steps', width: 72, isNumber: true },
  { sort: 'materials', width: 86, isNumber: true },
];

export function ItemTable(props: ItemTableProps) {
  const { items, view, selection, routeType, onSelectAll, onSort, onSelect, onRename, onEdit, onRemove } = props;
  const { t } = useTranslation('batch');
  const scroller = useRef<HTMLDivElement>(null);
  const height = useIsBelow('md') ? cardHeight : rowHeight;
  const { first, end } = useRowWindow(scroller, items.length, height);
  usePaperPictures(items, picturesOf);
  const chosen = items.filter((item) => selection.ids.has(item.id)).length;
  return (
    <div ref={scroller} className={styles.scroller} tabIndex={0} role="group" aria-label={t('table.label')}>
      <table className={styles.table} aria-rowcount={items.length + 1}>
        <caption className="visually-hidden">{t('table.caption')}</caption>
        <colgroup>
          <col style={{ width: 44 }} />
          <col style={{ width: 112 }} />
          <col />
          <col style={{ width: 112 }} />
          {columns.map((column) => (
            <col key={column.sort} style={{ width: column.width }} />
          ))}
          <col style={{ width: 74 }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={styles.mark}>
              <AllMark count={items.length} chosen={chosen} onSelectAll={onSelectAll} />
            </th>
            <th scope="col">
              <span className="visually-hidden">{t('column.picture')}</span>
            </th>
            <SortHeader sort="name" view={view} onSort={onSort} />
            <SortHeader sort="order" view={view} onSort={onSort} />
            {columns.map((column) => (
              <SortHeader key={column.sort} {...column} view={view} onSort={onSort} />
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('column.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <Spacer height={first * height} />
          {items.slice(first, end).map((item, place) => (
            <WorklistRow
              key={item.id}
              item={item}
              index={first + place}
              height={height}
              routeType={routeType}
              isSelected={selection.ids.has(item.id)}
              onSelect={onSelect}
              onRename={onRename}
              onEdit={onEdit}
              onRemove={onRemove}
            />
          ))}
          <Spacer height={(items.length - end) * height} />
        </tbody>
      </table>
      <PrintedFirst end={end} count={items.length} />
    </div>
  );
}

function AllMark({ count, chosen, onSelectAll }: { count: number; chosen: number; onSelectAll: () => void }) {
  const { t } = useTranslation('batch');
  return (
    <label>
      <input
        ref={(field) => {
          if (field) field.indeterminate = chosen > 0 && chosen < count;
        }}
        type="checkbox"
        checked={count > 0 && chosen === count}
        onChange={onSelectAll}
      />
      <span className="visually-hidden">{t('table.selectAll')}</span>
      <span className={styles.allWord} aria-hidden="true">
        {t('table.selectAll')}
      </span>
    </label>
  );
}

/** Spacer for the rows that are out of sight. */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" data-screen-only="" className={styles.spacer} style={{ height }}>
      <td />
    </tr>
  );
}

interface SortHeaderProps {
  sort: WorklistSort;
  view: Pick<WorklistView, 'sort' | 'descending'>;
  isNumber?: boolean;
  onSort: (sort: WorklistSort) => void;
}

/** The header of a column that the worklist can be sorted by. */
function SortHeader({ sort, view, isNumber, onSort }: SortHeaderProps) {
  const { t } = useTranslation('batch');
  return (
    <Head
      label={t(`column.${sort}`)}
      help={t(`columnHelp.${sort}`)}
      direction={directionOf(view.sort === sort, view.descending)}
      isNumber={isNumber}
      onSort={() => onSort(sort)}
    />
  );
}
