import type { Optimization } from '@app/shared/contracts/conditions/conditions';
import { call } from '../../shared/api/call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { useRemoval } from '../../ui/notice/remove-with-undo.ts';
import { withSubscripts } from '@app/shared/rules/subscripts';

/** True when the service took the name; a refusal is shown. */
export async function renameEntry(id: string, name: string): Promise<boolean> {
  try {
    await call('conditionRename', { query: { id, name } });
    return true;
  } catch (error) {
    presentError(error);
    return false;
  }
}

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
