// The routes of a task as a table to read down: same place, same meaning in every row.

import { Checkbox } from 'antd';
import { memo, useMemo, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { PictureSize } from '../../../chemistry/drawing/picture-group.tsx';
import { usePaperPictures } from '../../../chemistry/drawing/use-paper-pictures.ts';
import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';
import { RouteTreeCell, useTreeFrames } from '../../../chemistry/thumbnail/route-tree-cell.tsx';
import { useWidth } from '../../../shared/hooks/viewport.ts';
import { useRowWindow } from '../../../shared/rows/use-row-window.ts';
import { PrintedFirst } from '../../../ui/page/printed-first.tsx';
import { directionOf, SortHeader } from '../../../ui/table/sort-header.tsx';
import { ClusterHeading } from '../cells/cluster-heading.tsx';
import { MainLine, pictureFrames, type Density } from '../cells/main-line.tsx';
import { RouteEnzymes } from '../cells/route-enzymes.tsx';
import { routeFigure, RouteMarks, ScoreCell } from '../cells/route-cells.tsx';
import type { ListEntry } from '../filter/entries.ts';
import type { RouteSort } from '../filter/list-query.ts';
import { nextSort } from '../filter/sort-routes.ts';
import { useFollow, useRouteListing } from '../list-context.ts';
import { routePath } from '../../../chemistry/export/paths.ts';
import { ListedSolvedMark } from '../score/solved-mark.tsx';
import {
  columnsThatFit,
  entryHeight,
  gridOf,
  headerHeight,
  headingHeight,
  mainLineWidth,
  columnsOf,
  type RouteColumn,
} from './route-columns.ts';
import styles from './route-table.module.css';

const noEntries: readonly ListEntry[] = [];
const picturesOf = (entry: ListEntry) =>
  entry.kind === 'cluster'
    ? []
    : entry.route.mainLine.slice(1).map((molecule) => ({ molecule, ...pictureFrames.compact }));

export function RouteTable({ density }: { density: Density }) {
  const { t } = useTranslation('routes');
  const list = useRouteListing();
  const { task, entries, focus, query, scroller, dispatch, onSort } = list;
  const width = useWidth(scroller);
  const columns = useMemo(
    () => columnsThatFit(columnsOf(task.routeType, query.sort), width, density),
    [task.routeType, query.sort, width, density],
  );
  const stripWidth = mainLineWidth(width, density, columns);
  /** Where each entry begins below the header, and at last where they end. */
  const tops = useMemo(() => {
    const found = [0];
    for (const entry of entries) found.push((found.at(-1) ?? 0) + entryHeight(entry, density, stripWidth));
    return found;
  }, [entries, density, stripWidth]);
  const { first, end } = useRowWindow(scroller, entries.length, tops);
  const active = entries.findIndex(({ kind, id }) => kind === 'route' && id === focus.activeId);
  useFollow(list, tops[active] ?? -1);
  const { frames, isAwaited } = useTreeFrames(density === 'comfortable' ? entries : noEntries, task.target);
  usePaperPictures(density === 'compact' ? entries : noEntries, picturesOf);
  const isGrouped = entries.some(({ kind }) => kind === 'cluster');
  const routes = entries.filter(({ kind }) => kind === 'route').length;
  const isAll = focus.marked.length > 0 && focus.marked.length >= routes;
  const header = (sort: RouteSort, isNumber?: boolean) => (
    <SortHeader
      key={sort}
      label={t(`listPage.column.${sort}`)}
      help={t(`listPage.column.help.${sort}`)}
      direction={directionOf(query.sort === sort, query.descending)}
      isNumber={isNumber}
      onSort={() => onSort(nextSort(query, sort))}
    />
  );
  const placeOf = (index: number) => {
    const [top = 0, next = 0] = tops.slice(index, index + 2);
    return { top: headerHeight + top, height: next - top };
  };
  const style = { '--columns': gridOf(columns, density), height: headerHeight + (tops.at(-1) ?? 0) } as CSSProperties;
  return (
    <>
      <table role="table" className={styles.table} style={style} aria-rowcount={entries.length + 1}>
        <caption className="visually-hidden">{t('list.caption')}</caption>
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            <th role="columnheader">
              <Checkbox
                checked={isAll}
                indeterminate={focus.marked.length > 0 && !isAll}
                aria-label={t('listPage.choice.all')}
                onChange={() => dispatch({ type: 'markAll' })}
              />
            </th>
            {header('rank', true)}
            {header('score')}
            <th role="columnheader">{t('column.mainLine')}</th>
            {columns.map(({ sort, isNumber }) => header(sort, isNumber))}
            <th role="columnheader">
              <span className="visually-hidden">{t('listPage.column.keep')}</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {entries.slice(first, end).map((entry, place) =>
            entry.kind === 'cluster' ? (
              <tr
                key={`cluster ${entry.id}`}
                role="row"
                aria-rowindex={first + place + 2}
                data-cluster=""
                style={placeOf(first + place)}
              >
                <td role="cell" aria-colspan={columns.length + 5} className={styles.cluster}>
                  <ClusterHeading cluster={entry} height={headingHeight - 18} />
                </td>
              </tr>
            ) : (
              <RouteRow
                key={entry.id}
                route={entry.route}
                index={first + place}
                {...placeOf(first + place)}
                density={density}
                columns={columns}
                stripWidth={stripWidth}
                frames={isAwaited ? undefined : frames}
                isGrouped={isGrouped}
              />
            ),
          )}
        </tbody>
      </table>
      <PrintedFirst end={end} count={entries.length} />
    </>
  );
}

interface RouteRowProps {
  route: ListedRoute;
  index: number;
  /** CSS pixels from the top of the table. */
  top: number;
  height: number;
  density: Density;
  columns: readonly RouteColumn[];
  stripWidth: number;
  /** The room of pictures, by key of the molecule; undefined until it is known. */
  frames: ReadonlyMap<string, PictureSize> | undefined;
  /** The heading above names the key bonds. */
  isGrouped: boolean;
}

const RouteRow = memo(function RouteRow(props: RouteRowProps) {
  const { route, index, top, height, density, columns, stripWidth, frames, isGrouped } = props;
  const { t } = useTranslation('routes');
  const { task, focus, dispatch } = useRouteListing();
  const navigate = useNavigate();
  const { routeId: id, rank } = route;
  const path = routePath(id);
  const isMarked = focus.marked.includes(id);
  const handleClick = (event: React.MouseEvent) => {
    const isControl = event.target instanceof Element && event.target.closest('a, button, input, label') !== null;
    if (isControl || window.getSelection()?.type === 'Range') return;
    if (event.ctrlKey || event.metaKey) window.open(path, '_blank', 'noopener');
    else void navigate(path);
  };
  return (
    <tr
      role="row"
      data-route={id}
      data-active={focus.activeId === id}
      data-marked={isMarked}
      data-solved={route.solved}
      aria-rowindex={index + 2}
      style={{ top, height }}
      onClick={handleClick}
      onFocus={() => dispatch({ type: 'activate', id })}
    >
      <td role="cell" className={styles.mark}>
        <Checkbox
          checked={isMarked}
          aria-label={t('list.markRoute', { rank })}
          onChange={() => dispatch({ type: 'mark', id })}
        />
      </td>
      <td role="cell" className={styles.rank}>
        <Link to={path} aria-label={t('list.openRoute', { rank })}>
          {rank}
        </Link>
      </td>
      <td role="cell">
        <ScoreCell route={route} compact={density === 'compact'} />
      </td>
      <td role="cell">
        {density === 'comfortable' ? (
          <RouteTreeCell route={route} frames={frames} like={task.target.key} width={stripWidth} height={height - 12} />
        ) : (
          <MainLine route={route} width={stripWidth} />
        )}
      </td>
      {columns.map(({ sort, isNumber }) => (
        <td key={sort} role="cell" data-number={isNumber || undefined}>
          {sort === 'solved' ? <ListedSolvedMark route={route} /> : routeFigure(route, sort, t)}
          {sort === 'solved' && density === 'comfortable' && <RouteEnzymes route={route} isShort />}
          {sort === 'solved' && route.cluster && !isGrouped && (
            <span className={styles.bonds} title={t('cluster.title', { text: route.cluster.text })}>
              {route.cluster.text}
            </span>
          )}
        </td>
      ))}
      <td role="cell" className={styles.keep}>
        <RouteMarks route={route} />
      </td>
    </tr>
  );
});
