// Reads data/learned-templates.tsv, which scripts/extract-templates.ts writes.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { learnedName } from './names.ts';
import { readEdit } from './pattern.ts';
import { readRow } from './template-row.ts';
import type { LearnedRecord } from './types.ts';

/** All learned templates, the most frequent first. */
export function readLearnedTemplates(): LearnedRecord[] {
  const text = readFileSync(new URL('../../../data/learned-templates.tsv', import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map(readRecord);
}

function readRecord(line: string): LearnedRecord {
  const row = readRow(line);
  return {
    id: `L${createHash('sha256').update(row.retro).digest('hex').slice(0, 10)}`,
    retro: row.retro,
    forward: reversed(row.retro),
    count: row.count,
    applied: row.applied,
    class: row.class,
    expert: row.expert === '' ? null : row.expert,
    name: learnedName(readEdit(row.retro), row.class),
  };
}

// What the edit brings is a group that leaves in the forward direction, so the sides change places as they are.
function reversed(retro: string): string | null {
  const [left = '', right = ''] = retro.split('>>');
  return left.startsWith('(') ? null : `${right}>>${left}`;
}
