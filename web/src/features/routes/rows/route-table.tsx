// The routes of a task as a table to read down: same place, same meaning in every row.

import type { Molecule } from '@app/shared/contracts/structure/structure';
import { Checkbox } from 'antd';
import { memo, useCallback, useMemo, type CSSProperties, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { PictureSize } from '../../../chemistry/drawing/picture-group.tsx';
import { usePaperPictures } from '../../../chemistry/drawing/use-paper-pictures.ts';
import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';
import { RouteTreeCell, useTreeFrames } from '../../../chemistry/thumbnail/route-tree-cell.tsx';
import { MainLine, stripSizes, type Density } from '../cells/main-line.tsx';
import { ClusterHeading } from '../cells/parts.tsx';
import { routeFigure, RouteMarks, type MarkRoute, ScoreCell } from '../cells/route-cells.tsx';
import type { ListEntry } from '../filter/entries.ts';
import type { ListQuery } from '../filter/list-query.ts';
import type { RouteSort } from '../filter/route-sorts.ts';
import { routePath } from '../paths.ts';
import type { ListFocus } from './list-keys.ts';
import {
  columnsThatFit,
  figureColumns,
  gridOf,
  headerHeight,
  headingHeight,
  mainLineWidth,
  processColumns,
  rowHeights,
  topsOf,
  type RouteColumn,
} from './route-columns.ts';
import styles from './route-table.module.css';
import { ListedSolvedMark } from '../score/solved-mark.tsx';
import { useWidth } from '../../../shared/hooks/viewport.ts';
import { useRowWindow } from '../../../shared/rows/use-row-window.ts';
import { PrintedFirst } from '../../../ui/page/printed-first.tsx';
import { directionOf, SortHeader as Head } from '../../../ui/table/sort-header.tsx';

const noEntries: readonly ListEntry[] = [];

interface RouteTableProps {
  entries: readonly ListEntry[];
  target: Molecule;
  isProcess: boolean;
  query: ListQuery;
  density: Density;
  focus: ListFocus;
  /** What scrolls around the table. */
  scroller: RefObject<HTMLDivElement | null>;
  onSort: (sort: RouteSort) => void;
  /** These four are the same from one drawing to the next, so that rows are not drawn again. */
  onActivate: (id: string) => void;
  onMark: (id: string) => void;
  onKeep: MarkRoute;
  onFold: (clusterId: string) => void;
  onMarkAll: () => void;
}

export function RouteTable(props: RouteTableProps) {
  const { entries, target, isProcess, query, density, focus, scroller, onSort, onFold } = props;
  const { t } = useTranslation('routes');
  const width = useWidth(scroller);
  const columns = useMemo(
    () => columnsThatFit(isProcess ? processColumns : figureColumns, width, density),
    [isProcess, width, density],
  );
  const marked = useMemo(() => new Set(focus.marked), [focus.marked]);
  const isGrouped = entries.some(({ kind }) => kind === 'cluster');
  const height = rowHeights[density];
  const tops = useMemo(() => topsOf(entries, density), [entries, density]);
  const { first, end } = useRowWindow(scroller, entries.length, tops);
  const { frames, isAwaited } = useTreeFrames(density === 'comfortable' ? entries : noEntries, target);
  const { thumbWidth, thumbHeight } = stripSizes[density];
  const picturesOf = useCallback(
    (entry: (typeof entries)[number]) => {
      const molecules = entry.kind === 'cluster' ? [] : entry.route.mainLine.slice(1);
      return molecules.map((molecule) => ({ molecule, width: thumbWidth, height: thumbHeight }));
    },
    [thumbWidth, thumbHeight],
  );
  usePaperPictures(entries, picturesOf);
  const headerCell = (sort: RouteSort, isNumber?: boolean) => (
    <SortHeader key={sort} sort={sort} query={query} isNumber={isNumber} onSort={onSort} />
  );
  const style = {
    '--columns': gridOf(columns, density),
    '--row-height': `${height}px`,
    height: headerHeight + (tops.at(-1) ?? 0),
  } as CSSProperties;
  return (
    <>
      <table role="table" className={styles.table} style={style} aria-rowcount={entries.length + 1}>
        <caption className="visually-hidden">{t('list.caption')}</caption>
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            <th role="columnheader">
              <MarkAll entries={entries} focus={focus} onMarkAll={props.onMarkAll} />
            </th>
            {headerCell('rank', true)}
            {headerCell('score')}
            <th role="columnheader">{t('column.mainLine')}</th>
            {columns.map((column) => headerCell(column.sort, column.isNumber))}
            <th role="columnheader">
              <span className="visually-hidden">{t('listPage.column.keep')}</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {entries.slice(first, end).map((entry, place) => {
            const index = first + place;
            const top = headerHeight + (tops[index] ?? 0);
            if (entry.kind === 'cluster')
              return (
                <tr
                  key={`cluster ${entry.id}`}
                  role="row"
                  aria-rowindex={index + 2}
                  data-cluster=""
                  style={headingStyle(top)}
                >
                  <td role="cell" aria-colspan={columns.length + 5} className={styles.cluster}>
                    <ClusterHeading cluster={entry} target={target} height={headingHeight - 18} onFold={onFold} />
                  </td>
                </tr>
              );
            return (
              <RouteRow
                key={entry.id}
                route={entry.route}
                index={index}
                top={top}
                density={density}
                columns={columns}
                stripWidth={mainLineWidth(width, density, columns)}
                frames={isAwaited ? undefined : frames}
                like={target.key}
                isActive={focus.activeId === entry.id}
                isMarked={marked.has(entry.id)}
                isGrouped={isGrouped}
                onActivate={props.onActivate}
                onMark={props.onMark}
                onKeep={props.onKeep}
              />
            );
          })}
        </tbody>
      </table>
      <PrintedFirst end={end} count={entries.length} />
    </>
  );
}

function headingStyle(top: number): CSSProperties {
  return { top, '--row-height': `${headingHeight}px` } as CSSProperties;
}

function MarkAll({ entries, focus, onMarkAll }: Pick<RouteTableProps, 'entries' | 'focus' | 'onMarkAll'>) {
  const { t } = useTranslation('routes');
  const shown = entries.filter((entry) => entry.kind === 'route').length;
  const isSome = focus.marked.length > 0;
  const isAll = isSome && focus.marked.length >= shown;
  return (
    <Checkbox
      checked={isAll}
      indeterminate={isSome && !isAll}
      aria-label={t('listPage.choice.all')}
      onChange={onMarkAll}
    />
  );
}

interface SortHeaderProps {
  sort: RouteSort;
  query: Pick<ListQuery, 'sort' | 'descending'>;
  isNumber?: boolean;
  onSort: (sort: RouteSort) => void;
}

/** The header of a column that routes can be sorted by. */
function SortHeader({ sort, query, isNumber, onSort }: SortHeaderProps) {
  const { t } = useTranslation('routes');
  return (
    <Head
      label={t(`listPage.column.${sort}`)}
      help={t(`listPage.column.help.${sort}`)}
      direction={directionOf(query.sort === sort, query.descending)}
      isNumber={isNumber}
      onSort={() => onSort(sort)}
    />
  );
}

export interface RouteRowProps {
  route: ListedRoute;
  index: number;
  /** CSS pixels from the top of the table. */
  top: number;
  density: Density;
  columns: readonly RouteColumn[];
  stripWidth: number;
  /** The room of pictures, by key of the molecule; undefined until it is known. */
  frames: ReadonlyMap<string, PictureSize> | undefined;
  /** Key of the target. */
  like: string;
  isActive: boolean;
  isMarked: boolean;
  /** The heading above names the key bonds. */
  isGrouped: boolean;
  onActivate: (id: string) => void;
  onMark: (id: string) => void;
  onKeep: MarkRoute;
}

export const RouteRow = memo(function RouteRow(props: RouteRowProps) {
  const { route, index, density, isActive, isMarked, onActivate, onMark, onKeep } = props;
  const { t } = useTranslation('routes');
  const navigate = useNavigate();
  const path = routePath(route.routeId);
  const handleClick = (event: React.MouseEvent) => {
    const isControl = event.target instanceof Element && event.target.closest('a, button, input, label') !== null;
    if (isControl || window.getSelection()?.type === 'Range') return;
    if (event.ctrlKey || event.metaKey) window.open(path, '_blank', 'noopener');
    else navigate(path);
  };
  return (
    <tr
      role="row"
      data-route={route.routeId}
      data-active={isActive}
      data-marked={isMarked}
      data-solved={route.solved}
      aria-rowindex={index + 2}
      style={{ top: props.top }}
      onClick={handleClick}
      onFocus={() => onActivate(route.routeId)}
    >
      <td role="cell" className={styles.mark}>
        <Checkbox
          checked={isMarked}
          aria-label={t('list.markRoute', { rank: route.rank })}
          onChange={() => onMark(route.routeId)}
        />
      </td>
      <td role="cell" className={styles.rank}>
        <Link to={path} aria-label={t('list.openRoute', { rank: route.rank })}>
          {route.rank}
        </Link>
      </td>
      <td role="cell">
        <ScoreCell route={route} compact={density === 'compact'} />
      </td>
      <td role="cell">
        {density === 'comfortable' && route.tree ? (
          <RouteTreeCell
            route={route}
            frames={props.frames}
            like={props.like}
            width={props.stripWidth}
            height={rowHeights.comfortable - 12}
          />
        ) : (
          <MainLine route={route} size={stripSizes[density]} width={props.stripWidth} />
        )}
      </td>
      {props.columns.map(({ sort, isNumber }) =>
        sort === 'solved' ? (
          <td key={sort} role="cell">
            <ListedSolvedMark route={route} />
            {route.cluster && !props.isGrouped && (
              <span className={styles.bonds} title={t('cluster.title', { text: route.cluster.text })}>
                {route.cluster.text}
              </span>
            )}
          </td>
        ) : (
          <td key={sort} role="cell" data-number={isNumber || undefined}>
            {routeFigure(route, sort, t)}
          </td>
        ),
      )}
      <td role="cell" className={styles.keep}>
        <RouteMarks route={route} onKeep={onKeep} />
      </td>
    </tr>
  );
});
