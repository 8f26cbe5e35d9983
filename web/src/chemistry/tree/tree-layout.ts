// Positions of everything in a route's tree. d3-hierarchy places the molecules; a step's pill lies between its product and
// its precursors.

import type { RouteStep } from '@app/shared/contracts/routes/routes';
import { hierarchy, tree as tidyTree, type HierarchyPointNode } from 'd3-hierarchy';
import { allMolecules, type MoleculeTree } from './route-tree.ts';

export type Orientation = 'horizontal' | 'vertical';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedMolecule extends Box {
  kind: 'molecule';
  id: string;
  tree: MoleculeTree;
  level: number;
  parentId: string | null;
  childIds: string[];
  folded: boolean;
  /** Molecules out of sight below a folded one. */
  hidden: number;
}

export interface PlacedReaction extends Box {
  kind: 'reaction';
  id: string;
  step: RouteStep;
  level: number;
  parentId: string;
  childIds: string[];
}

export type PlacedItem = PlacedMolecule | PlacedReaction;

export interface TreeLink {
  id: string;
  /** SVG path data, drawn from the precursor's side to the product's. */
  path: string;
  /** The arrowhead is at the product's end, the direction of the reaction. */
  arrow: boolean;
}

export interface TreeLayout {
  orientation: Orientation;
  molecules: PlacedMolecule[];
  reactions: PlacedReaction[];
  links: TreeLink[];
  bounds: Box;
}

export const cardSize = { width: 184, height: 142 } as const;
export const pillSize = { width: 180, height: 78 } as const;
const gapBesidePill = 17;
const gapAcross = 18;

/** From this many molecules in a line a tree is drawn narrow, so that all of it fits a window. */
const narrowFrom = 5;
/** Steps have a third line for their names. */
const narrow = { width: 168, pillHeight: 92, gapToStep: 5, arrow: { horizontal: 36, vertical: 22 } } as const;

/**
 * Lays the tree out; what lies below the molecules in `folded` (node ids) is left out. Coordinates in CSS pixels. A step lies between
 * its product and its precursors, in a long tree across the levels: below its product or, in a vertical tree, beside it.
 */
export function layoutTree(route: MoleculeTree, orientation: Orientation, folded: ReadonlySet<string>): TreeLayout {
  const form = formOf(route, orientation);
  const shown = (at: MoleculeTree) => (folded.has(at.node.nodeId) ? [] : at.precursors);
  const extent = ({ data }: { data: MoleculeTree }) => form.across(shown(data).length > 0);
  const placeTree = tidyTree<MoleculeTree>()
    .nodeSize([1, form.levelDistance])
    .separation((a, b) => ((extent(a) + extent(b)) / 2 + gapAcross) * (a.parent === b.parent ? 1 : 1.12));
  // `x` runs across the levels and `y` along them.
  const boxOf = (place: HierarchyPointNode<MoleculeTree>) =>
    placeMolecule(place.data, form.corner(place.x, place.y, extent(place)), form.card, folded);

  const molecules: PlacedMolecule[] = [];
  const reactions: PlacedReaction[] = [];
  const links: TreeLink[] = [];
  for (const place of placeTree(hierarchy(route, shown))) {
    const molecule = boxOf(place);
    molecules.push(molecule);
    if (place.data.step === null || !place.children) continue;
    const pill = placePill(place.data.step, molecule, form.pill(molecule));
    reactions.push({ ...pill, childIds: place.children.map((child) => child.data.node.nodeId) });
    if (!form.isNarrow)
      links.push({ id: `${pill.id}:product`, path: linkPath(pill, molecule, orientation), arrow: true });
    for (const [index, child] of place.children.entries()) {
      const box = boxOf(child);
      const path = linkPath(box, form.isNarrow ? molecule : pill, orientation);
      links.push({ id: `${pill.id}:${box.id}`, path, arrow: form.isNarrow && index === 0 });
    }
  }
  return { orientation, molecules, reactions, links, bounds: boundsOf([...molecules, ...reactions]) };
}

type Size = Pick<Box, 'width' | 'height'>;

