// Recorded flasks whose product the forward ranker has never seen (train-forward/recorded-flasks.ts).

import { seededRandom } from '../../src/chemistry/molecule/random.ts';
import { readMixtureRows } from '../reactions/work-files.ts';
import { isHeldOut, recordedFlasks } from '../train-forward/recorded-flasks.ts';

export interface HeldOutFlask {
  /** Canonical SMILES. */
  product: string;
  /** Everything that was there, canonical. */
  parts: string[];
  /** What gives atoms to the product, canonical; null when the record does not say. */
  reactants: string[] | null;
  /** 1 to 10, 0 when unknown. */
  class: number;
}

/** Flasks as they were recorded, in a random order that the seed decides; what a flask holds is asked once. */
export function heldOutFlasks(work: string, seed: number): HeldOutFlask[] {
  const wanted = readMixtureRows(work).filter(
    ({ product, precursors }) => isHeldOut(product) && !has(precursors, product),
  );
  const distinct = new Map(wanted.map((row) => [`${row.precursors}>>${row.product}`, row]));
  const flasks = [...distinct.values()].map((row): HeldOutFlask => ({
    product: row.product,
    parts: row.precursors.split('.'),
    reactants: null,
    class: row.class,
  }));
  return shuffled(flasks, seed);
}

/** Flasks of which it is known what gives atoms and what was there besides. */
export function assignedFlasks(work: string, seed: number): HeldOutFlask[] {
  const known = recordedFlasks(work).flatMap(({ product, reactants, agents }): HeldOutFlask[] =>
    agents && isHeldOut(product) ? [{ product, parts: [...reactants, ...agents], reactants, class: 0 }] : [],
  );
  return shuffled(known, seed);
}

function has(flask: string, product: string): boolean {
  return flask.split('.').includes(product);
}

function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const random = seededRandom(seed);
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
