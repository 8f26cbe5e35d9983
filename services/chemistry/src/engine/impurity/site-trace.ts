// Where in its reactants a turn acts: atoms whose bonds, hydrogens or charge differ between reactant and product.

import { traceAtoms } from '../../chemistry/molecule/atom-trace.ts';
import { graphOf, type MolGraph } from '../../chemistry/molecule/graph.ts';
import { parseProduct } from '../../chemistry/molecule/rdkit.ts';
import type { ImpurityContext } from './context.ts';
import type { Family } from './families/family.ts';
import { slotsOf } from './families/all.ts';

export interface ConversionSite {
  /** By slot of the reactants, the atoms that change and stay. */
  atoms: number[][];
  /** Heavy atoms of the product that no reactant gives, as elements: what a reagent of its own must bring. */
  brought: string;
}

/** The atoms at which each product of a family forms from these molecules, by canonical product; the first way counts. */
export function siteAtomsOf(
  context: ImpurityContext,
  family: Family,
  reactants: readonly string[],
): Map<string, ConversionSite> {
  const found = new Map<string, ConversionSite>();
  for (const smarts of family.smarts.filter((one) => slotsOf(one) === reactants.length)) {
    for (const { parts } of context.bench.traced(smarts, reactants)) {
      const part = parts.reduce((largest, one) => (one.length > largest.length ? one : largest), '');
      const product = context.bench.written(part.split(' ', 1)[0] ?? '');
      if (product !== null && !found.has(product)) found.set(product, siteOf(context, part, reactants));
    }
  }
  return found;
}

/** The same of one outcome, its main part as CXSMILES. */
export function siteOf({ bench, rdkit }: ImpurityContext, part: string, reactants: readonly string[]): ConversionSite {
  using mol = parseProduct(rdkit, part.split(' ', 1)[0] ?? '');
  if (!mol) return { atoms: reactants.map(() => []), brought: '' };
  const product = graphOf(mol);
  const origins = traceAtoms(part);
  const changed = reactants.map(() => new Set<number>());
  for (const [atom, origin] of origins) {
    const graph = bench.graph(reactants[origin.reactant] ?? '');
    if (origin.mapped && signature(product, atom) !== signature(graph, origin.atom))
      changed[origin.reactant]?.add(origin.atom);
  }
  const brought = product.atoms.flatMap(({ z }, atom) => (origins.has(atom) || z === 1 ? [] : [z]));
  return {
    atoms: changed.map((atoms) => [...atoms].toSorted((a, b) => a - b)),
    brought: brought.toSorted((a, b) => a - b).join(),
  };
}

/** Element by element what an atom is bound to, and how. */
function signature({ atoms, bonds, bondsOf }: MolGraph, atom: number): string {
  const { hydrogens = 0, charge = 0 } = atoms[atom] ?? {};
  const around = (bondsOf[atom] ?? []).map((index) => {
    const bond = bonds[index];
    const other = bond?.from === atom ? bond.to : bond?.from;
    return `${bond?.aromatic ? 'a' : bond?.order}${atoms[other ?? -1]?.z}`;
  });
  return [hydrogens, charge, ...around.toSorted()].join(' ');
}
