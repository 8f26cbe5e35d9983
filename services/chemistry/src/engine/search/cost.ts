// Costs that guide the search, all on one scale: what an open molecule costs by its size, and what a step adds.

import { roughHeavyAtoms } from '../../chemistry/models/single-step.ts';
import type { ForwardCheck, Proposal, ReactionClass } from '../../chemistry/models/types.ts';

const smallestScore = 1e-4;
/** A method that is rare in the records but touches nothing else in the molecule. */
const smallestCleanScore = 0.01;

/** What a step costs at least, and how much more for each factor of e by which it is less likely. */
export interface StepScale {
  fixed: number;
  weight: number;
  /** Cost of putting a group on and taking it off again, as a multiple of the usual one; 1 when left out. */
  groups?: number;
  /** For each group that the conditions touch; 0 when left out. */
  unprotected?: number;
}

/** With a weight of 1 the cheapest way is the likeliest one; the fixed part prefers short routes among equally likely ones. */
export const usualScale: StepScale = { fixed: 0.3, weight: 1 };

/** Cost of a step: a fixed part, so that short routes come first, and one that grows as the step becomes less likely. */
export function reactionCost(proposal: Proposal, reactionClass: ReactionClass, scale: StepScale): number {
  const smallest = proposal.competing.length === 0 ? smallestCleanScore : smallestScore;
  const unlikely = -Math.log(Math.max(proposal.score, smallest));
  const { fixed, weight, groups = 1, unprotected = 0 } = scale;
  const touched = unprotected === 0 ? 0 : proposal.competing.filter(({ group }) => group !== undefined).length;
  const detour = groups * detourCostOf(proposal.templateId, reactionClass);
  return fixed + weight * unlikely + detour + unprotected * touched;
}

// Putting a group on and taking it off again is a last resort.
const detourCost: Partial<Record<ReactionClass, number>> = { protection: 0.7, deprotection: 0.4 };

function detourCostOf(templateId: string, reactionClass: ReactionClass): number {
  return (detourCost[reactionClass] ?? 0) + (rareDetour.test(templateId) ? 0.6 : 0);
}

// What one step makes and a later one of the same line takes back or makes otherwise.
const undone: readonly (readonly [earlier: RegExp, later: RegExp])[] = [
  [/^ketone-to-secondary-alcohol|^aryl-ketone-asymmetric-reduction/, /^secondary-alcohol-to-ketone/],
  [/^aldehyde-to-primary-alcohol/, /^primary-alcohol-to-a/],
  [/^secondary-alcohol-to-ketone/, /^ketone-to-secondary-alcohol/],
  [/^primary-alcohol-to-aldehyde/, /^aldehyde-to-primary-alcohol/],
  [/^acid-to-primary-alcohol|^ester-to-primary-alcohol/, /^primary-alcohol-to-a/],
  [/^aryl-methyl-ether-cleavage/, /^phenol-methylation/],
  [/^phenol-methylation/, /^aryl-methyl-ether-cleavage/],
  [/^acetate-deprotection/, /^(?:phenol-methylation|aryl-acetate|alkyl-acetate)/],
  [/^fischer-esterification|^methyl-ester-from/, /^(?:methyl|ethyl)-ester-hydrolysis/],
  [/^nitrile-to-ester|^nitrile-hydrolysis/, /^amide-dehydration/],
  // A racemate for the resolution, where the enzyme before makes either enantiomer.
  [
    /^enzyme-(?:transamination|amine-dehydrogenase|keto-acid|ketone-to|reductive-amin|cyclic-imine|cyanohydrin)/,
    /^enzyme-(?:amine-deracem|amine-resol|alcohol-resol|dynamic-resol|aminoacylase|ester-resol)/,
  ],
  [
    /^enzyme-(?:esterification|alcohol-acetylation)|^fischer-esterification|^(?:methyl-)?ester-from/,
    /^enzyme-(?:ester-to-acid|acetate-to-alcohol)/,
  ],
  [/^enzyme-ketone-to-alcohol/, /^enzyme-acetate-to-alcohol/],
  [/^enzyme-penicillin-acylase-coupling/, /^enzyme-penicillin-acylase-cleavage/],
  [/^enzyme-dihydroxyacetone|^enzyme-ketone-to-alcohol|^enzyme-dera/, /^enzyme-secondary-alcohol-oxidation/],
  [/-to-boronic|^miyaura|^lithiation-borylation/, /^boronic-acid-to-phenol/],
];
// A ketone is rather acylated than made by Grignard addition and oxidation; alkenes are no detour to alcohols and acids.
const roundabout: readonly (readonly [earlier: RegExp, later: RegExp])[] = [
  [/^grignard-addition-to-aldehyde|^reformatsky|^aldol-addition/, /^secondary-alcohol-to-ketone/],
  [/^terminal-alkene-hydroboration/, /^primary-alcohol-to-a/],
  [/^alcohol-to-(?:bromide|chloride)/, /^finkelstein/],
  [/^aryl-bromide-to-iodide/, /^(?:ullmann|goldberg|buchwald|suzuki|sonogashira)/],
];

/** Extra cost of a step that undoes what a later step does: template ids of the step and of those that follow it. */
export function undoingCost(templateId: string, later: readonly string[]): number {
  if (has(undone, templateId, later)) return 4;
  return has(roundabout, templateId, later) ? 1.5 : 0;
}

/** Whether the step is a detour beside the steps that follow it. */
export function isDetour(templateId: string, later: readonly string[]): boolean {
  return undoingCost(templateId, later) > 0;
}

function has(pairs: typeof undone, templateId: string, later: readonly string[]): boolean {
  return pairs.some(([one, other]) => one.test(templateId) && later.some((id) => other.test(id)));
}

// Groups that are seldom put on only to be taken off, and a phenol is seldom made from an aldehyde.
const rareDetour =
  /^(?:acetate|thp|mom|tbs|pmb|alcohol-debenzylation|phenol-debenzylation|cbz|n-debenzylation|acetonide|aryl-aldehyde-dakin)/;

/**
 * Estimated cost of making a molecule that is not in stock, by its canonical SMILES, on the scale of the steps: from its
 * size, stereocentres and rings.
 */
export function estimatedCost(smiles: string): number {
  const stereocentres = smiles.match(/@+/g)?.length ?? 0;
  const rings = (smiles.replaceAll(/\[[^\]]*\]/g, '').match(/%\d\d|\d/g)?.length ?? 0) / 2;
  return 1 + 0.22 * Math.max(0, roughHeavyAtoms(smiles) - 7) + 0.6 * stereocentres + 0.2 * Math.max(0, rings - 1);
}

/** What a product that is less likely than this costs more. */
const smallestForward = 0.02;

/** Extra cost of a step whose product is unlikely to form, or not the main one, or not at that site alone. */
export function unselectiveCost(check: ForwardCheck): number {
  if (check.probability !== undefined) return -Math.log(Math.max(Math.min(1, check.probability), smallestForward));
  const ofRank = 0.4 * Math.max(0, (check.rank ?? 1) - 1);
  return ofRank + 2.5 * -Math.log(Math.max(check.share, 0.05));
}
