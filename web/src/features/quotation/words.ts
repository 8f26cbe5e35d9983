// How quotations write amounts.

import { formatNumber } from '../../shared/i18n/format.ts';

/** `100 g`, `2.5 kg`. */
export function scaleWords(grams: number): string {
  if (grams >= 1_000) return `${formatNumber(grams / 1_000)} kg`;
  return grams >= 1 ? `${formatNumber(grams)} g` : `${formatNumber(grams * 1_000)} mg`;
}
