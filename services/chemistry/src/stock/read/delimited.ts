// Lists in columns (RFC 4180 and its cousins) and SMILES files, line by line as they are unpacked: one entry a line, or a few lines where a cell in quotes
// holds line breaks. A quote that is never closed costs its own line and no other.

import { delimiters, parseCells } from '../../files/read/csv.ts';
import type { PriceCurrency } from '../money.ts';
import { isInchiKey } from '../packed-stock.ts';
import { readHeadings, type Column } from './columns.ts';
import { rowOfCells, unreadableRow, type SupplierRow } from './supplier-row.ts';
import type { TextLine } from './text-lines.ts';

/** No columns: the structure ends at the first blank, comma or semicolon, and anything may follow. */
const afterWord = '';
const maxRecordLines = 20;
const maxRecordLength = 100_000;

interface Layout {
  delimiter: string;
  columns: readonly (Column | undefined)[];
  /** The line it was told from is the heading, no entry. */
  isHeading: boolean;
}

/** The entries of a list in columns. Blank lines and lines that begin with `#` are passed over. */
export async function* readDelimited(
  lines: AsyncIterable<TextLine>,
  currency: PriceCurrency | undefined,
): AsyncGenerator<SupplierRow> {
  const records = new Records(currency);
  for await (const line of lines) yield* records.push(line);
  yield* records.end();
}

class Records {
  readonly #currency: PriceCurrency | undefined;
  #layout: Layout | undefined;
  #waiting: TextLine[] = [];

  constructor(currency: PriceCurrency | undefined) {
    this.#currency = currency;
  }

  *push(line: TextLine): Generator<SupplierRow> {
    this.#waiting.push(line);
    yield* this.#take(false);
  }

  *end(): Generator<SupplierRow> {
    yield* this.#take(true);
  }

  *#take(isEnd: boolean): Generator<SupplierRow> {
    for (;;) {
      const [first] = this.#waiting;
      if (!first) return;
      const taken = isSkipped(first.text, this.#layout) ? skipped : this.#record(first, isEnd);
      if (taken === 'more') return;
      this.#waiting = this.#waiting.slice(taken.lines);
      if (taken.row) yield taken.row;
    }
  }

  #record(first: TextLine, isEnd: boolean): { row?: SupplierRow; lines: number } | 'more' {
    const isFirst = this.#layout === undefined;
    const layout = (this.#layout ??= layoutOf(first.text));
    const taken = takeRecord(this.#waiting, layout.delimiter, isEnd);
    if (taken === 'more') return 'more';
    if (isFirst && layout.isHeading) return { lines: taken.lines };
    return { row: rowOf(first, taken.cells, layout, this.#currency), lines: taken.lines };
  }
}

const skipped: { row?: SupplierRow; lines: number } = { lines: 1 };

function isSkipped(text: string, layout: Layout | undefined): boolean {
  if (text.trim() === '') return true;
  // `#Mol_ID` is a heading.
  return text.startsWith('#') && (layout !== undefined || layoutOf(text).isHeading === false);
}

function rowOf(
  line: TextLine,
  cells: readonly string[] | null,
  layout: Layout,
  currency: PriceCurrency | undefined,
): SupplierRow {
  if (line.isCut) return unreadableRow(line.number, line.text, 'tooLong');
  if (cells === null) return unreadableRow(line.number, line.text, 'unclosedQuote');
  return rowOfCells(line.number, cells, layout.columns, currency);
}

// The delimiter that makes most sense of the line as a heading; else what the line itself looks like.
function layoutOf(text: string): Layout {
  const line = text.replace(/^#\s*/, '').replace(/^\uFEFF/, '');
  const readings = delimiters.flatMap((delimiter) => {
    const columns = readHeadings(splitPlain(line, delimiter));
    return columns ? [{ delimiter, columns, known: columns.filter((one) => one !== undefined).length }] : [];
  });
  const [best] = readings.toSorted((a, b) => b.known - a.known || b.columns.length - a.columns.length);
  if (best) return { delimiter: best.delimiter, columns: best.columns, isHeading: true };
  const isWordFirst = looksLikeStructure(splitAtWord(line)[0] ?? '');
  const delimiter = isWordFirst ? afterWord : (delimiters.find((one) => line.includes(one)) ?? afterWord);
  return { delimiter, columns: guessColumns(splitPlain(line, delimiter)), isHeading: false };
}

function guessColumns(cells: readonly string[]): Column[] {
  const at = Math.max(0, cells.findIndex(looksLikeStructure));
  const cell = cells[at]?.trim() ?? '';
  const kind = isInchiKey(cell) ? 'inchiKey' : cell.startsWith('InChI=') ? 'inchi' : 'smiles';
  return cells.map((_, index) => ({
    kind: index === at ? kind : index === (at === 0 ? 1 : 0) ? 'supplierId' : 'name',
  }));
}

function looksLikeStructure(cell: string): boolean {
  const text = cell.trim();
  if (isInchiKey(text) || text.startsWith('InChI=')) return true;
  return /^[A-Za-z0-9@+\-[\]().=#$:%/\\*]+$/.test(text) && /[CcNnOo]/.test(text) && !/^\d|^[A-Z]{2,}\d/.test(text);
}

function splitPlain(line: string, delimiter: string): string[] {
  if (delimiter === afterWord) return splitAtWord(line);
  return parseCells(line, delimiter) ?? line.split(delimiter);
}

function splitAtWord(line: string): string[] {
  const [, first = '', rest = ''] = /^\s*([^\s,;]*)[\s,;]*(.*)$/.exec(line) ?? [];
  return [first, rest.trim()];
}

type Taken = { cells: string[] | null; lines: number } | 'more';

/** The cells of the record at the head; null for a first line that opens a quote which nothing closes. */
function takeRecord(waiting: readonly TextLine[], delimiter: string, isEnd: boolean): Taken {
  const [first] = waiting;
  if (!first) return 'more';
  if (delimiter === afterWord) return { cells: splitAtWord(first.text), lines: 1 };
  let text = first.text.replace(/^\uFEFF/, '');
  for (let count = 1; ; count += 1) {
    const cells = parseCells(text, delimiter);
    if (cells) return { cells, lines: count };
    if (count >= maxRecordLines || text.length > maxRecordLength) return { cells: null, lines: 1 };
    const next = waiting[count];
    if (!next) return isEnd ? { cells: null, lines: 1 } : 'more';
    text += `\n${next.text}`;
  }
}
