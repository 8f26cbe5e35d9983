import { call } from '../../../shared/api/call.ts';
import { useTaskActions } from '../../../chemistry/tasks/use-task-actions.ts';
import { useMayWait } from '../may-wait.ts';

/** What can be done with a forward task, on the list and on its own page. */
export function useForwardActions(taskId: string, onChanged: () => unknown) {
  const mayWait = useMayWait();
  return useTaskActions(
    {
      stop: () => call('forwardTaskStop', { body: { taskId } }),
      continue: () =>
        mayWait((wait) => call('forwardTaskContinue', { body: { taskId, ...(wait && { mayWait: true }) } })),
    },
    onChanged,
  );
}
