// What a rule for a dangerous group says. Chapters of the GHS: 2.1 explosives, 2.8 self-reactive, 2.9 and 2.10 pyrophoric, 2.12
// water-reactive, 2.13 and 2.14 oxidising, 2.15 organic peroxides, 3.1 acute toxicity, 3.2 corrosion, 3.4 sensitisation, 3.5
// mutagenicity, 3.6 carcinogenicity.

import type { Severity } from '@app/shared/contracts/process/figures';
import { carbonOxygenPerNitrogen, type Composition, oxygenBalance } from '../energetic.ts';

export interface Weighed {
  severity: Severity;
  /** The ratio or oxygen balance that decided. */
  figure?: number;
}

export interface GroupRule {
  rule: string;
  /** A text that every SMILES with the group holds: most molecules are done with it. */
  hint: RegExp;
  smarts: string;
  /** Chapter of the GHS, then classification or literature. */
  source: string;
  /** Null where the molecule as a whole is no cause for concern. */
  weigh: (composition: Composition) => Weighed | null;
  /** Names of rules that say nothing more where this one is met. */
  instead?: readonly string[];
  members: readonly string[];
  nearMisses: readonly string[];
}

export const always = (severity: Severity) => (): Weighed => ({ severity });

// Appendix 6: with an explosive group, an oxygen balance of -200 or more calls for a test; above -100 much speaks for it.
export const byOxygen = (composition: Composition): Weighed | null => {
  const figure = Math.round(oxygenBalance(composition));
  if (figure < -200) return null;
  return { severity: figure > -100 ? 'severe' : 'high', figure };
};

// Smith: below 3 not to be isolated; 3 to 4.5 little and cold; above it with a test.
export const byNitrogen = (composition: Composition): Weighed => {
  const figure = Math.round(carbonOxygenPerNitrogen(composition) * 100) / 100;
  return { severity: figure < 3 ? 'severe' : figure < 4.5 ? 'high' : 'moderate', figure };
};

const appendix = 'UN Manual of Tests and Criteria, Appendix 6';
export const explosive = `GHS chapter 2.1; ${appendix}, table A6.1`;
export const selfReactive = `GHS chapter 2.8; ${appendix}, table A6.2`;
export const bretherick = "Bretherick's Handbook, 8th ed.";
export const mutagen = 'GHS chapter 3.5; ICH M7(R2), alerting structure';
export const cohort = 'GHS chapter 3.6; ICH M7(R2), cohort of concern';

/** Classification in Annex VI of Regulation (EC) 1272/2008. */
export const clp = (chapter: string, statements: string): string =>
  `GHS chapter ${chapter}; CLP Annex VI: ${statements}`;
