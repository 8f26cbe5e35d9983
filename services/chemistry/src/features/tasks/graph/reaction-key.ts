import { proposalId } from './expansion.ts';
import type { DumpedReaction, SearchGraph } from './search-graph.ts';

/** SMILES of the precursors, as many times as equivalents are needed. */
export function precursorsOf({ molecules }: SearchGraph, { precursors, counts }: DumpedReaction): string[] {
  return precursors.flatMap((index, place) =>
    Array.from({ length: counts?.[place] ?? 1 }, () => molecules[index]?.smiles ?? ''),
  );
}

/** The key of a reaction, that of the proposal it comes from: the same while the graph grows. */
export function reactionKey(graph: SearchGraph, product: string, reaction: DumpedReaction): string {
  return proposalId(precursorsOf(graph, reaction), product);
}
