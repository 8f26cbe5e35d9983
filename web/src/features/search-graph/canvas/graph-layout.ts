// Positions for the tree of a search graph: a column for each level, subtrees as close to each other as d3-hierarchy's tidy
// tree puts them.

import { hierarchy, tree } from 'd3-hierarchy';
import { fitView, type Size, type Viewport } from '../../../chemistry/tree/viewport.ts';
import { itemsOf, likeliestOf, type GraphItem, type MoleculeItem } from './graph-tree.ts';

interface Box extends Size {
  x: number;
  y: number;
}

export interface PlacedItem extends Box {
  item: GraphItem;
}

export interface GraphLayout {
  /** From the target down. */
  items: PlacedItem[];
  byId: ReadonlyMap<string, PlacedItem>;
  bounds: Box;
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

function boundsOf(items: readonly Box[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, width, height } of items) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Below this scale the words of an item are hard to read. */
const legibleScale = 0.75;

/**
 * The first look: the likeliest reaction of the target with all that is unfolded behind it, and the target where both
 * are legible; else the reaction in the middle.
 */
export function openingOf({ items, byId, bounds }: GraphLayout, canvas: Size): Viewport {
  const root = items[0];
  const likeliest = root?.item.kind === 'molecule' ? likeliestOf(root.item) : undefined;
  if (!root || !likeliest) return fitView(bounds, canvas);
  const lead = itemsOf(likeliest).flatMap(({ id }) => byId.get(id) ?? []);
  const views = [items, [root, ...lead], lead].map((shown) => fitView(boundsOf(shown), canvas));
  const legible = views.find(({ scale }) => scale >= legibleScale);
  if (legible) return legible;
  const { x, y, width, height } = byId.get(likeliest.id) ?? root;
  return {
    scale: legibleScale,
    x: canvas.width / 2 - (x + width / 2) * legibleScale,
    y: canvas.height / 2 - (y + height / 2) * legibleScale,
  };
}

// What of the drawing is near what is seen: only that is drawn, and it changes seldom while the drawing is moved.

export interface CanvasWindow {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Steps of the window in the drawing at scale 1. */
const stepPx = 400;

/** The seen part of the drawing with a rim, on a coarse grid, so that moving a little gives the same window. */
export function windowOf({ x, y, scale }: Viewport, { width, height }: Size): CanvasWindow {
  const step = stepPx / scale;
  const snap = (value: number, round: (value: number) => number): number => round(value / step) * step;
  return {
    left: snap(-x / scale, Math.floor) - step,
    top: snap(-y / scale, Math.floor) - step,
    right: snap((width - x) / scale, Math.ceil) + step,
    bottom: snap((height - y) / scale, Math.ceil) + step,
  };
}

export function isWithin({ left, top, right, bottom }: CanvasWindow, { x, y, width, height }: Box): boolean {
  return x < right && x + width > left && y < bottom && y + height > top;
}

/** Whether the line from a product to what it is made from comes through the window. */
export function isLineWithin(shown: CanvasWindow, from: Box, to: Box): boolean {
  const top = Math.min(from.y, to.y);
  const bottom = Math.max(from.y + from.height, to.y + to.height);
  return isWithin(shown, { x: from.x, y: top, width: to.x + to.width - from.x, height: bottom - top });
}
