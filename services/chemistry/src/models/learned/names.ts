// Names of learned templates: data/learned-names.tsv, made by scripts/name-templates.ts and read through by a person.

import { readFileSync } from 'node:fs';
import type { BilingualName } from '../types.ts';

/** Names by template id. */
export function readLearnedNames(
  file: URL = new URL('../../../data/learned-names.tsv', import.meta.url),
): ReadonlyMap<string, BilingualName> {
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [id = '', en = '', zh = ''] = line.split('\t');
      return zh === '' ? [] : [[id, { en, 'zh-CN': zh }] as const];
    }),
  );
}
