// Tables as text: RFC 4180 with commas, and its cousins with tabs, semicolons or bars.

import { unguardFormula } from '../write/formula-guard.ts';
import type { SheetRow } from './sheet-parser.ts';

export const delimiters = ['\t', ',', ';', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** A quote that is never closed must not swallow the file: it costs its own line. */
const maxRecordLines = 100;

/**
 * The rows of a text with LF line ends (`decodeText`), numbered as a spreadsheet does, blank ones left out. A cell in
 * quotes may hold line ends. Apostrophes that guard against formulas are taken away (`formula-guard.ts`).
 */
export function* readCsv(text: string, delimiter: Delimiter = delimiterOf(text)): Generator<SheetRow> {
  const lines = text.split('\n');
  let row = 0;
  for (let at = 0; at < lines.length;) {
    const { cells, taken } = takeRecord(lines, at, delimiter);
    at += taken;
    row += 1;
    if (cells.some((cell) => cell.trim() !== '')) yield { row, cells: cells.map(unguardFormula) };
  }
}

/** The delimiter that divides the first line that is not blank into the most cells; a comma where none does. */
export function delimiterOf(text: string): Delimiter {
  const first = /^.*\S.*$/m.exec(text)?.[0] ?? '';
  const cellsBy = (delimiter: Delimiter): number => (parseCells(first, delimiter) ?? first.split(delimiter)).length;
  return delimiters.reduce<Delimiter>((best, one) => (cellsBy(one) > cellsBy(best) ? one : best), ',');
}

function takeRecord(lines: readonly string[], from: number, delimiter: Delimiter): { cells: string[]; taken: number } {
  let text = lines[from] ?? '';
  const most = Math.min(maxRecordLines, lines.length - from);
  for (let taken = 1; ; taken += 1) {
    const cells = parseCells(text, delimiter);
    if (cells) return { cells, taken };
    if (taken >= most) return { cells: (lines[from] ?? '').split(delimiter), taken: 1 };
    text += `\n${lines[from + taken] ?? ''}`;
  }
}

/** Cells of a record; null while a quote is open. A quote inside a cell that did not begin with one is a character. */
export function parseCells(text: string, delimiter: string): string[] | null {
  if (!text.includes('"')) return text.split(delimiter);
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; ; at += 2) {
        const end = text.indexOf('"', at);
        if (end < 0) return null;
        cell += text.slice(at, end);
        at = end;
        if (text[at + 1] !== '"') break;
        cell += '"';
      }
      at += 1;
    }
    const end = text.indexOf(delimiter, at);
    cells.push(cell + text.slice(at, end < 0 ? text.length : end));
    if (end < 0) return cells;
    at = end + 1;
  }
}
