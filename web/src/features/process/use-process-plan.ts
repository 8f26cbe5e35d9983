import type { CallInput } from '@app/shared/contracts/catalogue';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { presentError } from '../../shared/errors/present.ts';

type ProcessOrder = CallInput<'processSearchStart'>['body'];

/** Starts a process task; what goes wrong is shown. Costs are in the currency of the user's settings. */
export function useProcessPlan(onStarted: (taskId: string) => void) {
  const [isStarting, setStarting] = useState(false);
  const plan = async ({ taskName = '', ...order }: ProcessOrder) => {
    setStarting(true);
    try {
      const name = taskName.trim();
      const { task } = await call('processSearchStart', {
        body: { ...order, ...(name && { taskName: name }) },
      });
      onStarted(task.taskId);
    } catch (error) {
      presentError(error);
    } finally {
      setStarting(false);
    }
  };
  return { isStarting, plan };
}
