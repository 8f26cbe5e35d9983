// The one reader of structures: what comes in as a file, pasted or typed is read here, whichever screen, call or command
// took it, and comes out as rows that say where each structure was found.

import { AppError } from '@app/shared/errors/app-error';
import { decodeText } from '../../../platform/files/read/text.ts';
import { readSheet, readSheets, type SheetRow } from '../../../platform/files/read/workbook.ts';
import type { Indigo } from '../programs/indigo.ts';
import { binaryKind, isBinary, textKind } from './content-kind.ts';
import { rowsOfDrawing, rowsOfKet } from './drawings/drawing-rows.ts';
import { rowsOfLines } from './lines.ts';
import { asOneRoute } from './reaction-steps.ts';
import { rowsOfReaction } from './reaction-rows.ts';
import { rowsOfRdFile, rowsOfRecords } from './record-rows.ts';
import type { RowLimit, StructureRow } from './structure-row.ts';
import { holdsStructures } from './layout.ts';
import { layoutOfTable, rowsOfTable } from './tables.ts';

/**
 * The rows of a file, whatever its name says it is. Throws `fileDamaged` for one that cannot be read at all; a row or
 * record that cannot be read is refused by itself.
 */
export async function readStructureFile(
  file: { name: string; content: Buffer },
  indigo: Indigo,
  limit: RowLimit,
): Promise<StructureRow[]> {
  const kind = binaryKind(file.content);
  if (kind === 'workbook') return rowsOfWorkbook(file.content, limit);
  if (kind === 'cdx') return rowsOfDrawing(file.content, indigo);
  if (isBinary(file.content)) throw new AppError('fileDamaged', { reason: 'text' });
  const ending = /\.([^.]+)$/.exec(file.name.toLowerCase())?.[1] ?? '';
  return rowsOf(decodeText(file.content), ending, indigo, limit);
}

/** The rows of what was pasted or typed. Throws as `readStructureFile` does. */
export async function readStructureText(text: string, indigo: Indigo, limit: RowLimit): Promise<StructureRow[]> {
  return rowsOf(text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'), '', indigo, limit);
}

async function rowsOf(text: string, ending: string, indigo: Indigo, limit: RowLimit): Promise<StructureRow[]> {
  switch (textKind(text, ending)) {
    case 'cdx':
      return rowsOfDrawing(Buffer.from(text.replace(/^\s*(?:base64::)?/, ''), 'base64'), indigo);
    case 'cdxml':
      return rowsOfDrawing(text, indigo);
    case 'ket':
      return rowsOfKet(text, indigo);
    case 'rxn':
      return rowsOfReaction(text);
    case 'rdf':
      return asOneRoute(rowsOfRdFile(text, limit), indigo);
    case 'records':
      return rowsOfRecords(Buffer.from(text), limit);
    case 'table':
      return rowsOfLines(text, 'table');
    case 'lines':
      return rowsOfLines(text, /^smi(?:les)?$/.test(ending) ? 'smiles' : 'lines');
  }
}

// Every sheet that is shown and holds structures, in the order of the workbook; the first one where none does.
async function rowsOfWorkbook(content: Buffer, { mostRows }: RowLimit): Promise<StructureRow[]> {
  const found: { sheet: string; rows: StructureRow[] }[] = [];
  let first: StructureRow[] | undefined;
  let left = mostRows;
  const sheets = await readSheets(content);
  const areHidden = sheets.every(({ isHidden }) => isHidden);
  for (const [number, { name: sheet, isHidden }] of sheets.entries()) {
    if (isHidden && !areHidden) continue;
    const table = await sheetRows(content, number, left);
    const layout = layoutOfTable(table);
    const rows = rowsOfTable(table, layout);
    if (rows.length === 0) continue;
    first ??= rows;
    if (!holdsStructures(layout)) continue;
    found.push({ sheet, rows });
    left -= rows.length;
    if (left < 0) break;
  }
  if (found.length === 0) return first ?? [];
  return found.flatMap(({ sheet, rows }) => (found.length > 1 ? rows.map((row) => ({ ...row, sheet })) : rows));
}

async function sheetRows(content: Buffer, number: number, mostRows: number): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of readSheet(content, number)) {
    if (row.unsaved || row.cells.some((cell) => cell.trim() !== '')) rows.push(row);
    // One more than may be, headings apart, is enough to refuse them all.
    if (rows.length > mostRows + 1) break;
  }
  return rows;
}
