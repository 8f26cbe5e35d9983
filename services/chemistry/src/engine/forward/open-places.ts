// What a template leaves open about its product: the geometry of a new double bond, and which of several aromatic carbons
// an electrophile takes (templates have directing rules, no rates).

import { neighbours, type Atom, type MolGraph } from '../../chemistry/molecule/graph.ts';
import type { ChangedAtom } from './changed-atoms.ts';

export interface OpenPlaces {
  /** A new double bond between carbons may be E or Z. */
  doubleBond: boolean;
  /** A carbon of an aromatic ring gave its hydrogen. */
  aromaticSite: boolean;
}

export const nothingOpen: OpenPlaces = { doubleBond: false, aromaticSite: false };

/** Reads them from the product's graph; `smiles` is the canonical product, `before` gives an atom of a reactant. */
export function openPlaces(
  product: MolGraph,
  changed: readonly ChangedAtom[],
  before: (reactant: number, atom: number) => Atom | undefined,
  smiles: string,
): OpenPlaces {
  const places = new Set(changed.map(({ productAtom }) => productAtom).filter((atom) => atom >= 0));
  return {
    doubleBond: !/[/\\]/.test(smiles) && hasOpenDoubleBond(product, places),
    aromaticSite: changed.some(({ reactant, atom, productAtom }) => {
      const [old, now] = [before(reactant, atom), product.atoms[productAtom]];
      return old?.z === 6 && old.aromatic && old.hydrogens === 1 && now?.hydrogens === 0 && now.aromatic;
    }),
  };
}

/** Rings of fewer atoms hold no E double bond. */
const smallestRingWithE = 8;

function hasOpenDoubleBond(graph: MolGraph, places: ReadonlySet<number>): boolean {
  return graph.bonds.some(({ from, to, order, aromatic }) => {
    if (order !== 2 || aromatic || !places.has(from) || !places.has(to)) return false;
    if (graph.atoms[from]?.z !== 6 || graph.atoms[to]?.z !== 6) return false;
    const isSmallRing = graph.rings.some(
      (ring) => ring.length < smallestRingWithE && ring.includes(from) && ring.includes(to),
    );
    return !isSmallRing && hasTwoSides(graph, from, to) && hasTwoSides(graph, to, from);
  });
}

// Two substituents that are not both hydrogen, both methyl or both the same halogen.
function hasTwoSides(graph: MolGraph, atom: number, partner: number): boolean {
  const others = neighbours(graph, atom).filter((one) => one !== partner);
  const [first, second] = others;
  if (first === undefined) return false;
  if (second === undefined) return graph.atoms[atom]?.hydrogens === 1;
  const isEnd = (one: number): boolean => neighbours(graph, one).length === 1;
  return !(isEnd(first) && isEnd(second) && graph.atoms[first]?.z === graph.atoms[second]?.z);
}
