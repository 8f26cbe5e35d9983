// A tidy drawing of a tree in linear time: Buchheim, Jünger and Leipert, "Improving Walker's Algorithm to Run in Linear
// Time", Graph Drawing 2002. Nodes of a level stand side by side, a parent in the middle above its children, equal
// branches look the same, and small branches between large ones are spread out.

export interface Spot<T> {
  readonly data: T;
  readonly children: Spot<T>[];
  /** Steps from the root. */
  readonly depth: number;
  /** Across the level, in units of one separation; the root is at 0. */
  across: number;
}

class Node<T> implements Spot<T> {
  readonly data: T;
  readonly parent: Node<T> | null;
  readonly depth: number;
  /** Its place among its siblings. */
  readonly index: number;
  readonly children: Node<T>[];
  across = 0;
  /** Where it stands as long as what is to its left alone counts. */
  preliminary = 0;
  /** How far everything below it moves. */
  modifier = 0;
  change = 0;
  shift = 0;
  /** The next node of the contour, where it has no children. */
  thread: Node<T> | null = null;
  ancestor: Node<T> = this;

  constructor(data: T, childrenOf: (data: T) => readonly T[], parent: Node<T> | null = null, index = 0) {
    this.data = data;
    this.parent = parent;
    this.depth = parent ? parent.depth + 1 : 0;
    this.index = index;
    this.children = childrenOf(data).map((child, at) => new Node(child, childrenOf, this, at));
  }
}

/**
 * Places a tree; gives its nodes level by level. `separation` is the least distance between two neighbours of a level,
 * which are children of one parent or not.
 */
export function tidyTree<T>(
  root: T,
  childrenOf: (data: T) => readonly T[],
  separation: (areSiblings: boolean) => number,
): Spot<T>[] {
  const top = new Node(root, childrenOf);
  const apart = (a: Node<T>, b: Node<T>) => separation(a.parent === b.parent);
  place(top, apart);
  settle(top, -top.preliminary);
  const levels: Spot<T>[] = [top];
  for (const spot of levels) levels.push(...spot.children);
  return levels;
}

type Apart<T> = (a: Node<T>, b: Node<T>) => number;

/** From the leaves up: each branch as if it stood alone, beside those to its left. */
function place<T>(node: Node<T>, apart: Apart<T>): void {
  let pushed = node.children[0];
  for (const child of node.children) {
    place(child, apart);
    pushed = pushAside(child, pushed ?? child, apart);
  }
  const left = node.parent?.children[node.index - 1];
  const beside = left ? left.preliminary + apart(node, left) : 0;
  const [first, last] = [node.children[0], node.children.at(-1)];
  node.preliminary = beside;
  if (!first || !last) return;
  spread(node);
  const middle = (first.preliminary + last.preliminary) / 2;
  if (left) node.modifier = beside - middle;
  else node.preliminary = middle;
}

/** Moves a branch to the right until it is clear of all branches to its left. Gives the one that pushed last. */
function pushAside<T>(branch: Node<T>, pushed: Node<T>, apart: Apart<T>): Node<T> {
  const left = branch.parent?.children[branch.index - 1];
  const first = branch.parent?.children[0];
  if (!left || !first) return pushed;
  // Inner and outer contours of what is to the left, and of the branch.
  let [innerRight, outerRight, innerLeft, outerLeft] = [branch, branch, left, first];
  let [atInnerRight, atOuterRight] = [branch.modifier, branch.modifier];
  let [atInnerLeft, atOuterLeft] = [left.modifier, first.modifier];
  let [nextLeft, nextRight] = [rightEnd(innerLeft), leftEnd(innerRight)];
  while (nextLeft && nextRight) {
    innerLeft = nextLeft;
    innerRight = nextRight;
    outerLeft = leftEnd(outerLeft) ?? outerLeft;
    outerRight = rightEnd(outerRight) ?? outerRight;
    outerRight.ancestor = branch;
    const overlap =
      innerLeft.preliminary + atInnerLeft - innerRight.preliminary - atInnerRight + apart(innerLeft, innerRight);
    if (overlap > 0) {
      moveBranch(innerLeft.ancestor.parent === branch.parent ? innerLeft.ancestor : pushed, branch, overlap);
      atInnerRight += overlap;
      atOuterRight += overlap;
    }
    atInnerLeft += innerLeft.modifier;
    atInnerRight += innerRight.modifier;
    atOuterLeft += outerLeft.modifier;
    atOuterRight += outerRight.modifier;
    [nextLeft, nextRight] = [rightEnd(innerLeft), leftEnd(innerRight)];
  }
  if (nextLeft && !rightEnd(outerRight)) {
    outerRight.thread = nextLeft;
    outerRight.modifier += atInnerLeft - atOuterRight;
  }
  if (nextRight && !leftEnd(outerLeft)) {
    outerLeft.thread = nextRight;
    outerLeft.modifier += atInnerRight - atOuterLeft;
    return branch;
  }
  return pushed;
}

/** Moves a branch, and notes what those between it and `from` have to move to stay evenly spread. */
function moveBranch<T>(from: Node<T>, branch: Node<T>, by: number): void {
  const each = by / (branch.index - from.index);
  branch.change -= each;
  from.change += each;
  branch.shift += by;
  branch.preliminary += by;
  branch.modifier += by;
}

/** Does what `moveBranch` has noted. */
function spread<T>(node: Node<T>): void {
  let [shift, change] = [0, 0];
  for (const child of node.children.toReversed()) {
    child.preliminary += shift;
    child.modifier += shift;
    change += child.change;
    shift += child.shift + change;
  }
}

/** From the root down: what was moved takes along all below it. */
function settle<T>(node: Node<T>, by: number): void {
  node.across = node.preliminary + by;
  for (const child of node.children) settle(child, by + node.modifier);
}

function leftEnd<T>({ children, thread }: Node<T>): Node<T> | null {
  return children[0] ?? thread;
}

function rightEnd<T>({ children, thread }: Node<T>): Node<T> | null {
  return children.at(-1) ?? thread;
}
