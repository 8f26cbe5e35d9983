import type { PredictedImpurity } from './types.ts';

/** Canonical SMILES of every molecule that an impurity, its path and its fate speak of, each once. */
export function smilesIn({ smiles, path, fate }: Pick<PredictedImpurity, 'smiles' | 'path' | 'fate'>): string[] {
  const along = path.flatMap((step) => [...step.reactants, step.product]);
  return [...new Set([smiles, ...along, ...(fate ? [fate.of] : [])])];
}
