// Up to four routes side by side: figures with the best one marked, steps aligned so that shared ones stand in one line.

import type { RouteDetail } from '@app/shared/contracts/routes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ChevronLeftIcon, CloseIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './compare-view.module.css';
import { CompareStep } from './compare-step.tsx';
import { alignSteps, compareFigures } from './compare.ts';
import { routePath } from './paths.ts';
import { ScoreBar } from './score-cell.tsx';
import { SolvedMark } from './solved-mark.tsx';
import { useRoutes } from './use-routes.ts';

export interface CompareViewProps {
  routeIds: readonly string[];
  /** The routes left; fewer than two go back to the table. */
  onChange: (routeIds: string[]) => void;
}

export function CompareView({ routeIds, onChange }: CompareViewProps) {
  const { t } = useTranslation('routes');
  const { routes, isLoading, error } = useRoutes(routeIds);
  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        <Button size="small" icon={<ChevronLeftIcon size={16} />} onClick={() => onChange([])}>
          {t('compare.back')}
        </Button>
        <h2>{t('compare.title', { count: routeIds.length })}</h2>
        <span className={styles.legend}>{t('compare.legend')}</span>
      </div>
      {error && <ErrorState error={error} compact />}
      {isLoading ? (
        <Skeleton height={420} radius={10} />
      ) : (
        routes.length > 0 && (
          <CompareTable routes={routes} onRemove={(id) => onChange(routeIds.filter((one) => one !== id))} />
        )
      )}
    </div>
  );
}

function CompareTable({ routes, onRemove }: { routes: RouteDetail[]; onRemove: (routeId: string) => void }) {
  const { t } = useTranslation('routes');
  const summaries = routes.map((route) => route.summary);
  return (
    <div
      className={styles.scroller}
      tabIndex={0}
      role="region"
      aria-label={t('compare.title', { count: routes.length })}
    >
      <table
        aria-label={t('compare.title', { count: routes.length })}
        className={styles.table}
        style={{ minWidth: 130 + routes.length * 230 }}
      >
        <thead>
          <tr>
            <td />
            {summaries.map((route) => (
              <th key={route.routeId} scope="col">
                <span className={styles.head}>
                  <Link to={routePath(route.routeId)}>{t('list.route', { rank: route.rank })}</Link>
                  <ScoreBar parts={route.scoreParts} />
                  <SolvedMark route={route} />
                  <IconButton
                    size="small"
                    label={t('compare.remove', { rank: route.rank })}
                    icon={<CloseIcon size={14} />}
                    onClick={() => onRemove(route.routeId)}
                  />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareFigures(summaries).map((figure) => (
            <tr key={figure.key}>
              <th scope="row">{t(`compare.figure.${figure.key}`)}</th>
              {figure.values.map((value, index) => (
                <td key={summaries[index]?.routeId} data-best={figure.best.includes(index)}>
                  {formatNumber(value, figure.key === 'score' ? 1 : 0)}
                  {figure.best.includes(index) && <span className={styles.best}>{t('compare.best')}</span>}
                </td>
              ))}
            </tr>
          ))}
          <tr className={styles.section}>
            <th scope="row">{t('compare.steps')}</th>
            <td colSpan={routes.length}>{t('compare.stepsOrder')}</td>
          </tr>
          {alignSteps(routes).map((line, index) => (
            <tr key={index}>
              <td />
              {line.map((cell, column) => {
                const route = routes[column];
                return (
                  <td key={summaries[column]?.routeId} data-shared={cell?.shared}>
                    {cell && route && <CompareStep route={route} step={cell.step} isShared={cell.shared} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
