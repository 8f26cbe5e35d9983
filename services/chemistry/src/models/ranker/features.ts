// What the ranker sees of a molecule and of the places where templates match: numbers of circular environments, to be
// looked up in the tables of the weights.

import { bondBetween, neighbours } from '../../chem/graph.ts';
import type { MolGraph } from '../../chem/graph.ts';
import { atomEnvironments, environmentsPerAtom, globalPerAtom, mixed } from './environments.ts';

/** One place in a molecule: the atoms that change there, in rising order. */
export interface Site {
  centre: readonly number[];
  /** Tokens of the site as a whole; those of its atoms come on top. */
  tokens: Int32Array;
}

export interface MoleculeFeatures {
  /** Distinct tokens of the whole molecule. */
  global: Int32Array;
  /** `environmentsPerAtom` tokens for each atom in turn. */
  atoms: Int32Array;
  sites: Site[];
  /** For each candidate the index of its site. */
  siteOf: Int32Array;
}

/** Where a template matches; `centre` lists the changing product atoms in the order of the template's pattern. */
export interface Place {
  template: number;
  centre: readonly number[];
}

/** Features of a molecule and of the places in it. */
export function featuresOf(graph: MolGraph, places: readonly Place[]): MoleculeFeatures {
  const atoms = atomEnvironments(graph);
  const sites: Site[] = [];
  const known = new Map<string, number>();
  const siteOf = new Int32Array(places.length);
  places.forEach((place, index) => {
    const centre = place.centre.toSorted((a, b) => a - b);
    const key = centre.join(',');
    let site = known.get(key);
    if (site === undefined) {
      site = sites.length;
      known.set(key, site);
      sites.push({ centre, tokens: siteTokens(graph, atoms, centre) });
    }
    siteOf[index] = site;
  });
  return { global: globalTokens(graph, atoms), atoms, sites, siteOf };
}

const globalSalt = 0x51ed27;
const pairSalt = 0x2f63a1;
const sizeSalt = 0x7a31c9;
/** Exact environments of radius 0, 1, 2 and the coarse one of radius 1 describe a pair of atoms. */
const pairColumns = [0, 1, 2, 5];
/** Larger centres, as of ring closures, are described by their bonded pairs only. */
const allPairsUpTo = 4;

function globalTokens(graph: MolGraph, atoms: Int32Array): Int32Array {
  const tokens = new Set<number>();
  for (let atom = 0; atom < graph.atoms.length; atom += 1) {
    for (let column = 0; column < globalPerAtom; column += 1) {
      tokens.add(mixed(atoms[atom * environmentsPerAtom + column] ?? 0, globalSalt));
    }
  }
  return Int32Array.from(tokens);
}

function siteTokens(graph: MolGraph, atoms: Int32Array, centre: readonly number[]): Int32Array {
  const tokens = [mixed(centre.length, sizeSalt)];
  for (const [position, first] of centre.entries()) {
    for (const second of centre.slice(position + 1)) {
      const relation = relationOf(graph, first, second);
      if (centre.length > allPairsUpTo && relation < bonded) continue;
      for (const column of pairColumns) {
        const sum =
          (atoms[first * environmentsPerAtom + column] ?? 0) + (atoms[second * environmentsPerAtom + column] ?? 0);
        tokens.push(mixed(mixed(sum | 0, relation), pairSalt + column));
      }
    }
  }
  return Int32Array.from(tokens);
}

const bonded = 8;

/** 0 for far apart, 1 for atoms with a common neighbour, from 8 on for bonded ones; rings count apart. */
function relationOf(graph: MolGraph, first: number, second: number): number {
  const bond = bondBetween(graph, first, second);
  if (bond) {
    const inRing = graph.rings.some((ring) => ring.includes(first) && ring.includes(second)) ? 8 : 0;
    return bonded + inRing + (bond.aromatic ? 4 : bond.order);
  }
  const others = neighbours(graph, second);
  return neighbours(graph, first).some((one) => others.includes(one)) ? 1 : 0;
}
