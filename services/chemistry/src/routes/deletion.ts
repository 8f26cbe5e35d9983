// Taking a deletion back.

import { restore } from '../deletions/restore.ts';
import { answer, type Registration } from './calls.ts';

export const deletionCalls: readonly Registration[] = [
  answer('restore', ({ body }, caller, services) => restore(services, caller, body.undoToken)),
];
