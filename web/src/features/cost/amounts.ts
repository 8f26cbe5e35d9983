// How amounts and money are read and written on the cost page.

import { formatNumber } from '../../shared/i18n/format.ts';

const gram = 1_000;
const kilogram = 1_000_000;

/** A mass given in milligrams, in the unit that suits it: `640 mg`, `12.5 g`, `1.204 kg`. */
export function formatMass(milligrams: number): string {
  if (milligrams < gram) return `${formatNumber(milligrams)} mg`;
  const [value, unit] = milligrams < kilogram ? [milligrams / gram, 'g'] : [milligrams / kilogram, 'kg'];
  return `${formatNumber(Number(value.toPrecision(4)))} ${unit}`;
}

/** A number as a person types it, `1,200.5` and `0,5` included; null for what is none. */
export function readNumber(text: string): number | null {
  const plain = text.trim().replaceAll(/[\s\u00a0\u202f]/g, '');
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''));
  return /^\d+(?:[.,]\d*)?$|^[.,]\d+$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}

/** A number as a field shows it: no grouping, no more digits than it has; an estimate has three. */
export function fieldText(value: number, isEstimate = false): string {
  return String(Number(value.toPrecision(isEstimate ? 3 : 6)));
}
