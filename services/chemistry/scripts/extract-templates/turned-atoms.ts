// Which configured atoms of a product are turned over or lose their configuration on the way back.

import { applyEdit, prepareEdit } from '../../src/chemistry/models/learned/apply.ts';
import { hydrogen, mirrored } from '../../src/chemistry/models/learned/draft.ts';
import { isOddChange } from '../../src/chemistry/models/learned/orientation.ts';
import type { ProductGraph } from '../../src/chemistry/models/learned/types.ts';
import type { CutOut } from './edit-graph.ts';
import type { MappedReaction } from './mapped-reaction.ts';

/** Product atoms with the mark that the edit needs at them; those that keep their configuration are absent. */
export function turnedAtoms({ product, reactants }: MappedReaction, cut: CutOut): Map<number, '' | '@@'> {
  const turned = new Map<number, '' | '@@'>();
  const draft = applyEdit(product.graph, prepareEdit(cut.pattern), cut.productAtoms);
  if (!draft) return turned;
  const brought = cut.reactantAtoms.slice(cut.productAtoms.length);
  const inReactants = (atom: number): number => {
    if (atom === hydrogen) return hydrogen;
    const map = product.maps[atom];
    return (map === undefined ? brought[atom - product.maps.length] : reactants.atomOf.get(map)) ?? hydrogen;
  };
  for (const [atom, parity] of product.graph.parity.entries()) {
    const expected = draft.atoms[atom]?.turn?.map(inReactants);
    if (parity === 0 || !expected) continue;
    const found = turnOf(reactants.graph, inReactants(atom));
    if (!found) turned.set(atom, '');
    else if (isSameSet(expected, found) && isOddChange(expected, found)) turned.set(atom, '@@');
  }
  return turned;
}

function turnOf(graph: ProductGraph, atom: number): number[] | null {
  const parity = graph.parity[atom] ?? 0;
  if (parity === 0) return null;
  const heavy = (graph.bondsOf[atom] ?? []).map((index) => {
    const bond = graph.bonds[index];
    return (bond?.from === atom ? bond.to : bond?.from) ?? hydrogen;
  });
  const sorted = heavy.toSorted((a, b) => a - b);
  const order = graph.atoms[atom]?.hydrogens === 1 ? [...sorted, hydrogen] : sorted;
  return parity === 1 ? order : mirrored(order);
}

function isSameSet(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((atom) => other.includes(atom));
}
