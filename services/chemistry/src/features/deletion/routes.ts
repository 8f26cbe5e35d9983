// Taking a deletion back.

import { restore } from './restore.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, type DeletionServices } from './services.ts';

export const deletionCalls: readonly Registration<DeletionServices>[] = [
  handle('restore', ({ body }, caller, services) => restore(services, caller, body.undoToken)),
];
