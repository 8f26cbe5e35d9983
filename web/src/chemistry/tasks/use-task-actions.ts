import { useState } from 'react';
import { presentError } from '../../shared/errors/present.ts';

export type TaskAction = 'stop' | 'continue';

/** Stops or resumes a task, each by its call; `busy` while the response is awaited. */
export function useTaskActions(calls: Record<TaskAction, () => Promise<unknown>>, onChanged: () => unknown) {
  const [busy, setBusy] = useState(false);
  const run = async (action: TaskAction) => {
    setBusy(true);
    try {
      await calls[action]();
    } catch (error) {
      presentError(error);
    } finally {
      setBusy(false);
    }
    await onChanged();
  };
  return { busy, run };
}
