// Tells whether weights belong to a library: rows of the weights are numbered as its templates are.

import { createHash } from 'node:crypto';
import type { LearnedRecord } from '../learned/types.ts';

/** SHA-256 over the retro SMARTS in their order, as hexadecimal. */
export function libraryChecksum(records: readonly LearnedRecord[]): string {
  return createHash('sha256')
    .update(records.map((record) => record.retro).join('\n'))
    .digest('hex');
}
