// A table on paper: headings again on each page, rows that never break, lengths in points.

import { colours, type Paper, room, sheet } from './paper.ts';

export interface PaperColumn {
  heading: string;
  /** Parts of the width. */
  share: number;
  align?: 'right' | 'left';
}

export interface PaperRow {
  cells: readonly string[];
  isBold?: boolean;
  colour?: string;
}

const usualSize = 7.5;
const padding = 4;
/** Longer texts end with three dots: a row must fit on a page. */
const mostLetters = 1_200;

interface Place {
  x: number;
  width: number;
  align: 'right' | 'left';
}

export function paperTable(
  paper: Paper,
  columns: readonly PaperColumn[],
  rows: readonly PaperRow[],
  size = usualSize,
): void {
  const places = placesOf(columns);
  const headings = { cells: columns.map(({ heading }) => heading), isBold: true };
  paper.within('Table', (table) => {
    const write = (row: PaperRow, tag: 'TH' | 'TD'): void => {
      const height = heightOf(paper, row, places, size);
      const top = paper.y;
      if (tag === 'TH') ground(paper, height);
      const line = paper.document.struct('TR');
      table.add(line);
      row.cells.forEach((text, at) => {
        const place = places[at];
        if (!place) return;
        const draw = (): void => {
          paper.y = top + padding;
          paper.write(shortened(text), place, {
            size,
            isBold: row.isBold ?? false,
            colour: row.colour ?? colours.text,
          });
        };
        line.add(paper.document.struct(tag, {}, [draw]));
      });
      line.end();
      paper.y = top + height;
      paper.rule(paper.y);
    };
    paper.need(heightOf(paper, headings, places, size) + (rows[0] ? heightOf(paper, rows[0], places, size) : 0));
    write(headings, 'TH');
    for (const row of rows) {
      const page = paper.document.page;
      paper.need(heightOf(paper, row, places, size));
      if (paper.document.page !== page) write(headings, 'TH');
      write(row, 'TD');
    }
  });
  paper.gap(8);
}

function heightOf(paper: Paper, { cells, isBold = false }: PaperRow, places: readonly Place[], size: number): number {
  const heights = cells.map((text, at) => paper.heightOf(shortened(text), places[at]?.width ?? 0, { size, isBold }));
  return Math.max(size, ...heights) + 2 * padding;
}

function ground(paper: Paper, height: number): void {
  paper.document.markContent('Artifact', { type: 'Layout' });
  paper.document.rect(sheet.margin, paper.y, room, height).fill(colours.ground);
  paper.document.endMarkedContent();
}

function shortened(text: string): string {
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;
}

function placesOf(columns: readonly PaperColumn[]): Place[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let x: number = sheet.margin;
  return columns.map(({ share, align = 'left' }) => {
    const width = (room * share) / shares;
    const place = { x: x + padding, width: width - 2 * padding, align };
    x += width;
    return place;
  });
}
