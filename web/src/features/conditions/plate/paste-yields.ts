// Yields out of a spreadsheet: a list with wells, or a block of numbers in the shape of the plate.

import { placeOf, wellName, type PlateSize } from './plate-grid.ts';
import { readYield } from '../yields.ts';

export interface PastedYield {
  well: string;
  yieldPercent: number;
}

export interface PastedYields {
  yields: PastedYield[];
  /** What was left out, as it was written. */
  unread: string[];
}

/** Headings of the yield in lists of either language, our own export among them. */
const yieldHeading = /yield|收率|产率|^%$/i;
/** Our own export holds expected yields too, which were not measured. */
const expectedHeading = /expected|predicted|预期|预计|预测/i;

/**
 * Reads what was copied from a spreadsheet. A list names a well in each line; a block of numbers is laid on the plate
 * from `start` on. Lines without a yield are no mistake: those wells are not measured yet.
 */
export function readPastedYields(text: string, start: string, size: PlateSize): PastedYields {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(cellsOf);
  return lines.some((cells) => wellColumn(cells) >= 0) ? readList(lines) : readBlock(lines, start, size);
}

/** Tabs, as spreadsheets copy; semicolons or spaces where there are none, for lists typed by hand. */
function cellsOf(line: string): string[] {
  const separator = line.includes('\t') ? '\t' : line.includes(';') ? ';' : /\s+/;
  return line.split(separator).map((cell) => cell.trim());
}

function wellColumn(cells: readonly string[]): number {
  return cells.findIndex((cell) => placeOf(cell) !== null);
}

function readList(lines: readonly string[][]): PastedYields {
  const found: PastedYields = { yields: [], unread: [] };
  const heading = lines.find((cells) => wellColumn(cells) < 0);
  const yieldAt = heading?.findIndex((cell) => yieldHeading.test(cell) && !expectedHeading.test(cell)) ?? -1;
  for (const cells of lines) {
    if (cells === heading) continue;
    const place = placeOf(cells[wellColumn(cells)] ?? '');
    const value = readYield((yieldAt >= 0 ? cells[yieldAt] : cells.at(-1)) ?? '');
    if (place && typeof value === 'number')
      found.yields.push({ well: wellName(place.row, place.column), yieldPercent: value });
    else if (!place || value === null) found.unread.push(cells.join(' '));
  }
  return found;
}

/** A line of column numbers above and a column of row letters beside are no yields. */
function readBlock(lines: readonly string[][], start: string, size: PlateSize): PastedYields {
  const found: PastedYields = { yields: [], unread: [] };
  const hasLetters = lines.some(([first]) => /^[A-H]$/i.test(first ?? ''));
  const body = hasLetters ? lines.filter(([first]) => /^[A-H]$/i.test(first ?? '')) : lines;
  const corner = hasLetters ? { row: 0, column: 0 } : (placeOf(start) ?? { row: 0, column: 0 });
  for (const [index, cells] of body.entries()) {
    const row = hasLetters ? (placeOf(`${cells[0]}1`)?.row ?? 0) : corner.row + index;
    for (const [offset, cell] of (hasLetters ? cells.slice(1) : cells).entries()) {
      const value = readYield(cell);
      const column = corner.column + offset;
      if (value === undefined) continue;
      if (value === null || row >= size.rows || column >= size.columns) found.unread.push(cell);
      else found.yields.push({ well: wellName(row, column), yieldPercent: value });
    }
  }
  return found;
}
