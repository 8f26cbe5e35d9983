// The rows of a task as columns in memory, about 25 MB for 99,999 of them: a page of a filtered and sorted list is found
// in a few milliseconds, wherever in the list it lies. The embedded database takes 70 ms to count so far.

import type { ScoreFilter } from '@app/shared/contracts/sascore/results';
import type { ChunkResult } from './chunks.ts';
import { naturalKey } from '../../engine/sascore/natural-key.ts';

export type SortField = 'row' | 'score' | 'molecularWeight' | 'heavyAtoms' | 'molid' | 'name';
export interface DashboardSort {
  by: SortField;
  order: 'ascending' | 'descending';
}

/** A filter whose key was also looked for as a structure. */
export interface DashboardFilter extends ScoreFilter {
  /** Places of the molecules that are the key. */
  places?: readonly number[];
}

type FigureName = 'score' | 'molecularWeight' | 'heavyAtoms';
const keptOrders = 8;
/** Places in the file take so many binary digits of a sort key. */
const places = 2 ** 17;
const figureSteps: Record<FigureName, number> = { score: 10_000, molecularWeight: 100, heavyAtoms: 1 };

export class Dashboard {
  /** Chunks that have been added. */
  chunks = 0;
  /** In the order of the file. */
  readonly results: ChunkResult[] = [];
  readonly #figures: Record<FigureName, number[]> = { score: [], molecularWeight: [], heavyAtoms: [] };
  readonly #texts: string[] = [];
  #ranks = new Map<'molid' | 'name', Uint32Array>();
  #orders = new Map<string, Uint32Array>();

  /** Adds the rows of the next chunk. */
  add(rows: readonly ChunkResult[]): void {
    this.chunks += 1;
    for (const result of rows) {
      const { molecule } = result;
      this.results.push(result);
      this.#texts.push(`${result.molid}\n${result.name}`.toLowerCase());
      this.#figures.score.push(molecule.ok ? molecule.score : Number.NaN);
      this.#figures.molecularWeight.push(molecule.ok ? molecule.weight : Number.NaN);
      this.#figures.heavyAtoms.push(molecule.ok ? molecule.heavyAtoms : Number.NaN);
    }
    this.#ranks = new Map();
    this.#orders = new Map();
  }

  /** Places of the rows that pass, in order; rows without the figure that is sorted by come last. */
  select(filter: DashboardFilter = {}, sort: DashboardSort = { by: 'row', order: 'ascending' }): Uint32Array {
    const key = JSON.stringify([filter, sort]);
    const known = this.#orders.get(key);
    if (known) return known;
    const order = this.#sorted(this.#passing(filter), sort);
    if (this.#orders.size === keptOrders) this.#orders.delete(this.#orders.keys().next().value ?? '');
    this.#orders.set(key, order);
    return order;
  }

  /** All values of a figure, ascending. */
  values(figure: FigureName): Float64Array {
    return Float64Array.from(this.#figures[figure].filter((value) => !Number.isNaN(value))).toSorted();
  }

  #passing(filter: DashboardFilter): Uint32Array {
    const tests = this.#testsOf(filter);
    const size = this.results.length;
    const passing = new Uint32Array(size);
    let count = 0;
    for (let at = 0; at < size; at += 1) {
      if (tests.every((test) => test(at))) passing[count++] = at;
    }
    return passing.subarray(0, count);
  }

  #testsOf({ key = '', places: found = [], score, molecularWeight, heavyAtoms, outcome }: DashboardFilter) {
    const tests: ((at: number) => boolean)[] = [];
    const ranges = { score, molecularWeight, heavyAtoms };
    for (const figure of ['score', 'molecularWeight', 'heavyAtoms'] as const) {
      const { from = -Infinity, to = Infinity } = ranges[figure] ?? {};
      const values = this.#figures[figure];
      if (ranges[figure]) tests.push((at) => (values[at] ?? Number.NaN) >= from && (values[at] ?? Number.NaN) <= to);
    }
    if (outcome) tests.push((at) => this.results[at]?.molecule.ok === (outcome === 'scored'));
    const part = key.trim().toLowerCase();
    const isMolecule = new Set(found);
    if (part !== '') tests.push((at) => this.#texts[at]?.includes(part) === true || isMolecule.has(at));
    return tests;
  }

  #sorted(passing: Uint32Array, { by, order }: DashboardSort): Uint32Array {
    const isDown = order === 'descending';
    if (by === 'row') return isDown ? passing.toReversed() : passing;
    const valueOf = by === 'molid' || by === 'name' ? this.#rankOf(by) : this.#stepsOf(by);
    // One number holds what is sorted by and the place behind it, for sorting numbers needs no comparison of ours.
    const keys = Float64Array.from(passing, (at) => {
      const value = valueOf(at);
      return (Number.isNaN(value) ? lastSteps : isDown ? mostSteps - value : value) * places + at;
    }).toSorted();
    return Uint32Array.from(keys, (key) => key % places);
  }

  #stepsOf(figure: FigureName): (at: number) => number {
    const values = this.#figures[figure];
    return (at) => Math.round((values[at] ?? Number.NaN) * figureSteps[figure]);
  }

  // Texts are ranked once, numbers in them as numbers; an empty one has no rank.
  #rankOf(field: 'molid' | 'name'): (at: number) => number {
    const ranks = this.#ranks.get(field) ?? this.#ranked(field);
    this.#ranks.set(field, ranks);
    return (at) => (this.results[at]?.[field] === '' ? Number.NaN : (ranks[at] ?? 0));
  }

  #ranked(field: 'molid' | 'name'): Uint32Array {
    const keys = this.results.map((one) => naturalKey(one[field]));
    const byText = new Map<string, number>();
    for (const key of [...new Set(keys)].toSorted()) byText.set(key, byText.size);
    return Uint32Array.from(keys, (key) => byText.get(key) ?? 0);
  }
}

/** Larger than any figure in its steps; with the places behind it still an exact number. */
const mostSteps = 2 ** 34;
const lastSteps = 2 ** 35;
