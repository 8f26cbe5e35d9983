// The molecule that a name builds up: atoms and bonds, without any rule of nomenclature.

/** What a name cannot say, or says in more than one way. */
export class NameProblem extends Error {}

/** The whole name has two meanings, whatever else can be made of it. */
export class TwoMeanings extends NameProblem {}

/** Something binds in one of several places, and the name does not say where. */
export class OpenPlace extends NameProblem {}

export interface Atom {
  element: string;
  charge: number;
  /** Of a mancude ring: takes part in its double bonds unless something fills its valence. */
  isMancude: boolean;
  /** Indicated, added or hydro hydrogen. */
  isSaturated: boolean;
  /** Written in the name as a centre of its own. */
  centre?: Centre;
}

/** Neighbours as seen from the first one: the others clockwise or not; -1 is the hydrogen. */
export interface Centre {
  neighbours: number[];
  isClockwise: boolean;
}

export interface Bond {
  first: number;
  second: number;
  order: number;
  /** May become a double bond of a mancude ring. */
  isMancude?: true;
  /** Double bond whose geometry the name states: these two neighbours lie on the same side or not. */
  geometry?: { near: number; far: number; isSameSide: boolean };
}

const valences: Readonly<Record<string, readonly number[]>> = {
  H: [1],
  Li: [1],
  Na: [1],
  K: [1],
  Mg: [2],
  Zn: [2],
  Cu: [1],
  Al: [3],
  B: [3],
  C: [4],
  N: [3],
  O: [2],
  F: [1],
  Si: [4],
  P: [3, 5],
  S: [2, 4, 6],
  Cl: [1, 3, 5, 7],
  Ge: [4],
  As: [3],
  Se: [2, 4],
  Br: [1, 5],
  Sn: [4],
  Te: [2],
  I: [1, 3, 5, 7],
};

/** Ions of these have no hydrogen. */
const metals: Readonly<Record<string, true>> = { Li: true, Na: true, K: true, Mg: true, Zn: true, Cu: true };

export class Molecule {
  readonly atoms: Atom[] = [];
  readonly bonds: Bond[] = [];
  readonly bondsOf: Bond[][] = [];

  addAtom(element: string, charge = 0, isMancude = false): number {
    this.atoms.push({ element, charge, isMancude, isSaturated: false });
    this.bondsOf.push([]);
    return this.atoms.length - 1;
  }

  addBond(first: number, second: number, order = 1): Bond {
    const bond: Bond = { first, second, order };
    this.bonds.push(bond);
    this.bondsOf[first]?.push(bond);
    this.bondsOf[second]?.push(bond);
    return bond;
  }

  removeBond(first: number, second: number): void {
    const bond = this.bondBetween(first, second);
    if (!bond) return;
    this.bonds.splice(this.bonds.indexOf(bond), 1);
    for (const atom of [first, second]) this.bondsOf[atom] = (this.bondsOf[atom] ?? []).filter((one) => one !== bond);
  }

  /** Moves the bonds of one atom to another; the first is then no part of the molecule. */
  merge(kept: number, lost: number): void {
    for (const bond of this.bondsOf[lost] ?? []) {
      if (bond.first === lost) bond.first = kept;
      else bond.second = kept;
      this.bondsOf[kept]?.push(bond);
    }
    this.bondsOf[lost] = [];
    this.atom(kept).isMancude &&= this.atom(lost).isMancude;
    this.atom(lost).element = '';
  }

  atom(index: number): Atom {
    const atom = this.atoms[index];
    if (!atom) throw new RangeError(`no atom ${index}`);
    return atom;
  }

  neighbours(index: number): number[] {
    return (this.bondsOf[index] ?? []).map((bond) => (bond.first === index ? bond.second : bond.first));
  }

  bondBetween(first: number, second: number): Bond | undefined {
    if (first === second) return undefined;
    return this.bondsOf[first]?.find((bond) => bond.first === second || bond.second === second);
  }

  bondOrders(index: number): number {
    return (this.bondsOf[index] ?? []).reduce((sum, { order }) => sum + order, 0);
  }

  /** The smallest usual valence that holds its bonds; undefined where there is none. */
  valence(index: number, bonds = this.bondOrders(index)): number | undefined {
    const { element, charge } = this.atom(index);
    const usual = valences[element];
    if (!usual || element in metals) return usual && charge === 0 ? usual.find((value) => value >= bonds) : bonds;
    // Phosphoryl is of phosphorus(V) also while its bonds are open.
    const least = element === 'P' && this.#hasDoubleBond(index) ? 5 : bonds;
    return usual.map((value) => value + chargeShift(element, charge)).find((value) => value >= bonds && value >= least);
  }

  #hasDoubleBond(index: number): boolean {
    return (this.bondsOf[index] ?? []).some(({ order }) => order === 2);
  }

  /** Hydrogens that it has, before double bonds of mancude rings are placed. */
  hydrogens(index: number): number {
    const bonds = this.bondOrders(index);
    const valence = this.valence(index, bonds);
    return valence === undefined ? 0 : valence - bonds;
  }

  /** Whether it may still be bound with this order; mancude atoms keep a valence for the ring. */
  canBind(index: number, order: number): boolean {
    const { element } = this.atom(index);
    const highest = Math.max(...(valences[element] ?? [8]));
    return this.bondOrders(index) + order <= Math.max(highest, this.valence(index) ?? 0);
  }
}

// Ammonium has four bonds, an alcoholate one; carbon and boron lose or gain with the sign.
function chargeShift(element: string, charge: number): number {
  if (element === 'B' || element === 'Al') return -charge;
  if (element === 'C' || element === 'Si') return -Math.abs(charge);
  return element === 'P' ? Math.abs(charge) : charge;
}
