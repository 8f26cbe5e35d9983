// Where something binds that has no locant: only where every choice gives the same molecule.

import { type Molecule, NameProblem, OpenPlace } from './molecule.ts';
import type { Opening } from './part-smiles.ts';
import { classesOf } from './symmetry.ts';
import type { Group } from './syntax.ts';

export interface Attachment {
  group: Group;
  count: number;
  openings: readonly Opening[];
}

/** The atoms, one for each of `count`; throws where there is a choice. */
export function attachUnlocated(
  molecule: Molecule,
  candidates: readonly number[],
  openings: readonly Opening[],
  count: number,
  hydrogens: (atom: number) => number = (atom) => molecule.hydrogens(atom),
): number[] {
  const places = candidates.flatMap((atom) => Array.from({ length: hydrogens(atom) }, () => atom));
  if (places.length < count || count === 0) throw new NameProblem('no place for it');
  if (places.length === count) return places;
  const classes = classesOf(molecule, new Map(openings.map(({ atom, order }) => [atom, order])));
  const distinct = new Set(candidates.map((atom) => classes[atom]));
  const isOne = distinct.size === 1 && (candidates.length === 1 || count === 1 || places.length - 1 === count);
  if (!isOne) throw new OpenPlace('its place is not named');
  return places.slice(0, count);
}
