import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../chemistry/molecule/random.ts';
import { orderedDistance, sizeOf, unorderedDistance, type TreeNode } from './tree-distance.ts';

type Tree = TreeNode<string>;

const costs = {
  remove: () => 1,
  insert: () => 1,
  relabel: (from: string, to: string) => (from === to ? 0 : 0.7),
};
const tree = (label: string, ...children: Tree[]): Tree => ({ label, children });

describe('the edit distance of trees', () => {
  it('is that of the example of Zhang and Shasha: two edits', () => {
    const unit = { ...costs, relabel: (from: string, to: string) => (from === to ? 0 : 1) };
    const one = tree('f', tree('d', tree('a'), tree('c', tree('b'))), tree('e'));
    const other = tree('f', tree('c', tree('d', tree('a'), tree('b'))), tree('e'));
    expect(orderedDistance(one, other, unit)).toBe(2);
  });

  it('minds the order of children, or does not', () => {
    const one = tree('T', tree('a', tree('b')), tree('c'));
    const turned = tree('T', tree('c'), tree('a', tree('b')));
    expect(orderedDistance(one, turned, costs)).toBeGreaterThan(0);
    expect(unorderedDistance(one, turned, costs)).toBe(0);
  });

  it('is the least of all mappings that are allowed, on a hundred pairs of small trees', () => {
    const random = seededRandom(11);
    for (let pair = 0; pair < 100; pair += 1) {
      const [one, other] = [randomTree(random), randomTree(random)];
      expect(orderedDistance(one, other, costs)).toBeCloseTo(leastOfMappings(one, other, 'ordered'));
      expect(unorderedDistance(one, other, costs)).toBeCloseTo(leastOfMappings(one, other, 'separate'));
      expect(unorderedDistance(other, one, costs)).toBeCloseTo(unorderedDistance(one, other, costs));
    }
  });

  it('counts the nodes of a tree', () => expect(sizeOf(tree('a', tree('b'), tree('c', tree('d'))))).toBe(4));
});

function randomTree(random: () => number): Tree {
  const label = (): string => 'abc'[Math.floor(random() * 3)] ?? 'a';
  const nodes: { label: string; children: Tree[] }[] = [{ label: label(), children: [] }];
  const size = 1 + Math.floor(random() * 5);
  while (nodes.length < size) {
    const child = { label: label(), children: [] };
    nodes[Math.floor(random() * nodes.length)]?.children.push(child);
    nodes.push(child);
  }
  return nodes[0] ?? tree('a');
}

interface Flat {
  label: string;
  above: number[];
  pre: number;
  post: number;
}

function flat(root: Tree): Flat[] {
  const nodes: Flat[] = [];
  let post = 0;
  const visit = ({ label, children }: Tree, above: number[]): void => {
    const node = { label, above, pre: nodes.length, post: 0 };
    nodes.push(node);
    for (const child of children) visit(child, [...above, node.pre]);
    node.post = post++;
  };
  visit(root, []);
  return nodes;
}

/** Tries every mapping: the definitions of the two papers, without their recurrences. */
function leastOfMappings(one: Tree, other: Tree, kind: 'ordered' | 'separate'): number {
  const [a, b] = [flat(one), flat(other)];
  const isAbove = (nodes: Flat[], x: number, y: number): boolean => nodes[y]?.above.includes(x) ?? false;
  const meet = (nodes: Flat[], x: number, y: number): number =>
    [y, ...(nodes[y]?.above ?? []).toReversed()].find((z) => z === x || isAbove(nodes, z, x)) ?? -1;
  const isLeft = (nodes: Flat[], x: number, y: number): boolean =>
    (nodes[x]?.pre ?? 0) < (nodes[y]?.pre ?? 0) && (nodes[x]?.post ?? 0) < (nodes[y]?.post ?? 0);
  let best = Infinity;
  const pairs: [number, number][] = [];
  const fits = (): boolean =>
    pairs.every(([p, q]) =>
      pairs.every(([r, s]) => {
        if (isAbove(a, p, r) !== isAbove(b, q, s)) return false;
        if (kind === 'ordered') return isLeft(a, p, r) === isLeft(b, q, s);
        return pairs.every(([x, y]) => isAbove(a, meet(a, p, r), x) === isAbove(b, meet(b, q, s), y));
      }),
    );
  const place = (index: number, cost: number): void => {
    const node = a[index];
    if (!node) {
      best = Math.min(best, cost + b.length - pairs.length);
      return;
    }
    place(index + 1, cost + 1);
    for (const target of b) {
      if (pairs.some(([, taken]) => taken === target.pre)) continue;
      pairs.push([index, target.pre]);
      if (fits()) place(index + 1, cost + costs.relabel(node.label, target.label));
      pairs.pop();
    }
  };
  place(0, 0);
  return best;
}
