// A table as a file: one description for every format, taken row by row and never held as a whole.

import type { Readable } from 'node:stream';
import type { MessageCulture } from '@app/locales/messages';
import { writeCsv } from './csv.ts';
import { writePdfTable } from './pdf.ts';
import { writeSdFile } from './sd-file.ts';
import { writeWorkbook } from './workbook.ts';

export const tableFileTypes = ['xlsx', 'csv', 'sdf', 'pdf'] as const;
export type TableFileType = (typeof tableFileTypes)[number];

/** A text that looks like a number stays a text; null is an empty cell, and no data item at all in an SD file. */
export type Cell = string | number | boolean | null;

export interface TableColumn {
  /** In the reader's language. */
  heading: string;
  /** Letters that fit beside each other; by the heading where it is left out. */
  width?: number;
  /** How a workbook shows its numbers: `1,234.50` for money. */
  format?: 'money';
}

export interface TableRow {
  /** One for each column. */
  cells: readonly Cell[];
  /** For an SD file: V2000, or V3000 beyond 999 atoms. A row without one has a molfile without atoms. */
  molblock?: string;
  /** For a PDF file: a picture by `chem/depict.ts`. */
  svg?: string;
}

/** A sheet of a workbook beside the first. */
export interface Sheet {
  /** Spreadsheets take 31 letters and want no name twice. */
  name: string;
  columns: readonly TableColumn[];
  rows: Table['rows'];
  /** Shows line ends within its cells, and long texts on several lines. */
  wraps?: boolean;
}

export interface Table {
  columns: readonly TableColumn[];
  rows: AsyncIterable<TableRow> | Iterable<TableRow>;
  /** Of the words that the file itself adds. */
  language: MessageCulture;
  /** Above the table, where the format has a place for it. */
  title?: string;
  /** Of a workbook; other formats leave them out. */
  furtherSheets?: readonly Sheet[];
  /** Of the column of pictures that a PDF file has then; it alone shows them. */
  pictureHeading?: string;
}

const writers: Record<TableFileType, (table: Table) => Readable> = {
  xlsx: writeWorkbook,
  csv: writeCsv,
  sdf: writeSdFile,
  pdf: writePdfTable,
};

/**
 * The bytes of the file, made only as fast as they are read. An error of the rows is the stream's error; a stream that
 * is destroyed ends the rows.
 */
export function writeTable({ fileType, ...table }: Table & { fileType: TableFileType }): Readable {
  return writers[fileType](table);
}
