// What a search makes of enzymatic steps: none, beside the chemical ones, before them, or them alone.

import type { EnzymeUse } from '@app/shared/constants/enzyme-uses';
import { isEnzymeId, transformationOf } from '../../chemistry/enzymes/enzyme-templates.ts';
import { markedCount } from '../../chemistry/molecule/stereo/atom-text.ts';
import type { EnzymeSteps } from './enzyme-steps.ts';
import type { StepProposer } from '../../chemistry/models/step-source.ts';
import type { Proposal, StepChecker } from '../../chemistry/models/types.ts';

/** A search that allows enzymes takes them for as likely as the records show chemical steps: about half of what they score alone. */
const allowedFactor = 0.5;
const preferredFactor = 2;
const highestScore = 0.9;
/** What a route of enzymatic steps alone gains in score where they are preferred. */
export const preferredBonus = 0.2;

/** Proposals of a search; `own` untouched where no enzymes are asked for. */
export function enzymeProposer(own: StepProposer, enzymes: EnzymeSteps, use: EnzymeUse): StepProposer {
  if (use === 'none') return own;
  if (use === 'only') return enzymes;
  return { expand: (smiles) => joined(smiles, own.expand(smiles), enzymes.expand(smiles), use) };
}

/** The check of chemical steps, and the enzymes' own of theirs. */
export function enzymeChecker(own: StepChecker, enzymes: StepChecker): StepChecker {
  return {
    check: (precursors, product, templateId) =>
      templateId !== undefined && isEnzymeId(templateId)
        ? enzymes.check(precursors, product, templateId)
        : own.check(precursors, product),
  };
}

/**
 * Of equal substrates the enzymatic step where it is preferred, or where it sets a configuration and has been done at scale; else
 * the likelier one.
 */
function joined(
  product: string,
  own: readonly Proposal[],
  theirs: readonly Proposal[],
  use: 'allowed' | 'preferred',
): Proposal[] {
  const isPreferred = use === 'preferred';
  const factor = isPreferred ? preferredFactor : allowedFactor;
  const chemical = new Map(own.map((one) => [one.precursors.join('.'), one]));
  const enzymatic = theirs.flatMap((one) => {
    const key = one.precursors.join('.');
    const score = Math.min(highestScore, one.score * factor);
    const goesFirst = isPreferred || isProvenAsymmetric(one, product);
    if (!goesFirst && (chemical.get(key)?.score ?? 0) > score) return [];
    chemical.delete(key);
    return [{ ...one, score, probability: score }];
  });
  return [...enzymatic, ...chemical.values()].toSorted((a, b) => b.probability - a.probability || b.score - a.score);
}

function isProvenAsymmetric({ templateId, precursors }: Proposal, product: string): boolean {
  const transformation = transformationOf(templateId);
  return transformation?.maturity === 'industrial' && markedCount(product) > markedCount(precursors.join('.'));
}
