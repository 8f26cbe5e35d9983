// Masses as mass spectrometrists write them: four digits after the point, signs of shifts and errors.

import type { AdductName } from '@app/shared/contracts/impurity/impurity';
import { formatNumber } from '../../../shared/i18n/format.ts';

/** Exact mass, `226.0630`. */
export function massText(daltons: number): string {
  return formatNumber(daltons, 4);
}

/** Mass over charge, `227.0703`. */
export function mzText(mz: number): string {
  return formatNumber(mz, 4);
}

/** Difference to the product, `+14.9633 Da`. */
export function shiftText(daltons: number): string {
  return `${signed(daltons, 4)} Da`;
}

/** Found less calculated, `−1.2 ppm`. */
export function ppmText(ppm: number): string {
  return `${signed(ppm, 1)} ppm`;
}

/** An ion as it is printed, `[M+NH₄]⁺`, `[M−H]⁻`. */
export function adductText(name: AdductName): string {
  const [, inside = name, sign] = /^(.*\])([+-])$/.exec(name) ?? [];
  return inside.replace('NH4', 'NH₄').replace('-', '−') + (sign === '-' ? '⁻' : '⁺');
}

/** What rounds to nothing has no sign. */
function signed(value: number, digits: number): string {
  const text = formatNumber(Math.abs(value), digits);
  if (Number(Math.abs(value).toFixed(digits)) === 0) return text;
  return value < 0 ? `−${text}` : `+${text}`;
}
