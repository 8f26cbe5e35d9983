// The nearest known reactions to a reaction, by Tanimoto similarity of counts.

import { readFileSync } from 'node:fs';
import { foldedTo, type ReactionFingerprint } from './fingerprint.ts';
import { type PrecedentTable, readPrecedents } from './precedent-file.ts';

export interface Precedent {
  /** 0 to 1. */
  similarity: number;
  /** Known reactions with this fingerprint. */
  count: number;
  /** Id of a learned template. */
  kind: string | undefined;
  yieldPercent: number | null;
  source: string;
}

export interface FoundPrecedents {
  /** Reactions in the table. */
  known: number;
  /** Of them, those at least half similar. */
  near: number;
  /** The nearest first. */
  precedents: Precedent[];
  sources: string[];
}

const nearFrom = 0.5;
/** Less similar ones are no precedents. */
const leastSimilar = 0.3;

export class KnownReactions {
  readonly #table: PrecedentTable;
  /** Sum of the counts of each entry. */
  readonly #sizes: Uint32Array;
  readonly #known: number;

  constructor(table: PrecedentTable) {
    this.#table = table;
    const { starts, counts, reactions } = table;
    this.#sizes = Uint32Array.from(reactions, (_, entry) =>
      counts.subarray(starts[entry], starts[entry + 1]).reduce((sum, count) => sum + count, 0),
    );
    this.#known = reactions.reduce((sum, count) => sum + count, 0);
  }

  /**
   * At most `top` of them, those of the wanted kinds that are at least half similar first, else the most similar; none for a reaction
   * that changes nothing.
   */
  nearest(asked: ReactionFingerprint, top: number, kinds: ReadonlySet<string> = new Set()): FoundPrecedents {
    const { reactions, sources } = this.#table;
    const similarities = this.#similarities(asked);
    const isOwn = (entry: number): boolean =>
      kinds.has(this.#table.kindOf(entry) ?? '') && (similarities[entry] ?? 0) >= nearFrom;
    const order = [...similarities.keys()]
      .filter((entry) => (similarities[entry] ?? 0) >= leastSimilar)
      .toSorted(
        (a, b) =>
          Number(isOwn(b)) - Number(isOwn(a)) ||
          (similarities[b] ?? 0) - (similarities[a] ?? 0) ||
          (reactions[b] ?? 0) - (reactions[a] ?? 0) ||
          a - b,
      );
    const near = order
      .filter((entry) => (similarities[entry] ?? 0) >= nearFrom)
      .reduce((sum, entry) => sum + (reactions[entry] ?? 0), 0);
    return {
      known: this.#known,
      near,
      precedents: order.slice(0, top).map((entry) => this.#precedent(entry, similarities[entry] ?? 0)),
      sources,
    };
  }

  /** Reactions of one of the kinds. */
  ofKinds(kinds: ReadonlySet<string>): number {
    return this.#table.reactions.reduce((sum, count, entry) => {
      const kind = this.#table.kindOf(entry);
      return kind !== undefined && kinds.has(kind) ? sum + count : sum;
    }, 0);
  }

  #precedent(entry: number, similarity: number): Precedent {
    const table = this.#table;
    return {
      similarity: Math.round(similarity * 1_000) / 1_000,
      count: table.reactions[entry] ?? 0,
      kind: table.kindOf(entry),
      yieldPercent: table.yieldOf(entry),
      source: table.sourceOf(entry),
    };
  }

  #similarities({ features, counts }: ReactionFingerprint): Float32Array {
    const table = this.#table;
    const wanted = new Uint8Array(2 * foldedTo);
    features.forEach((feature, index) => (wanted[feature] = counts[index] ?? 0));
    const size = counts.reduce((sum, count) => sum + count, 0);
    return Float32Array.from(table.reactions, (_, entry) => {
      let shared = 0;
      for (let at = table.starts[entry] ?? 0; at < (table.starts[entry + 1] ?? 0); at += 1)
        shared += Math.min(table.counts[at] ?? 0, wanted[table.features[at] ?? 0] ?? 0);
      const either = size + (this.#sizes[entry] ?? 0) - shared;
      return either === 0 ? 0 : shared / either;
    });
  }
}

/** Those that came with the service. Throws a TypeError for a damaged file. */
export function builtInReactions(): KnownReactions {
  return new KnownReactions(readPrecedents(readFileSync(new URL('../../../data/precedents.bin', import.meta.url))));
}
