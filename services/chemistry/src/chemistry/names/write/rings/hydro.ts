// Where the hydrogen of a partly saturated ring stands: indicated hydrogen (1H-), hydro prefixes, added hydrogen (2(1H)).

import type { MoleculeView } from '../molecule-view.ts';
import type { Numbering, Skeleton } from './skeleton.ts';
import { at, compareRanks, locantRank, refuse, sortLocants } from '../words.ts';

export interface Hydrogenation {
  indicated: string[];
  hydro: string[];
  added: string[];
}

/** What does not depend on the numbering of a skeleton: which of its atoms are saturated, which could have double bonds. */
export interface Saturation {
  saturated: readonly number[];
  eligible: readonly number[];
  /** How many indicated hydrogens the parent needs. */
  missing: number;
}

const noHydrogen: Hydrogenation = { indicated: [], hydro: [], added: [] };

export function saturationOf(mol: MoleculeView, skeleton: Skeleton): Saturation {
  const { atoms } = skeleton;
  const inside = new Set(atoms);
  const eligible = atoms.filter((atom) => canBeUnsaturated(mol, atom, inside));
  const saturated = eligible.filter(
    (atom) => !mol.neighbours(atom).some((next) => next.order > 1 && inside.has(next.atom)),
  );
  const other = atoms.find((atom) => !eligible.includes(atom) && mol.charge(atom) > 0 && !isOxide(mol, atom));
  if (other !== undefined) refuse('a charged ring atom');
  return { saturated, eligible, missing: eligible.length - 2 * largestMatching(mol, eligible) };
}

function isOxide(mol: MoleculeView, atom: number): boolean {
  return mol.neighbours(atom).some((next) => mol.charge(next.atom) === -1);
}

function canBeUnsaturated(mol: MoleculeView, atom: number, inside: ReadonlySet<number>): boolean {
  const ringBonds = mol.neighbours(atom).filter((next) => inside.has(next.atom)).length;
  switch (mol.z(atom)) {
    case 6:
    case 14:
      return ringBonds < 4;
    case 7:
    case 15:
      return ringBonds < 3;
    case 5:
      return ringBonds < 3;
    default:
      return false;
  }
}

/**
 * The hydrogens for one numbering. `bound` are saturated positions where the suffix or the free valence takes the
 * hydrogen away (C=O, N-yl).
 */
export function hydrogenate(
  mol: MoleculeView,
  saturation: Saturation,
  numbering: Numbering,
  bound: readonly number[],
): Hydrogenation {
  const { saturated, eligible, missing } = saturation;
  if (saturated.length === 0) return noHydrogen;
  const locant = (atom: number): string => numbering.get(atom) ?? refuse('an atom without a locant');
  const ordered = saturated.toSorted((a, b) => locantRank(locant(a)) - locantRank(locant(b)));
  const choices = subsets(ordered, missing).flatMap((indicated) => {
    const rest = eligible.filter((atom) => !indicated.includes(atom));
    if (!isMatchable(mol, rest)) return [];
    const taken = bound.filter((atom) => !indicated.includes(atom));
    const free = ordered.filter((atom) => !indicated.includes(atom) && !taken.includes(atom));
    const added = fewestAdded(
      mol,
      rest.filter((atom) => !taken.includes(atom)),
      free,
    );
    if (!added) return [];
    return [{ indicated, added, hydro: free.filter((atom) => !added.includes(atom)) }];
  });
  const ranked = choices.toSorted(
    (a, b) =>
      a.added.length - b.added.length ||
      compareRanks(ranksOf(a.indicated), ranksOf(b.indicated)) ||
      compareRanks(ranksOf(a.added), ranksOf(b.added)),
  );
  const best = ranked[0] ?? refuse('hydrogen that no rule places');
  if (best.hydro.length % 2 === 1) refuse('an odd number of hydro prefixes');
  const texts = (atoms: readonly number[]): string[] => sortLocants(atoms.map(locant));
  return { indicated: texts(best.indicated), added: texts(best.added), hydro: texts(best.hydro) };

  function ranksOf(atoms: readonly number[]): number[] {
    return atoms.map((atom) => locantRank(locant(atom))).toSorted((a, b) => a - b);
  }
}

function fewestAdded(mol: MoleculeView, rest: readonly number[], free: readonly number[]): number[] | undefined {
  for (let count = rest.length % 2; count <= Math.min(4, free.length); count += 2)
    for (const added of subsets(free, count))
      if (
        isMatchable(
          mol,
          rest.filter((atom) => !added.includes(atom)),
        )
      )
        return added;
  return undefined;
}

function subsets(list: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return list.flatMap((first, index) => subsets(list.slice(index + 1), count - 1).map((rest) => [first, ...rest]));
}

function isMatchable(mol: MoleculeView, atoms: readonly number[]): boolean {
  return atoms.length % 2 === 0 && largestMatching(mol, atoms) * 2 === atoms.length;
}

/** The greatest number of double bonds that the atoms of a ring system can have among them. */
export function largestMatching(mol: MoleculeView, atoms: readonly number[]): number {
  const open = new Set(atoms);
  const next = (atom: number): number[] =>
    mol
      .neighbours(atom)
      .map((one) => one.atom)
      .filter((one) => open.has(one) && mol.isRingBond(atom, one));
  return match();

  // Atoms with one partner left go first; without any, both ways of the first one are tried.
  function match(): number {
    let least: { atom: number; partners: number[] } | undefined;
    for (const atom of open) {
      const partners = next(atom);
      if (partners.length === 0) continue;
      if (!least || partners.length < least.partners.length) least = { atom, partners };
      if (partners.length === 1) break;
    }
    if (!least) return 0;
    const { atom, partners } = least;
    const pick = (partner: number): number => {
      open.delete(atom);
      open.delete(partner);
      const count = 1 + match();
      open.add(atom);
      open.add(partner);
      return count;
    };
    if (partners.length === 1) return pick(at(partners, 0));
    open.delete(atom);
    const without = match();
    open.add(atom);
    return Math.max(without, ...partners.map(pick));
  }
}
