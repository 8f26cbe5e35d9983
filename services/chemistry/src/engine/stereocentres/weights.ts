// Weights of molecules, for the least mass that a way needs.

import type { Bench } from '../impurity/bench.ts';

/** g/mol. */
export function weightOf(bench: Bench, smiles: string): number {
  const { amw } = JSON.parse(bench.mol(smiles).get_descriptors()) as { amw: number };
  return amw;
}

/** Kilograms of precursors and chiral agents, one equivalent of each, for one of the form at this yield. */
export function massRatio(
  bench: Bench,
  form: string,
  precursors: readonly string[],
  maxYield: number,
  agentWeight = 0,
): number {
  const total = precursors.reduce((sum, one) => sum + weightOf(bench, one), agentWeight);
  return total / weightOf(bench, form) / maxYield;
}
