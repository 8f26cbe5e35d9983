// Comma-separated values (RFC 4180) in UTF-8 with the mark by which spreadsheets know it.

import type { Readable } from 'node:stream';
import { guardFormula } from './formula-guard.ts';
import { textStream } from './chunks.ts';
import type { Cell, Table } from './table.ts';

/** Every line ends with CRLF; a text that a spreadsheet would compute is guarded (`formula-guard.ts`), numbers are not. */
export function writeCsv({ columns, rows }: Table): Readable {
  return textStream(
    csvLines(
      columns.map(({ heading }) => heading),
      rows,
    ),
  );
}

async function* csvLines(headings: readonly string[], rows: Table['rows']): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(headings)}`;
  for await (const { cells } of rows) yield csvLine(cells);
}

function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvField).join(',')}\r\n`;
}

function csvField(cell: Cell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  const text = guardFormula(cell ?? '');
  return /^\s|[",\r\n]|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
