// Finds a query in the molecules of one segment, without RDKit. What a query asks of an atom is asked once for each kind
// of atom; what is left to a search is one look into a table for each atom that is tried.

import { figureNames, ringShift, type Figures } from './figures.ts';
import type { KnownGraph } from './fingerprint.ts';
import { ringBondsOf } from './query/query-rings.ts';
import type { QueryGraph } from './query/read-query.ts';
import type { Segment } from './segment.ts';
import { no, perhaps, yes, type Verdict } from '../../chemistry/smarts/verdict.ts';

/** Counts the work of a search over all its molecules; throws when the search takes too long. */
export interface Budget {
  /** Called now and then while atoms are tried. */
  check(): void;
}

interface Step {
  atom: number;
  /** Bonds to atoms that were placed before; the first is followed. */
  to: readonly number[];
  sure: readonly number[];
  possible: readonly number[];
}

const checkEvery = 4_096;

export class SegmentMatcher {
  readonly #segment: Segment;
  readonly #query: QueryGraph;
  readonly #budget: Budget;
  readonly #figures: readonly Figures[];
  /** For each atom of the query the verdict on each kind; perhaps where the atom itself must be looked at. */
  readonly #tables: readonly Uint8Array[];
  readonly #nested: readonly SegmentMatcher[];
  readonly #plan: readonly Step[];
  readonly #isTooLarge: boolean;
  /** Nothing in this segment can hold the query, but what RDKit judges. */
  readonly #isHopeless: boolean;
  /** Where the query's atoms lie in the search that runs; a matcher is never asked within its own search. */
  readonly #at: Int32Array;
  readonly #used: Uint8Array;
  /** Some answer may be perhaps. */
  readonly #isVague: boolean;
  #base = 0;
  #tries = 0;

