// The unfolded part of a search graph as a tree: molecules and the reactions that make them, alternating. A molecule that
// several reactions need is unfolded in one place, the nearest to the target; elsewhere it is a link to that place.

import type { GraphMolecule, GraphReaction } from '@app/shared/contracts/search-graph/search-graph';
import type { GraphPart } from '@app/shared/contracts/search-graph/part';

interface TreeItem {
  /** Unique in the tree. */
  id: string;
  parent: GraphItem | null;
  /** 0 for the target, odd for reactions. */
  level: number;
  children: GraphItem[];
}

export interface MoleculeItem extends TreeItem {
  kind: 'molecule';
  node: GraphMolecule;
  isOpen: boolean;
  /** Id of the place where the molecule is unfolded, or occurs first. */
  linkTo: string | null;
}

export interface ReactionItem extends TreeItem {
  kind: 'reaction';
  reaction: GraphReaction;
  productKey: string;
  isChosen: boolean;
}

/** Reactions that are not shown yet. */
export interface MoreItem extends TreeItem {
  kind: 'more';
  productKey: string;
  count: number;
}

export type GraphItem = MoleculeItem | ReactionItem | MoreItem;

/** The tree from a molecule down. `parts` holds what is unfolded, `chosen` the way taken of each molecule, by their keys. */
export function treeOf(
  root: GraphMolecule,
  parts: ReadonlyMap<string, GraphPart>,
  chosen: ReadonlyMap<string, string>,
): MoleculeItem {
  const first = new Map<string, string>();
  const top = moleculeItem(root, 'm', null);
  const queue = [top];
  for (let at = 0; at < queue.length; at += 1) {
    const item = queue[at];
    if (!item) break;
    const { key } = item.node.molecule;
    const place = first.get(key);
    const part = parts.get(key);
    // A bought molecule may occur anywhere; it is not unfolded.
    if (place !== undefined && (part || item.node.state !== 'inStock')) item.linkTo = place;
    if (place !== undefined) continue;
    first.set(key, item.id);
    if (!part || isAbove(item, key)) continue;
    item.isOpen = true;
    for (const reaction of part.items) {
      const way = reactionItem(reaction, item, chosen.get(key) === reaction.reactionKey);
      item.children.push(way);
      queue.push(...way.children.filter((one) => one.kind === 'molecule'));
    }
    const hidden = part.total - part.items.length;
    if (hidden > 0) item.children.push(moreItem(item, hidden));
  }
  return top;
}

/** The likeliest reaction that makes the molecule: of those that lead to stock, else of all. */
export function likeliestOf({ children }: MoleculeItem): ReactionItem | undefined {
  const reactions = children.filter((one) => one.kind === 'reaction');
  const [likeliest] = reactions.toSorted(
    (a, b) => Number(b.reaction.solved) - Number(a.reaction.solved) || b.reaction.score - a.reaction.score,
  );
  return likeliest;
}

/** Every item from one down, each before what is below it. */
export function itemsOf(root: GraphItem): GraphItem[] {
  const items: GraphItem[] = [root];
  for (let at = 0; at < items.length; at += 1) items.push(...(items[at]?.children ?? []));
  return items;
}

/** The item after an arrow key: left and right go up and down the tree, up and down along a column. */
export function itemAfter(root: MoleculeItem, id: string, key: string): GraphItem | null {
  const items = itemsOf(root);
  const item = items.find((one) => one.id === id) ?? root;
  if (key === 'ArrowLeft') return item.parent;
  if (key === 'ArrowRight') return item.children[0] ?? null;
  if (key === 'Home') return root;
  const column = inOrder(root).filter((one) => one.level === item.level);
  const place = column.indexOf(item);
  if (key === 'ArrowDown') return column[place + 1] ?? null;
  if (key === 'ArrowUp') return column[place - 1] ?? null;
  return null;
}

function inOrder(item: GraphItem): GraphItem[] {
  return [item, ...item.children.flatMap(inOrder)];
}

function isAbove(item: MoleculeItem, key: string): boolean {
  for (let one: GraphItem | null = item.parent; one; one = one.parent)
    if (one.kind === 'molecule' && one.node.molecule.key === key) return true;
  return false;
}

function moleculeItem(node: GraphMolecule, id: string, parent: ReactionItem | null): MoleculeItem {
  const level = parent ? parent.level + 1 : 0;
  return { kind: 'molecule', id, parent, level, children: [], node, isOpen: false, linkTo: null };
}

function reactionItem(reaction: GraphReaction, product: MoleculeItem, isChosen: boolean): ReactionItem {
  const item: ReactionItem = {
    kind: 'reaction',
    id: `r-${product.node.molecule.key}-${reaction.reactionKey}`,
    parent: product,
    level: product.level + 1,
    children: [],
    reaction,
    productKey: product.node.molecule.key,
    isChosen,
  };
  for (const one of reaction.precursors) item.children.push(moleculeItem(one, `${item.id}-${one.molecule.key}`, item));
  return item;
}

function moreItem(product: MoleculeItem, count: number): MoreItem {
  const { key } = product.node.molecule;
  return {
    kind: 'more',
    id: `more-${key}`,
    parent: product,
    level: product.level + 1,
    children: [],
    productKey: key,
    count,
  };
}
