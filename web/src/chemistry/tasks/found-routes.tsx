// The best three routes, during the search and after.

import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { Link } from 'react-router-dom';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';
import { formatNumber } from '../../shared/i18n/format.ts';
import { CheckCircleIcon, RetroArrowIcon, WarningIcon } from '../../ui/icons/icons.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import styles from './found-routes.module.css';
import { isRunning } from './task-state.ts';

const shownCount = 3;
const picturesPerRoute = 3;
const pollMs = 1_500;

export function FoundRoutes({ task }: { task: RetroTask }) {
  const { t } = useTranslation('retrosynthesis');
  const places = Math.min(shownCount, task.routeCount);
  const { data } = useCall(
    'routeList',
    {
      body: {
        routeType: task.routeType,
        taskId: task.taskId,
        sort: 'score',
        descending: true,
        pageIndex: 1,
        pageSize: shownCount,
      },
    },
    {
      passive: true,
      keepFor: task.taskId,
      // A search may end between two questions: what it found last is asked for once more.
      follows: true,
      refreshInterval: (newest) => (isRunning(task.state) || (newest?.items.length ?? 0) < places ? pollMs : 0),
    },
  );
  return (
    <section className={styles.found} aria-label={t('found.title')}>
      <h3>{t('found.title')}</h3>
      <ul>
        {Array.from({ length: places }, (_, index) => {
          const route = data?.items[index];
          if (!route) return <Skeleton key={index} height={78} radius={6} />;
          return (
            <li key={route.routeId}>
              <Link to={`/route/detail/${route.routeId}`} className={styles.card}>
                <span className={styles.facts}>
                  <strong>{formatNumber(route.score, 1)}</strong>
                  <span>{t('found.steps', { count: route.steps })}</span>
                  <span className={route.solved ? styles.solved : styles.partial}>
                    {route.solved ? <CheckCircleIcon size={14} /> : <WarningIcon size={14} />}
                    {t(route.solved ? 'found.solved' : 'found.partial')}
                  </span>
                </span>
                <span className={styles.pictures}>
                  {route.mainLine.slice(1, 1 + picturesPerRoute).map((molecule, place) => (
                    <span key={molecule.key + String(place)} className={styles.station}>
                      <RetroArrowIcon size={12} />
                      <MoleculePicture molecule={molecule} width={58} height={48} />
                    </span>
                  ))}
                  {route.mainLine.length - 1 > picturesPerRoute && <span>…</span>}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
