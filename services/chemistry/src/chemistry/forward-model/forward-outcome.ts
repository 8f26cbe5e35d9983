// One thing that reactants could give, and how it stands against everything else they could give.

import { shareAgainst } from './competition.ts';
import type { RatedAttack } from './competition.ts';
import type { Reactant } from '../models/reactant.ts';
import type { FunctionalGroup } from '../templates/functional-groups.ts';
import type { ReactionTemplate } from '../templates/template.ts';
import type { PredictedProduct } from '../models/types.ts';

export interface Outcome {
  templateId: string;
  isLearned: boolean;
  /** How likely the template acts where it can, 0 to 1. */
  prior: number;
  product: string;
  /** Index of the given reactant in each slot. */
  ids: readonly number[];
  rated: RatedAttack | null;
  incompatible: FunctionalGroup[];
  /** Factor of the groups in `hurt`, 0 to 1. */
  slowed: number;
  /** Of outcomes whose prior is their share of everything that could form: what they have among sites of their kind. */
  selectivity?: number;
  /** A better site of the same reactants takes its place: see guards/site-rivals.ts. */
  isOutrun?: boolean;
  /** Expert template that stands for the learned one at this place. */
  expertId?: string | undefined;
  /** Templates that give the same product at less likely sites. */
  otherIds?: readonly string[];
}

/** An outcome that gets less than this share, or is slowed by a group to less than this, does not form. */
export const smallestShare = 0.1;

/**
 * The outcome as a predicted product, or null when it does not form beside the others, or, unless `keepsHurt`, when a
 * group elsewhere would suffer.
 */
export function scored(
  outcome: Outcome,
  all: readonly Outcome[],
  reactants: readonly Reactant[],
  keepsIncompatible = false,
): PredictedProduct | null {
  const { templateId, slowed, prior, selectivity, expertId } = outcome;
  const parts = [...new Set(outcome.ids)].toSorted((a, b) => a - b);
  if (selectivity !== undefined) {
    const templateIds = [...new Set([...idsOf(outcome), ...(outcome.otherIds ?? [])])];
    const named = { smiles: outcome.product, templateId: expertId ?? templateId, templateIds };
    return { ...named, score: prior, share: selectivity, reactants: parts };
  }
  const share = outcome.rated ? shareAgainst(outcome, all) : 1 / sitesOf(outcome, all);
  if (share < smallestShare || (slowed < smallestShare && !keepsIncompatible)) return null;
  return {
    smiles: outcome.product,
    score:
      prior * Math.max(slowed, keepsIncompatible ? smallestShare : 0) * share * usedShare(outcome.ids, reactants) ** 2,
    templateId,
    templateIds: [templateId],
    share,
    reactants: parts,
  };
}

/** The expert template that stands for an outcome, if any, and the template that gives it. */
export function idsOf({ expertId, templateId }: Outcome): string[] {
  return expertId === undefined ? [templateId] : [expertId, templateId];
}

/** What two templates say of one product: the better score, the name of an expert template before a learned one. */
export function merged(known: PredictedProduct | undefined, other: PredictedProduct): PredictedProduct {
  if (!known) return other;
  const templateIds = [...new Set([...known.templateIds, ...other.templateIds])];
  const better = other.score > known.score ? other : known;
  const isOtherNamed = isExpertId(other.templateId) && (better === other || !isExpertId(known.templateId));
  return { ...better, templateId: isOtherNamed ? other.templateId : known.templateId, templateIds };
}

/** A rare reaction of one reactant alone does not stand against what the reactants give together. */
export function isNegligible(prior: number, used: number): boolean {
  return used < 1 && prior * used ** 2 < 0.003;
}

/** Share of the reactants' heavy atoms that is in those given by index; bases, acids, metals and ions do not count. */
export function usedShare(ids: readonly number[], reactants: readonly Reactant[]): number {
  const used = new Set(ids);
  const weigh = (one: Reactant): number => (isReagentLike(one) ? 0 : one.heavyAtoms);
  const total = reactants.reduce((sum, one) => sum + weigh(one), 0);
  const taken = reactants.reduce((sum, one, index) => sum + (used.has(index) ? weigh(one) : 0), 0);
  return total === 0 ? 1 : Math.max(taken, 1) / total;
}

export function isMetalCatalysed(template: ReactionTemplate): boolean {
  return template.conditions.some((line) => line.catalysts?.some((name) => /Pd|Cu|Ni/.test(name)));
}

// Ids of learned templates are L and hexadecimal digits.
function isExpertId(id: string): boolean {
  return !/^L[0-9a-f]{10}$/.test(id);
}

/** Distinct products this template gives from the same reactants; which mirror image forms is for the catalyst to say. */
function sitesOf(outcome: Outcome, all: readonly Outcome[]): number {
  const same = all.filter(
    (other) => other.templateId === outcome.templateId && other.ids.join() === outcome.ids.join(),
  );
  return new Set(same.map((other) => other.product.replaceAll(/@+/g, ''))).size;
}

// Bases, acids, metals and ions that are written along but give no atoms.
function isReagentLike(one: Reactant): boolean {
  return (
    one.heavyAtoms <= 2 ||
    !one.graph.atoms.some((atom) => atom.z === 6) ||
    one.graph.atoms.some((atom) => [3, 11, 19, 46, 55].includes(atom.z))
  );
}
