// What can be done with a task, on the list and on its own page.

import type { ForwardTask } from '@app/shared/contracts/forward';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { presentError } from '../../errors/present.ts';
import { useMayWait } from './may-wait.ts';

export type TaskAction = 'stop' | 'continue';

/** Stops a task or lets it go on; `busy` while the service has not answered. */
export function useTaskActions(taskId: string, onChanged: () => unknown) {
  const [busy, setBusy] = useState(false);
  const mayWait = useMayWait();
  const run = async (action: TaskAction) => {
    setBusy(true);
    try {
      if (action === 'stop') await call('forwardTaskStop', { body: { taskId } });
      else await mayWait((wait) => call('forwardTaskContinue', { body: { taskId, ...(wait && { mayWait: true }) } }));
    } catch (error) {
      presentError(error);
    } finally {
      setBusy(false);
    }
    await onChanged();
  };
  return { busy, run };
}

/** A stopped or failed task goes on where it ended. */
export function canContinue({ state }: Pick<ForwardTask, 'state'>): boolean {
  return state === 'stopped' || state === 'failed';
}
