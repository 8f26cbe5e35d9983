import type { Optimization } from '@app/shared/contracts/conditions/conditions';
import { call } from '../../shared/api/call.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useRemoval } from '../../ui/notice/remove-with-undo.ts';

/** Gives what deletes an entry with the yields that were measured for it; it can be taken back. */
export function useRemoveEntry(): (entry: Pick<Optimization, 'id' | 'name'>) => Promise<boolean> {
  const { t } = useTranslation('conditions');
  const removeWithUndo = useRemoval();
  return ({ id, name }) =>
    removeWithUndo({
      remove: () => call('conditionDelete', { query: { id } }),
      said: t('optimization.delete.done', { name }),
      lists: ['conditionHistory'],
    });
}
