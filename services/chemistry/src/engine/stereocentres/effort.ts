// What the order of the ways is by: how much work a way is, counted in steps.

import type { EffortPart } from '@app/shared/constants/stereocentres';
import type { Effort, Way } from './way.ts';

/** A bond to make or a group to take off is most of a step; what follows in any case is shared with other ways. */
const ofChange = 0.8;
const ofLaterStep = 0.6;
/** The other half is thrown away, or racemised and used again. */
const ofLoss = 2;
const ofRacemised = 1;
/** Up to this weight of material for one of product nothing is added; then half a step for each kilogram, two at most. */
const usualMass = 1.5;
const mostForMass = 2;

export function effortOf(way: Omit<Way, 'effort'>): Effort {
  const { kind, steps, laterSteps, maxYield, racemisation, massRatio, for: pros, against } = way;
  const isPool = kind === 'chiralPool';
  const all: Record<EffortPart, number> = {
    steps: isPool ? steps * ofChange : steps,
    later: laterSteps * ofLaterStep,
    loss: maxYield === 1 ? 0 : racemisation ? ofRacemised : ofLoss,
    practice: isPool || pros.includes('industrial') ? 0 : 1,
    precedents: against.includes('fewPrecedents') ? 1 : 0,
    precursor: isPool || pros.includes('precursorBuyable') ? 0 : 1,
    column: against.includes('chromatography') ? 1 : 0,
    inversion: against.includes('inversion') ? 1 : 0,
    ee: against.includes('moderateEe') ? 0.5 : 0,
    mass: Math.min(mostForMass, Math.max(0, massRatio - usualMass) / 2),
  };
  const parts = Object.fromEntries(
    Object.entries(all).flatMap(([part, value]) => (value > 0.04 ? [[part, Number(value.toFixed(1))]] : [])),
  );
  const total = Object.values(parts).reduce((sum, value) => sum + value, 0);
  return { total: Number(total.toFixed(1)), parts };
}

/** The way where its precursors can be bought, by lists that the engine does not know. */
export function withBoughtPrecursors(way: Way): Way {
  if (way.kind === 'chiralPool' || way.for.includes('precursorBuyable')) return way;
  const bought: Way = { ...way, for: [...way.for, 'precursorBuyable'] };
  return { ...bought, effort: effortOf(bought) };
}
