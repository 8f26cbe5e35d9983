// Of a long list only the rows near the eye are drawn; rows have one height, so a division finds them.

export interface RowWindow {
  /** Index of the first row drawn. */
  first: number;
  /** Index after the last. */
  end: number;
}

const overscan = 8;
/** Lists up to this length are drawn whole. */
export const wholeUpTo = 40;

/** The rows to draw of `count` rows of `rowHeight` pixels when `scrollTop` pixels of them are above the visible part. */
export function rowWindow(count: number, rowHeight: number, scrollTop: number, viewHeight: number): RowWindow {
  if (count <= wholeUpTo) return { first: 0, end: count };
  const top = Math.floor(scrollTop / rowHeight);
  const rows = Math.ceil(viewHeight / rowHeight) + 1;
  return { first: Math.max(0, Math.min(count, top) - overscan), end: Math.min(count, top + rows + overscan) };
}
