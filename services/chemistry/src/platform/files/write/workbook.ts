// Workbooks (.xlsx), packed while the rows arrive.

import { finished, Readable } from 'node:stream';
import { message } from '@app/locales/messages';
import { ZipFile } from 'yazl';
import { textStream } from './chunks.ts';
import type { Cell, Sheet, Table } from './table.ts';
import { cellStyles, sheetEnd, sheetHeader, sheetPart, workbookParts } from './workbook-parts.ts';
import { escapeCellText } from './xml-text.ts';

/**
 * Sheets with a bold first row that stays in sight. Numbers are numbers; texts are always texts, so that none becomes
 * a formula whatever it begins with.
 */
export function writeWorkbook({ columns, rows, language, title, furtherSheets = [] }: Table): Readable {
  const zip = new ZipFile();
  const packed = zip.outputStream;
  if (!(packed instanceof Readable)) throw new TypeError('the archive is no stream of this runtime');
  const sheets: Sheet[] = [{ name: title ?? message(language, 'files', 'sheet'), columns, rows }, ...furtherSheets];
  for (const [name, content] of Object.entries(workbookParts(sheets.map(({ name: each }) => each)))) {
    zip.addBuffer(Buffer.from(content), name);
  }
  const streams = sheets.map((sheet) => textStream(sheetXml(sheet)));
  streams.forEach((sheet, at) => zip.addReadStream(sheet, sheetPart(at + 1)));
  zip.end();
  // The archive hears neither of an error of what it packs nor of a reader who leaves.
  zip.on('error', (error: Error) => packed.destroy(error));
  for (const sheet of streams) {
    finished(sheet, (error) => {
      if (error) packed.destroy(error);
    });
    finished(packed, () => sheet.destroy());
  }
  return packed;
}

const widestLetters = 60;
const narrowestLetters = 8;
/** Rows and letters of a cell that a spreadsheet takes. */
const maxRows = 1_048_576;
const maxCellLength = 32_767;

async function* sheetXml({ columns, rows, wraps = false }: Sheet): AsyncGenerator<string> {
  const asXml = wraps ? wrappedXml : cellXml;
  yield sheetHeader(columns.map(({ heading, width }) => Math.min(widestLetters, width ?? widthOf(heading))));
  yield rowXml(
    1,
    columns.map(({ heading }) => headingXml(heading)),
  );
  let row = 1;
  for await (const { cells } of rows) {
    row += 1;
    if (row > maxRows) throw new RangeError(`a sheet holds ${maxRows} rows`);
    yield rowXml(
      row,
      cells.map((cell, at) => (columns[at]?.format === 'money' ? moneyXml(cell) : asXml(cell))),
    );
  }
  yield sheetEnd;
}

// A Chinese letter is as wide as two others.
function widthOf(heading: string): number {
  const letters = [...heading].reduce((sum, letter) => sum + (letter > '\u2E80' ? 2 : 1), 0);
  return Math.max(narrowestLetters, letters + 2);
}

function rowXml(row: number, cells: readonly string[]): string {
  return `<row r="${row}">${cells.join('')}</row>`;
}

function headingXml(text: string): string {
  return textXml(text, ` s="${cellStyles.heading}"`);
}

// Cells leave out where they stand: each follows the one before.
function cellXml(cell: Cell): string {
  if (typeof cell === 'string') return cell === '' ? '<c/>' : textXml(cell, guard(cell));
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`;
  return cell === null || !Number.isFinite(cell) ? '<c/>' : `<c><v>${cell}</v></c>`;
}

function moneyXml(cell: Cell): string {
  return typeof cell === 'number' && Number.isFinite(cell)
    ? `<c s="${cellStyles.money}"><v>${cell}</v></c>`
    : cellXml(cell);
}

function wrappedXml(cell: Cell): string {
  return typeof cell === 'string' && cell !== ''
    ? textXml(cell, guard(cell) || ` s="${cellStyles.wrapped}"`)
    : cellXml(cell);
}

function guard(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? ` s="${cellStyles.guarded}"` : '';
}

function textXml(text: string, attributes: string): string {
  const shown = text.length > maxCellLength ? `${text.slice(0, maxCellLength - 1)}…` : text;
  const space = /^\s|\s$|\n/.test(shown) ? ' xml:space="preserve"' : '';
  return `<c t="inlineStr"${attributes}><is><t${space}>${escapeCellText(shown)}</t></is></c>`;
}