/** How large things are and where they lie, by the direction of the tree and its length. */
interface Form {
  isNarrow: boolean;
  card: Size;
  /** From a molecule to its precursors. */
  levelDistance: number;
  /** What a molecule takes across the levels, with its step in a narrow tree. */
  across: (isMade: boolean) => number;
  corner: (across: number, along: number, extent: number) => { x: number; y: number };
  pill: (product: Box) => Box;
}

function formOf(route: MoleculeTree, orientation: Orientation): Form {
  const isNarrow = levelsOf(route) >= narrowFrom;
  const isHorizontal = orientation === 'horizontal';
  const { width, pillHeight, gapToStep, arrow } = narrow;
  const card = isNarrow ? { width, height: cardSize.height } : cardSize;
  const pill = isNarrow ? { width, height: pillHeight } : pillSize;
  const gap = isNarrow ? gapToStep : gapBesidePill;
  // Along the levels in a short tree, across them in a long one.
  const isBeside = isHorizontal !== isNarrow;
  const between = isNarrow ? arrow[orientation] : 2 * gap + (isHorizontal ? pill.width : pill.height);
  return {
    isNarrow,
    card,
    levelDistance: (isHorizontal ? card.width : card.height) + between,
    across: (isMade) =>
      (isHorizontal ? card.height : card.width) +
      (isNarrow && isMade ? gap + (isHorizontal ? pill.height : pill.width) : 0),
    corner: (across, along, extent) =>
      isHorizontal ? { x: along, y: across - extent / 2 } : { x: across - extent / 2, y: along },
    pill: (product) => ({
      ...pill,
      x: product.x + (isBeside ? product.width + gap : (product.width - pill.width) / 2),
      y: product.y + (isBeside ? (product.height - pill.height) / 2 : product.height + gap),
    }),
  };
}

function levelsOf(tree: MoleculeTree): number {
  return 1 + Math.max(0, ...tree.precursors.map(levelsOf));
}

/** Molecules and reactions as the tree is read: a molecule, its step, then branch after branch. */
export function readingOrder(layout: TreeLayout): PlacedItem[] {
  const byId = new Map([...layout.molecules, ...layout.reactions].map((item) => [item.id, item]));
  const below = (item: PlacedItem): PlacedItem[] => [
    item,
    ...item.childIds.flatMap((id) => {
      const child = byId.get(id);
      return child ? below(child) : [];
    }),
  ];
  const target = layout.molecules[0];
  return target ? below(target) : [];
}

/** The molecule or reaction of that id, or undefined. */
export function itemOf(layout: TreeLayout, id: string): PlacedItem | undefined {
  return layout.molecules.find((item) => item.id === id) ?? layout.reactions.find((item) => item.id === id);
}

function placeMolecule(
  tree: MoleculeTree,
  corner: { x: number; y: number },
  size: Size,
  folded: ReadonlySet<string>,
): PlacedMolecule {
  const isFolded = tree.step !== null && folded.has(tree.node.nodeId);
  return {
    kind: 'molecule',
    id: tree.node.nodeId,
    tree,
    level: 2 * tree.level - 1,
    parentId: tree.node.parentStepId,
    childIds: tree.step && !isFolded ? [tree.step.stepId] : [],
    folded: isFolded,
    hidden: isFolded ? allMolecules(tree).length - 1 : 0,
    ...corner,
    ...size,
  };
}

function placePill(step: RouteStep, product: PlacedMolecule, box: Box): PlacedReaction {
  return {
    kind: 'reaction',
    id: step.stepId,
    step,
    level: product.level + 1,
    parentId: product.id,
    childIds: [],
    ...box,
  };
}

/** From the near edge of `from` (deeper) to the far edge of `to` (nearer the target). */
function linkPath(from: Box, to: Box, orientation: Orientation): string {
  if (orientation === 'horizontal') {
    const [x1, y1, x2, y2] = [from.x, from.y + from.height / 2, to.x + to.width, to.y + to.height / 2];
    const bend = (x1 + x2) / 2;
    return `M${x1},${y1}C${bend},${y1} ${bend},${y2} ${x2},${y2}`;
  }
  const [x1, y1, x2, y2] = [from.x + from.width / 2, from.y, to.x + to.width / 2, to.y + to.height];
  const bend = (y1 + y2) / 2;
  return `M${x1},${y1}C${x1},${bend} ${x2},${bend} ${x2},${y2}`;
}

function boundsOf(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
