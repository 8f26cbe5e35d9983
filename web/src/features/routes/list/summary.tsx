// The target and, in one line, how the search went.

import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { Link } from 'react-router-dom';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { formatDuration, formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon, WarningIcon } from '../../../ui/icons/icons.tsx';
import { partsLabel } from '../../../chemistry/drawing/part-label.ts';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';
import styles from './summary.module.css';
import { taskPath } from '../paths.ts';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';

export function ListSummary({ task, routes }: { task: RetroTask; routes: readonly ListedRoute[] }) {
  const { t } = useTranslation('routes');
  const { t: own } = useTranslation('routes');
  const { target, progress } = task;
  const solved = routes.filter((route) => route.solved);
  const oneStep = solved.filter((route) => route.steps === 1).length;
  const partial = routes.length - solved.length;
  const stocks = task.settings.constraints?.stocks;
  const running = isRunning(task.state);
  return (
    <div className={styles.summary}>
      <MoleculePicture molecule={target} width={132} height={84} className={styles.target} decorative />
      <div className={styles.text}>
        <p className={styles.name}>
          <strong>{moleculeLabel(target)}</strong>
          {target.name && <span>{withSubscripts(target.formula)}</span>}
          {target.cas && <span>CAS {target.cas}</span>}
        </p>
        <p className={styles.figures}>
          {routes.length > 0 && (
            <span className={solved.length > 0 ? styles.solved : undefined}>
              {solved.length > 0 && <CheckCircleIcon size={15} />}
              {t('summary.solved', { count: solved.length - oneStep, total: routes.length })}
            </span>
          )}
          {!running && progress.solvedRoutes > solved.length && (
            <span title={own('listPage.summary.moreHow', { count: task.settings.maxRoutes })}>
              {t('summary.kept', { count: routes.length, found: formatNumber(progress.solvedRoutes) })}{' '}
              {routes.length >= task.settings.maxRoutes && (
                <Link to={taskPath(task.taskId, task.routeType)}>{own('listPage.summary.more')}</Link>
              )}
            </span>
          )}
          {oneStep > 0 && <span title={t('summary.oneStepWhy')}>{t('summary.oneStep', { count: oneStep })}</span>}
          {partial > 0 && (
            <span className={styles.partial} title={t('summary.partialWhy')}>
              <WarningIcon size={15} />
              {t('summary.partial', { count: partial })}
            </span>
          )}
          {task.state !== 'notStarted' && (
            <span>{t('summary.time', { time: formatDuration(progress.elapsedMs) })}</span>
          )}
          {progress.firstRouteMs !== undefined && (
            <span>{t('summary.first', { time: formatDuration(progress.firstRouteMs) })}</span>
          )}
          <span title={t('summary.stockWhy')}>
            {stocks ? t('summary.stockChosen', { count: stocks.length }) : t('summary.stock')}
          </span>
          {task.removedParts.length > 0 && (
            <span>{t('summary.removed', { parts: partsLabel(task.removedParts) })}</span>
          )}
        </p>
        {partial > 0 && <p className={styles.hint}>{t('summary.partialWhy')}</p>}
        {running && (
          <div className={styles.progress}>
            <ProgressBar percent={progress.percent} label={t('summary.progress')} />
          </div>
        )}
      </div>
    </div>
  );
}
