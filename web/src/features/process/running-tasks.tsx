// The tasks in progress, with their progress: five may be, and the sixth is refused.

import { limits } from '@app/shared/constants/limits';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { StopIcon } from '../../ui/icons/icons.tsx';
import { ProgressBar } from '../../ui/state/progress-bar.tsx';
import { StatusTag } from '../../ui/state/status-tag.tsx';
import styles from './page.module.css';
import type { useRunningTasks } from './use-running-tasks.ts';

export interface RunningTasksProps {
  running: ReturnType<typeof useRunningTasks>;
  onOpen: (taskId: string) => void;
}

export function RunningTasks({ running, onOpen }: RunningTasksProps) {
  const { t } = useTranslation('process');
  const [stopping, setStopping] = useState<string | null>(null);
  const { data, error, mutate } = running;
  const stop = async (taskId: string) => {
    setStopping(taskId);
    try {
      await call('retroTaskStop', { body: { taskId } });
    } catch (problem) {
      presentError(problem);
    } finally {
      setStopping(null);
      void mutate();
    }
  };
  return (
    <section className={styles.running} aria-label={t('running.title')}>
      <h2>
        {t('running.title')}
        {data && <small>{t('running.count', { count: data.total, limit: limits.processTasksPerUser })}</small>}
      </h2>
      {!data && error && <ErrorState error={error} compact onRetry={() => mutate()} />}
      {data?.total === 0 && <p className={styles.quiet}>{t('running.none')}</p>}
      <ul>
        {data?.items.map((task) => (
          <li key={task.taskId}>
            <button
              type="button"
              className={styles.open}
              aria-label={t('running.open', { name: task.taskName })}
              onClick={() => onOpen(task.taskId)}
            >
              {task.taskName}
            </button>
            <StatusTag state={task.state} />
            <IconButton
              size="small"
              label={t('running.stop', { name: task.taskName })}
              icon={<StopIcon size={16} />}
              disabled={stopping === task.taskId}
              onClick={() => void stop(task.taskId)}
            />
            <span className={styles.bar}>
              <ProgressBar
                percent={task.progress.percent}
                label={task.taskName}
                indeterminate={task.state === 'queued'}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
