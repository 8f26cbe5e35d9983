// Lists in columns (RFC 4180 and its cousins) and SMILES files, line by line as they are unpacked: one entry a line, or a
// few lines where a cell in quotes holds line breaks. A quote that is never closed costs its own line and no other. Columns
// are told by the first lines, as in every file of structures.

import { parseCells } from '../../../platform/files/read/csv.ts';
import { casOfCell } from '../../structure/files/cas-text.ts';
import { sampledRows } from '../../structure/files/layout.ts';
import { partsOfLine, structureOfCell } from '../../structure/files/line-parts.ts';
import { dividedBy, isSkipped, splitLine, type Way } from '../../structure/files/lines.ts';
import type { PriceCurrency } from '../../../chemistry/stock/money.ts';
import { isInchiKey } from '../../../chemistry/stock/packed-stock.ts';
import { readHeading, readHeadings, type Column } from './columns.ts';
import { rowOfCells, unreadableRow, type SupplierRow } from './supplier-row.ts';
import type { TextLine } from './text-lines.ts';

const maxRecordLines = 20;
const maxRecordLength = 100_000;

interface Layout {
  way: Way;
  columns: readonly (Column | undefined)[];
  /** The line it was told from is the heading, no entry. */
  hasHeadings: boolean;
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
  #isHeadingPassed = false;
  #waiting: TextLine[] = [];

  constructor(currency: PriceCurrency | undefined) {
    this.#currency = currency;
  }

  *push(line: TextLine): Generator<SupplierRow> {
    this.#waiting.push(line);
    // The columns are told by many lines, so the first ones wait.
    if (this.#layout || this.#waiting.length > sampledRows) yield* this.#take(false);
  }

  *end(): Generator<SupplierRow> {
    yield* this.#take(true);
  }

  *#take(isEnd: boolean): Generator<SupplierRow> {
    const layout = (this.#layout ??= layoutOf(this.#waiting));
    let from = 0;
    while (from < this.#waiting.length) {
      const taken = this.#record(from, layout, isEnd);
      if (taken === 'more') break;
      from += taken.lines;
      if (taken.row) yield taken.row;
    }
    this.#waiting = this.#waiting.slice(from);
  }

  #record(from: number, layout: Layout, isEnd: boolean): { row?: SupplierRow; lines: number } | 'more' {
    const first = this.#waiting[from];
    if (!first) return 'more';
    const isHeading = layout.hasHeadings && !this.#isHeadingPassed;
    // `#Mol_ID` is a heading.
    if (isSkipped(first.text.trim()) && !(isHeading && isHeadingLine(first.text))) return { lines: 1 };
    const taken = takeRecord(this.#waiting, from, layout.way, isEnd);
    if (taken === 'more') return 'more';
    if (isHeading) {
      this.#isHeadingPassed = true;
      return { lines: taken.lines };
    }
    return { row: rowOf(first, taken.cells, layout, this.#currency), lines: taken.lines };
  }
}

function rowOf(
  line: TextLine,
  cells: readonly string[] | null,
  layout: Layout,
  currency: PriceCurrency | undefined,
): SupplierRow {
  if (line.isCut) return unreadableRow(line.number, line.text, 'tooLong');
  if (cells === null) return unreadableRow(line.number, line.text, 'unclosedQuote');
  if (layout.way !== 'lines') return rowOfCells(line.number, cells.map(cleaned(layout)), layout.columns, currency);
  const { structure, name } = partsOfLine(line.text);
  const columns: Column[] = [{ kind: kindOf(structure) }, { kind: 'supplierId' }, { kind: 'name' }];
  return { ...rowOfCells(line.number, [structure, name, name], columns, currency), text: line.text.slice(0, 120) };
}

function kindOf(text: string): Column['kind'] {
  if (isInchiKey(text)) return 'inchiKey';
  if (text.startsWith('InChI=')) return 'inchi';
  if (casOfCell(text) === text) return 'cas';
  return /\s(?!\|)/.test(text) ? 'name' : 'smiles';
}

const cleaned =
  ({ columns }: Layout) =>
  (cell: string, index: number): string => {
    if (columns[index]?.kind === 'cas') return casOfCell(cell) ?? cell;
    return columns[index]?.kind === 'smiles' ? structureOfCell(cell) : cell;
  };

function isHeadingLine(text: string): boolean {
  return readHeading(text.split(/[\t,;|]/, 1)[0] ?? '') !== undefined;
}

function layoutOf(lines: readonly TextLine[]): Layout {
  const texts = lines.map(({ text }, index) => (index === 0 ? text.replace(/^\uFEFF/, '') : text).trim());
  const first = texts.findIndex((text) => text !== '' && (!isSkipped(text) || isHeadingLine(text)));
  const sample = texts.slice(Math.max(0, first)).filter((text, index) => index === 0 || !isSkipped(text));
  const head = (sample[0] ?? '').replace(/^#\s*/, '');
  const { way, layout } = dividedBy([head, ...sample.slice(1, sampledRows)]);
  if (way === 'lines') return { way, columns: [], hasHeadings: sample.length > 1 && readHeading(head) !== undefined };
  const cells = splitLine(head, way);
  const hasHeadings = layout?.hasHeadings ?? readHeadings(cells) !== undefined;
  return { way, columns: columnsOf(cells, hasHeadings, layout?.columns ?? new Map()), hasHeadings };
}

// Headings say what prices and packs are; which column holds structures is told by the cells, too.
function columnsOf(
  cells: readonly string[],
  hasHeadings: boolean,
  found: ReadonlyMap<Column['kind'], number>,
): (Column | undefined)[] {
  const kinds = new Map([...found].map(([kind, index]) => [index, kind]));
  const structure = found.get('smiles') ?? found.get('inchi') ?? found.get('inchiKey') ?? found.get('cas');
  return cells.map((cell, index): Column | undefined => {
    const kind = kinds.get(index);
    if (kind !== undefined) return { kind };
    if (hasHeadings) {
      const named = readHeading(cell);
      return named?.kind === 'smiles' ? undefined : named;
    }
    const isFirstBeside = index === (structure === 0 ? 1 : 0);
    return { kind: isFirstBeside ? 'supplierId' : 'name' };
  });
}

type Taken = { cells: string[] | null; lines: number } | 'more';

/** The cells of the record at the head; null for a first line that opens a quote which nothing closes. */
function takeRecord(waiting: readonly TextLine[], from: number, way: Way, isEnd: boolean): Taken {
  const first = waiting[from];
  if (!first) return 'more';
  if (way === 'lines' || way === 'blanks' || way === '|')
    return { cells: way === 'lines' ? [first.text] : splitLine(first.text, way), lines: 1 };
  let text = first.text.replace(/^\uFEFF/, '');
  for (let count = 1; ; count += 1) {
    const cells = parseCells(text, way);
    if (cells) return { cells, lines: count };
    if (count >= maxRecordLines || text.length > maxRecordLength) return { cells: null, lines: 1 };
    const next = waiting[from + count];
    if (!next) return isEnd ? { cells: null, lines: 1 } : 'more';
    text += `\n${next.text}`;
  }
}
