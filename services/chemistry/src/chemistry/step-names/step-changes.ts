// The changes of steps, each read once: a step is named by its change, and its recorded reactions are counted by it.

import { LruCache } from '../molecule/lru.ts';
import type { RDKit } from '../molecule/rdkit.ts';
import { changeOfReaction, type StepChange } from './step-change.ts';

const keptChanges = 2_000;

/** On one thread. */
export class StepChanges {
  readonly #rdkit: RDKit;
  readonly #known = new LruCache<string, { change: StepChange | null }>(keptChanges);

  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
  }

  /** Of a reaction SMILES of canonical parts; null where one of them cannot be read. */
  of(reaction: string): StepChange | null {
    return this.#known.getOrMake(reaction, () => ({ change: changeOfReaction(this.#rdkit, reaction) })).change;
  }
}
