// The records of a supplier's SD file as rows. One that is damaged is refused by itself.

import { SdRecords, type SdRecord } from '../../../platform/files/read/sd-file.ts';
import type { PriceCurrency } from '../../../chemistry/stock/money.ts';
import { readHeading, type Column } from './columns.ts';
import { rowOfCells, unreadableRow, type SupplierRow } from './supplier-row.ts';
import type { TextLine } from './text-lines.ts';

const maxRecordLines = 20_000;

/** The entries of an SD file. */
export async function* readSdf(
  lines: AsyncIterable<TextLine>,
  currency: PriceCurrency | undefined,
): AsyncGenerator<SupplierRow> {
  const records = new SdRecords(maxRecordLines);
  for await (const { text, isCut } of lines)
    for (const record of records.push(text, isCut)) yield rowOfRecord(record, currency);
  for (const record of records.end()) yield rowOfRecord(record, currency);
}

function rowOfRecord(record: SdRecord, currency: PriceCurrency | undefined): SupplierRow {
  const { line, title, molblock, fields, problem, isCut } = record;
  if (isCut) return unreadableRow(line, title, 'tooLong');
  const columns: (Column | undefined)[] = fields.map(([heading]) => readHeading(heading));
  const cells = fields.map(([, value]) => value);
  const row = rowOfCells(line, [...cells, title], [...columns, { kind: 'name' }], currency);
  const text = [title, ...cells].join(' ').slice(0, 120);
  if (molblock === '' || problem) return { ...unreadableRow(line, text, 'noStructure'), offers: row.offers };
  const { problem: _unused, ...sound } = row;
  return { ...sound, text, structure: { kind: 'molblock', text: molblock } };
}
