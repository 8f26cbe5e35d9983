// An uploaded file as rows in chunks. Everything that refuses a file as a whole is found here (codes 30001 to 30006,
// 10008, 10026), before anything is stored.

import { AppError } from '@app/shared/errors/app-error';
import { isMolidField } from '@app/shared/rules/scoring';
import { formatOf, uploadLimits, uploadProblem } from '@app/shared/rules/upload';
import { readSdFile } from '../../../platform/files/read/sd-file.ts';
import { readSheet, readSheetNames, type SheetRow } from '../../../platform/files/read/workbook.ts';
import { sampledRows } from '../../structure/files/layout.ts';
import { structureOfCell } from '../../structure/files/line-parts.ts';
import { chunkRows, packRows } from '../chunks.ts';
import { findColumns, type SheetColumns } from './sheet-columns.ts';
import type { UploadedRow } from '../../../engine/sascore/uploaded-row.ts';

export type ScoreFormat = 'xlsx' | 'sdf';

export interface ReadUpload {
  /** Headings of the sheet, or the data fields of the .sdf file in the order they appear. */
  columns: string[];
  /** The heading of the column that is read as structure. */
  structureColumn?: string;
  total: number;
  /** Packed, see chunks.ts. */
  chunks: Uint8Array[];
  /** Of a workbook: the sheet that was read, and all that hold structures. */
  sheet?: string;
  sheets?: string[];
}

const zipHeader = Buffer.from('PK\u0003\u0004', 'latin1');

/** The format by name, size and first bytes. Throws `sascoreFileType`, `sascoreXlsxSize` or `sascoreSdfSize`. */
export function formatOfUpload(file: { name: string; content: Buffer }): ScoreFormat {
  const problem = uploadProblem('sascore', { name: file.name, size: file.content.length });
  if (problem) throw new AppError(problem.key, problem.details);
  const format = formatOf('sascore', file.name) === 'xlsx' ? 'xlsx' : 'sdf';
  const isZip = file.content.subarray(0, zipHeader.length).equals(zipHeader);
  if (isZip !== (format === 'xlsx') && file.content.length > 0 && !isCompound(file.content))
    throw new AppError('sascoreFileType', { formats: ['.xlsx', '.sdf'] });
  return format;
}

// A workbook with a password is no archive; its reader says so.
function isCompound(content: Buffer): boolean {
  return content.readUInt16BE(0) === 0xd0cf;
}

/**
 * Reads all rows; of a workbook those of the sheet, or of the first that holds structures when none is named. Throws an
 * AppError.
 */
export function readUpload(content: Buffer, format: ScoreFormat, sheet?: string): Promise<ReadUpload> {
  return format === 'xlsx' ? readWorkbook(content, sheet) : readRecords(content);
}

const { molecules, empty, noMolid } = uploadLimits.sascore;

/** Rows as they come, packed by the hundreds. */
class Packer {
  readonly chunks: Uint8Array[] = [];
  total = 0;
  #open: UploadedRow[] = [];

  add(row: UploadedRow): void {
    this.total += 1;
    if (this.total >= molecules.under)
      throw new AppError(molecules.tooMany, { molecules: this.total, limit: molecules.under });
    this.#open.push(row);
    if (this.#open.length === chunkRows) this.#close();
  }

  end(): void {
    if (this.#open.length > 0) this.#close();
    if (this.total === 0) throw new AppError(empty);
  }

  #close(): void {
    this.chunks.push(packRows(this.#open));
    this.#open = [];
  }
}

async function readRecords(content: Buffer): Promise<ReadUpload> {
  const packer = new Packer();
  const columns = new Set<string>();
  let hasMolid = false;
  for (const { record, molblock, title, fields, problem } of readSdFile(content)) {
    for (const [name] of fields) columns.add(name);
    const molid = fields.find(([name]) => isMolidField(name))?.[1].trim();
    hasMolid ||= molid !== undefined;
    packer.add({
      row: record,
      molid: molid ?? '',
      name: title,
      text: molblock,
      fields,
      ...(problem && { problem: 'brokenRecord' }),
    });
  }
  packer.end();
  if (!hasMolid && noMolid) throw new AppError(noMolid);
  return { columns: [...columns], total: packer.total, chunks: packer.chunks };
}

async function readWorkbook(content: Buffer, wanted: string | undefined): Promise<ReadUpload> {
  let hasRows = false;
  let read: ReadUpload | undefined;
  const sheets: string[] = [];
  const names = await readSheetNames(content);
  if (wanted !== undefined && !names.includes(wanted)) throw new AppError('fileContentError', { reason: 'sheet' });
  for (const [number, sheet] of names.entries()) {
    const isRead = read === undefined && (wanted === undefined || sheet === wanted);
    const found = isRead ? await readStructureSheet(content, number) : await lookAtSheet(content, number);
    hasRows ||= isRead && found === 'noStructures';
    if (found === 'empty' || found === 'noStructures') continue;
    sheets.push(sheet);
    if (found !== 'structures') read = { ...found, sheet };
  }
  if (read) return { ...read, sheets };
  throw hasRows ? new AppError('fileContentError', { reason: 'structureColumn' }) : new AppError(empty);
}

type NotRead = 'empty' | 'noStructures';

/** Whether a sheet holds structures, by its first rows. */
async function lookAtSheet(content: Buffer, number: number): Promise<NotRead | 'structures'> {
  const rows: string[][] = [];
  for await (const { cells } of readSheet(content, number)) {
    if (cells.some((cell) => cell.trim() !== '')) rows.push(cells);
    if (rows.length > sampledRows) break;
  }
  if (rows.length === 0) return 'empty';
  const { structure, hasHeadings } = findColumns(rows);
  if (structure === undefined) return 'noStructures';
  return rows.length > (hasHeadings ? 1 : 0) ? 'structures' : 'empty';
}

async function readStructureSheet(content: Buffer, number: number): Promise<ReadUpload | NotRead> {
  const packer = new Packer();
  const held: SheetRow[] = [];
  let header: string[] = [];
  let at: SheetColumns | undefined;
  let width = 0;
  const begin = (): void => {
    if (at) return;
    at = findColumns(held.map(({ cells }) => cells));
    if (at.hasHeadings) header = held.shift()?.cells ?? [];
  };
  const release = (columns: SheetColumns): void => {
    for (const one of held.splice(0)) packer.add(uploadedRow(one, columns));
  };
  for await (const row of readSheet(content, number)) {
    if (!row.unsaved && row.cells.every((cell) => cell.trim() === '')) continue;
    width = Math.max(width, row.cells.length);
    held.push(row);
    if (!at && held.length <= sampledRows) continue;
    begin();
    if (at?.structure === undefined) return 'noStructures';
    release(at);
  }
  begin();
  if (!at || (held.length === 0 && packer.total === 0)) return 'empty';
  if (at.structure === undefined) return 'noStructures';
  release(at);
  packer.end();
  const columns = Array.from({ length: width }, (_, column) => header[column]?.trim() ?? '');
  return { columns, structureColumn: columns[at.structure] ?? '', total: packer.total, chunks: packer.chunks };
}

function uploadedRow({ row, cells, unsaved }: SheetRow, at: SheetColumns): UploadedRow {
  const cell = (column: number | undefined): string => (column === undefined ? '' : (cells[column] ?? '').trim());
  const text = structureOfCell(cell(at.structure));
  const isUnsaved = text === '' && at.structure !== undefined && unsaved?.includes(at.structure) === true;
  const problem = isUnsaved ? { problem: 'unsavedFormula' as const } : {};
  return { row, molid: cell(at.molid), name: cell(at.name), text, cells, ...problem };
}
