// A calibrated probability in a word, and as a percentage that never claims to be nothing.

import type { TFunction } from 'i18next';
import { formatPercent } from '../../i18n/format.ts';

const words = [
  { from: 0.5, word: 'veryLikely' },
  { from: 0.2, word: 'likely' },
  { from: 0.05, word: 'possible' },
  { from: 0.01, word: 'unusual' },
] as const;

export type Likelihood = (typeof words)[number]['word'] | 'rare';

/** The word for a probability, 0 to 1: a step of 50 % is very likely, one below 1 % rare. */
export function likelihoodOf(probability: number): Likelihood {
  return words.find(({ from }) => probability >= from)?.word ?? 'rare';
}

/** `41%`, or "under 1%". */
export function percentText(t: TFunction<'routes'>, probability: number): string {
  return probability < 0.01 ? t('step.belowOnePercent') : formatPercent(probability);
}
