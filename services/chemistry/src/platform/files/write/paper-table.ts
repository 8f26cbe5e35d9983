// A table on paper: headings again on each page, rows that never break, lengths in points.

import { colours, type Paper, sheet } from './paper.ts';
import { readDrawing } from './svg-paths.ts';

export interface PaperColumn {
  heading: string;
  /** Parts of the width that columns without a width of their own leave. */
  share: number;
  /** Points. */
  width?: number;
  align?: 'right' | 'left';
}

export interface PaperRow {
  cells: readonly string[];
  isBold?: boolean;
  colour?: string;
  /** A picture in the first column. */
  svg?: string;
}

export interface PaperTableOptions {
  size?: number;
  /** Of a row's texts; longer ones end with three dots. */
  mostHeight?: number;
  /** Of a row's picture. */
  pictureHeight?: number;
}

const padding = 4;
/** Longer texts end with three dots: a row must fit on a page. */
const mostLetters = 1_200;

interface Place {
  x: number;
  width: number;
  align: 'right' | 'left';
}

/** A whole table. */
export function paperTable(
  paper: Paper,
  columns: readonly PaperColumn[],
  rows: readonly PaperRow[],
  options: PaperTableOptions = {},
): void {
  const table = new PaperTable(paper, columns, options);
  for (const row of rows) table.add(row);
  table.end();
  paper.gap(8);
}

/** A table whose rows come one by one. */
export class PaperTable {
  readonly #paper: Paper;
  readonly #places: readonly Place[];
  readonly #headings: PaperRow;
  readonly #headingHeight: number;
  readonly #options: Required<PaperTableOptions>;
  readonly #part: ReturnType<Paper['part']>;
  #isBegun = false;

  constructor(paper: Paper, columns: readonly PaperColumn[], options: PaperTableOptions = {}) {
    this.#paper = paper;
    this.#places = placesOf(columns, paper.room);
    this.#headings = { cells: columns.map(({ heading }) => heading), isBold: true };
    this.#options = { size: 7.5, mostHeight: Number.POSITIVE_INFINITY, pictureHeight: 80, ...options };
    this.#headingHeight = this.#heightOf(this.#headings);
    this.#part = paper.part('Table');
  }

  add(row: PaperRow): void {
    const { document } = this.#paper;
    const height = this.#heightOf(row);
    if (!this.#isBegun) this.#begin(height);
    const { page } = document;
    this.#paper.need(height);
    if (document.page !== page) this.#write(this.#headings, 'TH', this.#headingHeight);
    this.#write(row, 'TD', height);
  }

  end(): void {
    if (!this.#isBegun) this.#begin(0);
    this.#part?.end();
  }

  // The headings never stand alone at the foot of a page.
  #begin(firstHeight: number): void {
    this.#isBegun = true;
    this.#paper.need(this.#headingHeight + firstHeight);
    this.#write(this.#headings, 'TH', this.#headingHeight);
  }

  #heightOf({ cells, isBold = false, svg }: PaperRow): number {
    const { size, mostHeight, pictureHeight } = this.#options;
    const heights = cells.map((text, at) =>
      this.#paper.heightOf(shortened(text), this.#places[at]?.width ?? 0, { size, isBold }),
    );
    const text = Math.min(mostHeight, Math.max(size, ...heights));
    return Math.max(text, svg === undefined ? 0 : pictureHeight) + 2 * padding;
  }

  #write(row: PaperRow, tag: 'TH' | 'TD', height: number): void {
    const paper = this.#paper;
    const { size, mostHeight } = this.#options;
    const top = paper.y;
    if (tag === 'TH') this.#ground(height);
    const line = paper.part('TR', this.#part);
    row.cells.forEach((text, at) => {
      const place = this.#places[at];
      if (!place) return;
      paper.piece(line, tag, () => {
        paper.y = top + padding;
        if (at === 0 && row.svg !== undefined) return this.#picture(row.svg, place);
        const look = { size, isBold: row.isBold ?? false, colour: row.colour ?? colours.text };
        paper.write(shortened(text), { ...place, height: mostHeight }, look);
      });
    });
    line?.end();
    paper.y = top + height;
    paper.rule(paper.y);
  }

  #picture(svg: string, { x, width }: Place): void {
    const drawing = readDrawing(svg);
    const scale = Math.min(width / drawing.width, this.#options.pictureHeight / drawing.height, 1);
    this.#paper.drawing(drawing, x, this.#paper.y, scale);
  }

  #ground(height: number): void {
    const { document, y, room } = this.#paper;
    document.markContent('Artifact', { type: 'Layout' });
    document.rect(sheet.margin, y, room, height).fill(colours.ground);
    document.endMarkedContent();
  }
}

function shortened(text: string): string {
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;
}

function placesOf(columns: readonly PaperColumn[], room: number): Place[] {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  const shares = columns.reduce((sum, { share, width }) => sum + (width === undefined ? share : 0), 0);
  let x: number = sheet.margin;
  return columns.map(({ share, width: own, align = 'left' }) => {
    const width = own ?? ((room - fixed) * share) / shares;
    const place = { x: x + padding, width: width - 2 * padding, align };
    x += width;
    return place;
  });
}
