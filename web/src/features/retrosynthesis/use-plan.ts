// Starts a task, after asking whether one for the same target is there already.

import type { SearchSettings } from '@app/shared/contracts/retrosynthesis';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { presentError } from '../../shared/errors/present.ts';

export interface PlanOrder {
  structure: string;
  taskName: string;
  settings: SearchSettings;
}

/** `openTaskId`: who plans the target of the open task once more knows that there is one. */
export function usePlan(openTaskId: string | null, onStarted: (taskId: string) => void) {
  const [isStarting, setStarting] = useState(false);
  const [sameTargetTaskId, setSame] = useState<string | null>(null);

  const start = async ({ structure, taskName, settings }: PlanOrder) => {
    const name = taskName.trim();
    const { task } = await call('retroSearchStart', { body: { structure, settings, ...(name && { taskName: name }) } });
    setSame(null);
    onStarted(task.taskId);
  };
  const guarded = async (action: () => Promise<void>) => {
    setStarting(true);
    try {
      await action();
    } catch (error) {
      presentError(error);
    } finally {
      setStarting(false);
    }
  };
  const plan = (order: PlanOrder) =>
    guarded(async () => {
      const { sameTargetTaskId: same } = await call('searchCheck', { body: { structure: order.structure } });
      if (same === undefined || same === openTaskId) await start(order);
      else setSame(same);
    });
  return {
    isStarting,
    sameTargetTaskId,
    plan,
    planAnyway: (order: PlanOrder) => guarded(() => start(order)),
    forgetSame: () => setSame(null),
  };
}
