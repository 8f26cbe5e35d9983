import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { Link } from 'react-router-dom';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { formatAgo, formatDateTime, formatDuration, formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import { StatusTag } from '../../../ui/state/status-tag.tsx';
import styles from './recent-tasks.module.css';
import { taskAddress } from './task-address.ts';

/** One task in one line; the whole line opens it. */
export function TaskRow({ task }: { task: RetroTask }) {
  const { t } = useTranslation('home');
  const { target, bestScore } = task;
  return (
    <li className={styles['row']}>
      <span className={styles['picture']}>
        <MoleculePicture molecule={target} width={96} height={60} decorative />
      </span>
      <span className={styles['title']}>
        <Link to={taskAddress(task)} className={styles['name']} title={task.taskName}>
          {task.taskName}
        </Link>
        <span className={styles['smiles']} translate="no" title={target.smiles}>
          {target.smiles}
        </span>
      </span>
      <span className={styles['state']}>
        <StatusTag state={task.state} />
      </span>
      <span className={styles['search']}>
        <SearchCell task={task} />
      </span>
      <span className={styles['routes']}>
        <RoutesCell task={task} />
      </span>
      <span className={styles['score']}>
        {bestScore !== undefined && (
          <>
            <span className={styles['inline']}>{t('tasks.column.score')} </span>
            {formatNumber(bestScore, 1)}
          </>
        )}
      </span>
      <time className={styles['when']} dateTime={task.createdAt} title={formatDateTime(task.createdAt)}>
        {formatAgo(task.createdAt)}
      </time>
    </li>
  );
}

function SearchCell({ task }: { task: RetroTask }) {
  const { t } = useTranslation('home');
  const { state, progress, failure } = task;
  if (state === 'searching')
    return (
      <>
        <ProgressBar percent={progress.percent} label={t('tasks.progressOf', { name: task.taskName })} />
        <span className={styles['small']}>
          {t('tasks.running', { percent: progress.percent, time: formatDuration(progress.elapsedMs) })}
        </span>
      </>
    );
  if (state === 'failed' && failure)
    return (
      <span className={styles['failure']} title={failure.message}>
        {failure.message}
      </span>
    );
  if (progress.elapsedMs === 0) return null;
  return (
    <>
      <span>{formatDuration(progress.elapsedMs)}</span>
      {progress.firstRouteMs !== undefined && (
        <span className={styles['small']}>
          {t('tasks.firstRoute', { time: formatDuration(progress.firstRouteMs) })}
        </span>
      )}
    </>
  );
}

/** A search may find more routes than it keeps. */
function foundSoFar({ progress: { solvedRoutes }, settings: { maxRoutes } }: RetroTask): string {
  return solvedRoutes > maxRoutes ? `${maxRoutes}+` : String(solvedRoutes);
}

function RoutesCell({ task }: { task: RetroTask }) {
  const { t } = useTranslation('home');
  const { state, routeCount, solvedCount } = task;
  if (state === 'queued' || state === 'notStarted') return null;
  if (state === 'searching') return <>{t('tasks.found', { found: foundSoFar(task) })}</>;
  if (routeCount === 0) return <span className={styles['small']}>{t('tasks.noRoutes')}</span>;
  return (
    <>
      <strong>{t('tasks.solved', { count: solvedCount })}</strong>
      <span className={styles['small']}>{t('tasks.ofRoutes', { count: routeCount })}</span>
    </>
  );
}
