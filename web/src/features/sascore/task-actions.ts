// What can be done with a task, on the list and on its own page.

import type { ScoreTask } from '@app/shared/contracts/sascore';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { presentError } from '../../errors/present.ts';

export type TaskAction = 'stop' | 'continue';

/** Stops a task or lets it go on; `busy` while the service has not answered. */
export function useTaskActions(taskId: string, onChanged: () => unknown) {
  const [busy, setBusy] = useState(false);
  const run = async (action: TaskAction) => {
    setBusy(true);
    try {
      await call(action === 'stop' ? 'sascoreStop' : 'sascoreContinue', { params: { id: taskId } });
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
export function canContinue({ state }: Pick<ScoreTask, 'state'>): boolean {
  return state === 'stopped' || state === 'failed';
}

/** Percent of the rows that are done; 0 until the file has been read. */
export function percentOf({ scored, total }: Pick<ScoreTask, 'scored' | 'total'>): number {
  return total === 0 ? 0 : (scored / total) * 100;
}
