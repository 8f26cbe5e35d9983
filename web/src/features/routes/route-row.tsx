import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { ListedRoute } from './listed-route.ts';
import { MainLine, type Density, type StripSize } from './main-line.tsx';
import { routePath } from './paths.ts';
import { rowHeights, type RouteColumn } from './route-columns.ts';
import { RouteFigure } from './route-figures.tsx';
import { RouteMarks, type MarkRoute } from './route-marks.tsx';
import styles from './route-table.module.css';
import { ScoreCell } from './score-cell.tsx';
import { SolvedMark } from './solved-mark.tsx';

export interface RouteRowProps {
  route: ListedRoute;
  index: number;
  density: Density;
  columns: readonly RouteColumn[];
  stripWidth: number;
  size: StripSize;
  isActive: boolean;
  isMarked: boolean;
  /** As many are marked as can be compared. */
  isFull: boolean;
  onActivate: (id: string) => void;
  onMark: (id: string) => void;
  onKeep: MarkRoute;
}

export const RouteRow = memo(function RouteRow(props: RouteRowProps) {
  const { route, index, density, isActive, isMarked, isFull, onActivate, onMark, onKeep } = props;
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
      data-route={route.routeId}
      data-active={isActive}
      data-marked={isMarked}
      data-solved={route.solved}
      aria-rowindex={index + 2}
      style={{ height: rowHeights[density] }}
      onClick={handleClick}
      onFocus={() => onActivate(route.routeId)}
    >
      <td className={styles.mark}>
        <label>
          <input
            type="checkbox"
            checked={isMarked}
            disabled={isFull && !isMarked}
            onChange={() => onMark(route.routeId)}
          />
          <span className="visually-hidden">{t('list.markRoute', { rank: route.rank })}</span>
        </label>
      </td>
      <td className={styles.rank}>
        <Link to={path} aria-label={t('list.openRoute', { rank: route.rank })}>
          {route.rank}
        </Link>
      </td>
      <td>
        <ScoreCell route={route} compact={density === 'compact'} />
      </td>
      <td className={styles.line}>
        <MainLine route={route} size={props.size} width={props.stripWidth} />
      </td>
      {props.columns.map(({ sort, isNumber }) =>
        sort === 'solved' ? (
          <td key={sort}>
            <SolvedMark route={route} />
            {route.cluster && (
              <span className={styles.cluster} title={t('cluster.title', { text: route.cluster.text })}>
                {route.cluster.text}
              </span>
            )}
          </td>
        ) : (
          <td key={sort} data-number={isNumber || undefined}>
            <RouteFigure route={route} sort={sort} />
          </td>
        ),
      )}
      <td className={styles.keep}>
        <RouteMarks route={route} onKeep={onKeep} />
      </td>
    </tr>
  );
});
