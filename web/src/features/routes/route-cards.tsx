// The same routes where there is no room for a table.

import type { RouteSummary } from '@app/shared/contracts/routes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../i18n/format.ts';
import { maxCompared } from './list-query.ts';
import { MainLine, stripSizes } from './main-line.tsx';
import { MaterialsCell } from './materials-cell.tsx';
import { routePath } from './paths.ts';
import { ProcessLine } from './process-cells.tsx';
import styles from './route-cards.module.css';
import { ScoreBar } from './score-cell.tsx';
import { SolvedMark } from './solved-mark.tsx';

/** The line scrolls, so there is room for the names. */
const cardStrip = { ...stripSizes.compact, arrowWidth: 124 };

export interface RouteCardsProps {
  routes: readonly RouteSummary[];
  marked: readonly string[];
  onMark: (id: string) => void;
}

export function RouteCards({ routes, marked, onMark }: RouteCardsProps) {
  const { t } = useTranslation('routes');
  return (
    <ul className={styles.cards}>
      {routes.map((route) => (
        <li key={route.routeId} className={styles.card} data-route={route.routeId}>
          <div className={styles.head}>
            <Link to={routePath(route.routeId)} className={styles.title}>
              {t('list.route', { rank: route.rank })}
            </Link>
            <span className={styles.score}>{formatNumber(route.score, 1)}</span>
            <ScoreBar parts={route.scoreParts} />
            <span className={styles.push}>
              <SolvedMark route={route} />
            </span>
          </div>
          <div className={styles.strip} tabIndex={0} role="group" aria-label={t('column.mainLine')}>
            <MainLine route={route} size={cardStrip} />
          </div>
          <div className={styles.figures}>
            <span>{t('list.steps', { count: route.steps })}</span>
            {route.cluster && <span>{t('cluster.title', { text: route.cluster.text })}</span>}
            <span>{t('list.longest', { count: route.longestLinear })}</span>
            <span>
              {t('list.precedents', { count: route.leastPrecedents, value: formatNumber(route.leastPrecedents) })}
            </span>
            {route.process && <ProcessLine figures={route.process} />}
          </div>
          <div className={styles.foot}>
            <MaterialsCell materials={route.startingMaterials} labelled />
            <label className={styles.mark}>
              <input
                type="checkbox"
                checked={marked.includes(route.routeId)}
                disabled={marked.length >= maxCompared && !marked.includes(route.routeId)}
                onChange={() => onMark(route.routeId)}
              />
              {t('list.compareMark')}
            </label>
          </div>
        </li>
      ))}
    </ul>
  );
}
