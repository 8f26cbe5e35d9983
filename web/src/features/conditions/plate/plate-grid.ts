// A plate as rows and columns of wells.

const letters = 'ABCDEFGH';

/** `A1` for the first row and column, both from 0. */
export function wellName(row: number, column: number): string {
  return `${letters.charAt(row)}${column + 1}`;
}

export function rowLetter(row: number): string {
  return letters.charAt(row);
}

/** Row and column of a well, both from 0; null for what names no well of a plate. `A01` is `A1`. */
export function placeOf(well: string): { row: number; column: number } | null {
  const found = /^([A-H])0?(\d{1,2})$/.exec(well.trim().toUpperCase());
  const [row, column] = [letters.indexOf(found?.[1] ?? '?'), Number(found?.[2] ?? 0) - 1];
  return row < 0 || column < 0 || column > 11 ? null : { row, column };
}

type Move = (place: Place, size: PlateSize) => Place;
interface Place {
  row: number;
  column: number;
}
export interface PlateSize {
  rows: number;
  columns: number;
}

const moves: Record<string, Move> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  PageUp: ({ column }) => ({ row: 0, column }),
  PageDown: ({ column }, { rows }) => ({ row: rows - 1, column }),
};

/** The well that a key leads to, or null where it leads nowhere. */
export function nextWell(well: string, key: string, size: PlateSize): string | null {
  const place = placeOf(well);
  const target = place && moves[key]?.(place, size);
  if (!target || target.row < 0 || target.column < 0) return null;
  return target.row < size.rows && target.column < size.columns ? wellName(target.row, target.column) : null;
}

/** The well after this one, row by row, or null after the last. */
export function wellAfter(well: string, size: PlateSize): string | null {
  const place = placeOf(well);
  if (!place) return null;
  const next = nextWell(well, 'ArrowRight', size);
  if (next !== null) return next;
  return place.row + 1 < size.rows ? wellName(place.row + 1, 0) : null;
}
