// Of a long list only the rows near the eye are drawn.

export interface RowWindow {
  /** Index of the first row drawn. */
  first: number;
  /** Index after the last. */
  end: number;
}

const overscan = 8;
/** Lists up to this length are drawn whole. */
export const wholeUpTo = 40;

/** The height that all rows have, or where each row begins; pixels. */
export type RowPlaces = number | readonly number[];

/** The rows to draw of `count` rows when `scrollTop` pixels of them are above the visible part. */
export function rowWindow(count: number, places: RowPlaces, scrollTop: number, viewHeight: number): RowWindow {
  if (count <= wholeUpTo) return { first: 0, end: count };
  const top = rowAt(places, scrollTop);
  const bottom = rowAt(places, scrollTop + viewHeight) + 2;
  return { first: Math.max(0, Math.min(count, top) - overscan), end: Math.min(count, bottom + overscan) };
}

function rowAt(places: RowPlaces, offset: number): number {
  if (typeof places === 'number') return Math.floor(offset / places);
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
