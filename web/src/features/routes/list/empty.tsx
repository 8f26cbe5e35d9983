// Why there is nothing to read, and what to do about it.

import { limits } from '@app/shared/constants/limits';
import type { RetroTask, RouteType } from '@app/shared/contracts/retrosynthesis';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { taskPath } from '../../../chemistry/export/paths.ts';

export interface ListEmptyProps {
  task: RetroTask;
  isFiltered: boolean;
  /** No filter does it: every route is hidden. */
  isAllHidden?: boolean;
  isRunning: boolean;
  onShowAll: () => void;
}

/** No task is named, and there is none that could be meant. */
export function NoTask({ routeType }: { routeType: RouteType }) {
  const { t } = useTranslation('routes');
  return (
    <EmptyState
      isPage
      title={t('empty.noTask.title')}
      text={t('empty.noTask.text')}
      action={
        <ButtonLink to={`/${routeType}`} variant="primary">
          {t('empty.toTasks')}
        </ButtonLink>
      }
    />
  );
}

export function ListEmpty({ task, isFiltered, isAllHidden = false, isRunning, onShowAll }: ListEmptyProps) {
  const { t } = useTranslation('routes');
  if (isAllHidden)
    return (
      <EmptyState
        title={t('listPage.empty.hidden.title')}
        text={t('listPage.empty.hidden.text')}
        action={<Button onClick={onShowAll}>{t('listPage.empty.hidden.show')}</Button>}
      />
    );
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
      <EmptyState title={t('empty.failed.title')} text={task.failure.message} action={<BackToTask task={task} />} />
    );
  const hints = hintsFor(task);
  return (
    <EmptyState
      title={t('empty.none.title')}
      text={t('empty.none.text', { count: task.progress.expansions, steps: task.settings.maxSteps })}
      action={
        <Flex vertical align="center">
          <ul style={{ maxWidth: 520, textAlign: 'start' }}>
            {hints.map((hint) => (
              <li key={hint}>{t(`empty.none.${hint}`, { seconds: task.settings.timeLimitSeconds })}</li>
            ))}
          </ul>
          <BackToTask task={task} />
        </Flex>
      }
    />
  );
}

/** What could help: more time only where time ran out, more steps only where more are allowed. */
export function hintsFor({ progress, settings }: Pick<RetroTask, 'progress' | 'settings'>) {
  const ranOut = progress.elapsedMs >= 900 * settings.timeLimitSeconds;
  const hints: ('time' | 'steps' | 'intermediate')[] = [];
  if (ranOut && settings.timeLimitSeconds < limits.searchSeconds) hints.push('time');
  if (settings.maxSteps < limits.routeSteps) hints.push('steps');
  return [...hints, 'intermediate' as const];
}

function BackToTask({ task }: { task: RetroTask }) {
  const { t } = useTranslation('routes');
  return (
    <ButtonLink to={taskPath(task.taskId, task.routeType)} variant="primary">
      {t('empty.backToTask')}
    </ButtonLink>
  );
}
