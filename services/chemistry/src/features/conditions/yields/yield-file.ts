// A file of yields from the laboratory, wherever in it they stand: people put sheets of their own before ours and rename
// ours, so a sheet is known by its headings, never by its place or its name.

import { AppError } from '@app/shared/errors/app-error';
import { readCsv } from '../../../platform/files/read/csv.ts';
import { decodeText } from '../../../platform/files/read/text.ts';
import { readSheet, readSheetNames, type SheetRow } from '../../../platform/files/read/workbook.ts';
import { readYieldRows, type YieldTableRow } from './yield-rows.ts';

/** Rows beyond are refused unread: a plate has 96, an optimization holds 1,000 yields. */
const mostRows = 5_000;
/** Worksheets beyond are not looked at. */
const mostSheets = 20;

export interface YieldFile {
  name: string;
  content: Buffer;
}

/**
 * The rows of yields of a `.xlsx`, `.csv` or text file; of a workbook those of every sheet that has them, each row with
 * its sheet where there are several. Throws `templateError2` for a file without a column of yields, `templateError` for
 * one that nobody filled in, `fileContentError` for nothing at all or too many rows, `fileDamaged` for one that cannot be
 * read.
 */
export async function readYieldFile({ name, content }: YieldFile): Promise<YieldTableRow[]> {
  const rows = /\.xlsx$/i.test(name) ? await rowsOfWorkbook(content) : rowsOfText(content);
  if (rows === undefined) throw new AppError('templateError2', { reason: 'noYields' });
  if (rows.length === 0) throw new AppError('templateError', { reason: 'noYields' });
  return rows;
}

/** Undefined where no heading speaks of yields. */
function rowsOfText(content: Buffer): YieldTableRow[] | undefined {
  const table = [...readCsv(decodeText(content))];
  if (table.length === 0) throw new AppError('fileContentError', { reason: 'noYields' });
  refuseLong(table.length);
  return readYieldRows(table);
}

async function rowsOfWorkbook(content: Buffer): Promise<YieldTableRow[] | undefined> {
  const sheets: { sheet: string; rows: YieldTableRow[] }[] = [];
  const names = (await readSheetNames(content)).slice(0, mostSheets);
  let isTemplate = false;
  for (const [number, sheet] of names.entries()) {
    const rows = readYieldRows(await readRows(content, number));
    isTemplate ||= rows !== undefined;
    if (rows && rows.length > 0) sheets.push({ sheet, rows });
  }
  if (!isTemplate) return undefined;
  // A sheet that names neither wells nor conditions is somebody's notes, unless there is no other.
  const placed = sheets.filter(({ rows }) => rows.some(isPlaced));
  const taken = placed.length > 0 ? placed : sheets.slice(0, 1);
  if (taken.length < 2) return taken.flatMap(({ rows }) => rows);
  const all = taken.flatMap(({ sheet, rows }) => rows.map((row) => ({ ...row, sheet })));
  refuseLong(all.length);
  return all;
}

async function readRows(content: Buffer, number: number): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of readSheet(content, number)) {
    rows.push(row);
    refuseLong(rows.length);
  }
  return rows;
}

function isPlaced({ well, choice, problem }: YieldTableRow): boolean {
  return well !== undefined || problem?.reason === 'wellUnreadable' || Object.keys(choice).length > 0;
}

function refuseLong(rows: number): void {
  if (rows > mostRows) throw new AppError('fileContentError', { rows, limit: mostRows });
}
