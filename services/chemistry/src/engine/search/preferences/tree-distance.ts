// Edit distance between rooted, labelled trees: the least cost of deleting, inserting and relabelling nodes that makes one of
// the other.
//
// Ordered: K. Zhang, D. Shasha, SIAM J. Comput. 1989, 18, 1245 (doi 10.1137/0218082), exact.
// Unordered: the distance of K. Zhang, Algorithmica 1996, 15, 205 (doi 10.1007/BF01975866), exact, in which separate subtrees stay
// separate. Without that the distance of unordered trees is NP-hard (K. Zhang, R. Statman, D. Shasha, Inf. Process. Lett. 1992,
// 42, 133); for synthetic routes, whose precursors have no order, others compare ordered trees in several orders
// (S. Genheden, O. Engkvist, E. Bjerrum, J. Chem. Inf. Model. 2021, 61, 3899, doi 10.1021/acs.jcim.1c00232).

export interface TreeNode<L> {
  label: L;
  children: readonly TreeNode<L>[];
}

/** Costs of one edit, none below 0. `relabel` is 0 for equal labels and the same both ways. */
export interface EditCosts<L> {
  remove: (label: L) => number;
  insert: (label: L) => number;
  relabel: (from: L, to: L) => number;
}

/** Exact distance of trees whose children have an order. */
export function orderedDistance<L>(from: TreeNode<L>, to: TreeNode<L>, costs: EditCosts<L>): number {
  const [a, b] = [postorder(from), postorder(to)];
  const trees = a.labels.map(() => new Float64Array(b.labels.length));
  for (const i of a.keyRoots) for (const j of b.keyRoots) compareForests(a, b, [i, j], trees, costs);
  return trees.at(-1)?.at(-1) ?? 0;
}

/**
 * Distance of trees whose children have no order; separate subtrees of one are laid on separate subtrees of the other. Throws a
 * RangeError where both trees have a node with more than `mostChildren` children.
 */
export function unorderedDistance<L>(from: TreeNode<L>, to: TreeNode<L>, costs: EditCosts<L>): number {
  return new Comparison(costs).ofTrees(from, to);
}

/** Children of a node that can be matched in any order. */
export const mostChildren = 12;

/** Nodes of a tree. */
export function sizeOf<L>(tree: TreeNode<L>): number {
  return 1 + tree.children.reduce((sum, child) => sum + sizeOf(child), 0);
}

interface Postorder<L> {
  /** Children before their parent. */
  labels: L[];
  /** For each node the first leaf below it. */
  leftmost: number[];
  /** The root, and every node with a sibling to its left. */
  keyRoots: number[];
}

function postorder<L>(tree: TreeNode<L>): Postorder<L> {
  const labels: L[] = [];
  const leftmost: number[] = [];
  const visit = ({ label, children }: TreeNode<L>): number => {
    const firsts = children.map(visit);
    labels.push(label);
    leftmost.push(firsts[0] ?? labels.length - 1);
    return leftmost.at(-1) ?? 0;
  };
  visit(tree);
  const keyRoots = [...new Map(leftmost.map((leaf, node) => [leaf, node])).values()].toSorted((x, y) => x - y);
  return { labels, leftmost, keyRoots };
}

function compareForests<L>(
  a: Postorder<L>,
  b: Postorder<L>,
  [i, j]: readonly [number, number],
  trees: readonly Float64Array[],
  { remove, insert, relabel }: EditCosts<L>,
): void {
  const [firstA, firstB] = [a.leftmost[i] ?? 0, b.leftmost[j] ?? 0];
  const width = j - firstB + 2;
  const forests = new Float64Array((i - firstA + 2) * width);
  const at = (x: number, y: number): number => forests[(x - firstA + 1) * width + (y - firstB + 1)] ?? 0;
  const put = (x: number, y: number, value: number): void => {
    forests[(x - firstA + 1) * width + (y - firstB + 1)] = value;
  };
  const labelA = (x: number): L => labelAt(a, x);
  const labelB = (y: number): L => labelAt(b, y);
  for (let x = firstA; x <= i; x += 1) put(x, firstB - 1, at(x - 1, firstB - 1) + remove(labelA(x)));
  for (let y = firstB; y <= j; y += 1) put(firstA - 1, y, at(firstA - 1, y - 1) + insert(labelB(y)));
  for (let x = firstA; x <= i; x += 1) {
    for (let y = firstB; y <= j; y += 1) {
      const [leafA, leafB] = [a.leftmost[x] ?? 0, b.leftmost[y] ?? 0];
      const areTrees = leafA === firstA && leafB === firstB;
      const matched = areTrees
        ? at(x - 1, y - 1) + relabel(labelA(x), labelB(y))
        : at(leafA - 1, leafB - 1) + (trees[x]?.[y] ?? 0);
      const best = Math.min(at(x - 1, y) + remove(labelA(x)), at(x, y - 1) + insert(labelB(y)), matched);
      put(x, y, best);
      if (areTrees) trees[x]?.fill(best, y, y + 1);
    }
  }
}

