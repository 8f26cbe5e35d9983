// Lists as text: a structure a line, what it is called behind it or before it; or a table with any of the usual marks
// between its cells.

import { delimiterOf, delimiters, parseCells, readCsv, type Delimiter } from '../../../platform/files/read/csv.ts';
import type { SheetRow } from '../../../platform/files/read/sheet-parser.ts';
import { headingKind } from './headings.ts';
import { layoutOf, sampledRows, type Layout } from './layout.ts';
import { partsOf, unquoted } from './line-parts.ts';
import { cxExtension, smilesLikeness } from './smiles-text.ts';
import { shownText, type StructureRow } from './structure-row.ts';
import { rowsOfTable } from './tables.ts';

/**
 * The rows of a text with LF line ends; `as` says that its name claims a table, or a list of SMILES. Lines that are blank or begin with `#` are
 * passed over.
 */
export function rowsOfLines(given: string, as: 'lines' | 'table' | 'smiles' = 'lines'): StructureRow[] {
  const text = given.replace(separatorLine, '#$1\n');
  const lines = text
    .split('\n')
    .map((line, index): Line => ({ row: index + 1, text: line.replace(/^\uFEFF/, '').trim() }));
  const entries = lines.filter((line) => !isSkipped(line.text));
  const told = dividedBy(entries.slice(0, sampledRows).map((line) => line.text)).way;
  const way = told === 'lines' && as === 'table' ? delimiterOf(text) : told;
  if (way === 'lines') return rowsOfList(entries, as === 'smiles');
  if (way === '\t' || way === ',' || way === ';' || way === '|') {
    const isMarked = way === '|' || text.includes('#');
    return rowsOfTable((isMarked ? cellsOf(entries, way) : [...readCsv(text, way)]).map(asShown));
  }
  return rowsOfTable(entries.map(({ row, text: line }) => ({ row, cells: line.split(/\s{2,}|\t/) })));
}

/** What Excel writes and reads before a table: `sep=;`. */
const separatorLine = /^(\uFEFF?sep=.)[ \t]*\n/i;

// `="75-04-7"` is how a cell is kept from being made a date.
function asShown<R extends SheetRow>(row: R): R {
  return { ...row, cells: row.cells.map((cell) => /^="([^"]*)"$/.exec(cell.trim())?.[1] ?? cell) };
}

interface Line {
  row: number;
  text: string;
}

/** Blank lines and comments; Markdown and other tables draw a line of dashes below their headings. */
export function isSkipped(line: string): boolean {
  return line === '' || line.startsWith('#') || line.startsWith('//') || /^[-=+|:\s]*-{2,}[-=+|:\s]*$/.test(line);
}

export type Way = Delimiter | 'blanks' | 'lines';

/** How a text is divided into cells, by its first lines; `lines` where each line speaks for itself. */
export function dividedBy(sample: readonly string[]): { way: Way; layout?: Layout } {
  const guarded = sample.map((line) => line.replace(cxExtension, (found) => found.replaceAll(/[|;,\t]/g, '\u0001')));
  const [best] = [...delimiters, 'blanks' as const]
    .map((way) => ({ way, ...tableOf(guarded, way) }))
    .toSorted((a, b) => b.weight - a.weight);
  return best && best.weight > 0 ? best : { way: 'lines' };
}

function tableOf(lines: readonly string[], way: Exclude<Way, 'lines'>): { layout?: Layout; weight: number } {
  const rows = lines.map((line) => splitLine(line, way));
  const divided = rows.filter((cells) => cells.length > 1).length;
  if (divided === 0 || divided * 10 < rows.length * 6) return { weight: 0 };
  const layout = layoutOf(rows);
  // One line with a comma in it is no table unless its heading says so.
  const isTold = layout.hasHeadings || way === '\t' || rows.length > 1;
  return { layout, weight: isTold ? layout.weight : 0 };
}

/** The cells of one line; a quote that is not closed divides nothing. */
export function splitLine(line: string, way: Exclude<Way, 'lines'>): string[] {
  if (way === 'blanks') return line.split(/\s{2,}/);
  const inner = way === '|' ? line.replaceAll(/^\s*\||\|\s*$/g, '') : line;
  return (parseCells(inner, way) ?? inner.split(way)).map((cell) => cell.trim());
}

function cellsOf(entries: readonly Line[], way: Delimiter): SheetRow[] {
  return entries.map(({ row, text }) => ({ row, cells: splitLine(text, way) }));
}

function rowsOfList(entries: readonly Line[], claimsSmiles: boolean): StructureRow[] {
  const [first] = entries;
  const body = first && entries.length > 1 && isHeadingLine(first.text) ? entries.slice(1) : entries;
  const isOfSmiles =
    claimsSmiles || saysSmiles(body) || (first !== undefined && first !== body[0] && /smi/i.test(first.text));
  return body.map(({ row, text }) => ({
    row,
    shown: shownText(text),
    ...partsOf(text, isOfSmiles),
    ...(isOfSmiles && { isSmiles: true as const }),
  }));
}

// `smiles name`, `Structure`, `名称`: every word is a heading.
function isHeadingLine(line: string): boolean {
  const words = line.split(/[\s,;|]+/).filter((word) => word !== '');
  return words.length > 0 && words.every((word) => headingKind(unquoted(word)) !== undefined);
}

// Where most first words are SMILES beyond doubt, the short ones are, too.
function saysSmiles(entries: readonly Line[]): boolean {
  const words = entries.slice(0, sampledRows).map(({ text }) => text.split(/\s/, 1)[0] ?? '');
  const sure = words.filter((word) => smilesLikeness(word) === 'sure').length;
  return sure >= 2 && sure * 2 > words.length;
}
