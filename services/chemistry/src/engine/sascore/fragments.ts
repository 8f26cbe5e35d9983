// Contributions of fragments to the score: the published table (RDKit's fpscores.pkl.gz) or our own.

import { gunzipSync } from 'node:zlib';
import { indexFragments } from './fragment-index.ts';
import { readPickledNumbers } from './pickle.ts';

export interface FragmentTable {
  /** Contribution of a Morgan environment by its unsigned 32-bit identifier; undefined for an unknown one. */
  contributionOf(id: number): number | undefined;
  readonly size: number;
}

/** Reads RDKit's table: pickled lists, each of a contribution and the identifiers that have it. Throws a TypeError. */
export function readPublishedTable(file: Uint8Array): FragmentTable {
  const bytes = file[0] === 0x1f && file[1] === 0x8b ? gunzipSync(file) : file;
  const contributions = new Map<number, number>();
  for (const [contribution, ...ids] of readPickledNumbers(bytes)) {
    if (contribution === undefined) throw new TypeError('a row of the table of fragments is empty');
    for (const id of ids) contributions.set(id, contribution);
  }
  return tableOf(contributions);
}

/** A table of given contributions. */
export function tableOf(contributions: ReadonlyMap<number, number>): FragmentTable {
  return indexFragments(contributions);
}
