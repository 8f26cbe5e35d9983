// Why there is nothing to read, and what to do about it.

import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from './list-page.module.css';
import { taskPath } from './paths.ts';

export interface ListEmptyProps {
  task: RetroTask;
  isFiltered: boolean;
  isRunning: boolean;
  onShowAll: () => void;
}

export function ListEmpty({ task, isFiltered, isRunning, onShowAll }: ListEmptyProps) {
  const { t } = useTranslation('routes');
  if (isFiltered)
    return (
      <EmptyState
        title={t('empty.filtered.title')}
        text={t('empty.filtered.text')}
        action={<Button onClick={onShowAll}>{t('filter.clear')}</Button>}
      />
    );
  if (isRunning) return <EmptyState title={t('empty.running.title')} text={t('empty.running.text')} />;
  if (task.failure)
    return (
      <EmptyState
        title={t('empty.failed.title')}
        text={task.failure.message}
        action={<BackToTask taskId={task.taskId} />}
      />
    );
  const hints = ['time', 'steps', 'intermediate'] as const;
  return (
    <EmptyState
      title={t('empty.none.title')}
      text={t('empty.none.text', { count: task.progress.expansions, steps: task.settings.maxSteps })}
      action={
        <div className={styles.advice}>
          <ul className={styles.hints}>
            {hints.map((hint) => (
              <li key={hint}>{t(`empty.none.${hint}`, { seconds: task.settings.timeLimitSeconds })}</li>
            ))}
          </ul>
          <BackToTask taskId={task.taskId} />
        </div>
      }
    />
  );
}

function BackToTask({ taskId }: { taskId: string }) {
  const { t } = useTranslation('routes');
  return (
    <ButtonLink to={taskPath(taskId)} variant="primary">
      {t('empty.backToTask')}
    </ButtonLink>
  );
}
