// Rows of a table of yields: the list of a plate that was filled in, or any table that names wells or conditions, and yields.

import { conditionFactors, type ConditionChoice } from '@app/shared/contracts/conditions/conditions';
import type { SheetRow } from '../../../platform/files/read/sheet-parser.ts';
import { columnOfHeading, type ReadColumn } from '../lab-words.ts';

/** A key of the words for why a row is refused (service.row), and what is filled in. */
export interface RowProblem {
  reason:
    | 'noWellOrConditions'
    | 'wellUnknown'
    | 'wellAmbiguous'
    | 'wellUnreadable'
    | 'yieldUnreadable'
    | 'yieldUndetermined'
    | 'yieldTrace'
    | 'yieldRange'
    | 'temperatureUnreadable'
    | 'tooLong'
    | 'full';
  params: Record<string, string | number>;
}

/** How a yield that is no plain figure was read; a key of the words, too. */
export interface RowRemark {
  reason: 'boundTaken';
  params: Record<string, string | number>;
}

export interface YieldTableRow {
  /** As the spreadsheet counts. */
  row: number;
  /** Where several sheets were read. */
  sheet?: string;
  well?: string;
  /** What the row itself says of conditions; empty for one that names a well only. */
  choice: ConditionChoice;
  /** Undefined where none was filled in. */
  yieldPercent?: number;
  note?: string;
  problem?: RowProblem;
  remark?: RowRemark;
}

type Columns = ReadonlyMap<ReadColumn, number>;

/** The headings may stand below some lines of text. */
const headingRows = 10;

/** Rows below the headings, or of wells and yields without any; undefined for a table that has no yields. */
export function readYieldRows(table: readonly SheetRow[]): YieldTableRow[] | undefined {
  const at = table.slice(0, headingRows).findIndex(({ cells }) => columnsOf(cells).has('yield'));
  if (at >= 0) {
    const columns = columnsOf(table[at]?.cells ?? []);
    return table.slice(at + 1).map((row) => readRow(row, columns));
  }
  const isBare = table.length > 0 && table.every(({ cells }) => readWell(cells[0] ?? '') !== undefined);
  return isBare ? table.map((row) => readRow(row, bareColumns)) : undefined;
}

const bareColumns: Columns = new Map([
  ['well', 0],
  ['yield', 1],
]);

// The first column of a name counts.
function columnsOf(cells: readonly string[]): Columns {
  const columns = new Map<ReadColumn, number>();
  cells.forEach((cell, index) => {
    const column = columnOfHeading(cell);
    if (column && !columns.has(column)) columns.set(column, index);
  });
  return columns;
}

function readRow({ row, cells }: SheetRow, columns: Columns): YieldTableRow {
  const textOf = (column: ReadColumn): string => (cells[columns.get(column) ?? -1] ?? '').trim();
  const choice: ConditionChoice = {};
  for (const factor of conditionFactors) if (textOf(factor) !== '') choice[factor] = textOf(factor);
  const { text: yieldText, bound } = splitBound(textOf('yield'));
  const figures = [readWellCell(textOf('well')), readTemperature(textOf('temperatureC')), readYield(yieldText)];
  const [well, temperatureC, yieldPercent] = figures.map((one) => ('value' in one ? one.value : undefined));
  const problem = figures.flatMap((one) => ('problem' in one ? one.problem : []))[0] ?? lengthProblem(choice);
  if (typeof temperatureC === 'number') choice.temperatureC = temperatureC;
  // A bound counts as the figure that it names, and is in the note, so that nobody takes it for a measurement.
  const note = [bound, textOf('note')].filter(Boolean).join('; ').slice(0, maxNote);
  const isBound = bound !== '' && typeof yieldPercent === 'number';
  return {
    row,
    choice,
    ...(typeof well === 'string' && { well }),
    ...(typeof yieldPercent === 'number' && { yieldPercent }),
    ...(note !== '' && { note }),
    // A row that nobody filled in is passed over, whatever else it holds.
    ...(problem && textOf('yield') !== '' && { problem }),
    ...(isBound && { remark: { reason: 'boundTaken' as const, params: { text: bound, value: yieldPercent } } }),
  };
}

const maxName = 120;
const maxNote = 200;

function lengthProblem(choice: ConditionChoice): RowProblem | undefined {
  const isLong = conditionFactors.some((factor) => (choice[factor] ?? '').length > maxName);
  return isLong ? { reason: 'tooLong', params: { limit: maxName } } : undefined;
}

type ReadCell<T> = { value: T | undefined } | { problem: RowProblem };

function readWellCell(text: string): ReadCell<string> {
  const value = text === '' ? undefined : readWell(text);
  if (text !== '' && value === undefined)
    return { problem: { reason: 'wellUnreadable', params: { text: short(text) } } };
  return { value };
}

/** A1, a1 and A01 alike. */
function readWell(text: string): string | undefined {
  const [, row, column] = /^([A-H])0?([1-9]|1[0-2])$/i.exec(text.trim()) ?? [];
  return row === undefined ? undefined : `${row.toUpperCase()}${column}`;
}

function readTemperature(text: string): ReadCell<number> {
  if (text === '') return { value: undefined };
  const value = numberOf(text.replace(/\s*°?\s*[cC℃]?$/u, ''));
  const isUsable = value !== undefined && value >= -100 && value <= 400;
  return isUsable ? { value } : { problem: { reason: 'temperatureUnreadable', params: { text: short(text) } } };
}

/** `>95`, `≤ 5 %`, `ca. 40`, `约40`: the figure, and the bound as it was written. */
function splitBound(written: string): { text: string; bound: string } {
  const [, text] = /^(?:[<>≤≥~≈∼]=?|ca\.?|about|约)\s*(\d.*)$/iu.exec(written.normalize('NFKC').trim()) ?? [];
  return text === undefined ? { text: written, bound: '' } : { text, bound: short(written) };
}

/** Not detected is 0, not determined is no yield: the letters do not say which. */
const undetermined = /^n\.?\s*[da]\.?$|^n\/[da]$|^not det\w*\.?$/i;
const trace = /^traces?$|^痕量$|^微量$/i;

function readYield(text: string): ReadCell<number> {
  if (text === '' || /^[-–—/]$/u.test(text)) return { value: undefined };
  const value = numberOf(text.normalize('NFKC').replace(/\s*%$/u, ''));
  if (value === undefined) return { problem: { reason: unreadable(text), params: { text: short(text) } } };
  const isYield = value >= 0 && value <= 100;
  return isYield ? { value } : { problem: { reason: 'yieldRange', params: { text: short(text) } } };
}

function unreadable(text: string): RowProblem['reason'] {
  if (undetermined.test(text)) return 'yieldUndetermined';
  return trace.test(text) ? 'yieldTrace' : 'yieldUnreadable';
}

// A decimal comma is one where nothing else can be meant.
function numberOf(text: string): number | undefined {
  const plain = text.trim().replace(/^([+-]?\d+),(\d{1,2})$/, '$1.$2');
  return /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(plain) ? Number(plain) : undefined;
}

function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
