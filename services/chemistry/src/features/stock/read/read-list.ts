// A supplier's list as entries, whatever its format.

import type { PriceCurrency } from '../../../chemistry/stock/money.ts';
import { readDelimited } from './delimited.ts';
import { readSdf } from './sdf.ts';
import type { SupplierRow } from './supplier-row.ts';
import { readTextLines, type TextLine } from './text-lines.ts';

export type ListFormat = 'delimited' | 'sdf';

/** The format that a file's name tells; text in columns where it tells none. */
export function formatOfName(fileName: string): ListFormat {
  return /\.(?:sdf?|mol)(?:\.gz)?$/i.test(fileName) ? 'sdf' : 'delimited';
}

/** Entries one by one; the bytes are read only as fast as the entries are taken. */
export async function* readList(
  bytes: AsyncIterable<Uint8Array>,
  format: ListFormat,
  currency?: PriceCurrency,
): AsyncGenerator<SupplierRow> {
  const lines: AsyncIterable<TextLine> = readTextLines(bytes);
  yield* format === 'sdf' ? readSdf(lines, currency) : readDelimited(lines, currency);
}
