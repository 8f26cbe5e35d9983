// Names of learned templates: data/learned-names.tsv, made by scripts/name-templates.ts and read through by a person.

import { readFileSync } from 'node:fs';
import type { BilingualName } from '../types.ts';

const file = new URL('../../../../data/learned-names.tsv', import.meta.url);

/** Names by template id. */
export function readLearnedNames(): ReadonlyMap<string, BilingualName> {
  return new Map(rows().map(([id = '', en = '', zh = '']) => [id, { en, 'zh-CN': zh }]));
}

/** By template id the family: templates of one are run in much the same way, as bromides and iodides are. */
export function readLearnedFamilies(): ReadonlyMap<string, string> {
  return new Map(rows().map(([id = '', , , family = '']) => [id, family]));
}

function rows(): string[][] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => line.split('\t'));
}
