// SD files: molfile, data fields, `$$$$`. A damaged record ends at the next `$$$$`. Suppliers' lists are unpacked and read
// line by line, and a record is known by its first line: `files/read/sd-file.ts` reads files that are in memory.

import { readDataItems } from '../../../platform/files/read/sd-file.ts';
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
  let record: string[] = [];
  let from = 1;
  let isTooLong = false;
  const rowOf = (): SupplierRow =>
    isTooLong ? unreadableRow(from, record[0] ?? '', 'tooLong') : rowOfRecord(from, record, currency);
  for await (const line of lines) {
    if (line.text.startsWith('$$$$')) {
      yield rowOf();
      record = [];
      from = line.number + 1;
      isTooLong = false;
    } else if (line.isCut || record.length >= maxRecordLines) isTooLong = true;
    else record.push(line.text);
  }
  if (record.some((text) => text.trim() !== '')) yield rowOf();
}

function rowOfRecord(line: number, record: readonly string[], currency: PriceCurrency | undefined): SupplierRow {
  const end = record.findIndex((text) => text.startsWith('M  END'));
  const fields = readDataItems(end < 0 ? [] : record.slice(end + 1));
  const columns: (Column | undefined)[] = fields.map(([heading]) => readHeading(heading));
  const title = record[0]?.trim() ?? '';
  const cells = fields.map(([, value]) => value);
  const row = rowOfCells(line, [...cells, title], [...columns, { kind: 'name' }], currency);
  const text = [title, ...cells].join(' ').slice(0, 120);
  if (end < 0) return { ...unreadableRow(line, text, 'noStructure'), offers: row.offers };
  const { problem: _unused, ...sound } = row;
  return { ...sound, text, structure: { kind: 'molblock', text: `${record.slice(0, end + 1).join('\n')}\n` } };
}
