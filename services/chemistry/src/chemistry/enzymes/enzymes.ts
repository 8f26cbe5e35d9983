// The enzymes by their usual abbreviations, each with its EC number and how it is usually run. Names are in the locales.

import { carbonEnzymes } from './enzymes/carbon.ts';
import { hydrolyticEnzymes } from './enzymes/hydrolytic.ts';
import { nitrogenEnzymes } from './enzymes/nitrogen.ts';
import { redoxEnzymes } from './enzymes/redox.ts';
import { transferEnzymes } from './enzymes/transfer.ts';

export const enzymes = {
  ...redoxEnzymes,
  ...nitrogenEnzymes,
  ...hydrolyticEnzymes,
  ...carbonEnzymes,
  ...transferEnzymes,
} as const;

export type EnzymeKey = keyof typeof enzymes;
