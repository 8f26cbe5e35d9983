// What can be done with a prediction, on the start page and on its own.

import type { ImpuritySearch } from '@app/shared/contracts/impurity/impurity';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { useRemoval } from '../../ui/notice/remove-with-undo.ts';
import { toast } from '../../ui/notice/toast.ts';

/** Stops, repeats, renames and deletes; `isBusy` while the service has not answered. */
export function useSearchActions({ userSearchBatchId: id, name }: Pick<ImpuritySearch, 'userSearchBatchId' | 'name'>) {
  const { t } = useTranslation('impurity');
  const removeWithUndo = useRemoval();
  const [isBusy, setBusy] = useState(false);
  const attempt = async <T>(act: () => Promise<T>): Promise<T | null> => {
    setBusy(true);
    try {
      return await act();
    } catch (error) {
      presentError(error);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    stop: (batchId: string) => attempt(() => call('impurityStop', { query: { batchId } })),
    again: () =>
      attempt(async () => {
        const { search } = await call('impuritySearchAgain', { query: { userSearchBatchId: id } });
        toast.success(t('history.startedAgain', { name }));
        return search;
      }),
    rename: (newName: string) => attempt(() => call('impurityRename', { query: { id, name: newName } })),
    /** True when it was deleted, with all its runs; it can be taken back. */
    remove: () =>
      removeWithUndo({
        remove: () => call('impurityDelete', { query: { id } }),
        said: t('history.deleted', { name }),
        lists: ['impurityHistory'],
      }),
  };
}
