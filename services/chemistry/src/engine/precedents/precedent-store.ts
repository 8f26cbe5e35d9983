// The nearest recorded reactions to a reaction: first by what changes and what is around it, then by how alike the products are.

import { readFileSync } from 'node:fs';
import type { CentreLevels } from './centre.ts';
import { flagBits, readPrecedents, type PrecedentColumns, type PrecedentRecord } from './store-file.ts';
import { substrateSimilarity } from './substrate.ts';

export interface PrecedentFilter {
  withYield?: boolean;
  withPatent?: boolean;
  /** The name of one catalyst. */
  catalyst?: string | undefined;
}

export interface Precedent extends PrecedentRecord {
  /** The same reaction; the same change at atoms with the same neighbours; the same change. */
  match: 'reaction' | 'centre' | 'change';
  /** Tanimoto similarity of the products, 0 to 1. */
  similarity: number;
}

export interface AskedReaction {
  levels: CentreLevels;
  substrate: Uint8Array;
  reactants: readonly string[];
  product: string;
}

export interface FoundPrecedents {
  /** Reactions in the store. */
  known: number;
  /** Of them, those of the same change, and those of them at atoms with the same neighbours. */
  sameChange: number;
  sameCentre: number;
  /** Those of the same change that pass the filter. */
  filtered: number;
  /** Catalysts of those of the same change, the most frequent first, whatever the filter says of them. */
  catalysts: { name: string; reactions: number }[];
  /** The nearest first. */
  precedents: Precedent[];
}

/** What a like centre is worth beside the similarity of the products. */
const worthOfNear = 0.35;
const worthOfNarrow = 0.15;
/** What known conditions are worth. */
const worthOfAgents = 0.1;
/** Reactions of one patent that are shown: examples of one patent are alike. */
const mostOfPatent = 2;
const mostCatalysts = 8;

export class PrecedentStore {
  readonly columns: PrecedentColumns;

  constructor(columns: PrecedentColumns) {
    this.columns = columns;
  }

