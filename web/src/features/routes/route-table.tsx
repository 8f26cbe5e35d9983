// The routes of a task as a table to read down: same place, same meaning in every row.

import { useMemo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowWindow } from '../../lib/use-row-window.ts';
import { useWidth } from '../../lib/use-width.ts';
import type { ListedRoute } from './listed-route.ts';
import type { ListFocus } from './list-keys.ts';
import { maxCompared, type ListQuery } from './list-query.ts';
import { stripSizes, type Density } from './main-line.tsx';
import {
  actionsWidth,
  columnsThatFit,
  figureColumns,
  mainLineWidth,
  markWidth,
  processColumns,
  rankWidth,
  rowHeights,
  scoreWidth,
} from './route-columns.ts';
import type { MarkRoute } from './route-marks.tsx';
import { RouteRow } from './route-row.tsx';
import styles from './route-table.module.css';
import { SortHead } from './sort-head.tsx';
import type { RouteSort } from './sort-routes.ts';

export interface RouteTableProps {
  routes: readonly ListedRoute[];
  query: ListQuery;
  density: Density;
  focus: ListFocus;
  /** What scrolls around the table. */
  scroller: RefObject<HTMLDivElement | null>;
  onSort: (sort: RouteSort) => void;
  /** These three are the same from one drawing to the next, so that rows are not drawn again. */
  onActivate: (id: string) => void;
  onMark: (id: string) => void;
  onKeep: MarkRoute;
}

export function RouteTable(props: RouteTableProps) {
  const { routes, query, density, focus, scroller, onSort, onActivate, onMark, onKeep } = props;
  const { t } = useTranslation('routes');
  const { t: own } = useTranslation('route-list');
  const width = useWidth(scroller);
  const isProcess = routes.some((route) => route.process);
  const columns = useMemo(
    () => columnsThatFit(isProcess ? processColumns : figureColumns, width, density),
    [isProcess, width, density],
  );
  const height = rowHeights[density];
  const { first, end } = useRowWindow(scroller, routes.length, height);
  const head = (sort: RouteSort, isNumber?: boolean) => (
    <SortHead key={sort} sort={sort} query={query} isNumber={isNumber} onSort={onSort} />
  );
  return (
    <table className={styles.table} data-density={density} aria-rowcount={routes.length + 1}>
      <caption className="visually-hidden">{t('list.caption')}</caption>
      <colgroup>
        <col style={{ width: markWidth }} />
        <col style={{ width: rankWidth }} />
        <col style={{ width: scoreWidth[density] }} />
        <col />
        {columns.map((column) => (
          <col key={column.sort} style={{ width: column.width }} />
        ))}
        <col style={{ width: actionsWidth }} />
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
          <th scope="col">
            <span className="visually-hidden">{own('column.keep')}</span>
          </th>
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
            columns={columns}
            stripWidth={mainLineWidth(width, density, columns)}
            size={stripSizes[density]}
            isActive={focus.activeId === route.routeId}
            isFull={focus.marked.length >= maxCompared}
            isMarked={focus.marked.includes(route.routeId)}
            onActivate={onActivate}
            onMark={onMark}
            onKeep={onKeep}
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
      <td colSpan={columns + 5} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
