// Molecules that a route must contain, as bits, and the arithmetic on sets of them. Tables hold for each set of bits the
// least cost of a way that meets at least these.

import type { SearchConstraints } from './constraints.ts';

interface Requirement {
  smiles: ReadonlySet<string>;
  /** Only as a starting material. */
  asLeaf: boolean;
}

export class Requirements {
  readonly #list: readonly Requirement[];
  /** All bits. */
  readonly all: number;

  constructor(constraints: SearchConstraints = {}) {
    this.#list = readRequirements(constraints);
    this.all = 2 ** this.#list.length - 1;
  }

  /** What a molecule meets by being in the route. */
  bitsOf(smiles: string, isLeaf: boolean): number {
    let bits = 0;
    this.#list.forEach((one, index) => {
      if (one.smiles.has(smiles) && (isLeaf || !one.asLeaf)) bits |= 2 ** index;
    });
    return bits;
  }

  /** The molecules behind each bit. */
  get molecules(): readonly (readonly string[])[] {
    return this.#list.map((one) => [...one.smiles]);
  }

  /** A table with the same cost for the sets that the bits meet, and Infinity for the others. */
  table(cost: number, bits = 0): Float64Array {
    return Float64Array.from({ length: this.all + 1 }, (_, mask) => ((mask & ~bits) === 0 ? cost : Infinity));
  }
}

function readRequirements(constraints: SearchConstraints): Requirement[] {
  const { throughMolecules = [], startFrom = [], startFromUse = 'all' } = constraints;
  const starts = startFromUse === 'any' && startFrom.length > 0 ? [startFrom] : startFrom.map((one) => [one]);
  return [
    ...throughMolecules.map((one) => ({ smiles: new Set([one]), asLeaf: false })),
    ...starts.map((list) => ({ smiles: new Set(list), asLeaf: true })),
  ];
}

/** Both ways together: for each set the cheapest division of it among the two. */
export function joinTables(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((_, mask) => {
    let least = Infinity;
    eachSubset(mask, (part) => {
      least = Math.min(least, (a[part] ?? Infinity) + (b[mask ^ part] ?? Infinity));
    });
    return least;
  });
}

/** Divides a set among tables so that the sum is least. */
export function divideMask(tables: readonly Float64Array[], mask: number): number[] {
  const [first, ...rest] = tables;
  if (!first) return [];
  if (rest.length === 0) return [mask];
  const others = rest.reduce(joinTables);
  let best = mask;
  let least = Infinity;
  eachSubset(mask, (part) => {
    const cost = (first[part] ?? Infinity) + (others[mask ^ part] ?? Infinity);
    if (cost < least) [least, best] = [cost, part];
  });
  return [best, ...divideMask(rest, mask ^ best)];
}

function eachSubset(mask: number, visit: (part: number) => void): void {
  for (let part = mask; ; part = (part - 1) & mask) {
    visit(part);
    if (part === 0) return;
  }
}
