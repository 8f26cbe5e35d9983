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

/** Lays the tree out; what lies below the molecules in `folded` (node ids) is left out. Coordinates in CSS pixels. */
export function layoutTree(route: MoleculeTree, orientation: Orientation, folded: ReadonlySet<string>): TreeLayout {
  const unit = (orientation === 'horizontal' ? cardSize.height : cardSize.width) + gapAcross;
  const shown = (at: MoleculeTree) => (folded.has(at.node.nodeId) ? [] : at.precursors);
  const placeTree = tidyTree<MoleculeTree>()
    .nodeSize([unit, levelDistance(orientation)])
    .separation((a, b) => (a.parent === b.parent ? 1 : 1.12));
  // `x` runs across the levels and `y` along them.
  const boxOf = ({ data, x, y }: HierarchyPointNode<MoleculeTree>) => placeMolecule(data, x, y, orientation, folded);

  const molecules: PlacedMolecule[] = [];
  const reactions: PlacedReaction[] = [];
  const links: TreeLink[] = [];
  for (const place of placeTree(hierarchy(route, shown))) {
    const molecule = boxOf(place);
    molecules.push(molecule);
    if (place.data.step === null || !place.children) continue;
    const pill = placePill(place.data.step, molecule, orientation);
    reactions.push({ ...pill, childIds: place.children.map((child) => child.data.node.nodeId) });
    links.push({ id: `${pill.id}:product`, path: linkPath(pill, molecule, orientation), arrow: true });
    for (const child of place.children) {
      const box = boxOf(child);
      links.push({ id: `${pill.id}:${box.id}`, path: linkPath(box, pill, orientation), arrow: false });
    }
  }
  return { orientation, molecules, reactions, links, bounds: boundsOf([...molecules, ...reactions]) };
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

function levelDistance(orientation: Orientation): number {
  const [card, pill] =
    orientation === 'horizontal' ? [cardSize.width, pillSize.width] : [cardSize.height, pillSize.height];
  return card + pill + 2 * gapBesidePill;
}

function placeMolecule(
  tree: MoleculeTree,
  across: number,
  along: number,
  orientation: Orientation,
  folded: ReadonlySet<string>,
): PlacedMolecule {
  const isFolded = tree.step !== null && folded.has(tree.node.nodeId);
  const corner =
    orientation === 'horizontal'
      ? { x: along, y: across - cardSize.height / 2 }
      : { x: across - cardSize.width / 2, y: along };
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
    ...cardSize,
  };
}

function placePill(step: RouteStep, product: PlacedMolecule, orientation: Orientation): PlacedReaction {
  const corner =
    orientation === 'horizontal'
      ? { x: product.x + product.width + gapBesidePill, y: product.y + (product.height - pillSize.height) / 2 }
      : { x: product.x + (product.width - pillSize.width) / 2, y: product.y + product.height + gapBesidePill };
  return {
    kind: 'reaction',
    id: step.stepId,
    step,
    level: product.level + 1,
    parentId: product.id,
    childIds: [],
    ...corner,
    ...pillSize,
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
