// Costs that guide the search, all on one scale: a good, well-precedented step costs about one.

import { roughHeavyAtoms } from '../models/single-step.ts';
import type { ForwardCheck, Proposal, ReactionClass } from '../models/types.ts';

const smallestScore = 1e-4;

/** Cost of a step: a fixed part, so that short routes come first, and one that grows as the step becomes less likely. */
export function reactionCost(proposal: Proposal, reactionClass: ReactionClass): number {
  return 0.6 + 0.25 * -Math.log(Math.max(proposal.score, smallestScore)) + (detourCost[reactionClass] ?? 0);
}

// Putting a group on and taking it off again is a last resort.
const detourCost: Partial<Record<ReactionClass, number>> = { protection: 0.7, deprotection: 0.4 };

const opposites: Partial<Record<ReactionClass, ReactionClass>> = {
  reduction: 'oxidation',
  oxidation: 'reduction',
  protection: 'deprotection',
};

/** Extra cost of a step that undoes what a later step of the route does: reduced only to be oxidised again. */
export function undoingCost(reactionClass: ReactionClass, later: readonly ReactionClass[]): number {
  const opposite = opposites[reactionClass];
  return opposite !== undefined && later.includes(opposite) ? 1 : 0;
}

/** Estimated cost of making a molecule that is not in stock, from its size, stereocentres and rings. */
export function estimatedCost(smiles: string): number {
  const stereocentres = smiles.match(/@+/g)?.length ?? 0;
  const rings = (smiles.replaceAll(/\[[^\]]*\]/g, '').match(/%\d\d|\d/g)?.length ?? 0) / 2;
  return 0.5 + 0.11 * Math.max(0, roughHeavyAtoms(smiles) - 7) + 0.3 * stereocentres + 0.1 * Math.max(0, rings - 1);
}

/** Extra cost of a step whose product is not the main one or shares the material with products of other sites. */
export function unselectiveCost(check: ForwardCheck): number {
  const ofRank = 0.4 * Math.max(0, (check.rank ?? 1) - 1);
  return ofRank + 2.5 * -Math.log(Math.max(check.share, 0.05));
}
