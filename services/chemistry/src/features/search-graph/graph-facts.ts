// What a search graph tells as a whole.

import type { GraphCounts } from '@app/shared/contracts/search-graph/search-graph';
import type { SearchGraph } from '../tasks/graph/search-graph.ts';

const counted = new WeakMap<SearchGraph, GraphCounts>();

/** Counts over the whole graph; taken once for each. */
export function countGraph(graph: SearchGraph): GraphCounts {
  const known = counted.get(graph) ?? count(graph);
  counted.set(graph, known);
  return known;
}

/** SMILES on a shortest way from the target to a molecule, both included. */
export function pathTo({ molecules }: SearchGraph, index: number): string[] {
  const cameFrom = new Map<number, number>([[0, -1]]);
  const queue = [0];
  for (let at = 0; at < queue.length && !cameFrom.has(index); at += 1) {
    const product = queue[at] ?? 0;
    for (const precursor of molecules[product]?.reactions.flatMap((one) => one.precursors) ?? []) {
      if (cameFrom.has(precursor)) continue;
      cameFrom.set(precursor, product);
      queue.push(precursor);
    }
  }
  const path: string[] = [];
  for (let one: number | undefined = index; one !== undefined && one >= 0; one = cameFrom.get(one)) {
    const smiles = molecules[one]?.smiles;
    if (smiles !== undefined) path.unshift(smiles);
  }
  return path;
}

function count({ molecules, left }: SearchGraph): GraphCounts {
  const reactions = molecules.flatMap((one) => one.reactions);
  const inState = (state: string): number => molecules.filter((one) => one.state === state).length;
  return {
    molecules: molecules.length,
    expanded: inState('expanded') + inState('deadEnd'),
    inStock: inState('inStock'),
    reactions: reactions.length,
    passed: reactions.filter(({ check }) => check === 'passed').length,
    failed: reactions.filter(({ check }) => check === 'failed').length,
    solved: molecules.filter(({ solved }) => solved).length,
    left,
  };
}
