// The fingerprint of a reaction: circular environments of the product less those of the reactants, counted, so that what does not
// change cancels out (N. Schneider et al., J. Chem. Inf. Model. 2015, 55, 39: difference fingerprints). Environments are of radius
// 0 and 1, hashed by Weisfeiler-Lehman refinement and folded; what forms and what goes are features of their own. With radius 2
// nine of ten recorded reactions were the only ones of their kind, and a count told nothing.

import type { MolGraph } from '../../chem/graph.ts';
import { refine } from '../../chem/mapping/surroundings.ts';

/** Features for what forms, and as many for what goes. */
export const foldedTo = 2_048;
const levels = 2;
const mostCounted = 15;

/** Features in ascending order with how often each is there; features from `foldedTo` on are what goes. */
export interface ReactionFingerprint {
  features: Uint16Array;
  counts: Uint8Array;
}

/** The fingerprint of molecules that give atoms to a product. */
export function fingerprintOf(reactants: readonly MolGraph[], product: MolGraph): ReactionFingerprint {
  const difference = new Map<number, number>();
  const add = (graph: MolGraph, sign: 1 | -1): void => {
    for (const [level, hashes] of refine(graph, levels).entries())
      for (const hash of hashes) {
        const bin = folded(hash, level);
        difference.set(bin, (difference.get(bin) ?? 0) + sign);
      }
  };
  add(product, 1);
  for (const graph of reactants) add(graph, -1);
  const entries = [...difference]
    .filter(([, count]) => count !== 0)
    .map(([bin, count]) => [count > 0 ? bin : bin + foldedTo, Math.min(mostCounted, Math.abs(count))] as const)
    .toSorted(([a], [b]) => a - b);
  return {
    features: Uint16Array.from(entries, ([feature]) => feature),
    counts: Uint8Array.from(entries, ([, count]) => count),
  };
}

function folded(hash: number, level: number): number {
  return (Math.imul(hash ^ (level * 0x9e3779b9), 0x85ebca6b) >>> 16) % foldedTo;
}
