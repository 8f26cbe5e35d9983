// Reads data/learned-templates.tsv, which scripts/extract-templates.ts writes.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { learnedName } from './names.ts';
import { readEdit } from './pattern.ts';
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
  const [count = '0', reactionClass = '0', expert = '', retro = ''] = line.split('\t');
  return {
    id: `L${createHash('sha256').update(retro).digest('hex').slice(0, 10)}`,
    retro,
    forward: reversed(retro),
    count: Number(count),
    class: Number(reactionClass),
    expert: expert === '' ? null : expert,
    name: learnedName(readEdit(retro), Number(reactionClass)),
  };
}

// What the edit brings is a group that leaves in the forward direction, so the sides change places as they are.
function reversed(retro: string): string | null {
  const [left = '', right = ''] = retro.split('>>');
  return left.startsWith('(') ? null : `${right}>>${left}`;
}
