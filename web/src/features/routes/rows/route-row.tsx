import { Checkbox } from 'antd';
import { memo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';
import type { PictureSize } from '../../../chemistry/drawing/picture-group.tsx';
import { MainLine, stripSizes, type Density } from '../cells/main-line.tsx';
import { RouteTreeCell } from '../../../chemistry/thumbnail/route-tree-cell.tsx';
import { routePath } from '../paths.ts';
import { rowHeights, type RouteColumn } from './route-columns.ts';
import { routeFigure } from '../cells/route-figures.tsx';
import { RouteMarks, type MarkRoute } from '../cells/route-marks.tsx';
import styles from './route-table.module.css';
import { ScoreCell } from '../cells/score-cell.tsx';
import { ListedSolvedMark } from '../score/solved-mark.tsx';

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
            {route.cluster && (
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
