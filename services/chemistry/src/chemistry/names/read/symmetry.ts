// Which atoms of a molecule are alike, and where something binds that has no locant: only where every choice gives the same molecule.

import { type Molecule, NameProblem, OpenPlace } from './molecule.ts';
import type { Opening } from './part-smiles.ts';
import type { Group } from './syntax.ts';

/** A class number for each atom; `marked` atoms, which will bind further, differ from all others. */
export function classesOf(molecule: Molecule, marked: ReadonlyMap<number, number>): number[] {
  let classes = rank(
    molecule.atoms.map(({ element, charge, isMancude, isSaturated }, index) =>
      [element, charge, isMancude, isSaturated, molecule.bondOrders(index), marked.get(index) ?? 0].join(),
    ),
  );
  for (let count = 0; ;) {
    const next = rank(
      molecule.atoms.map((_, index) => {
        const around = (molecule.bondsOf[index] ?? []).map((bond) => {
          const other = bond.first === index ? bond.second : bond.first;
          return `${bond.order}${bond.isMancude ? 'm' : ''}:${classes[other]}`;
        });
        return `${classes[index]}|${around.toSorted().join()}`;
      }),
    );
    const distinct = new Set(next).size;
    if (distinct === count) return next;
    count = distinct;
    classes = next;
  }
}

function rank(keys: readonly string[]): number[] {
  const order = new Map([...new Set(keys)].toSorted().map((key, index) => [key, index]));
  return keys.map((key) => order.get(key) ?? 0);
}

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
