// Which columns of a grid have room, and how wide they are: the others are shown when a row is opened.

import type { ReactNode } from 'react';

export interface GridColumn<Row, By extends string> {
  key: string;
  /** CSS pixels. */
  width: number;
  /** Where the table is narrow. */
  narrow?: number;
  /** Takes what is left, and needs at least `width`. */
  isRest?: boolean;
  /** 0 is always there; of the others the lower ones come first. */
  rank: number;
  /** What it can be sorted by; a column of two lines by either. */
  sorts?: readonly By[];
  isNumber?: boolean;
  render: (row: Row) => ReactNode;
}

const selectWidth = 44;
const narrowBelow = 480;

/** Is the table so narrow that all fits closer together? */
export function isNarrow(width: number): boolean {
  return width > 0 && width < narrowBelow;
}

/** CSS pixels; undefined for the one that takes what is left. */
export function widthOf(
  { width, narrow = width, isRest = false }: Pick<GridColumn<never, string>, 'width' | 'narrow' | 'isRest'>,
  ofTable: number,
): number | undefined {
  if (isRest) return undefined;
  return isNarrow(ofTable) ? narrow : width;
}

/** The columns that fit into that many pixels; all of them while the width is not known (0). */
export function columnsFor<Column extends { width: number; rank: number }>(
  all: readonly Column[],
  width: number,
): readonly Column[] {
  if (width === 0) return all;
  let left = width - selectWidth;
  const taken = new Set<Column>();
  for (const column of all.toSorted((a, b) => a.rank - b.rank)) {
    left -= column.width;
    if (left < 0 && column.rank > 0) break;
    taken.add(column);
  }
  return all.filter((column) => taken.has(column));
}
