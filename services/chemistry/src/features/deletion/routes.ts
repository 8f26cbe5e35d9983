// Taking a deletion back.

import { restore } from './restore.ts';
import { answer, type Registration } from '../../platform/http/calls.ts';

export const deletionCalls: readonly Registration[] = [
  answer('restore', ({ body }, caller, services) => restore(services, caller, body.undoToken)),
];
