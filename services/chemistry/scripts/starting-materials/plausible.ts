// Is this a molecule that a supplier would list? In one piece, of the elements of building blocks and reagents, neutral,
// without radicals, not too large.

import type { Atom, MolGraph } from '../../src/chemistry/molecule/graph.ts';
import { neighbours } from '../../src/chemistry/molecule/graph.ts';

const elements: ReadonlySet<number> = new Set([1, 5, 6, 7, 8, 9, 14, 15, 16, 17, 34, 35, 53]);
/** Bound to carbon in reagents that are weighed: Li, Mg, Al, Zn, Sn. */
const metals: ReadonlySet<number> = new Set([3, 12, 13, 30, 50]);
const [carbon, hydrogen, deuterium] = [6, 1, 2];

/** What speaks against it; null for nothing. */
export function implausible(graph: MolGraph): string | null {
  const { atoms } = graph;
  if (!atoms.some(({ z }) => z === carbon)) return 'no carbon';
  if (isGaseousAlkane(graph)) return 'gases';
  if (atoms.some(({ z }) => !elements.has(z) && !metals.has(z))) return 'elements';
  if (atoms.some(({ z }, index) => metals.has(z) && !neighbours(graph, index).some((one) => atoms[one]?.z === carbon)))
    return 'metal salts';
  if (atoms.some(({ radicals }) => radicals > 0)) return 'radicals';
  if (atoms.some((atom) => atom.isotope > 0 && !isDeuterium(atom))) return 'isotopes';
  if (atoms.reduce((sum, { charge }) => sum + charge, 0) !== 0) return 'ions';
  if (atoms.some((atom, index) => atom.charge !== 0 && !isBalanced(graph, index))) return 'charges apart';
  return null;
}

// Methane to butane: where records start from one, a carbon of another molecule was taken for it.
function isGaseousAlkane({ atoms, bonds }: MolGraph): boolean {
  return atoms.length <= 4 && atoms.every(({ z }) => z === carbon) && bonds.every(({ order }) => order === 1);
}

function isDeuterium({ z, isotope }: Atom): boolean {
  return z === hydrogen && isotope === deuterium;
}

// Nitro groups, N-oxides, azides, isocyanides, diazo compounds and ylides are neutral: the charges are beside each other.
function isBalanced(graph: MolGraph, index: number): boolean {
  const charge = graph.atoms[index]?.charge ?? 0;
  return neighbours(graph, index).some((one) => charge * (graph.atoms[one]?.charge ?? 0) < 0);
}
