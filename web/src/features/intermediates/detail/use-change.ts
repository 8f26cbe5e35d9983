import type { CallInput } from '@app/shared/contracts/catalogue';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { presentError } from '../../../shared/errors/present.ts';

export type ProjectChange = Omit<CallInput<'intermediateUpdate'>['body'], 'projectId'>;

/** Changes a project; true when it was taken. */
export function useChange(projectId: string | undefined, onChanged: () => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false);
  const change = async (wish: ProjectChange): Promise<boolean> => {
    if (projectId === undefined) return false;
    setBusy(true);
    try {
      await call('intermediateUpdate', { body: { projectId, ...wish } });
      await onChanged();
      return true;
    } catch (error) {
      presentError(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, change };
}
