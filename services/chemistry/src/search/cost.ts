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

// A carbonyl group that is reduced only to be oxidised again later in the same line.
const undone: readonly (readonly [earlier: RegExp, later: RegExp])[] = [
  [/^ketone-to-secondary-alcohol|^aryl-ketone-asymmetric-reduction/, /^secondary-alcohol-to-ketone/],
  [/^aldehyde-to-primary-alcohol/, /^primary-alcohol-to-a/],
  [/^secondary-alcohol-to-ketone/, /^ketone-to-secondary-alcohol/],
];

/** Extra cost of a step that undoes what a later step does: template ids of the step and of those that follow it. */
export function undoingCost(templateId: string, later: readonly string[]): number {
  const isUndone = undone.some(([one, other]) => one.test(templateId) && later.some((id) => other.test(id)));
  return isUndone ? 4 : 0;
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
