// The task that is open, or what happens here while none is.

import type { RetroTask, SearchSettings } from '@app/shared/contracts/retrosynthesis';
import { Flex } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { call } from '../../shared/api/call.ts';
import { mayPass } from '../../shared/api/call-error.ts';
import { useAction } from '../../shared/hooks/use-action.ts';
import { usePageError } from '../../shared/errors/use-page-error.ts';
import { ConnectionBanner } from '../../ui/notice/connection-banner.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { later } from '../../ui/state/later.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { TaskPanel } from '../tasks/task-panel.tsx';
import { useTask } from '../tasks/use-task.ts';
import type { Planning } from './use-planning.ts';

const ImportedTask = later(async () => (await import('../route-import/imported-task.tsx')).ImportedTask, {
  words: ['route-import'],
});

export interface TaskPlaceProps {
  planning: Planning;
  /** Shown while no task is open. */
  guide: ReactNode;
  /** Starts a search for the target of the task with other settings. */
  onSearch: (task: RetroTask, settings: SearchSettings) => void;
  isStarting: boolean;
  /** The task has stopped or begins again. */
  onChanged?: () => unknown;
}

export function TaskPlace({ planning, guide, onSearch, isStarting, onChanged }: TaskPlaceProps) {
  const { routeType, taskId, takeTask, editTask } = planning;
  const { data, error, mutate } = useTask(taskId);
  const { isBusy, run } = useAction();
  usePageError(data ? undefined : error);
  const task = data?.task;
  useEffect(() => {
    if (task?.routeType === routeType) takeTask(task);
  }, [task, routeType, takeTask]);
  if (taskId === null) return guide;
  if (!data && error) return <ErrorState error={error} compact onRetry={mayPass(error) ? () => mutate() : undefined} />;
  if (!data) return <PanelSkeleton />;
  // The other module's: its page plans as it was planned.
  if (data.task.routeType !== routeType)
    return <Navigate to={`/${data.task.routeType}?task=${data.task.taskId}`} replace />;
  const act = (name: 'retroTaskStop' | 'retroTaskRestart') =>
    void run(async () => {
      await mutate(await call(name, { body: { taskId } }), { revalidate: false });
      onChanged?.();
    });
  return (
    <>
      {error && <ConnectionBanner error={error} retry={mutate} />}
      {data.task.imported && <ImportedTask imported={data.task.imported} />}
      <TaskPanel
        task={data.task}
        isBusy={isBusy || isStarting}
        onChange={() => editTask(data.task)}
        onStop={() => act('retroTaskStop')}
        onRestart={() => act('retroTaskRestart')}
        onSearch={(settings) => onSearch(data.task, settings)}
      />
    </>
  );
}

function PanelSkeleton() {
  return (
    <Flex vertical gap={14} flex={1} style={{ padding: 16 }} aria-busy="true">
      <Skeleton height={68} width="50%" radius={6} />
      <Skeleton height={420} radius={6} />
    </Flex>
  );
}
