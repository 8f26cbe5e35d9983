// Skeletons of names: chains, rings, bridged and spiro systems, and compounds with names of their own.

import { type Molecule, NameProblem } from './molecule.ts';
import { type AddedPart, addSmiles } from './part-smiles.ts';
import type { AddedSkeleton, Skeleton, SuffixRule } from './syntax.ts';
import type { AcidRow, PartRow, RingRow } from './tables.ts';

const none = { openings: [], acidOxygens: [], defaultHydrogens: [] };

export function numbered(count: number): Set<string> {
  return new Set(Array.from({ length: count }, (_, index) => String(index + 1)));
}

/** Locants 1 to n for atoms in their order. */
function inOrder(atoms: readonly number[]): Map<string, number> {
  return new Map(atoms.map((atom, index) => [String(index + 1), atom]));
}

function addCarbons(molecule: Molecule, count: number): number[] {
  return Array.from({ length: count }, () => molecule.addAtom('C'));
}

function joinInRow(molecule: Molecule, atoms: readonly number[]): void {
  for (let index = 1; index < atoms.length; index += 1) molecule.addBond(atoms[index - 1] ?? 0, atoms[index] ?? 0);
}

export function chainSkeleton(name: string, length: number): Skeleton {
  const add = (molecule: Molecule): AddedSkeleton => {
    const atoms = addCarbons(molecule, length);
    joinInRow(molecule, atoms);
    return { locants: inOrder(atoms), atoms, ...none };
  };
  return { kind: 'chain', name, locants: numbered(length), length, add };
}

export function cycloSkeleton(name: string, length: number): Skeleton {
  const add = (molecule: Molecule): AddedSkeleton => {
    const atoms = addCarbons(molecule, length);
    joinInRow(molecule, atoms);
    molecule.addBond(atoms[0] ?? 0, atoms.at(-1) ?? 0);
    return { locants: inOrder(atoms), atoms, ...none };
  };
  return { kind: 'cyclo', name, locants: numbered(length), length, add };
}

export function ringSkeleton(row: RingRow): Skeleton {
  return {
    kind: 'ring',
    name: row.name,
    locants: new Set(ringLocants(row)),
    length: 0,
    add: (molecule) => addRing(molecule, row),
  };
}

function ringLocants(row: RingRow): string[] {
  return [...row.smiles.matchAll(/:(\d+)\]/g)].map(([, number = '']) => row.lettered.get(Number(number)) ?? number);
}

/** A ring of the table with its locants, each followed by `prime`. */
export function addRing(molecule: Molecule, row: RingRow, prime = ''): AddedSkeleton {
  const part = addSmiles(molecule, row.smiles, row.isMancude);
  const locants = new Map(
    part.atoms.map((atom, place) => {
      const number = part.numbers[place] ?? 0;
      return [`${row.lettered.get(number) ?? number}${prime}`, atom];
    }),
  );
  const defaults = row.isMancude ? part.saturated : [];
  return { locants, atoms: part.atoms, ...none, defaultHydrogens: defaults };
}

/** A ring twice, bound at two of its atoms: 2,2'-bipyridine. */
export function assemblySkeleton(row: RingRow, first: string, second: string): Skeleton {
  const add = (molecule: Molecule): AddedSkeleton => {
    const one = addRing(molecule, row);
    const two = addRing(molecule, row, "'");
    const ends = [one.locants.get(first), two.locants.get(`${second}'`)] as const;
    if (ends[0] === undefined || ends[1] === undefined) throw new NameProblem(`no such position in ${row.name}`);
    molecule.addBond(ends[0], ends[1]);
    return {
      locants: new Map([...one.locants, ...two.locants]),
      atoms: [...one.atoms, ...two.atoms],
      ...none,
      defaultHydrogens: [...one.defaultHydrogens, ...two.defaultHydrogens],
    };
  };
  const locants = new Set(ringLocants(row).flatMap((locant) => [locant, `${locant}'`]));
  return { kind: 'ring', name: `bi${row.name}`, locants, length: 0, add };
}

export interface Replacement {
  locant: string;
  element: string;
}

