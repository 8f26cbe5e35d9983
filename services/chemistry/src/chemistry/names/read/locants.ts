// The atom that a locant means on a skeleton with its suffix.

import { type Molecule, NameProblem } from './molecule.ts';
import { classesOf } from './symmetry.ts';
import type { AddedSkeleton, Group } from './syntax.ts';

export interface Places extends AddedSkeleton {
  group: Group;
  /** Nitrogen of the suffix by the locant of the suffix. */
  suffixNitrogens: Map<string, number>;
  /** Nitrogen of amino groups among the prefixes. */
  aminoNitrogens: number[];
  /** What the suffix sits on. */
  target: number | undefined;
}

export function findLocant(molecule: Molecule, places: Places, locant: string): number {
  const own = places.locants.get(locant);
  const isOfSuffix = locant.startsWith('N') && places.suffixNitrogens.size > 0;
  if (own !== undefined && !isOfSuffix) return own;
  if (locant.endsWith('!')) return position(molecule, places, locant.charAt(0));
  if (locant.startsWith('N')) return nitrogen(molecule, places, locant);
  if (locant === '2' && hasPrimed(places)) return findLocant(molecule, places, 'alpha');
  if (locant === 'O' || locant === 'S') return onlyOne(molecule, places, locant);
  throw new NameProblem(`no position ${locant} in ${places.group.skeleton.name}`);
}

// 2-bromo-4'-methoxyacetophenone: the plain locant is of the chain where the ring has primed ones.
function hasPrimed({ group, locants }: Places): boolean {
  const used = group.prefixes.flatMap((prefix) => (prefix.kind === 'group' ? prefix.locants : []));
  return locants.has("4'") && locants.has('alpha') && used.some((locant) => locant.endsWith("'"));
}

const distances: Readonly<Record<string, string>> = { o: '2', m: '3', p: '4' };

// Ortho, meta and para of a benzene ring, counted from what gives it its name.
function position(molecule: Molecule, places: Places, letter: string): number {
  const first = places.locants.get('1');
  const atom = places.locants.get(distances[letter] ?? '');
  const isBenzene = ['1', '2', '3', '4', '5', '6'].every((locant) => {
    const one = places.locants.get(locant);
    return one !== undefined && molecule.atom(one).element === 'C' && molecule.atom(one).isMancude;
  });
  const isCounted = places.target === undefined || places.target === first || places.group.skeleton.kind === 'part';
  if (atom === undefined || !isBenzene || !isCounted || places.locants.has('7') || places.locants.has("1'"))
    throw new NameProblem('ortho, meta or para of no benzene ring');
  return atom;
}

function nitrogen(molecule: Molecule, places: Places, locant: string): number {
  const rest = locant.slice(1);
  const primes = /'*$/.exec(rest)?.[0].length ?? 0;
  const number = rest.replace(/'*$/, '');
  const suffixed = [...places.suffixNitrogens.values()];
  if (number !== '') {
    const atom = places.suffixNitrogens.get(number) ?? ringNitrogen(molecule, places, number);
    if (atom === undefined) throw new NameProblem(`no nitrogen ${locant}`);
    return atom;
  }
  if (suffixed.length > 0) return pick(suffixed, primes);
  const free = freeNitrogens(molecule, places);
  if (free.length > 0) return pick(alike(molecule, free), primes);
  return pick(places.aminoNitrogens.length === 1 ? places.aminoNitrogens : [], primes);
}

function ringNitrogen(molecule: Molecule, places: Places, number: string): number | undefined {
  const atom = places.locants.get(number);
  return atom !== undefined && molecule.atom(atom).element === 'N' ? atom : undefined;
}

function pick(atoms: readonly number[], index: number): number {
  const atom = atoms[index];
  if (atom === undefined) throw new NameProblem('no such nitrogen');
  return atom;
}

// Nitrogen of the ring that has a hydrogen to give.
function freeNitrogens(molecule: Molecule, places: Places): number[] {
  return places.atoms.filter((atom) => {
    if (atom < 0 || molecule.atom(atom).element !== 'N') return false;
    const { isMancude, isSaturated, charge } = molecule.atom(atom);
    if (charge > 0) return true;
    if (isMancude && !isSaturated) return places.defaultHydrogens.includes(atom);
    return molecule.hydrogens(atom) > 0 || molecule.atom(atom).isSaturated;
  });
}

// Both ends of piperazine are one answer for N, as long as nothing else tells them apart.
function alike(molecule: Molecule, atoms: readonly number[]): readonly number[] {
  if (atoms.length < 2) return atoms;
  const classes = classesOf(molecule, new Map());
  if (new Set(atoms.map((atom) => classes[atom])).size > 1) throw new NameProblem('more than one nitrogen');
  return atoms;
}

function onlyOne(molecule: Molecule, places: Places, element: string): number {
  const reachable = molecule.atoms
    .map((_, index) => index)
    .filter((atom) => atom >= Math.min(...places.atoms.filter((one) => one >= 0)));
  const found = reachable.filter((atom) => molecule.atom(atom).element === element && molecule.hydrogens(atom) > 0);
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) throw new NameProblem(`no single ${element} to bind`);
  return only;
}
