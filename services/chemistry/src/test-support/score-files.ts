// Files of molecules for tests of scoring.

import { buffer } from 'node:stream/consumers';
import { workbookOf } from '../platform/files/testing/workbook.ts';
import { writeTable, type TableRow } from '../platform/files/write/table.ts';

/** An .xlsx file of rows of texts. */
export function sheetOf(rows: readonly (readonly string[])[]): Promise<Buffer> {
  return workbookOf({ rows: rows.map((cells) => `<row>${cells.map(cellOf).join('')}</row>`).join('') });
}

/** An .xlsx file of sheets by name; the first row of each is its headings. */
export function sheetsOf(sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Promise<Buffer> {
  const [first, ...furtherSheets] = Object.entries(sheets).map(([name, [headings = [], ...rows]]) => ({
    name,
    columns: headings.map((heading) => ({ heading })),
    rows: inOrder(rows),
  }));
  if (!first) throw new RangeError('no sheet');
  const { name: title, columns, rows } = first;
  return buffer(writeTable({ fileType: 'xlsx', language: 'en', title, columns, rows, furtherSheets }));
}

async function* inOrder(rows: readonly (readonly string[])[]): AsyncGenerator<TableRow> {
  for (const cells of rows) yield { cells: [...cells] };
}

/** A record of an .sdf file: a molfile, and data fields. */
export function recordOf(molfile: string, fields: Record<string, string> = {}): string {
  const items = Object.entries(fields).map(([name, value]) => `>  <${name}>\n${value}\n\n`);
  return `${molfile.replace(/\n*$/, '\n')}${items.join('')}$$$$\n`;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function cellOf(text: string): string {
  const escaped = text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign);
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped}</t></is></c>`;
}
