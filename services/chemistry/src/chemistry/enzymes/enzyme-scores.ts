// How readily a chemist would choose an enzymatic step, on the scale of the chemical ones.

import type { EnzymeTransformation, Maturity } from './enzyme-step.ts';

const byMaturity: Readonly<Record<Maturity, number>> = {
  industrial: 0.45,
  established: 0.3,
  demonstrated: 0.12,
  speculative: 0.03,
};

/** A resolution loses half of the material. */
const resolutionFactor = 0.25;

/** 0 to 1. */
export function scoreOf({ maturity, outcome }: Pick<EnzymeTransformation, 'maturity' | 'outcome'>): number {
  return byMaturity[maturity] * (outcome === 'resolution' ? resolutionFactor : 1);
}
