// Where atoms lie in the picture of a molecule, and which sites lie there.

import type { OtherSites } from '@app/shared/contracts/reaction/reaction';

export interface BondEnds {
  from: number;
  to: number;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export interface Place {
  x: number;
  y: number;
}

/** Pixels of each atom that has a bond. */
export function atomPlaces(bonds: readonly BondEnds[]): Map<number, Place> {
  const places = new Map<number, Place>();
  for (const { from, to, x1, y1, x2, y2 } of bonds) {
    places.set(from, { x: x1, y: y1 });
    places.set(to, { x: x2, y: y2 });
  }
  return places;
}

/** The middle of some atoms; undefined where none of them has a place. */
export function middleOf(atoms: readonly number[], places: ReadonlyMap<number, Place>): Place | undefined {
  const known = atoms.flatMap((atom) => places.get(atom) ?? []);
  if (known.length === 0) return undefined;
  const sum = known.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / known.length, y: sum.y / known.length };
}

/** A site with its number in the list, from 1. */
export type NumberedSite = OtherSites['sites'][number] & { number: number };

export function numbered(sites: OtherSites['sites']): NumberedSite[] {
  return sites.map((site, index) => ({ ...site, number: index + 1 }));
}

/** Atoms of one reactant that react as wanted. */
export function wantedAtoms({ intended }: Pick<OtherSites, 'intended'>, reactant: number): number[] {
  return intended.filter((one) => one.reactant === reactant).flatMap(({ atoms }) => atoms);
}
