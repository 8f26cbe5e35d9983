// How quotations write amounts, and the page around one.

import { formatNumber } from '../../shared/i18n/format.ts';

/** `100 g`, `2.5 kg`. */
export function scaleWords(grams: number): string {
  if (grams >= 1_000) return `${formatNumber(grams / 1_000)} kg`;
  return grams >= 1 ? `${formatNumber(grams)} g` : `${formatNumber(grams * 1_000)} mg`;
}

export const pageStyle = { width: '100%', maxWidth: 1240, margin: '0 auto', padding: '20px 16px 64px' } as const;
