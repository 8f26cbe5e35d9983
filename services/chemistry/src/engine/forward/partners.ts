// Which molecules are tried with which reaction: own scaffolds first, then what is sold, the most used first, so many for
// each reaction.

import type { ForwardSettings } from '@app/shared/contracts/forward/forward';
import type { ReactionJob } from './questions.ts';
import { fittingAny, type SlotIndex } from './slot-index.ts';

export interface PartnerSource {
  index: SlotIndex;
  /** Whether a molecule of the index may be taken: its stock was chosen, its price is right. */
  allows: (given: string) => boolean;
  /** Own scaffolds are taken whatever their size and however many. */
  isOwn: boolean;
}

export interface PartnerLimits {
  perReaction: number;
  maxHeavyAtoms: number;
}

export const defaultPerReaction = 200;
export const defaultHeavyAtoms = 20;

export function partnerLimits({ partners = {} }: ForwardSettings): PartnerLimits {
  const { perReaction = defaultPerReaction, maxHeavyAtoms = defaultHeavyAtoms } = partners;
  return { perReaction, maxHeavyAtoms };
}

/** Canonical SMILES that may stand beside the molecule in any of the jobs, before limits: for queries to be asked of. */
export function candidates(
  jobs: readonly ReactionJob[],
  sources: readonly PartnerSource[],
  limits: PartnerLimits,
): string[] {
  const found = new Set<string>();
  for (const source of sources)
    for (const { partnerSlots } of jobs)
      for (const place of allowed(source, partnerSlots, limits)) found.add(source.index.smiles[place] ?? '');
  return [...found];
}

/**
 * The partners to be tried, without repetition: each reaction's first ones first, so that the first products are of many
 * kinds. `passes` is a further condition.
 */
export function choosePartners(
  jobs: readonly ReactionJob[],
  sources: readonly PartnerSource[],
  limits: PartnerLimits,
  passes: (smiles: string) => boolean = () => true,
): string[] {
  const ranks = new Map<string, number>();
  for (const slots of slotsOfReactions(jobs)) {
    let taken = 0;
    for (const source of sources) {
      for (const place of allowed(source, slots, limits)) {
        const smiles = source.index.smiles[place] ?? '';
        if (!source.isOwn && taken >= limits.perReaction) break;
        if (!passes(smiles)) continue;
        ranks.set(smiles, Math.min(taken, ranks.get(smiles) ?? Infinity));
        taken += 1;
      }
    }
  }
  return [...ranks].toSorted(([, a], [, b]) => a - b).map(([smiles]) => smiles);
}

/** How many molecules of the sources fit the slots. */
export function countPartners(slots: readonly number[], sources: readonly PartnerSource[]): number {
  const found = new Set<string>();
  for (const source of sources)
    for (const place of fittingAny(source.index, slots))
      if (source.allows(source.index.given[place] ?? '')) found.add(source.index.smiles[place] ?? '');
  return found.size;
}

function slotsOfReactions(jobs: readonly ReactionJob[]): number[][] {
  const byTemplate = new Map<string, number[]>();
  for (const { templateId, partnerSlots } of jobs)
    if (partnerSlots.length > 0) byTemplate.set(templateId, [...(byTemplate.get(templateId) ?? []), ...partnerSlots]);
  return [...byTemplate.values()];
}

function* allowed(source: PartnerSource, slots: readonly number[], { maxHeavyAtoms }: PartnerLimits) {
  const { index, isOwn, allows } = source;
  for (const place of fittingAny(index, slots)) {
    if (!isOwn && (index.heavyAtoms[place] ?? 0) > maxHeavyAtoms) continue;
    if (allows(index.given[place] ?? '')) yield place;
  }
}
