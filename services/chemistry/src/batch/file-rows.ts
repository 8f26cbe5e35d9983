// The rows of a file that fills the tray: records, lines or molecules, each with its number.

import { AppError } from '@app/shared/errors/app-error';
import { readCsv } from '../files/read/csv.ts';
import { readSdFile } from '../files/read/sd-file.ts';
import { decodeText } from '../files/read/text.ts';
import { readSheet, type SheetRow } from '../files/read/workbook.ts';
import { cdxAsText, drawingFormatOf, isCdx } from '../structures/drawing-format.ts';
import type { Indigo } from '../structures/indigo.ts';
import { shownText, type GivenRow } from './given-rows.ts';
import { rowsOfList } from './list-rows.ts';
import { rowsOfReaction } from '../structures/reaction-rows.ts';
import { headingsOf, rowsOfTable } from './table-rows.ts';

/** Rows beyond it are not read; the file has too many in any case. */
export interface RowLimit {
  mostRows: number;
}

/**
 * The rows of a file by the ending of its name. Throws `fileDamaged` for one that ends in the middle or cannot be
 * read: of such a file nothing is taken.
 */
export async function rowsOfFile(
  file: { name: string; content: Buffer },
  indigo: Indigo,
  { mostRows }: RowLimit,
): Promise<GivenRow[]> {
  const ending = /\.([^.]+)$/.exec(file.name.toLowerCase())?.[1] ?? '';
  if (ending === 'cdx' || ending === 'cdxml') return rowsOfDrawing(file.content, indigo);
  if (ending === 'xlsx') return rowsOfTable(await sheetRows(file.content, mostRows));
  if (ending === 'sdf' || ending === 'mol') return rowsOfRecords(file.content, mostRows);
  const text = decodeText(file.content);
  if (ending === 'rxn') return rowsOfReaction(text);
  return ending === 'csv' ? rowsOfTable([...readCsv(text)]) : rowsOfText(text);
}

/** The rows of what was pasted or drawn: molfiles, a reaction or a ChemDraw document, else a list. Throws as above. */
export async function rowsOfPasted(text: string, indigo: Indigo, limit: RowLimit): Promise<GivenRow[]> {
  const plain = text.replaceAll(/\r\n?/g, '\n');
  const format = drawingFormatOf(plain);
  if (format === undefined || format === 'smiles' || format === 'ket') return rowsOfText(plain);
  const endings = { molfile: 'sdf', rxn: 'rxn', cdxml: 'cdxml', cdx: 'cdx' } as const;
  const base64 = /^\s*(?:base64::)?/;
  const content = format === 'cdx' ? Buffer.from(plain.replace(base64, ''), 'base64') : Buffer.from(plain);
  return rowsOfFile({ name: `pasted.${endings[format]}`, content }, indigo, limit);
}

/** The rows of a list as text: a table with headings and tabs, or one entry a line; `text` has LF line ends. */
export function rowsOfText(text: string): GivenRow[] {
  const heading = text.trimStart().split('\n', 1)[0] ?? '';
  const hasHeadings = headingsOf(heading.split('\t')) !== undefined;
  return hasHeadings ? rowsOfTable([...readCsv(text, '\t')]) : rowsOfList(text);
}

async function sheetRows(content: Buffer, mostRows: number): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const { row, cells } of readSheet(content)) {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ row, cells });
    // One more than may be, headings apart, is enough to refuse them all.
    if (rows.length > mostRows + 1) break;
  }
  return rows;
}

function rowsOfRecords(content: Buffer, mostRows: number): GivenRow[] {
  const rows: GivenRow[] = [];
  for (const { record, molblock, title, fields } of readSdFile(content)) {
    if (molblock !== '' && !/^M {2}END/m.test(molblock)) throw new AppError('fileDamaged', { row: record });
    const name = title || (fields.find(([field]) => /^(?:name|title|名称)$/i.test(field))?.[1] ?? '');
    const shown = shownText(name);
    rows.push(
      molblock === ''
        ? { row: record, shown, structure: '', name, refusal: 'emptyRecord' }
        : { row: record, shown, structure: molblock, name },
    );
    if (rows.length > mostRows) break;
  }
  return rows;
}

async function rowsOfDrawing(content: Buffer, indigo: Indigo): Promise<GivenRow[]> {
  const { reaction, molecules = [] } = await readDrawing(content, indigo);
  if (reaction !== undefined) return rowsOfReaction(reaction);
  return molecules.map((structure, index): GivenRow => {
    const row = { row: index + 1, shown: '', structure: structure ?? '', name: '' };
    return structure === null ? { ...row, refusal: 'unreadableDrawing' } : row;
  });
}

async function readDrawing(content: Buffer, indigo: Indigo): ReturnType<Indigo['molecules']> {
  try {
    return await indigo.molecules(isCdx(content) ? cdxAsText(content) : decodeText(content));
  } catch (error) {
    if (!(error instanceof AppError) || error.key !== 'unrecognizedStructure') throw error;
    throw new AppError('fileDamaged', { reason: 'drawing' }, { cause: error });
  }
}
