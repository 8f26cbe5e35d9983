// Rows on pages: how wide columns are, how high a row is, when a page is full. Lengths are points, 1/72 of an inch.

import { drawPicture } from './pdf-drawing.ts';
import type { Cell, Table, TableColumn, TableRow } from './table.ts';

type Document = PDFKit.PDFDocument;

export interface PageWords {
  title: string;
  page(page: number): string;
}

interface Column {
  heading: string;
  x: number;
  width: number;
}

const page = { width: 841.89, height: 595.28, margin: 36 } as const;
const textSize = 8;
const cellPadding = 3;
const picture = { width: 120, height: 80 } as const;
/** Longer texts end with three dots: a row must fit on a page. */
const mostTextHeight = 120;
const mostLetters = 600;
/** More of them would be too narrow to be read. */
export const mostPdfColumns = 16;
const colours = { text: '#1c2321', quiet: '#5a625e', line: '#d5dad7', heading: '#eef1ef' } as const;

/** Draws rows on a document without pages, adding pages as they fill up. */
export class PdfPages {
  readonly #document: Document;
  readonly #words: PageWords;
  readonly #hasPictures: boolean;
  readonly #columns: readonly Column[];
  #pages = 0;
  #y = 0;

  /** Throws a RangeError for more columns than a page takes. */
  constructor(document: Document, { columns, pictureHeading }: Table, words: PageWords) {
    if (columns.length > mostPdfColumns) throw new RangeError(`a page takes ${mostPdfColumns} columns`);
    this.#document = document;
    this.#words = words;
    this.#hasPictures = pictureHeading !== undefined;
    this.#columns = columnsOf(columns, pictureHeading);
    this.#beginPage();
  }

  add({ cells, svg }: TableRow): void {
    const texts = [...(this.#hasPictures ? [''] : []), ...cells.map(shownText)];
    const height = Math.max(this.#textHeight(texts), this.#hasPictures && svg !== undefined ? picture.height : 0);
    if (this.#y + height + 2 * cellPadding > page.height - page.margin) this.#beginPage();
    if (this.#hasPictures && svg !== undefined)
      drawPicture(this.#document, svg, { x: page.margin, y: this.#y + cellPadding, ...picture }, colours.text);
    this.#row(texts, height);
  }

  end(): void {
    this.#document.end();
  }

  #beginPage(): void {
    this.#pages += 1;
    this.#document.addPage();
    this.#y = page.margin - cellPadding;
    this.#note(this.#words.title, page.margin, 'left');
    this.#note(this.#words.page(this.#pages), page.margin, 'right');
    this.#y += 2 * textSize;
    const headings = this.#columns.map(({ heading }) => heading);
    const height = this.#textHeight(headings);
    const width = page.width - 2 * page.margin;
    this.#document.rect(page.margin, this.#y, width, height + 2 * cellPadding).fill(colours.heading);
    this.#row(headings, height);
  }

  #note(text: string, x: number, align: 'left' | 'right'): void {
    const width = page.width - 2 * page.margin;
    const options = { width, align, lineBreak: false, height: textSize };
    this.#document
      .fontSize(textSize)
      .fillColor(colours.quiet)
      .text(text, x, this.#y - textSize, options);
  }

  #textHeight(texts: readonly string[]): number {
    this.#document.fontSize(textSize);
    const heights = texts.map((text, at) =>
      text === '' ? 0 : this.#document.heightOfString(text, { width: this.#columns[at]?.width ?? 0 }),
    );
    return Math.min(mostTextHeight, Math.max(textSize, ...heights));
  }

  #row(texts: readonly string[], height: number): void {
    this.#document.fontSize(textSize).fillColor(colours.text);
    texts.forEach((text, at) => {
      const column = this.#columns[at];
      if (!column || text === '') return;
      // One more point keeps a last line that fits exactly from being cut.
      const options = { width: column.width, height: height + 1, ellipsis: true };
      this.#document.text(text, column.x, this.#y + cellPadding, options);
    });
    this.#y += height + 2 * cellPadding;
    this.#document
      .moveTo(page.margin, this.#y)
      .lineTo(page.width - page.margin, this.#y)
      .lineWidth(0.5)
      .stroke(colours.line);
  }
}

// What is left beside the pictures is shared out by the widths that the columns ask for.
function columnsOf(columns: readonly TableColumn[], pictureHeading: string | undefined): Column[] {
  const pictures = pictureHeading === undefined ? 0 : picture.width;
  const wishes = columns.map(({ heading, width }) => Math.max(6, Math.min(60, width ?? heading.length + 2)));
  const wished = wishes.reduce((sum, one) => sum + one, 0);
  const room = page.width - 2 * page.margin - pictures;
  let x = page.margin + pictures;
  const placed = columns.map(({ heading }, at): Column => {
    const share = (room * (wishes[at] ?? 0)) / wished;
    const column = { heading, x: x + cellPadding, width: share - 2 * cellPadding };
    x += share;
    return column;
  });
  if (pictureHeading === undefined) return placed;
  const first = { heading: pictureHeading, x: page.margin + cellPadding, width: pictures - 2 * cellPadding };
  return [first, ...placed];
}

function shownText(cell: Cell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(Number(cell.toPrecision(6))) : '';
  if (typeof cell === 'boolean') return cell ? '✓' : '';
  const text = (cell ?? '').toWellFormed().replaceAll(/\p{Cc}+/gu, ' ');
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;
}
