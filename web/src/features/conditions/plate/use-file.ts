import type { CallInput } from '@app/shared/contracts/catalogue';
import { useState } from 'react';
import { callForFile, saveFile } from '../../../shared/api/files/download.ts';
import { presentError } from '../../../shared/errors/present.ts';

/** Fetches a file of an optimization and hands it to the browser; `isBusy` while it is being made. */
export function useFile() {
  const [isBusy, setBusy] = useState(false);
  const save = async (body: CallInput<'exportExpConditions'>['body']) => {
    setBusy(true);
    try {
      saveFile(await callForFile('exportExpConditions', { body }));
    } catch (error) {
      presentError(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}
