// The molecules of the worklist, one a row, with where each came from, how far it is and what was found for it.

import type { WorklistItem } from '@app/shared/contracts/batch';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { Checkbox } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { usePaperPictures } from '../../../chemistry/drawing/use-paper-pictures.ts';
import { useRowWindow } from '../../../shared/rows/use-row-window.ts';
import { PrintedFirst } from '../../../ui/page/printed-first.tsx';
import type { Selection } from './selection.ts';
import { picturesOf, WorklistRow, type RowDeeds } from './item-row.tsx';
import styles from './worklist.module.css';
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
/** Below 768 px state and result stand below the name. */
const narrowHeight = 150;
/** With less room the columns scroll sideways. */
const allColumnsPx = 980;

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
  const isNarrow = useIsBelow('md');
  const height = isNarrow ? narrowHeight : rowHeight;
  const { first, end } = useRowWindow(scroller, items.length, height);
  usePaperPictures(items, picturesOf);
  const chosen = items.filter((item) => selection.ids.has(item.id)).length;
  return (
    <div ref={scroller} className={styles.scroller} tabIndex={0} role="group" aria-label={t('table.label')}>
      <table
        className={styles.table}
        aria-rowcount={items.length + 1}
        style={isNarrow ? undefined : { minWidth: allColumnsPx }}
      >
        <caption className="visually-hidden">{t('table.caption')}</caption>
        <colgroup>
          <col style={{ width: 40 }} />
          <col style={{ width: 120 }} />
          <col />
          {!isNarrow &&
            [112, ...columns.map(({ width }) => width)].map((width, at) => <col key={at} style={{ width }} />)}
          <col style={{ width: isNarrow ? 48 : 76 }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                aria-label={t('table.selectAll')}
                indeterminate={chosen > 0 && chosen < items.length}
                checked={items.length > 0 && chosen === items.length}
                onChange={onSelectAll}
              />
            </th>
            <th scope="col">
              <span className="visually-hidden">{t('column.picture')}</span>
            </th>
            <SortHeader sort="name" view={view} onSort={onSort} />
            {!isNarrow && <SortHeader sort="order" view={view} onSort={onSort} />}
            {!isNarrow &&
              columns.map((column) => <SortHeader key={column.sort} {...column} view={view} onSort={onSort} />)}
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
              isNarrow={isNarrow}
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

/** Spacer for the rows that are out of sight. */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" data-screen-only="" style={{ height }}>
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
