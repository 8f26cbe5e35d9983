// The task under the plan button: how the search goes, what it has found, what can be done about it.

import type { RetroTask, SearchSettings } from '@app/shared/contracts/retrosynthesis';
import { useEffect, useState } from 'react';
import { formatDuration, formatNumber } from '../../shared/i18n/format.ts';
import { sentenceGap } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { RejectedConstraints } from '../constraints/rejected-constraints.tsx';
import { RestartIcon, StopIcon } from '../../ui/icons/icons.tsx';
import { RouteIcon } from '../../ui/icons/work-icons.tsx';
import { ProgressBar } from '../../ui/state/progress-bar.tsx';
import { StatusTag } from '../../ui/state/status-tag.tsx';
import { FoundRoutes } from './found-routes.tsx';
import styles from './task-panel.module.css';
import { canRestart, isRunning } from './task-state.ts';
import { Unsolved } from './unsolved.tsx';
import { countConstraints } from '../constraints/constraint-set.ts';
import { moleculeLabel } from '../drawing/molecule-label.ts';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';
import { partsLabel } from '../drawing/part-label.ts';
import { withSubscripts } from '@app/shared/rules/subscripts';

interface TaskPanelProps {
  task: RetroTask;
  isBusy: boolean;
  /** Puts target and settings into the form. */
  onLoad: () => void;
  onStop: () => void;
  onRestart: () => void;
  /** Searches for the same target with other settings. */
  onSearch: (settings: SearchSettings) => void;
}

export function TaskPanel({ task, isBusy, onLoad, onStop, onRestart, onSearch }: TaskPanelProps) {
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
      <RejectedConstraints task={task} />
      <Unsolved task={task} isBusy={isBusy} onSearch={onSearch} />
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

function TaskTarget({ task, onLoad }: { task: RetroTask; onLoad: () => void }) {
  const { t } = useTranslation('retrosynthesis');
  const { target, settings, removedParts } = task;
  const conditions = countConstraints(settings.constraints ?? {});
  return (
    <div className={styles.target}>
      <MoleculePicture molecule={target} width={132} height={92} decorative />
      <div>
        <strong>{moleculeLabel(target)}</strong>
        {target.name && <div className={styles.quiet}>{withSubscripts(target.formula)}</div>}
        <div className={styles.quiet}>
          {t('task.settings', {
            steps: settings.maxSteps,
            seconds: settings.timeLimitSeconds,
            routes: settings.maxRoutes,
          })}
        </div>
        {conditions > 0 && <div className={styles.quiet}>{t('task.conditions', { count: conditions })}</div>}
        <button type="button" className={styles.load} onClick={onLoad}>
          {t('task.load')}
        </button>
        {removedParts.length > 0 && (
          <div className={styles.quiet}>{t('recognised.removed', { parts: partsLabel(removedParts) })}</div>
        )}
      </div>
    </div>
  );
}

const tickMs = 100;

/** Counters of the search; five fixed places, so that nothing moves when they change. */
function TaskFigures({ task }: { task: RetroTask }) {
  const { t } = useTranslation('retrosynthesis');
  const { progress } = task;
  const elapsedMs = useElapsed(progress.elapsedMs, task.state === 'searching');
  const figures = {
    elapsed: elapsedMs === 0 ? '–' : formatDuration(elapsedMs),
    solved: formatNumber(progress.solvedRoutes),
    first: progress.firstRouteMs === undefined ? '–' : formatDuration(progress.firstRouteMs),
    molecules: formatNumber(progress.molecules),
    expansions: formatNumber(progress.expansions),
  };
  return (
    <dl className={styles.figures}>
      {Object.entries(figures).map(([key, value]) => (
        <div key={key}>
          <dt>{t(`figure.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Milliseconds shown between two responses of the service. */
function useElapsed(answeredMs: number, isCounting: boolean): number {
  const [since, setSince] = useState({ answeredMs, ms: 0 });
  useEffect(() => {
    if (!isCounting) return undefined;
    const from = performance.now();
    const timer = setInterval(() => setSince({ answeredMs, ms: performance.now() - from }), tickMs);
    return () => clearInterval(timer);
  }, [answeredMs, isCounting]);
  return isCounting && since.answeredMs === answeredMs ? answeredMs + since.ms : answeredMs;
}
