// Recorded reactions with everything that is known to have been in the flask.

import { mixed } from '../../src/chemistry/models/ranker/environments.ts';
import { readMappedRows, readMixtureRows } from '../reactions/work-files.ts';

export interface RecordedFlask {
  /** Canonical SMILES. */
  product: string;
  /** What gives atoms, canonical, sorted. */
  reactants: string[];
  /** What else was there, canonical; null when the record does not say. */
  agents: string[] | null;
}

/** One product in twenty is kept to measure with, the same ones whatever else is in the data. */
export function isHeldOut(product: string): boolean {
  let hash = 7;
  for (let i = 0; i < product.length; i += 1) hash = mixed(hash, product.charCodeAt(i));
  return (hash >>> 0) % 20 === 0;
}

/** The mapped reactions; agents come from the record itself or from a record of the same reaction that names them. */
export function recordedFlasks(work: string): RecordedFlask[] {
  const flasksOf = new Map<string, string[]>();
  for (const { product, precursors: flask } of readMixtureRows(work)) {
    const known = flasksOf.get(product);
    if (known) known.push(flask);
    else flasksOf.set(product, [flask]);
  }
  return readMappedRows(work).map(({ product, precursors, agents }) => {
    const reactants = precursors.split('.');
    if (agents !== '') return { product, reactants, agents: agents.split('.') };
    const wanted = new Set(reactants);
    for (const flask of flasksOf.get(product) ?? []) {
      const parts = flask.split('.');
      const rest = parts.filter((part) => !wanted.has(part));
      if (parts.length - rest.length === wanted.size && rest.length > 0) return { product, reactants, agents: rest };
    }
    return { product, reactants, agents: null };
  });
}
