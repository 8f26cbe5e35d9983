// The routes of a task as a table to read down: same place, same meaning in every row.

import type { RouteSummary } from '@app/shared/contracts/routes';
import { useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { maxCompared, type ListQuery } from './list-query.ts';
import type { ListFocus } from './list-keys.ts';
import { stripSizes, type Density } from './main-line.tsx';
import {
  figureColumns,
  mainLineWidth,
  markWidth,
  processColumns,
  rankWidth,
  rowHeights,
  scoreWidth,
} from './route-columns.ts';
import { RouteRow } from './route-row.tsx';
import styles from './route-table.module.css';
import { SortHead } from './sort-head.tsx';
import type { RouteSort } from './sort-routes.ts';
import { useRowWindow } from '../../lib/use-row-window.ts';
import { useWidth } from '../../lib/use-width.ts';

export interface RouteTableProps {
  routes: readonly RouteSummary[];
  query: ListQuery;
  density: Density;
  focus: ListFocus;
  /** What scrolls around the table. */
  scroller: RefObject<HTMLDivElement | null>;
  onSort: (sort: RouteSort) => void;
  onActivate: (id: string) => void;
  onMark: (id: string) => void;
}

export function RouteTable({ routes, query, density, focus, scroller, onSort, onActivate, onMark }: RouteTableProps) {
  const { t } = useTranslation('routes');
  const table = useRef<HTMLTableElement>(null);
  const width = useWidth(table);
  const columns = routes.some((route) => route.process) ? processColumns : figureColumns;
  const height = rowHeights[density];
  const { first, end } = useRowWindow(scroller, routes.length, height);
  const head = (sort: RouteSort, isNumber?: boolean) => (
    <SortHead key={sort} sort={sort} query={query} isNumber={isNumber} onSort={onSort} />
  );
  return (
    <table ref={table} className={styles.table} data-density={density} aria-rowcount={routes.length + 1}>
      <caption className="visually-hidden">{t('list.caption')}</caption>
      <colgroup>
        <col style={{ width: markWidth }} />
        <col style={{ width: rankWidth }} />
        <col style={{ width: scoreWidth[density] }} />
        <col />
        {columns.map((column) => (
          <col key={column.sort} style={{ width: column.width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('column.mark')}</span>
          </th>
          {head('rank', true)}
          {head('score')}
          <th scope="col">{t('column.mainLine')}</th>
          {columns.map((column) => head(column.sort, column.isNumber))}
        </tr>
      </thead>
      <tbody>
        <Spacer height={first * height} columns={columns.length} />
        {routes.slice(first, end).map((route, place) => (
          <RouteRow
            key={route.routeId}
            route={route}
            index={first + place}
            density={density}
            stripWidth={mainLineWidth(width, density, columns)}
            size={stripSizes[density]}
            isActive={focus.activeId === route.routeId}
            isFull={focus.marked.length >= maxCompared}
            isMarked={focus.marked.includes(route.routeId)}
            onActivate={onActivate}
            onMark={onMark}
          />
        ))}
        <Spacer height={(routes.length - end) * height} columns={columns.length} />
      </tbody>
    </table>
  );
}

/** Stands for the rows that are out of sight. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={columns + 4} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
