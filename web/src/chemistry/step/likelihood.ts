// A calibrated probability as a percentage that never claims to be nothing.

import type { TFunction } from 'i18next';
import { formatPercent } from '../../shared/i18n/format.ts';

/** `41%`, or "under 1%". */
export function percentText(t: TFunction<'routes'>, probability: number): string {
  return probability < 0.01 ? t('step.belowOnePercent') : formatPercent(probability);
}