  /** At most `top` reactions of the same change, without those that `isShown` refuses; none for what changes nothing. */
  nearest(
    asked: AskedReaction | null,
    top: number,
    filter: PrecedentFilter = {},
    isShown: (one: PrecedentRecord) => boolean = () => true,
  ): FoundPrecedents {
    const { wide } = this.columns;
    const [from, to] = asked ? rangeOf(wide, asked.levels[0]) : [0, 0];
    const counts = asked ? this.counts(asked.levels) : { change: 0, centre: 0 };
    const passing = this.#passing(from, to, filter);
    return {
      known: wide.length,
      sameChange: counts.change,
      sameCentre: counts.centre,
      filtered: passing.length,
      catalysts: this.#catalysts(
        filter.catalyst === undefined ? passing : this.#passing(from, to, { ...filter, catalyst: undefined }),
      ),
      precedents: asked ? this.#shown(passing, asked, top, isShown) : [],
    };
  }

  /** Reactions of the same change, and those of them at atoms with the same neighbours. */
  counts(levels: CentreLevels): { change: number; centre: number } {
    const { wide, near } = this.columns;
    const [from, to] = rangeOf(wide, levels[0]);
    const [first, last] = rangeOf(near.subarray(from, to), levels[1]);
    return { change: to - from, centre: last - first };
  }

  #catalysts(entries: readonly number[]): FoundPrecedents['catalysts'] {
    const { catalysts, catalystOf } = this.columns;
    const counts = new Map<string, number>();
    for (const entry of entries)
      for (const name of (catalysts[catalystOf[entry] ?? 0] ?? '').split(', '))
        if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
    const all = [...counts].map(([name, reactions]) => ({ name, reactions }));
    return all.toSorted((a, b) => b.reactions - a.reactions).slice(0, mostCatalysts);
  }

  #passing(from: number, to: number, { withYield, withPatent, catalyst }: PrecedentFilter): number[] {
    const { flags, catalystOf, catalysts } = this.columns;
    const needed = (withYield ? flagBits.yield : 0) | (withPatent ? flagBits.patent : 0);
    const holding = new Set(
      catalysts.flatMap((names, index) => (catalyst && names.split(', ').includes(catalyst) ? [index] : [])),
    );
    const passing: number[] = [];
    for (let entry = from; entry < to; entry += 1) {
      const isMarked = ((flags[entry] ?? 0) & needed) === needed;
      if (isMarked && (!catalyst || holding.has(catalystOf[entry] ?? 0))) passing.push(entry);
    }
    return passing;
  }

  #score(entry: number, { levels, substrate }: AskedReaction): number {
    const { near, narrow, flags } = this.columns;
    const isNear = near[entry] === levels[1];
    const isNarrow = isNear && narrow[entry] === levels[2];
    const hasAgents = ((flags[entry] ?? 0) & flagBits.agents) !== 0;
    const worth = Number(isNear) * worthOfNear + Number(isNarrow) * worthOfNarrow + Number(hasAgents) * worthOfAgents;
    return worth + substrateSimilarity(substrate, this.columns.substrates, entry);
  }

  #shown(
    entries: readonly number[],
    asked: AskedReaction,
    top: number,
    isShown: (one: PrecedentRecord) => boolean,
  ): Precedent[] {
    const ofPatent = new Map<string, number>();
    const shown: Precedent[] = [];
    for (const entry of bestFirst(entries, (one) => this.#score(one, asked))) {
      if (shown.length === top) break;
      const record = this.columns.recordOf(entry);
      const patent = record.patent?.split(';')[0] ?? '';
      const before = ofPatent.get(patent) ?? 0;
      if ((patent !== '' && before >= mostOfPatent) || !isShown(record)) continue;
      ofPatent.set(patent, before + 1);
      const match = this.#match(entry, record, asked);
      shown.push({
        ...record,
        match,
        similarity: substrateSimilarity(asked.substrate, this.columns.substrates, entry),
      });
    }
    return shown.toSorted((a, b) => Number(b.match === 'reaction') - Number(a.match === 'reaction'));
  }

  #match(entry: number, record: PrecedentRecord, { levels, reactants, product }: AskedReaction): Precedent['match'] {
    const isSame = record.product === product && record.reactants.join('.') === reactants.toSorted().join('.');
    if (isSame) return 'reaction';
    return this.columns.near[entry] === levels[1] ? 'centre' : 'change';
  }
}

/** At most so many are sorted at once: a change has up to 26,000 reactions, of which a few are shown. */
const sortedAtOnce = 200;

/** The entries by score, the highest first, a few at a time and as long as somebody asks. */
function* bestFirst(entries: readonly number[], scoreOf: (entry: number) => number): Generator<number> {
  const scores = Float32Array.from(entries, scoreOf);
  const ascending = scores.toSorted();
  let above = Infinity;
  while (above > -Infinity) {
    const given = ascending.findLastIndex((score) => score < above);
    if (given < 0) return;
    const from = ascending[Math.max(0, given - sortedAtOnce)] ?? -Infinity;
    const part = [...entries.keys()].filter((at) => (scores[at] ?? 0) >= from && (scores[at] ?? 0) < above);
    part.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
    for (const at of part) yield entries[at] ?? 0;
    above = from;
  }
}

/** Places of a number in ascending numbers, from the first to past the last. */
function rangeOf(column: Uint32Array, wanted: number): [from: number, to: number] {
  const first = (isBelow: (value: number) => boolean): number => {
    let [low, high] = [0, column.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBelow(column[middle] ?? 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return [first((value) => value < wanted), first((value) => value <= wanted)];
}

let builtIn: PrecedentStore | undefined;

/** The recorded reactions that come with the service, read once per thread. Throws a TypeError for a damaged file. */
export function builtInPrecedents(): PrecedentStore {
  builtIn ??= new PrecedentStore(
    readPrecedents(readFileSync(new URL('../../../data/precedents.bin', import.meta.url))),
  );
  return builtIn;
}