function labelAt<L>({ labels }: Postorder<L>, index: number): L {
  if (index >= labels.length) throw new RangeError(`no node ${index}`);
  return labels[index] as L;
}

/** The recurrences of Zhang 1996 over pairs of subtrees and of the forests below them, each computed once. */
class Comparison<L> {
  readonly #costs: EditCosts<L>;
  readonly #trees = new Map<TreeNode<L>, Map<TreeNode<L>, number>>();
  readonly #forests = new Map<TreeNode<L>, Map<TreeNode<L>, number>>();
  readonly #removed = new Map<TreeNode<L>, number>();
  readonly #inserted = new Map<TreeNode<L>, number>();

  constructor(costs: EditCosts<L>) {
    this.#costs = costs;
  }

  /** One is the other but for their roots, or lies below the root of the other. */
  ofTrees(from: TreeNode<L>, to: TreeNode<L>): number {
    return kept(this.#trees, from, to, () =>
      Math.min(
        this.#below(from, to, (one, other) => this.ofTrees(one, other), { from: true, to: true }),
        this.#ofForests(from, to) + this.#costs.relabel(from.label, to.label),
      ),
    );
  }

  /** The same of all that lies below two nodes. */
  #ofForests(from: TreeNode<L>, to: TreeNode<L>): number {
    return kept(this.#forests, from, to, () =>
      Math.min(
        this.#below(from, to, (one, other) => this.#ofForests(one, other), { from: false, to: false }),
        this.#matched(from.children, to.children),
      ),
    );
  }

  /** All but one branch of a node goes, or comes, and with a root the root, too. */
  #below(
    from: TreeNode<L>,
    to: TreeNode<L>,
    compare: (from: TreeNode<L>, to: TreeNode<L>) => number,
    withRoot: { from: boolean; to: boolean },
  ): number {
    const forest = (total: number, label: number, isTree: boolean): number => (isTree ? total : total - label);
    const gone = forest(this.#removal(from), this.#costs.remove(from.label), withRoot.from);
    const come = forest(this.#insertion(to), this.#costs.insert(to.label), withRoot.to);
    let best = Infinity;
    for (const child of to.children) {
      const part = forest(this.#insertion(child), this.#costs.insert(child.label), withRoot.to);
      best = Math.min(best, come + compare(from, child) - part);
    }
    for (const child of from.children) {
      const part = forest(this.#removal(child), this.#costs.remove(child.label), withRoot.from);
      best = Math.min(best, gone + compare(child, to) - part);
    }
    return best;
  }

  /** The cheapest way to lay branches on branches; those without a partner go or come. */
  #matched(from: readonly TreeNode<L>[], to: readonly TreeNode<L>[]): number {
    if (from.length > mostChildren && to.length > mostChildren) throw new RangeError('too many children');
    const [rows, columns] = from.length >= to.length ? [from, to] : [to, from];
    const isTurned = rows === to && from.length !== to.length;
    const alone = (tree: TreeNode<L>, isRow: boolean): number =>
      isRow === isTurned ? this.#insertion(tree) : this.#removal(tree);
    const pair = (row: TreeNode<L>, column: TreeNode<L>): number =>
      isTurned ? this.ofTrees(column, row) : this.ofTrees(row, column);
    // By the set of columns that have a partner among the rows so far.
    let costs = new Float64Array(2 ** columns.length).fill(Infinity);
    costs[0] = 0;
    for (const row of rows) {
      const next = costs.map((cost) => cost + alone(row, true));
      columns.forEach((column, index) => {
        const bit = 2 ** index;
        const cost = pair(row, column);
        for (const [taken, before] of costs.entries())
          if ((taken & bit) === 0) next[taken | bit] = Math.min(next[taken | bit] ?? Infinity, before + cost);
      });
      costs = next;
    }
    return costs.reduce((best, cost, taken) => {
      const left = columns.reduce(
        (sum, column, index) => sum + ((taken & (2 ** index)) === 0 ? alone(column, false) : 0),
        0,
      );
      return Math.min(best, cost + left);
    }, Infinity);
  }

  #removal(tree: TreeNode<L>): number {
    return whole(this.#removed, tree, this.#costs.remove);
  }

  #insertion(tree: TreeNode<L>): number {
    return whole(this.#inserted, tree, this.#costs.insert);
  }
}

function whole<L>(known: Map<TreeNode<L>, number>, tree: TreeNode<L>, cost: (label: L) => number): number {
  const found = known.get(tree);
  if (found !== undefined) return found;
  const total = tree.children.reduce((sum, child) => sum + whole(known, child, cost), cost(tree.label));
  known.set(tree, total);
  return total;
}

function kept<K>(known: Map<K, Map<K, number>>, from: K, to: K, compute: () => number): number {
  const row = known.get(from) ?? new Map<K, number>();
  known.set(from, row);
  const found = row.get(to);
  if (found !== undefined) return found;
  const distance = compute();
  row.set(to, distance);
  return distance;
}
