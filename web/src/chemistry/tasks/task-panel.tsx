// The task under the plan button: how the search goes, what it has found, what can be done about it.

import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { formatDuration } from '../../shared/i18n/format.ts';
import { sentenceGap } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { TurnedAway } from '../constraints/rejected-constraints.tsx';
import { RestartIcon, RouteIcon, StopIcon } from '../../ui/icons/icons.tsx';
import { ProgressBar } from '../../ui/state/progress-bar.tsx';
import { StatusTag } from '../../ui/state/status-tag.tsx';
import { FoundRoutes } from './found-routes.tsx';
import { TaskFigures } from './task-figures.tsx';
import styles from './task-panel.module.css';
import { canRestart, isRunning } from './task-state.ts';
import { TaskTarget } from './task-target.tsx';

export interface TaskPanelProps {
  task: RetroTask;
  isBusy: boolean;
  /** Puts target and settings into the form. */
  onLoad: () => void;
  onStop: () => void;
  onRestart: () => void;
}

export function TaskPanel({ task, isBusy, onLoad, onStop, onRestart }: TaskPanelProps) {
  const { t } = useTranslation('retrosynthesis');
  const running = isRunning(task.state);
  const listPath = `/route/list/${task.routeType}/${task.target.key}?task=${task.taskId}`;
  return (
    <section className={styles.panel} aria-label={t('task.label')}>
      <header className={styles.head}>
        <h2 title={task.taskName}>{task.taskName}</h2>
        <StatusTag state={task.state} />
      </header>
      <TaskTarget task={task} onLoad={onLoad} />
      <div className={styles.progress} data-running={running}>
        {running && (
          <ProgressBar
            percent={task.progress.percent}
            label={t('task.progress')}
            indeterminate={task.state === 'queued'}
          />
        )}
      </div>
      <TaskFigures task={task} />
      {task.state === 'failed' && (
        <p className={styles.failure} role="alert">
          {task.failure?.message ?? t('task.failedNoReason')}
        </p>
      )}
      {task.state === 'completed' && task.routeCount === 0 && <p className={styles.none}>{t('task.noRoutes')}</p>}
      <TurnedAway task={task} />
      <div className={styles.actions}>
        {task.routeCount > 0 && (
          <ButtonLink to={listPath} variant="primary" icon={<RouteIcon size={17} />}>
            {t('task.openRoutes', { count: task.routeCount })}
          </ButtonLink>
        )}
        {running && (
          <Button icon={<StopIcon size={17} />} loading={isBusy} onClick={onStop}>
            {t('task.stop')}
          </Button>
        )}
        {canRestart(task.state) && (
          <Button
            icon={<RestartIcon size={17} />}
            variant={task.state === 'failed' ? 'primary' : 'default'}
            loading={isBusy}
            onClick={onRestart}
          >
            {t('task.restart')}
          </Button>
        )}
      </div>
      {task.routeCount > 0 && <FoundRoutes task={task} />}
      {!running && task.finishedAt && task.startedAt && (
        <p className={styles.quiet}>
          {t('task.took', { time: formatDuration(task.progress.elapsedMs) })}
          {sentenceGap()}
          {task.progress.solvedRoutes > task.solvedCount && t('task.kept', { count: task.routeCount })}
        </p>
      )}
    </section>
  );
}
