// Reactions chosen in the graph, one for each molecule, by their keys: what the page knows of them at once.

import type { GraphMolecule, GraphReaction } from '@app/shared/contracts/search-graph/search-graph';
import type { GraphPart, PathStep } from '@app/shared/contracts/search-graph/part';

export type Chosen = ReadonlyMap<string, string>;

/** The chosen paths that lead to the target, from it down. */
export function chosenPaths(root: string, parts: ReadonlyMap<string, GraphPart>, chosen: Chosen): PathStep[] {
  const ways: PathStep[] = [];
  const seen = new Set<string>();
  const visit = (product: string): void => {
    const way = wayOf(parts, chosen, product);
    if (!way || seen.has(product)) return;
    seen.add(product);
    ways.push({ product, reactionKey: way.reactionKey });
    for (const one of way.precursors) visit(one.molecule.key);
  };
  visit(root);
  return ways;
}

/** Molecules that the chosen paths need and that are neither bought nor made. */
export function openLeaves(
  root: GraphMolecule,
  parts: ReadonlyMap<string, GraphPart>,
  chosen: Chosen,
): GraphMolecule[] {
  const leaves = new Map<string, GraphMolecule>();
  const seen = new Set<string>();
  const visit = (node: GraphMolecule): void => {
    const { key } = node.molecule;
    const way = wayOf(parts, chosen, key);
    if (seen.has(key)) return;
    seen.add(key);
    if (way) way.precursors.forEach(visit);
    else if (node.state !== 'inStock' || node === root) leaves.set(key, node);
  };
  visit(root);
  return [...leaves.values()];
}

/** Takes a way, or takes it back. */
export function toggled(chosen: Chosen, product: string, reactionKey: string): Chosen {
  const next = new Map(chosen);
  if (chosen.get(product) === reactionKey) next.delete(product);
  else next.set(product, reactionKey);
  return next;
}

function wayOf(parts: ReadonlyMap<string, GraphPart>, chosen: Chosen, product: string): GraphReaction | undefined {
  const reactionKey = chosen.get(product);
  return reactionKey === undefined
    ? undefined
    : parts.get(product)?.items.find((one) => one.reactionKey === reactionKey);
}
