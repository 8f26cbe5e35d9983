// Which atoms of a molecule are alike, so that a name without a locant still has one meaning.

import type { Molecule } from './molecule.ts';

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
