// How much of a substance is wanted: kept in milligrams, written with the unit a chemist would use.

const unitMilligrams = { mg: 1, g: 1_000, kg: 1_000_000 } as const;
type Unit = keyof typeof unitMilligrams;
const written = /^(\d+(?:[.,]\d+)?)\s*(mg|g|kg)?$/i;

/** Milligrams of `250 mg`, `1.5 kg` or `20`, which is grams; undefined for what is no amount. */
export function readAmount(text: string): number | undefined {
  const match = written.exec(text.trim());
  if (!match) return undefined;
  const unit = (match[2] ?? 'g').toLowerCase() as Unit;
  const milligrams = Number((match[1] ?? '').replace(',', '.')) * unitMilligrams[unit];
  return Math.round(milligrams * 1_000) / 1_000;
}

/** The amount in the largest unit that leaves at least one of it. */
export function amountText(milligrams: number): string {
  const unit: Unit = milligrams >= unitMilligrams.kg ? 'kg' : milligrams >= unitMilligrams.g ? 'g' : 'mg';
  return `${Number((milligrams / unitMilligrams[unit]).toPrecision(6))} ${unit}`;
}
