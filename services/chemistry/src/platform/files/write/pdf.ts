// A table as pages to be read and printed. Its rows are written as they come, so that a long list is never held as a whole.

import { Readable } from 'node:stream';
import { message } from '@app/locales/messages';
import { Paper } from './paper.ts';
import { type PaperColumn, PaperTable } from './paper-table.ts';
import type { Cell, Table } from './table.ts';

/** More of them would be too narrow to be read. */
const mostColumns = 16;
const pictureWidth = 128;
const mostTextHeight = 120;

/**
 * A4 pages across, headings on each, a picture in front of each row where the table has pictures. A page takes 16
 * columns; a row takes about 2 ms, so this is for what a person reads through and not for a whole library.
 */
export function writePdfTable(table: Table): Readable {
  return Readable.from(pdfBytes(table), { objectMode: false });
}

async function* pdfBytes(given: Table): AsyncGenerator<Buffer> {
  const { language, title, rows, pictureHeading, columns } = given;
  if (columns.length > mostColumns) throw new RangeError(`a page takes ${mostColumns} columns`);
  const footOf = (page: number): string =>
    [title, message(language, 'files', 'page', { page })].filter(Boolean).join(' · ');
  const heading = title ?? message(language, 'files', 'sheet');
  const paper = await Paper.begin({ title: heading, language, footOf, isLandscape: true, isStreamed: true });
  const table = new PaperTable(paper, columnsOf(given), { mostHeight: mostTextHeight });
  for await (const { cells, svg } of rows) {
    const texts = cells.map(shownText);
    if (pictureHeading === undefined) table.add({ cells: texts });
    else table.add({ cells: ['', ...texts], ...(svg !== undefined && { svg }) });
    const made: Buffer | null = paper.document.read();
    if (made) yield made;
  }
  table.end();
  yield* paper.endStream();
}

// What is left beside the pictures is shared out by the widths that the columns ask for.
function columnsOf({ columns, pictureHeading }: Table): PaperColumn[] {
  const shared = columns.map(({ heading, width = heading.length + 2 }) => ({
    heading,
    share: Math.max(6, Math.min(60, width)),
  }));
  if (pictureHeading === undefined) return shared;
  return [{ heading: pictureHeading, share: 0, width: pictureWidth }, ...shared];
}

function shownText(cell: Cell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(Number(cell.toPrecision(6))) : '';
  if (typeof cell === 'boolean') return cell ? '✓' : '';
  return (cell ?? '').replaceAll(/\p{Cc}+/gu, ' ');
}
