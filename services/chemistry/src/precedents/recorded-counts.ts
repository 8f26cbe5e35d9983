// How many recorded reactions are like a step, for every step of every route: counted, not shown.

import { graphOfSmiles } from '../chem/graph.ts';
import { LruCache } from '../chem/lru.ts';
import type { RDKit } from '../chem/rdkit.ts';
import { centreOf } from './centre.ts';
import { builtInPrecedents, type PrecedentStore } from './precedent-store.ts';

export interface Recorded {
  /** Reactions of the same change. */
  change: number;
  /** Of them, those at atoms with the same neighbours. */
  centre: number;
}

const keptSteps = 5_000;

export class RecordedCounts {
  readonly #rdkit: RDKit;
  readonly #store: PrecedentStore;
  readonly #known = new LruCache<string, { counts: Recorded | null }>(keptSteps);

  /** Throws a TypeError for a damaged file of recorded reactions. */
  constructor(rdkit: RDKit, store: PrecedentStore = builtInPrecedents()) {
    this.#rdkit = rdkit;
    this.#store = store;
  }

  /** Of a reaction SMILES of sound molecules; null where no bond changes. Throws a TypeError for others. */
  of(reaction: string): Recorded | null {
    return this.#known.getOrMake(reaction, () => ({ counts: this.#count(reaction) })).counts;
  }

  #count(reaction: string): Recorded | null {
    const [left = '', product = ''] = reaction.split('>>');
    const centre = centreOf(
      graphOfSmiles(this.#rdkit, product),
      left.split('.').map((one) => graphOfSmiles(this.#rdkit, one)),
    );
    return centre && this.#store.counts(centre.levels);
  }
}
