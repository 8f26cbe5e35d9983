// A part of a route's tree by itself: the one that is looked at alone, and the parts that fit a sheet of paper each.

import { allMolecules, type MoleculeTree } from './route-tree.ts';
import { layoutTree, type Orientation, type TreeLayout } from './tree-layout.ts';
import type { Size } from './viewport.ts';

/** The molecule of that node with all below it, or undefined. */
export function subTree(tree: MoleculeTree, nodeId: string): MoleculeTree | undefined {
  return allMolecules(tree).find((one) => one.node.nodeId === nodeId);
}

/** The molecule whose sub-tree an item (molecule or step) begins: a step's is its product's; undefined for a leaf. */
export function focusOf(tree: MoleculeTree, itemId: string): MoleculeTree | undefined {
  return allMolecules(tree).find(({ node, step }) => step && (node.nodeId === itemId || step.stepId === itemId));
}

export interface SheetPart {
  layout: TreeLayout;
  /** Folded here and drawn on a sheet of its own. */
  continued: MoleculeTree[];
}

/**
 * The tree on sheets of that size, drawn at `scale` or smaller than life where it fits whole: sub-trees that find no room are
 * folded and drawn on sheets of their own, so that every step is drawn once and can be read.
 */
export function sheetsOf(tree: MoleculeTree, orientation: Orientation, sheet: Size, scale: number): SheetPart[] {
  const parts: SheetPart[] = [];
  const waiting = [tree];
  for (let root = waiting.shift(); root; root = waiting.shift()) {
    const continued = foldUntilItFits(root, orientation, { width: sheet.width / scale, height: sheet.height / scale });
    parts.push({ layout: layoutTree(root, orientation, idsOf(continued)), continued });
    waiting.push(...continued);
  }
  return parts;
}

function foldUntilItFits(root: MoleculeTree, orientation: Orientation, room: Size): MoleculeTree[] {
  let folded: MoleculeTree[] = [];
  for (;;) {
    const { bounds } = layoutTree(root, orientation, idsOf(folded));
    if (bounds.width <= room.width && bounds.height <= room.height) return folded;
    const next = bestToFold(root, folded);
    if (!next) return folded;
    // What lies below it need not be folded by itself any more.
    const below = new Set(allMolecules(next));
    folded = [...folded.filter((one) => !below.has(one)), next];
  }
}

/** Of the sub-trees in sight the one that is nearest to half of what is in sight; never the root. */
function bestToFold(root: MoleculeTree, folded: readonly MoleculeTree[]): MoleculeTree | undefined {
  const seen = inSight(root, new Set(folded));
  const half = seen.length / 2;
  const size = (one: MoleculeTree) => inSight(one, new Set(folded)).length;
  return seen
    .filter((one) => one !== root && one.step && !folded.includes(one))
    .toSorted((a, b) => Math.abs(size(a) - half) - Math.abs(size(b) - half))[0];
}

function inSight(tree: MoleculeTree, folded: ReadonlySet<MoleculeTree>): MoleculeTree[] {
  return [tree, ...(folded.has(tree) ? [] : tree.precursors.flatMap((one) => inSight(one, folded)))];
}

function idsOf(trees: readonly MoleculeTree[]): ReadonlySet<string> {
  return new Set(trees.map(({ node }) => node.nodeId));
}
