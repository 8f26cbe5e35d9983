// The tasks in progress, with their progress: five may be, and the sixth is refused.

import { limits } from '@app/shared/constants/limits';
import { Flex } from 'antd';
import { isAnyQueued } from '../../chemistry/tasks/task-state.ts';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { useAction } from '../../shared/hooks/use-action.ts';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { StopIcon } from '../../ui/icons/icons.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { ProgressBar } from '../../ui/state/progress-bar.tsx';
import { StatusTag } from '../../ui/state/status-tag.tsx';
import { RecordNote } from '../../ui/table/record-text.tsx';

const pollMs = 2_000;

/** The user's process tasks that wait or search, five at most. */
export function useRunningTasks() {
  return useCall(
    'retroTaskList',
    {
      body: {
        routeType: 'processchemistry',
        states: ['notStarted', 'queued', 'searching'],
        pageIndex: 1,
        pageSize: limits.processTasksPerUser,
      },
    },
    {
      passive: true,
      keepFor: 'list',
      follows: true,
      isQueued: ({ items }) => isAnyQueued(items),
      refreshInterval: (newest) => ((newest?.total ?? 0) > 0 ? pollMs : 0),
    },
  );
}

export interface RunningTasksProps {
  running: ReturnType<typeof useRunningTasks>;
  onOpen: (taskId: string) => void;
}

export function RunningTasks({ running, onOpen }: RunningTasksProps) {
  const { t } = useTranslation('process');
  const { isBusy, run } = useAction();
  const { data, error, mutate } = running;
  const stop = async (taskId: string) => {
    await run(() => call('retroTaskStop', { body: { taskId } }));
    void mutate();
  };
  return (
    <Section
      title={t('running.title')}
      extra={
        data && <RecordNote>{t('running.count', { count: data.total, limit: limits.processTasksPerUser })}</RecordNote>
      }
    >
      {!data && error && <ErrorState error={error} compact onRetry={() => mutate()} />}
      {data?.total === 0 && <RecordNote>{t('running.none')}</RecordNote>}
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {data?.items.map(({ taskId, taskName, state, tasksAhead, progress }) => (
          <li key={taskId}>
            <Flex gap={8} align="center" justify="space-between">
              <LinkButton aria-label={t('running.open', { name: taskName })} onClick={() => onOpen(taskId)}>
                {taskName}
              </LinkButton>
              <Flex gap={8} align="center">
                <StatusTag state={state} tasksAhead={tasksAhead} />
                <IconButton
                  size="small"
                  label={t('running.stop', { name: taskName })}
                  icon={<StopIcon size={16} />}
                  disabled={isBusy}
                  onClick={() => void stop(taskId)}
                />
              </Flex>
            </Flex>
            <ProgressBar percent={progress.percent} label={taskName} indeterminate={state === 'queued'} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