/** Bicyclo[a.b.c] and its like: main ring, main bridge, secondary bridges as [length, from, to]. */
export function baeyerSkeleton(
  name: string,
  bridges: readonly number[],
  secondary: readonly (readonly [number, number, number])[],
  replacements: readonly Replacement[],
): Skeleton {
  const [left = 0, right = 0, main = 0] = bridges;
  const length = left + right + main + 2 + secondary.reduce((sum, [atoms]) => sum + atoms, 0);
  const add = (molecule: Molecule): AddedSkeleton => {
    const ring = addCarbons(molecule, left + right + 2);
    joinInRow(molecule, ring);
    molecule.addBond(ring[0] ?? 0, ring.at(-1) ?? 0);
    const bridge = addCarbons(molecule, main);
    joinInRow(molecule, [ring[0] ?? 0, ...bridge, ring[left + 1] ?? 0]);
    const atoms = [...ring, ...bridge];
    for (const [count, from, to] of secondary) {
      const more = addCarbons(molecule, count);
      const [low, high] = from < to ? [from, to] : [to, from];
      joinInRow(molecule, [atoms[high - 1] ?? 0, ...more, atoms[low - 1] ?? 0]);
      atoms.push(...more);
    }
    return replaced(molecule, atoms, replacements);
  };
  return { kind: 'baeyer', name, locants: numbered(length), length, add };
}

/** Spiro[a.b], a not above b: numbered through the smaller ring first. */
export function spiroSkeleton(
  name: string,
  small: number,
  large: number,
  replacements: readonly Replacement[],
): Skeleton {
  const length = small + large + 1;
  const add = (molecule: Molecule): AddedSkeleton => {
    const atoms = addCarbons(molecule, length);
    const centre = atoms[small] ?? 0;
    joinInRow(molecule, [centre, ...atoms.slice(0, small), centre]);
    joinInRow(molecule, [centre, ...atoms.slice(small + 1), centre]);
    return replaced(molecule, atoms, replacements);
  };
  return { kind: 'baeyer', name, locants: numbered(length), length, add };
}

function replaced(molecule: Molecule, atoms: number[], replacements: readonly Replacement[]): AddedSkeleton {
  const locants = inOrder(atoms);
  for (const { locant, element } of replacements) {
    const atom = locants.get(locant);
    if (atom === undefined) throw new NameProblem(`no position ${locant}`);
    molecule.atom(atom).element = element;
  }
  return { locants, atoms, ...none };
}

/** Two rings of the table that share one atom: spiro[indoline-3,4'-piperidine]. */
export function spiroRings(first: Skeleton, second: Skeleton, at: string, primed: string): Skeleton {
  const add = (molecule: Molecule): AddedSkeleton => {
    const one = first.add(molecule);
    const two = second.add(molecule);
    const shared = one.locants.get(at);
    const lost = two.locants.get(primed);
    if (shared === undefined || lost === undefined) throw new NameProblem('no such position of a spiro atom');
    molecule.merge(shared, lost);
    const locants = new Map([...one.locants, ...[...two.locants].map(([name, atom]) => [`${name}'`, atom] as const)]);
    locants.set(`${primed}'`, shared);
    const atoms = [...one.atoms, ...two.atoms.filter((atom) => atom !== lost)];
    const defaults = [...one.defaultHydrogens, ...two.defaultHydrogens].filter((atom) => atom !== lost);
    return { locants, atoms, ...none, defaultHydrogens: defaults };
  };
  const locants = new Set([...first.locants, ...[...second.locants].map((locant) => `${locant}'`)]);
  return { kind: 'ring', name: 'spiro', locants, length: 0, add };
}

function partLocants(part: AddedPart, names: readonly string[]): Map<string, number> {
  const pairs = names.flatMap((name, place) => name.split('/').map((one) => [one, part.atoms[place] ?? -1] as const));
  return new Map(pairs.filter(([name, atom]) => name !== '' && atom >= 0));
}

/** What an ending makes of the acid group of an amino acid. */
export type AminoAcidForm = 'acid' | 'amide' | 'alcohol' | 'acyl';

