// Columns of the table of products, and which of them have room: the others are shown when a product is opened.

import type { SortField } from './product-query.ts';

export interface ProductColumn {
  key: 'structure' | 'probability' | 'reaction' | 'partner' | Exclude<SortField, 'probability'> | 'verdict';
  /** CSS pixels; the column of the reaction takes what is left, and needs at least this. */
  width: number;
  /** 0 is always there; of the others the lower ones come first. */
  rank: number;
  sort?: SortField;
  isNumber?: boolean;
  /** Only where products are compared with a target, or may take several steps. */
  only?: 'target' | 'steps';
}

const all: readonly ProductColumn[] = [
  { key: 'structure', width: 164, rank: 0 },
  { key: 'probability', width: 104, rank: 0, sort: 'probability' },
  { key: 'reaction', width: 168, rank: 0 },
  { key: 'partner', width: 128, rank: 2 },
  { key: 'steps', width: 70, rank: 6, sort: 'steps', isNumber: true, only: 'steps' },
  { key: 'molecularWeight', width: 78, rank: 5, sort: 'molecularWeight', isNumber: true },
  { key: 'logP', width: 72, rank: 7, sort: 'logP', isNumber: true },
  { key: 'tpsa', width: 72, rank: 8, sort: 'tpsa', isNumber: true },
  { key: 'sascore', width: 94, rank: 3, sort: 'sascore', isNumber: true },
  { key: 'similarity', width: 96, rank: 4, sort: 'similarity', isNumber: true, only: 'target' },
  { key: 'verdict', width: 118, rank: 1 },
];

/** Width of the boxes for selecting. */
const selectWidth = 44;
/** Below this the drawings are smaller and all fits closer together. */
const narrowBelow = 480;
const narrowWidths: Partial<Record<ProductColumn['key'] | 'select', number>> = {
  select: 34,
  structure: 126,
  probability: 66,
};

/** Is the table so narrow that everything in it is smaller? */
export function isNarrow(width: number): boolean {
  return width > 0 && width < narrowBelow;
}

/** Widths of the boxes and of the columns, in CSS pixels; undefined for the one that takes what is left. */
export function widthsOf(columns: readonly ProductColumn[], width: number): (number | undefined)[] {
  const narrow = isNarrow(width) ? narrowWidths : {};
  const own = columns.map(({ key, width: usual }) => (key === 'reaction' ? undefined : (narrow[key] ?? usual)));
  return [narrow.select ?? selectWidth, ...own];
}

export interface ColumnWishes {
  withTarget: boolean;
  withSteps: boolean;
}

/** The columns that fit into that many pixels; all of them while the width is not known (0). */
export function columnsFor(width: number, { withTarget, withSteps }: ColumnWishes): ProductColumn[] {
  const wanted = all.filter(({ only }) => (only !== 'target' || withTarget) && (only !== 'steps' || withSteps));
  if (width === 0) return wanted;
  let left = width - selectWidth;
  const taken = new Set<ProductColumn>();
  for (const column of wanted.toSorted((a, b) => a.rank - b.rank)) {
    left -= column.width;
    if (left < 0 && column.rank > 0) break;
    taken.add(column);
  }
  return wanted.filter((column) => taken.has(column));
}
