// Places the double bonds of mancude rings once everything else is bound: each atom that is not saturated by indicated, added or hydro
// hydrogen, nor by what it carries, has exactly one.

import { type Molecule, NameProblem } from './molecule.ts';

/** A mancude ring and what its name said of its hydrogen. */
export interface MancudeRing {
  atoms: readonly number[];
  /** Where the hydrogen sits when the name is silent. */
  defaultHydrogens: readonly number[];
  /** Indicated or added hydrogen was named. */
  isExplicit: boolean;
}

export function placeDoubleBonds(molecule: Molecule, rings: readonly MancudeRing[]): void {
  for (const ring of rings) placeInRing(molecule, ring);
}

function placeInRing(molecule: Molecule, ring: MancudeRing): void {
  const open = ring.atoms.filter((atom) => takesDoubleBond(molecule, atom));
  const defaults = ring.defaultHydrogens.filter((atom) => open.includes(atom));
  const isForced = defaults.length === 0;
  // A ring that has a hydrogen of its own keeps it unless the name moves it.
  if (isForced || ring.isExplicit) {
    if (match(molecule, open)) return;
  } else {
    const isSilent = ring.atoms.every((atom) => !molecule.atom(atom).isSaturated && !isFilledNitrogen(molecule, atom));
    const withDefaults = open.filter((atom) => !defaults.includes(atom));
    const carbonDefault = defaults.some((atom) => molecule.atom(atom).element === 'C');
    if (!isSilent || carbonDefault) {
      if (match(molecule, open)) return;
    }
    if (match(molecule, withDefaults)) return;
  }
  if (ring.isExplicit) throw new NameProblem('hydrogen that does not fit the ring');
  placeWithLactam(molecule, ring, open);
}

// A nitrogen that something is bound to: 2-methylindazole.
function isFilledNitrogen(molecule: Molecule, atom: number): boolean {
  const { element, isMancude } = molecule.atom(atom);
  return element === 'N' && isMancude && molecule.hydrogens(atom) === 0;
}

export function takesDoubleBond(molecule: Molecule, atom: number): boolean {
  const { isMancude, isSaturated } = molecule.atom(atom);
  return isMancude && !isSaturated && molecule.hydrogens(atom) > 0;
}

// pyridin-2-one, quinazolin-4-one: the hydrogen is on nitrogen, next to the carbonyl group where there is a choice.
function placeWithLactam(molecule: Molecule, ring: MancudeRing, open: readonly number[]): void {
  const nitrogens = open.filter((atom) => molecule.atom(atom).element === 'N');
  if (!ring.atoms.some((atom) => isCarbonyl(molecule, ring, atom)))
    throw new NameProblem('more than the ring can carry');
  for (const size of [1, 2, 3]) {
    const fitting = subsets(nitrogens, size).filter((set) =>
      canMatch(
        molecule,
        open.filter((atom) => !set.includes(atom)),
      ),
    );
    if (fitting.length === 0) continue;
    const beside = fitting.filter((set) => set.every((atom) => isBesideCarbonyl(molecule, ring, atom)));
    const [chosen, ...others] = fitting.length === 1 ? fitting : beside;
    if (!chosen || others.length > 0) break;
    match(
      molecule,
      open.filter((atom) => !chosen.includes(atom)),
    );
    return;
  }
  throw new NameProblem('a ring whose hydrogen is not named');
}

function isBesideCarbonyl(molecule: Molecule, ring: MancudeRing, atom: number): boolean {
  return molecule.neighbours(atom).some((next) => ring.atoms.includes(next) && isCarbonyl(molecule, ring, next));
}

function isCarbonyl(molecule: Molecule, ring: MancudeRing, atom: number): boolean {
  return (molecule.bondsOf[atom] ?? []).some(({ order, first, second }) => {
    const other = first === atom ? second : first;
    return order === 2 && /^(?:O|S|Se|N)$/.test(molecule.atom(other).element) && !ring.atoms.includes(other);
  });
}

function subsets(items: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
}

function canMatch(molecule: Molecule, atoms: readonly number[]): boolean {
  return pairing(molecule, atoms) !== undefined;
}

function match(molecule: Molecule, atoms: readonly number[]): boolean {
  const pairs = pairing(molecule, atoms);
  for (const [first, second] of pairs ?? []) {
    const bond = molecule.bondBetween(first, second);
    if (bond) bond.order = 2;
  }
  return pairs !== undefined;
}

/** A perfect matching along mancude bonds; undefined where there is none. */
function pairing(molecule: Molecule, atoms: readonly number[]): [number, number][] | undefined {
  if (atoms.length % 2 === 1) return undefined;
  const free = new Set(atoms);
  const pairs: [number, number][] = [];
  let steps = 0;
  const next = (): boolean => {
    steps += 1;
    if (free.size === 0) return true;
    if (steps > 5_000) return false;
    const [atom, partners] = fewest(molecule, free);
    free.delete(atom);
    for (const partner of partners) {
      free.delete(partner);
      pairs.push([atom, partner]);
      if (next()) return true;
      pairs.pop();
      free.add(partner);
    }
    free.add(atom);
    return false;
  };
  return next() ? pairs : undefined;
}

function fewest(molecule: Molecule, free: ReadonlySet<number>): [number, number[]] {
  let best: [number, number[]] | undefined;
  for (const atom of free) {
    const partners = molecule
      .neighbours(atom)
      .filter((other) => free.has(other) && molecule.bondBetween(atom, other)?.isMancude);
    if (!best || partners.length < best[1].length) best = [atom, partners];
  }
  return best ?? [-1, []];
}
