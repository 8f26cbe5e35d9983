import type { RouteSort } from './sort-routes.ts';

export interface RouteColumn {
  sort: RouteSort;
  /** CSS pixels. */
  width: number;
  isNumber?: boolean;
}

/** The columns right of the main line; the main line takes what is left. */
export const figureColumns: readonly RouteColumn[] = [
  { sort: 'steps', width: 66, isNumber: true },
  { sort: 'longestLinear', width: 84, isNumber: true },
  { sort: 'startingMaterials', width: 124 },
  { sort: 'precedents', width: 100, isNumber: true },
  { sort: 'solved', width: 104 },
];
/** The same of a process task: what it was planned for. */
export const processColumns: readonly RouteColumn[] = [
  { sort: 'steps', width: 62, isNumber: true },
  { sort: 'cost', width: 132, isNumber: true },
  { sort: 'isolations', width: 84, isNumber: true },
  { sort: 'mass', width: 76, isNumber: true },
  { sort: 'hazards', width: 112 },
  { sort: 'solved', width: 104 },
];
export const markWidth = 40;
export const rankWidth = 58;
export const scoreWidth = { comfortable: 92, compact: 118 } as const;
export const rowHeights = { comfortable: 100, compact: 68 } as const;

const cellPadding = 20;

/** CSS pixels for the main line in a table of the given width. */
export function mainLineWidth(
  tableWidth: number,
  density: keyof typeof rowHeights,
  columns: readonly RouteColumn[],
): number {
  const figures = columns.reduce((sum, column) => sum + column.width, 0);
  return tableWidth - figures - markWidth - rankWidth - scoreWidth[density] - cellPadding;
}
