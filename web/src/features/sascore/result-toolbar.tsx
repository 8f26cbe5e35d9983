import type { ScoredRow, ScoreFilter, ScoreTask } from '@app/shared/contracts/sascore';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isRunning } from '../../chem/tasks/task-state.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ChevronLeftIcon, RestartIcon, StopIcon } from '../../ui/icons.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { ExportMenu } from './export-menu.tsx';
import { tasksPath } from './paths.ts';
import styles from './result-toolbar.module.css';
import type { ScoreSort } from './score-query.ts';
import type { Selection } from '../../lib/selection.ts';
import { canContinue, percentOf, useTaskActions } from './task-actions.ts';
import { progressWords } from './task-progress.tsx';

export interface ResultToolbarProps {
  task: ScoreTask;
  filter: ScoreFilter;
  sort: ScoreSort;
  selection: Selection<ScoredRow>;
  onChanged: () => unknown;
  /** What can be done with the selection. */
  children?: ReactNode;
}

/** Name, state and progress of the task, and what can be done with the whole of it. */
export function ResultToolbar({ task, filter, sort, selection, onChanged, children }: ResultToolbarProps) {
  const { t } = useTranslation('sascore');
  const { busy, run } = useTaskActions(task.taskId, onChanged);
  const running = isRunning(task.state);
  const isWaiting = task.state !== 'searching' || task.total === 0;
  return (
    <header className={styles.toolbar}>
      <Link to={tasksPath} className={styles.back} aria-label={`${t('title')}: ${t('result.back')}`}>
        <ChevronLeftIcon size={16} />
        <span>{t('title')}</span>
      </Link>
      <h1 title={task.name}>{task.name}</h1>
      <StatusTag state={task.state} />
      <span className={styles.words}>{progressWords(task, t)}</span>
      <span className={styles.push}>
        {running && (
          <Button size="small" icon={<StopIcon size={16} />} loading={busy} onClick={() => void run('stop')}>
            {t('result.stop')}
          </Button>
        )}
        {canContinue(task) && (
          <Button size="small" icon={<RestartIcon size={16} />} loading={busy} onClick={() => void run('continue')}>
            {t('result.continue')}
          </Button>
        )}
        {children}
        <ExportMenu taskId={task.taskId} filter={filter} sort={sort} selection={selection} />
      </span>
      <span className={styles.bar}>
        {running && (
          <ProgressBar
            percent={percentOf(task)}
            label={t('progress.label', { name: task.name })}
            indeterminate={isWaiting}
          />
        )}
      </span>
      <span className="visually-hidden" role="status">
        {running &&
          !isWaiting &&
          t('progress.told', { name: task.name, percent: Math.floor(percentOf(task) / 10) * 10 })}
      </span>
    </header>
  );
}
