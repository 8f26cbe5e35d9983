// A table as pages to be read and printed. Its rows are written as they come, so that a long list is never held as a
// whole; a document of headings, text and tables is `paper.ts`.

import { Readable } from 'node:stream';
import { message } from '@app/locales/messages';
import { pdfFont } from './pdf-font.ts';
import { PdfPages, type PageWords } from './pdf-pages.ts';
import type { Table } from './table.ts';

/**
 * A4 pages across, headings on each, a picture in front of each row where the table has pictures. A page takes 16
 * columns; a row takes about 2 ms, so this is for what a person reads through and not for a whole library.
 */
export function writePdfTable(table: Table): Readable {
  return Readable.from(pdfBytes(table), { objectMode: false });
}

async function* pdfBytes(table: Table): AsyncGenerator<Buffer> {
  // The library is loaded with the first such file, and not with the service.
  const { default: Document } = await import('pdfkit');
  const document = new Document({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    autoFirstPage: false,
    lang: table.language,
    displayTitle: true,
    info: { Title: table.title ?? message(table.language, 'files', 'sheet') },
  });
  document.registerFont('text', await pdfFont('Regular')).font('text');
  const pages = new PdfPages(document, table, wordsOf(table));
  for await (const row of table.rows) {
    pages.add(row);
    const made: Buffer | null = document.read();
    if (made) yield made;
  }
  pages.end();
  yield* document;
}

function wordsOf({ language, title }: Table): PageWords {
  return { title: title ?? '', page: (page) => message(language, 'files', 'page', { page }) };
}
