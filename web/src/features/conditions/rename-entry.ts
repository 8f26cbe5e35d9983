import { call } from '../../shared/api/call.ts';
import { presentError } from '../../shared/errors/present.ts';

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
