// A worksheet of an .xlsx file as rows of text (ECMA-376, transitional and strict), read while it is inflated:
// only the shared strings are held as a whole.

import { posix } from 'node:path';
import { AppError } from '@app/shared/errors/app-error';
import { openZip, type ZipArchive } from '@app/shared/files/zip-archive';
import { SheetParser, type SheetRow } from './sheet-parser.ts';
import { readSharedStrings } from './shared-strings.ts';
import { readCellFormats, type CellFormat } from './cell-formats.ts';
import { readXml } from './xml.ts';

export type { SheetRow };

/**
 * The rows of a worksheet (0 is the first) that hold something, in its order, the header among them. Throws 10008 with a
 * reason for a file that is damaged, goes beyond the limits of `openZip`, or is encrypted (reason `encrypted`).
 */
export async function* readSheet(bytes: Buffer, number = 0): AsyncGenerator<SheetRow> {
  refuseCompoundFile(bytes);
  const archive = await openZip(bytes);
  const workbookPart = await findWorkbook(archive);
  const related = await readRelations(archive, workbookPart);
  const { sheets, startsIn1904 } = await readWorkbook(archive, workbookPart, related);
  const sheetId = sheets[number]?.id;
  if (sheetId === undefined) throw damaged('sheet');
  const partOf = (type: string): string | undefined => related.find((one) => one.type === type)?.part;
  const parser = new SheetParser({
    sharedStrings: await optional(archive, partOf('sharedStrings'), readSharedStrings, []),
    formats: await optional<CellFormat[]>(archive, partOf('styles'), readCellFormats, []),
    startsIn1904,
  });
  const sheet = related.find((one) => one.id === sheetId)?.part ?? '';
  for await (const chunk of archive.read(sheet)) yield* parser.push(chunk);
  yield* parser.end();
}

/** The names of the worksheets, in their order. Throws as `readSheet` does. */
export async function readSheetNames(bytes: Buffer): Promise<string[]> {
  return (await readSheets(bytes)).map(({ name }) => name);
}

/** A worksheet as its tab shows it. */
export interface SheetTab {
  name: string;
  isHidden: boolean;
}

/** The worksheets, in their order. Throws as `readSheet` does. */
export async function readSheets(bytes: Buffer): Promise<SheetTab[]> {
  refuseCompoundFile(bytes);
  const archive = await openZip(bytes);
  const workbookPart = await findWorkbook(archive);
  const related = await readRelations(archive, workbookPart);
  return (await readWorkbook(archive, workbookPart, related)).sheets;
}

const compoundFileHeader = Buffer.from('d0cf11e0a1b11ae1', 'hex');

// MS-OFFCRYPTO: a workbook with a password is a stream of that name in a compound file, as old workbooks (.xls) are.
function refuseCompoundFile(bytes: Buffer): void {
  if (!bytes.subarray(0, compoundFileHeader.length).equals(compoundFileHeader)) return;
  const isEncrypted = bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
  throw damaged(isEncrypted ? 'encrypted' : 'oldWorkbook');
}

interface Related {
  id: string;
  /** The last word of the type's address, which is the same in transitional and strict files. */
  type: string;
  part: string;
}

const maxIndexBytes = 4 * 1024 * 1024;

async function findWorkbook(archive: ZipArchive): Promise<string> {
  const usual = 'xl/workbook.xml';
  if (!archive.entries.has('_rels/.rels')) return usual;
  return (await readRelations(archive, '')).find((one) => one.type === 'officeDocument')?.part ?? usual;
}

async function readRelations(archive: ZipArchive, part: string): Promise<Related[]> {
  const { dir, base } = posix.parse(part);
  const related: Related[] = [];
  await readXml(small(archive.read(posix.join(dir, '_rels', `${base}.rels`))), {
    open: (name, { Id: id, Type: type = '', Target: target, TargetMode: mode }) => {
      if (name !== 'Relationship' || id === undefined || target === undefined || mode === 'External') return;
      related.push({ id, type: posix.basename(type), part: posix.resolve('/', dir, target).slice(1) });
    },
  });
  return related;
}

async function readWorkbook(
  archive: ZipArchive,
  part: string,
  related: readonly Related[],
): Promise<{ sheets: (SheetTab & { id: string })[]; startsIn1904: boolean }> {
  const worksheets = new Set(related.filter((one) => one.type === 'worksheet').map((one) => one.id));
  const sheets: (SheetTab & { id: string })[] = [];
  let startsIn1904 = false;
  await readXml(small(archive.read(part)), {
    open: (name, attributes) => {
      if (name === 'workbookPr') startsIn1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
      const id = name === 'sheet' ? Object.values(attributes).find((value) => worksheets.has(value)) : undefined;
      if (id !== undefined)
        sheets.push({ id, name: attributes['name'] ?? '', isHidden: /hidden/i.test(attributes['state'] ?? '') });
    },
  });
  return { sheets, startsIn1904 };
}

async function optional<T>(
  archive: ZipArchive,
  part: string | undefined,
  read: (bytes: AsyncIterable<Buffer>) => Promise<T>,
  none: T,
): Promise<T> {
  return part !== undefined && archive.entries.has(part) ? await read(archive.read(part)) : none;
}

async function* small(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let seen = 0;
  for await (const chunk of bytes) {
    seen += chunk.length;
    if (seen > maxIndexBytes) throw damaged('sheet');
    yield chunk;
  }
}

function damaged(reason: string): AppError {
  return new AppError('fileDamaged', { reason });
}
