// What can be done with a prediction, on the start page and on its own.

import type { ImpuritySearch } from '@app/shared/contracts/impurity/impurity';
import { useTranslation } from 'react-i18next';
import { call } from '../../shared/api/call.ts';
import { useRemoval } from '../../ui/notice/remove-with-undo.ts';
import { toast } from '../../ui/notice/toast.ts';

export const stopBatch = (batchId: string) => call('impurityStop', { query: { batchId } });
export const renameSearch = (id: string, name: string) => call('impurityRename', { query: { id, name } });

type Named = Pick<ImpuritySearch, 'userSearchBatchId' | 'name'>;

export function useSearchActions() {
  const { t } = useTranslation('impurity');
  const removeWithUndo = useRemoval();
  return {
    again: async ({ userSearchBatchId, name }: Named) => {
      const { search } = await call('impuritySearchAgain', { query: { userSearchBatchId } });
      toast.success(t('history.startedAgain', { name }));
      return search;
    },
    /** True when it was deleted, with all its runs; it can be taken back. */
    remove: ({ userSearchBatchId: id, name }: Named) =>
      removeWithUndo({
        remove: () => call('impurityDelete', { query: { id } }),
        said: t('history.deleted', { name }),
        lists: ['impurityHistory'],
      }),
  };
}