export function partSkeleton(row: PartRow, form: AminoAcidForm = 'acid'): Skeleton {
  const add = (molecule: Molecule): AddedSkeleton => {
    const part = addSmiles(molecule, row.smiles);
    const acids = row.kind === 'amino acid' ? lastAcid(molecule, part) : part.acidic;
    const acidOxygens = form === 'acid' ? acids : [];
    if (form !== 'acid') changeAcid(molecule, part, acids, form);
    return {
      locants: partLocants(part, row.locants),
      atoms: part.atoms.filter((atom) => atom >= 0),
      openings: part.openings,
      acidOxygens,
      defaultHydrogens: part.saturated.filter((atom) => molecule.atom(atom).isMancude),
    };
  };
  const kind = row.kind === 'linker' ? 'linker' : row.kind === 'amino acid' ? 'aminoAcid' : 'part';
  const locants = new Set(row.locants.flatMap((locant) => locant.split('/')).filter((locant) => locant !== ''));
  return { kind, name: row.name, locants, length: 0, isProtecting: row.kind === 'protecting', add };
}

function changeAcid(molecule: Molecule, part: AddedPart, acids: readonly number[], form: AminoAcidForm): void {
  const [oxygen, ...others] = acids;
  const [carbon = -1] = oxygen === undefined ? [] : molecule.neighbours(oxygen);
  if (oxygen === undefined || others.length > 0) throw new NameProblem('which acid group?');
  const lost =
    form === 'acyl'
      ? oxygen
      : molecule.neighbours(carbon).find((atom) => molecule.bondBetween(carbon, atom)?.order === 2);
  if (form === 'amide') molecule.atom(oxygen).element = 'N';
  else if (lost !== undefined) {
    molecule.removeBond(carbon, lost);
    molecule.atom(lost).element = '';
    part.atoms.splice(part.atoms.indexOf(lost), 1, -1);
  }
  if (form === 'acyl') part.openings.push({ atom: carbon, order: 1 });
}

// The acid group that ends the SMILES of an amino acid.
function lastAcid(molecule: Molecule, part: AddedPart): number[] {
  const oxygens = part.atoms.filter((atom) => molecule.atom(atom).element === 'O' && molecule.bondOrders(atom) === 1);
  return oxygens.filter((atom) => {
    const [carbon = -1] = molecule.neighbours(atom);
    return molecule.neighbours(carbon).some((other) => molecule.bondBetween(carbon, other)?.order === 2);
  });
}

/** An acid with a name of its own, with what its ending makes of each of its hydroxyl groups. */
export function acidSkeleton(row: AcidRow, name: string, rule: SuffixRule): Skeleton {
  const add = (molecule: Molecule): AddedSkeleton => {
    const part = addSmiles(molecule, row.smiles);
    const locants = partLocants(part, row.locants);
    const acidOxygens: number[] = [];
    const openings = rule.ending === 'acyl' ? [...part.openings] : [];
    const extra: number[] = [];
    let nitrogens = 0;
    for (const { atom } of rule.ending === 'acyl' ? [] : part.openings) {
      const [text = ''] = rule.parts;
      if (text === '') continue;
      if (text === '#N') {
        makeNitrile(molecule, atom);
        continue;
      }
      const added = addSmiles(molecule, text);
      extra.push(...added.atoms);
      const [first, ...more] = added.openings;
      if (first) molecule.addBond(atom, first.atom);
      acidOxygens.push(...added.acidic);
      openings.push(...more);
      if (first && molecule.atom(first.atom).element === 'N') {
        if (!locants.has('N') || nitrogens > 0) locants.set(`N${"'".repeat(nitrogens)}`, first.atom);
        nitrogens += 1;
      }
    }
    return { locants, atoms: part.atoms.filter((one) => one >= 0), openings, acidOxygens, defaultHydrogens: [] };
  };
  const locants = new Set([...row.locants.filter((locant) => locant !== ''), 'N', "N'"]);
  return { kind: 'acid', name, locants, length: 0, add };
}

function makeNitrile(molecule: Molecule, carbon: number): void {
  const bond = (molecule.bondsOf[carbon] ?? []).find(({ order, first, second }) => {
    const other = first === carbon ? second : first;
    return order === 2 && molecule.atom(other).element === 'O';
  });
  if (!bond) throw new NameProblem('no nitrile of this acid');
  bond.order = 3;
  molecule.atom(bond.first === carbon ? bond.second : bond.first).element = 'N';
}
