// The Morgan environments of many molecules as one sparse matrix: a row for each molecule, with the share that each
// environment has of all of them.

import { graphOf } from '../../src/chemistry/molecule/graph.ts';
import type { RDKit } from '../../src/chemistry/molecule/rdkit.ts';
import { morganCounts } from '../../src/engine/sascore/morgan.ts';
import { readPickle } from '../../src/engine/sascore/pickled-graph.ts';

export interface Environments {
  /** Identifiers, one for each column. */
  ids: readonly number[];
  /** How often each environment occurs. */
  times: Float64Array;
  rows: number;
  /** Entries of row r are from start[r] to start[r + 1]. */
  start: Int32Array;
  column: Int32Array;
  share: Float32Array;
}

/** Counts the environments of molecules; what cannot be read is left out. */
export function environmentsOf(rdkit: RDKit, list: readonly string[]): Environments {
  const columnOf = new Map<number, number>();
  const start = [0];
  const [column, share, count] = [new Grown(Int32Array), new Grown(Float32Array), new Grown(Int32Array)];
  for (const smiles of list) {
    using mol = rdkit.get_mol(smiles);
    if (!mol) continue;
    const read = readPickle(mol.get_as_uint8array());
    const { counts, total } = morganCounts(read?.hasRings ? read.graph : graphOf(mol));
    if (total === 0) continue;
    for (const [id, times] of counts) {
      const place = columnOf.get(id) ?? columnOf.size;
      columnOf.set(id, place);
      column.push(place);
      share.push(times / total);
      count.push(times);
    }
    start.push(column.length);
  }
  const times = new Float64Array(columnOf.size);
  column.values.forEach((place, at) => {
    times[place] = (times[place] ?? 0) + (count.values[at] ?? 0);
  });
  const ids = [...columnOf.keys()];
  return {
    ids,
    times,
    rows: start.length - 1,
    start: Int32Array.from(start),
    column: column.values,
    share: share.values,
  };
}

/** A typed array that grows. */
class Grown<T extends Int32Array | Float32Array> {
  readonly #make: new (size: number) => T;
  #array: T;
  length = 0;

  constructor(make: new (size: number) => T) {
    this.#make = make;
    this.#array = new make(1 << 16);
  }

  push(value: number): void {
    if (this.length === this.#array.length) {
      const larger = new this.#make(this.length * 2);
      larger.set(this.#array);
      this.#array = larger;
    }
    this.#array[this.length] = value;
    this.length += 1;
  }

  get values(): T {
    return this.#array.subarray(0, this.length) as T;
  }
}
