import { useEffect, useRef } from 'react';
import { useCall } from '../../../shared/api/use-call.ts';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';

const pollMs = 1_000;

/** The task with what it is scored with, fresh while it waits or is scored. */
export function useScoreTask(taskId: string) {
  return useCall(
    'sascoreParameters',
    { params: { id: taskId } },
    {
      passive: true,
      follows: true,
      refreshInterval: (newest) => (newest && isRunning(newest.task.state) ? pollMs : 0),
    },
  );
}

/** Filter values of the task, refreshed while it runs. */
export function useScoreArea(taskId: string, version: number | undefined) {
  const area = useCall('sascoreFilterArea', version === undefined ? null : { query: { taskId } }, {
    passive: true,
    keepFor: taskId,
  });
  const { mutate } = area;
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    const isFirst = shown.current === undefined;
    shown.current = version;
    if (!isFirst) void mutate();
  }, [version, mutate]);
  return area;
}
