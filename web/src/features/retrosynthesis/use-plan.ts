// Starts a task, after asking whether one for the same target is there already.

import type { SearchSettings } from '@app/shared/contracts/retrosynthesis';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useAction } from '../../shared/hooks/use-action.ts';

export interface PlanOrder {
  structure: string;
  taskName: string;
  settings: SearchSettings;
}

/** `openTaskId`: who plans the target of the open task once more knows that there is one. */
export function usePlan(openTaskId: string | null, onStarted: (taskId: string) => void) {
  const { isBusy: isStarting, run } = useAction();
  const [sameTargetTaskId, setSame] = useState<string | null>(null);

  const start = async ({ structure, taskName, settings }: PlanOrder) => {
    const name = taskName.trim();
    const { task } = await call('retroSearchStart', { body: { structure, settings, ...(name && { taskName: name }) } });
    setSame(null);
    onStarted(task.taskId);
  };
  const plan = (order: PlanOrder) =>
    run(async () => {
      const { sameTargetTaskId: same } = await call('searchCheck', { body: { structure: order.structure } });
      if (same === undefined || same === openTaskId) await start(order);
      else setSame(same);
    });
  return {
    isStarting,
    sameTargetTaskId,
    plan,
    planAnyway: (order: PlanOrder) => run(() => start(order)),
    forgetSame: () => setSame(null),
  };
}
