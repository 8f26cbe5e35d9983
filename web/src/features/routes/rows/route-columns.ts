import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import type { ListEntry } from '../filter/entries.ts';
import type { RouteSort } from '../filter/list-query.ts';

export interface RouteColumn {
  sort: RouteSort;
  /** CSS pixels. */
  width: number;
  isNumber?: boolean;
  /** The lower, the longer it stays where room is short; 0 stays always. */
  rank: number;
}

/** The columns right of the main line; the main line takes what is left. */
export const figureColumns: readonly RouteColumn[] = [
  { sort: 'steps', width: 62, isNumber: true, rank: 0 },
  { sort: 'longestLinear', width: 76, isNumber: true, rank: 6 },
  { sort: 'cost', width: 96, isNumber: true, rank: 2 },
  { sort: 'leadTime', width: 84, isNumber: true, rank: 4 },
  { sort: 'confidence', width: 96, isNumber: true, rank: 3 },
  { sort: 'greenness', width: 110, isNumber: true, rank: 5 },
  { sort: 'precedents', width: 110, isNumber: true, rank: 1 },
  { sort: 'startingMaterials', width: 120, rank: 7 },
  { sort: 'solved', width: 104, rank: 0 },
];
/** The same of a process task: what it was planned for. */
export const processColumns: readonly RouteColumn[] = [
  { sort: 'steps', width: 62, isNumber: true, rank: 0 },
  { sort: 'cost', width: 132, isNumber: true, rank: 1 },
  { sort: 'isolations', width: 84, isNumber: true, rank: 5 },
  { sort: 'mass', width: 76, isNumber: true, rank: 3 },
  { sort: 'hazards', width: 112, rank: 2 },
  { sort: 'confidence', width: 96, isNumber: true, rank: 6 },
  { sort: 'leadTime', width: 86, isNumber: true, rank: 4 },
  { sort: 'solved', width: 104, rank: 0 },
];
/** The columns of a task; an order by what is preferred shows its figure first. */
export function columnsOf(routeType: RouteType, sort: RouteSort): readonly RouteColumn[] {
  const usual = routeType === 'processchemistry' ? processColumns : figureColumns;
  return sort === 'fit' || sort === 'likeness' ? [{ sort, width: 122, isNumber: true, rank: 0 }, ...usual] : usual;
}

export const markWidth = 40;
export const rankWidth = 58;
export const actionsWidth = 102;
export const scoreWidth = { comfortable: 92, compact: 118 } as const;
/** CSS pixels of a row at least, and at most where a route has many starting materials. */
export const rowHeights = { comfortable: 156, compact: 68 } as const;
const tallest = 232;
/** Of the heading of a cluster. */
export const headingHeight = 84;
export const headerHeight = 37;
/** About what a molecule takes in a thumbnail, with its arrow. */
const usualMolecule = { width: 122, height: 44 } as const;

type RowDensity = keyof typeof rowHeights;

/** CSS pixels of an entry: a tree that is taller than wide gets more of them, so that its molecules stay legible. */
export function entryHeight(entry: ListEntry, density: RowDensity, treeWidth: number): number {
  if (entry.kind === 'cluster') return headingHeight;
  if (density === 'compact') return rowHeights.compact;
  const { longestLinear, startingMaterials } = entry.route;
  const scale = Math.min(1, treeWidth / (longestLinear * usualMolecule.width));
  const wanted = 12 + startingMaterials.length * usualMolecule.height * scale;
  return Math.round(Math.min(tallest, Math.max(rowHeights.comfortable, wanted)));
}

const cellPadding = 20;
/** Two molecules with their arrows, and the gap between them. */
const leastMainLine = { comfortable: 430, compact: 346 } as const;

/** CSS pixels for the main line in a table of the given width. */
export function mainLineWidth(tableWidth: number, density: RowDensity, columns: readonly RouteColumn[]): number {
  const figures = columns.reduce((sum, column) => sum + column.width, 0);
  return tableWidth - figures - markWidth - rankWidth - actionsWidth - scoreWidth[density] - cellPadding;
}

/** `grid-template-columns` of each row. */
export function gridOf(columns: readonly RouteColumn[], density: RowDensity): string {
  const figures = columns.map((column) => `${column.width}px`).join(' ');
  return `${markWidth}px ${rankWidth}px ${scoreWidth[density]}px minmax(0, 1fr) ${figures} ${actionsWidth}px`;
}

/** The columns there is room for beside a main line that says something; all where the width is not known. */
export function columnsThatFit(
  columns: readonly RouteColumn[],
  tableWidth: number,
  density: RowDensity,
): readonly RouteColumn[] {
  if (tableWidth <= 0) return columns;
  let fitting = columns;
  for (const column of columns.toSorted((a, b) => b.rank - a.rank)) {
    if (column.rank === 0 || mainLineWidth(tableWidth, density, fitting) >= leastMainLine[density]) return fitting;
    fitting = fitting.filter((one) => one !== column);
  }
  return fitting;
}
