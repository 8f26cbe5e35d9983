// Double and triple bonds for a skeleton whose hydrogens are known: every atom must come to a valence it can have.

/** Allowed valences of neutral atoms, the usual one first. */
const valences: Record<string, readonly number[]> = {
  C: [4],
  N: [3, 5],
  O: [2],
  S: [2, 4, 6],
  Se: [2, 4, 6],
  P: [3, 5],
  B: [3],
  Si: [4],
  F: [1],
  Cl: [1],
  Br: [1],
  I: [1],
};

/** Atoms above the usual valence in one molecule: nitro groups, sulfones, phosphates. Fewer are tried first. */
const maxRaised = 8;

/** Trials after which a skeleton counts as unsolvable. */
const maxTrials = 20_000;

export interface Skeleton {
  elements: readonly string[];
  /** Atoms counted from 0. */
  bonds: readonly (readonly [number, number])[];
  hydrogens: readonly number[];
}

/** Order of each bond, or undefined when no assignment fits. */
export function assignBondOrders(skeleton: Skeleton): number[] | undefined {
  const around = skeleton.elements.map((_, atom) =>
    skeleton.bonds.flatMap((bond, index) => (bond.includes(atom) ? [index] : [])),
  );
  const open = skeleton.elements.map((element, atom) => {
    const used = (around[atom]?.length ?? 0) + (skeleton.hydrogens[atom] ?? 0);
    return (valences[element] ?? []).map((valence) => valence - used).filter((missing) => missing >= 0);
  });
  if (open.some((choices) => choices.length === 0)) return undefined;
  for (let budget = 0; budget <= maxRaised; budget += 1) {
    const orders = new OrderSearch(skeleton.bonds, around, open, budget).run();
    if (orders) return orders;
  }
  return undefined;
}

class OrderSearch {
  readonly #bonds: Skeleton['bonds'];
  readonly #around: readonly number[][];
  /** For each atom, how much its bonds may exceed single ones. */
  readonly #open: readonly number[][];
  /** Beyond a single bond; undefined while not decided. */
  readonly #extra: (number | undefined)[];
  readonly #budget: number;
  #trials = 0;

  constructor(bonds: Skeleton['bonds'], around: readonly number[][], open: readonly number[][], budget: number) {
    this.#bonds = bonds;
    this.#around = around;
    this.#open = open;
    this.#extra = bonds.map(() => undefined);
    this.#budget = budget;
  }

  run(): number[] | undefined {
    return this.#solve() ? this.#extra.map((extra) => 1 + (extra ?? 0)) : undefined;
  }

  #solve(): boolean {
    if ((this.#trials += 1) > maxTrials) return false;
    const atom = this.#mostConstrained();
    if (atom === undefined) return true;
    const [bond] = this.#undecided(atom);
    if (bond === undefined) return false;
    for (const extra of this.#choices(bond)) {
      this.#extra[bond] = extra;
      if (this.#isPossible(bond) && this.#solve()) return true;
    }
    this.#extra[bond] = undefined;
    return false;
  }

  // The atom with the fewest undecided bonds, one that must have a multiple bond first.
  #mostConstrained(): number | undefined {
    let best: number | undefined;
    let bestRank = Infinity;
    for (let atom = 0; atom < this.#around.length; atom += 1) {
      const left = this.#undecided(atom).length;
      if (left === 0) continue;
      const rank = left * 4 + ((this.#open[atom]?.[0] ?? 0) > 0 ? 0 : 2) + (this.#open[atom]?.length ?? 0) - 1;
      if (rank < bestRank) [best, bestRank] = [atom, rank];
    }
    return best;
  }

  #undecided(atom: number): number[] {
    return (this.#around[atom] ?? []).filter((bond) => this.#extra[bond] === undefined);
  }

  #choices(bond: number): number[] {
    const room = Math.min(...(this.#bonds[bond] ?? []).map((atom) => this.#room(atom)));
    return [1, 0, 2].filter((extra) => extra <= room);
  }

  #room(atom: number): number {
    return Math.max(...(this.#open[atom] ?? [])) - this.#used(atom);
  }

  #used(atom: number): number {
    return (this.#around[atom] ?? []).reduce((sum, bond) => sum + (this.#extra[bond] ?? 0), 0);
  }

  #isPossible(bond: number): boolean {
    return this.#canComplete(bond) && this.#raised() <= this.#budget;
  }

  #raised(): number {
    return this.#open.reduce((sum, choices, atom) => {
      const used = this.#used(atom);
      return (
        sum +
        Math.max(
          0,
          choices.findIndex((wanted) => wanted >= used),
        )
      );
    }, 0);
  }

  #canComplete(bond: number): boolean {
    return (this.#bonds[bond] ?? []).every((atom) => {
      const used = this.#used(atom);
      const canGrow = this.#undecided(atom).length > 0;
      return (this.#open[atom] ?? []).some((wanted) => (canGrow ? wanted >= used : wanted === used));
    });
  }
}
