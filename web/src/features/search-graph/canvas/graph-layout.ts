// Positions for the tree of a search graph: a column for each level, subtrees as close to each other as d3-hierarchy's tidy
// tree puts them.

import { hierarchy, tree } from 'd3-hierarchy';
import type { GraphItem, MoleculeItem } from './graph-tree.ts';

export interface PlacedItem {
  item: GraphItem;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface GraphLayout {
  /** From the target down. */
  items: PlacedItem[];
  byId: ReadonlyMap<string, PlacedItem>;
  bounds: { x: number; y: number; width: number; height: number };
}

const widths = [164, 196] as const;
const columnGap = 40;
const rowGap = 10;

/** Size of an item; places elsewhere are smaller than the molecule itself. */
export function sizeOfItem(item: GraphItem): { width: number; height: number } {
  const width = widths[item.level % 2 === 0 ? 0 : 1];
  if (item.kind === 'reaction') return { width, height: 74 };
  if (item.kind === 'more') return { width, height: 30 };
  return { width, height: item.linkTo === null ? 108 : 40 };
}

const placeTree = tree<GraphItem>()
  .nodeSize([1, 1])
  .separation((a, b) => (sizeOfItem(a.data).height + sizeOfItem(b.data).height) / 2 + rowGap);

/** Lays the graph out; the middle of the target is at y = 0. Coordinates in CSS pixels. */
export function layOut(root: MoleculeItem): GraphLayout {
  const items: PlacedItem[] = [];
  placeTree(hierarchy<GraphItem>(root, ({ children }) => children)).eachBefore(({ data: item, x: middle }) => {
    const { width, height } = sizeOfItem(item);
    items.push({ item, x: columnOf(item.level), y: middle - height / 2, width, height });
  });
  return { items, byId: new Map(items.map((one) => [one.item.id, one])), bounds: boundsOf(items) };
}

function columnOf(level: number): number {
  const pairs = Math.floor(level / 2) * (widths[0] + widths[1] + 2 * columnGap);
  return pairs + (level % 2) * (widths[0] + columnGap);
}

function boundsOf(items: readonly PlacedItem[]): GraphLayout['bounds'] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, width, height } of items) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