  /** `anchored`: the query's first atom is the one that `fitsAt` is asked for. */
  constructor(segment: Segment, query: QueryGraph, budget: Budget, options: Shared & { anchored?: boolean } = {}) {
    this.#segment = segment;
    this.#isTooLarge = query.atoms.length > mostAtoms(segment);
    this.#query = this.#isTooLarge ? query : withRings(query, bitsUsed(segment));
    this.#budget = budget;
    this.#figures = options.figures ?? figuresOf(segment);
    const shared = { figures: this.#figures, kindCounts: options.kindCounts ?? kindCounts(segment) };
    this.#nested = query.nested.map((one) => new SegmentMatcher(segment, one, budget, { ...shared, anchored: true }));
    this.#tables = this.#isTooLarge ? [] : tablesOf(this.#query, this.#figures);
    const frequencies = this.#tables.map((table) => frequencyOf(table, shared.kindCounts));
    this.#plan = this.#isTooLarge ? [] : planOf(this.#query, frequencies, options.anchored ? 0 : undefined);
    this.#at = new Int32Array(query.atoms.length);
    this.#used = new Uint8Array(mostAtoms(segment));
    this.#isHopeless = this.#isTooLarge || this.#query.bonds.some(({ possible }) => possible === 0);
    const isVagueBond = query.bonds.some(({ sure, possible }) => sure !== possible);
    this.#isVague = query.isVague || isVagueBond || this.#nested.some((one) => one.#isVague);
  }

  /** What every hit in this segment has for certain: to be screened by. */
  known(): KnownGraph {
    const { atoms, bonds } = this.#query;
    const neighbours: number[][] = atoms.map(() => []);
    const kinds: number[][] = atoms.map(() => []);
    for (const { a, b, possible } of bonds) {
      const kind = onlyKind(possible);
      neighbours[a]?.push(b);
      neighbours[b]?.push(a);
      kinds[a]?.push(kind);
      kinds[b]?.push(kind);
    }
    return { atoms: atoms.map((_, atom) => onlyAtom(this.#tables[atom], this.#figures)), neighbours, kinds };
  }

  /** Whether the query lies in the molecule. */
  fits(molecule: number): Verdict {
    this.#base = this.#segment.atomStart[molecule] ?? 0;
    const size = (this.#segment.atomStart[molecule + 1] ?? 0) - this.#base;
    if (this.#isHopeless || size < this.#plan.length) return no;
    if (this.#anywhere(size, yes)) return yes;
    return this.#isVague && this.#anywhere(size, perhaps) ? perhaps : no;
  }

  /** Atoms of the molecule that the last search found, in the order of the query. */
  get atoms(): number[] {
    return [...this.#at];
  }

  /** Whether the query lies in the molecule with its first atom there. */
  fitsAt(base: number, size: number, atom: number): Verdict {
    this.#base = base;
    if (this.#isHopeless || size < this.#plan.length) return no;
    if (this.#place(0, atom, size, yes)) return yes;
    return this.#isVague && this.#place(0, atom, size, perhaps) ? perhaps : no;
  }

  #anywhere(size: number, least: Verdict): boolean {
    for (let atom = 0; atom < size; atom += 1) if (this.#place(0, atom, size, least)) return true;
    return false;
  }

  #place(index: number, atom: number, size: number, least: Verdict): boolean {
    const step = this.#plan[index];
    if (!step || this.#used[atom] === 1) return false;
    const kind = this.#segment.atomKind[this.#base + atom] ?? 0;
    const verdict = this.#tables[step.atom]?.[kind] ?? no;
    if (verdict === no || !this.#isBonded(step, atom, least)) return false;
    if (verdict === perhaps && this.#look(step.atom, kind, atom, size) < least) return false;
    this.#at[step.atom] = atom;
    if (index + 1 === this.#plan.length) return true;
    if ((this.#tries += 1) % checkEvery === 0) this.#budget.check();
    this.#used[atom] = 1;
    const found = this.#next(index + 1, size, least);
    this.#used[atom] = 0;
    return found;
  }

  #next(index: number, size: number, least: Verdict): boolean {
    const follow = this.#plan[index]?.to[0];
    if (follow === undefined) {
      for (let atom = 0; atom < size; atom += 1) if (this.#place(index, atom, size, least)) return true;
      return false;
    }
    const { neighbour, neighbourStart } = this.#segment;
    const from = this.#base + (this.#at[follow] ?? 0);
    const end = neighbourStart[from + 1] ?? 0;
    for (let i = neighbourStart[from] ?? 0; i < end; i += 1)
      if (this.#place(index, neighbour[i] ?? 0, size, least)) return true;
    return false;
  }

  // Nested patterns are asked on the atom itself; what no reader knows stays perhaps.
  #look(queryAtom: number, kind: number, atom: number, size: number): Verdict {
    const figures = this.#figures[kind];
    const test = this.#query.atoms[queryAtom];
    if (!figures || !test) return perhaps;
    return test(figures, (pattern) => this.#nested[pattern]?.fitsAt(this.#base, size, atom) ?? perhaps);
  }

  #isBonded(step: Step, atom: number, least: Verdict): boolean {
    const { neighbour, neighbourStart, bondBit } = this.#segment;
    const masks = least === yes ? step.sure : step.possible;
    const start = neighbourStart[this.#base + atom] ?? 0;
    const end = neighbourStart[this.#base + atom + 1] ?? 0;
    for (let i = 0; i < step.to.length; i += 1) {
      const other = this.#at[step.to[i] ?? 0] ?? 0;
      let place = start;
      while (place < end && neighbour[place] !== other) place += 1;
      if (place === end || ((bondBit[place] ?? 0) & (masks[i] ?? 0)) === 0) return false;
    }
    return true;
  }
}

const inRing = 0xf0;

// What no molecule of the segment has, such as an aromatic bond outside a ring, is not looked for.
function withRings(query: QueryGraph, used: number): QueryGraph {
  const rings = ringBondsOf(query);
  const bonds = query.bonds.map((bond, index) => {
    const mask = rings[index] === true ? used & inRing : used;
    return { ...bond, sure: bond.sure & mask, possible: bond.possible & mask };
  });
  return { ...query, bonds };
}

// Beside its own test an atom needs room for the query's bonds, and ring bonds for those of them that close rings.
function tablesOf({ atoms, bonds }: QueryGraph, figures: readonly Figures[]): Uint8Array[] {
  const degrees = atoms.map(() => 0);
  const ringBonds = atoms.map(() => 0);
  for (const { a, b, possible } of bonds) {
    for (const atom of [a, b]) {
      degrees[atom] = (degrees[atom] ?? 0) + 1;
      if ((possible & ~inRing) === 0) ringBonds[atom] = (ringBonds[atom] ?? 0) + 1;
    }
  }
  return atoms.map((test, atom) =>
    Uint8Array.from(figures, (kind) => {
      const hasRoom = kind.degree >= (degrees[atom] ?? 0) && kind.ringBonds >= (ringBonds[atom] ?? 0);
      return hasRoom ? test(kind, () => perhaps) : no;
    }),
  );
}

interface Shared {
  figures?: readonly Figures[];
  kindCounts?: Uint32Array;
}

function figuresOf({ kinds }: Segment): Figures[] {
  const width = figureNames.length;
  return Array.from({ length: kinds.length / width }, (_, kind) => readFigures(kinds.subarray(kind * width)));
}

function readFigures(values: Int16Array): Figures {
  const at = (name: (typeof figureNames)[number]): number => values[figureNames.indexOf(name)] ?? 0;
  return {
    z: at('z'),
    aromatic: at('aromatic'),
    charge: at('charge'),
    hydrogens: at('hydrogens'),
    degree: at('degree'),
    ringCount: at('ringCount'),
    smallestRing: at('smallestRing'),
    ringBonds: at('ringBonds'),
    isotope: at('isotope'),
    radicals: at('radicals'),
    valence: at('valence'),
  };
}

const countsKnown = new WeakMap<Segment, Uint32Array>();

function kindCounts(segment: Segment): Uint32Array {
  const known = countsKnown.get(segment);
  if (known) return known;
  const counts = new Uint32Array(segment.kinds.length / figureNames.length);
  for (const kind of segment.atomKind) counts[kind] = (counts[kind] ?? 0) + 1;
  countsKnown.set(segment, counts);
  return counts;
}

const bitsKnown = new WeakMap<Segment, number>();

function bitsUsed(segment: Segment): number {
  const known = bitsKnown.get(segment);
  if (known !== undefined) return known;
  let used = 0;
  for (const bit of segment.bondBit) used |= bit;
  bitsKnown.set(segment, used);
  return used;
}

const mostKnown = new WeakMap<Segment, number>();

function mostAtoms(segment: Segment): number {
  const known = mostKnown.get(segment);
  if (known !== undefined) return known;
  let most = 0;
  for (let i = 0; i < segment.size; i += 1)
    most = Math.max(most, (segment.atomStart[i + 1] ?? 0) - (segment.atomStart[i] ?? 0));
  mostKnown.set(segment, most);
  return most;
}

function frequencyOf(table: Uint8Array, counts: Uint32Array): number {
  let frequency = 0;
  table.forEach((verdict, kind) => {
    // What must be looked at more closely is rarer than its kind, but dearer.
    if (verdict !== no) frequency += (counts[kind] ?? 0) * (verdict === yes ? 1 : 2);
  });
  return frequency;
}

// From the rarest atom on, the rarest of those that hang on what is placed.
function planOf({ atoms, bonds }: QueryGraph, frequencies: readonly number[], first: number | undefined): Step[] {
  const steps: Step[] = [];
  const placed = new Set<number>();
  const links = atoms.map((_, atom) => bonds.filter(({ a, b }) => a === atom || b === atom));
  const back = (atom: number) => (links[atom] ?? []).filter(({ a, b }) => placed.has(a === atom ? b : a));
  const rank = (atom: number): number => (frequencies[atom] ?? 0) / 4 ** Math.max(0, back(atom).length - 1);
  while (steps.length < atoms.length) {
    const open = [...atoms.keys()].filter((atom) => !placed.has(atom));
    const near = open.filter((atom) => back(atom).length > 0);
    const from = near.length > 0 ? near : open;
    const next = steps.length === 0 && first !== undefined ? first : from.toSorted((a, b) => rank(a) - rank(b))[0];
    if (next === undefined) break;
    const own = back(next);
    const to = own.map(({ a, b }) => (a === next ? b : a));
    steps.push({ atom: next, to, sure: own.map(({ sure }) => sure), possible: own.map(({ possible }) => possible) });
    placed.add(next);
  }
  return steps;
}

function onlyKind(possible: number): number {
  const kinds = (possible | (possible >> ringShift)) & 0xf;
  return (kinds & (kinds - 1)) === 0 ? kinds : 0;
}

// An atom of the query is an element for certain when all kinds that it may be are.
function onlyAtom(table: Uint8Array | undefined, figures: readonly Figures[]): { z: number; aromatic: number } {
  const zs = new Set<number>();
  const aromatics = new Set<number>();
  figures.forEach(({ z, aromatic }, kind) => {
    if (table?.[kind] === no) return;
    zs.add(z);
    aromatics.add(aromatic);
  });
  const only = (values: Set<number>): number => (values.size === 1 ? ([...values][0] ?? -1) : -1);
  return { z: only(zs), aromatic: only(aromatics) };
}
