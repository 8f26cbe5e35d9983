// How many recorded reactions are like a step, for every step of every route: counted, not shown.

import { LruCache } from '../../chemistry/molecule/lru.ts';
import type { StepChange } from '../../chemistry/step-names/step-change.ts';
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
  readonly #changeOf: (reaction: string) => StepChange | null;
  readonly #store: PrecedentStore;
  readonly #known = new LruCache<string, { counts: Recorded | null }>(keptSteps);

  /** Throws a TypeError for a damaged file of recorded reactions. */
  constructor(changeOf: (reaction: string) => StepChange | null, store: PrecedentStore = builtInPrecedents()) {
    this.#changeOf = changeOf;
    this.#store = store;
  }

  /** Of a reaction SMILES; null where no bond changes or a molecule cannot be read. */
  of(reaction: string): Recorded | null {
    return this.#known.getOrMake(reaction, () => ({ counts: this.#count(reaction) })).counts;
  }

  #count(reaction: string): Recorded | null {
    const change = this.#changeOf(reaction);
    const centre = change && centreOf(change);
    return centre && this.#store.counts(centre.levels);
  }
}
