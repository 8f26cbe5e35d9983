// What the ranker sees of a molecule and of the places where templates match: numbers of circular environments, to be
// looked up in the tables of the weights.

import { bondBetween, neighbours } from '../../molecule/graph.ts';
import type { MolGraph } from '../../molecule/graph.ts';
import { atomEnvironments, environmentsPerAtom, globalPerAtom, mixed } from './environments.ts';

/** One place in a molecule: the atoms that change there, in rising order. */
export interface Site {
  centre: readonly number[];
  /** Token of the number of atoms and of molecules that have no part in it. */
  sizeToken: number;
  /** Indexes of the pairs of atoms that describe the site beside the atoms themselves. */
  pairs: readonly number[];
}

export interface MoleculeFeatures {
  /** Distinct tokens of the whole molecule. */
  global: Int32Array;
  /** `environmentsPerAtom` tokens for each atom in turn. */
  atoms: Int32Array;
  /** `tokensPerPair` tokens for each pair of atoms that some site has. */
  pairs: Int32Array;
  sites: Site[];
  /** For each candidate the index of its site. */
  siteOf: Int32Array;
}

/** Where a template matches; `centre` lists the changing product atoms in the order of the template's pattern. */
export interface Place {
  template: number;
  centre: readonly number[];
  /** Molecules that have no part in it. */
  aside?: number;
}

/** Features of a molecule and of the places in it; `beside` are further tokens of the whole, as of what is in the flask. */
export function featuresOf(
  graph: MolGraph,
  places: readonly Place[],
  beside: readonly number[] = [],
): MoleculeFeatures {
  const atoms = atomEnvironments(graph);
  const pairs = new PairTable(graph, atoms);
  const sites: Site[] = [];
  const known = new Map<string, number>();
  const siteOf = new Int32Array(places.length);
  places.forEach((place, index) => {
    const centre = place.centre.toSorted((a, b) => a - b);
    const aside = place.aside ?? 0;
    const key = `${aside} ${centre.join(',')}`;
    let site = known.get(key);
    if (site === undefined) {
      site = sites.length;
      known.set(key, site);
      sites.push({ centre, sizeToken: mixed(centre.length + asideStep * aside, sizeSalt), pairs: pairs.of(centre) });
    }
    siteOf[index] = site;
  });
  return { global: globalTokens(graph, atoms, beside), atoms, pairs: pairs.tokens(), sites, siteOf };
}

/** All tokens of a site but those of its atoms. */
export function siteTokens(features: MoleculeFeatures, site: Site): number[] {
  const ofPairs = site.pairs.flatMap((pair) => [
    ...features.pairs.subarray(pair * tokensPerPair, (pair + 1) * tokensPerPair),
  ]);
  return [site.sizeToken, ...ofPairs];
}

const globalSalt = 0x51ed27;
const pairSalt = 0x2f63a1;
const sizeSalt = 0x7a31c9;
/** More atoms than any centre has. */
const asideStep = 256;
/** Exact environments of radius 0, 1, 2 and the coarse one of radius 1 describe a pair of atoms. */
const pairColumns = [0, 1, 2, 5];
export const tokensPerPair = pairColumns.length;
/** Larger centres, as of ring closures, are described by their bonded pairs only. */
const allPairsUpTo = 4;

function globalTokens(graph: MolGraph, atoms: Int32Array, beside: readonly number[]): Int32Array {
  const tokens = new Set<number>(beside);
  for (let atom = 0; atom < graph.atoms.length; atom += 1) {
    for (let column = 0; column < globalPerAtom; column += 1) {
      tokens.add(mixed(atoms[atom * environmentsPerAtom + column] ?? 0, globalSalt));
    }
  }
  return Int32Array.from(tokens);
}

/** The pairs of atoms that sites have, each described once. */
class PairTable {
  readonly #graph: MolGraph;
  readonly #atoms: Int32Array;
  readonly #known = new Map<number, { index: number; relation: number }>();
  readonly #tokens: number[] = [];

  constructor(graph: MolGraph, atoms: Int32Array) {
    this.#graph = graph;
    this.#atoms = atoms;
  }

  /** Indexes of the pairs that describe a centre, whose atoms rise. */
  of(centre: readonly number[]): number[] {
    const pairs: number[] = [];
    for (const [position, first] of centre.entries()) {
      for (const second of centre.slice(position + 1)) {
        const { index, relation } = this.#pair(first, second);
        if (centre.length <= allPairsUpTo || relation >= bonded) pairs.push(index);
      }
    }
    return pairs;
  }

  tokens(): Int32Array {
    return Int32Array.from(this.#tokens);
  }

  #pair(first: number, second: number): { index: number; relation: number } {
    const key = first * this.#graph.atoms.length + second;
    const known = this.#known.get(key);
    if (known) return known;
    const relation = relationOf(this.#graph, first, second);
    for (const column of pairColumns) {
      const [one, other] = [first, second].map((atom) => this.#atoms[atom * environmentsPerAtom + column] ?? 0);
      this.#tokens.push(mixed(mixed(((one ?? 0) + (other ?? 0)) | 0, relation), pairSalt + column));
    }
    const made = { index: this.#known.size, relation };
    this.#known.set(key, made);
    return made;
  }
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
