// Which kinds of steps the recorded reactions of a learned template are: data/learned-kinds.tsv, made by scripts/learned-kinds.ts.

import { readFileSync } from 'node:fs';

/** For each template id the share of its recorded reactions by kind; the empty kind is what the rules leave to the template. */
export type LearnedKindShares = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** From this share of a template's records on, what was counted for the template holds for the kind, and the other way round. */
export const mostRecords = 0.6;

/** The kind of most records of a template; undefined where they are of several, or of none that the rules know. */
export function mainKinds(shares: LearnedKindShares = readLearnedKindShares()): (id: string) => string | undefined {
  return (id) => [...(shares.get(id) ?? [])].find(([kind, share]) => kind !== '' && share >= mostRecords)?.[0];
}

export function readLearnedKindShares(): LearnedKindShares {
  const counts = new Map<string, Map<string, number>>();
  for (const [id = '', kind = '', count = '0'] of rows()) {
    counts.set(id, (counts.get(id) ?? new Map<string, number>()).set(kind, Number(count)));
  }
  return new Map([...counts].map(([id, kinds]) => [id, sharesOf(kinds)]));
}

function sharesOf(kinds: ReadonlyMap<string, number>): Map<string, number> {
  const total = [...kinds.values()].reduce((sum, count) => sum + count, 0);
  return new Map([...kinds].map(([kind, count]) => [kind, count / total]));
}

function rows(): string[][] {
  const text = readFileSync(new URL('../../../../data/learned-kinds.tsv', import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
}
