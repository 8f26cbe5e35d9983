import type { Optimization } from '@app/shared/contracts/conditions/conditions';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { useTranslation } from 'react-i18next';
import { call } from '../../shared/api/call.ts';
import { useRemoval } from '../../ui/notice/remove-with-undo.ts';

export const renameEntry = (id: string, name: string) => call('conditionRename', { query: { id, name } });

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

/** The displayed name: a generated one ends with the product's formula. */
export function entryName({ name, reaction }: Pick<Optimization, 'name' | 'reaction'>): string {
  const { formula } = reaction.product;
  return name.replace(formula, withSubscripts(formula));
}
