import type { GraphMolecule, GraphReaction } from '@app/shared/contracts/search-graph/search-graph';
import type { GraphPart } from '@app/shared/contracts/search-graph/part';
import { describe, expect, it } from 'vitest';
import { layOut, openingOf } from './graph-layout.ts';
import { itemAfter, itemsOf, treeOf } from './graph-tree.ts';
import { chosenPaths, openLeaves, toggled } from '../selection.ts';

const molecule = (key: string, state: GraphMolecule['state'] = 'expanded'): GraphMolecule => ({
  molecule: { key, smiles: key, formula: key, molecularWeight: 100 },
  state,
  solved: false,
  steps: 1,
  reactions: 1,
  ways: 0,
});
const reaction = (reactionKey: string, precursors: GraphMolecule[]): GraphReaction => ({
  reactionId: 0,
  reactionKey,
  name: 'acylation',
  classKey: 'acylation',
  templateId: 't',
  score: 0.5,
  precedents: 1,
  check: 'passed',
  rivals: [],
  touchedGroups: [],
  hazards: [],
  solved: false,
  ways: 0,
  precursors,
});
const part = (node: GraphMolecule, items: GraphReaction[], total = items.length): [string, GraphPart] => [
  node.molecule.key,
  { node, total, items },
];

const [target, a, b, c] = [molecule('T'), molecule('A'), molecule('B', 'inStock'), molecule('C', 'open')];
const parts = new Map([
  part(target, [reaction('t1', [a, b]), reaction('t2', [a, c])], 5),
  part(a, [reaction('a1', [b]), reaction('a2', [target])]),
]);

/** A tree with that many items below the target. */
function wide(count: number): Map<string, GraphPart> {
  const all = new Map<string, GraphPart>();
  let next = 0;
  const grow = (node: GraphMolecule, level: number): void => {
    if (level === 0 || all.size * 13 > count) return;
    const ways = Array.from({ length: 6 }, () =>
      reaction(`r${next++}`, [molecule(`n${next++}`), molecule(`n${next++}`)]),
    );
    all.set(...part(node, ways));
    for (const one of ways.flatMap(({ precursors }) => precursors)) grow(one, level - 1);
  };
  grow(target, 6);
  return all;
}

describe('the tree of a search graph', () => {
  it('unfolds a shared molecule once, and links to it from elsewhere', () => {
    const items = itemsOf(treeOf(target, parts, new Map()));
    const places = items.flatMap((one) => (one.kind === 'molecule' ? [[one.id, one.isOpen, one.linkTo]] : []));
    expect(places).toEqual([
      ['m', true, null],
      ['r-T-t1-A', true, null],
      ['r-T-t1-B', false, null],
      ['r-T-t2-A', false, 'r-T-t1-A'],
      ['r-T-t2-C', false, null],
      ['r-A-a1-B', false, null],
      ['r-A-a2-T', false, 'm'],
    ]);
    expect(items.flatMap((one) => (one.kind === 'more' ? [one.count] : []))).toEqual([3]);
  });

  it('is walked by the arrow keys', () => {
    const tree = treeOf(target, parts, new Map());
    const walk = (from: string, key: string) => itemAfter(tree, from, key)?.id;
    expect(walk('m', 'ArrowRight')).toBe('r-T-t1');
    expect(walk('r-T-t1', 'ArrowDown')).toBe('r-T-t2');
    expect(walk('r-T-t1-B', 'ArrowDown')).toBe('r-T-t2-A');
    expect(walk('r-T-t2', 'ArrowLeft')).toBe('m');
    expect(walk('m', 'ArrowLeft')).toBeUndefined();
  });
});

describe('the places of a search graph', () => {
  it('never overlap, and the product is left of what it is made from', () => {
    const { items, byId } = layOut(treeOf(target, wide(1_000), new Map()));
    expect(items.length).toBeGreaterThan(900);
    const columns = Map.groupBy(items, ({ x }) => x);
    for (const column of columns.values()) {
      const sorted = column.toSorted((one, other) => one.y - other.y);
      const gaps = sorted.slice(1).map(({ y }, index) => y - (sorted[index]?.y ?? 0) - (sorted[index]?.height ?? 0));
      expect(Math.min(Infinity, ...gaps)).toBeGreaterThanOrEqual(9.999);
    }
    const lefts = items.flatMap(({ item, x }) => (item.parent ? [x - (byId.get(item.parent.id)?.x ?? x)] : []));
    expect(Math.min(...lefts)).toBeGreaterThan(0);
  });

  it('are seen at first with the likeliest reaction in the middle and readable', () => {
    const likely = reaction('likely', [a, b]);
    const many = Array.from({ length: 12 }, (_, at) => reaction(`t${at}`, [molecule(`x${at}`), molecule(`y${at}`)]));
    const ways = new Map([part(target, [...many, { ...likely, solved: true }])]);
    const layout = layOut(treeOf(target, ways, new Map()));
    const [width, height] = [1_100, 720];
    const view = openingOf(layout, { width, height });
    expect(view.scale).toBeGreaterThanOrEqual(0.75);
    const seen = layout.byId.get('r-T-likely');
    const middle = ((seen?.y ?? 0) + (seen?.height ?? 0) / 2) * view.scale + view.y;
    expect(Math.abs(middle - height / 2)).toBeLessThan(100);
  });

  it('are found for 5,000 items without a person noticing', () => {
    const tree = treeOf(target, wide(5_000), new Map());
    const { items } = layOut(tree);
    const times = Array.from({ length: 5 }, () => {
      const startedAt = performance.now();
      layOut(tree);
      return performance.now() - startedAt;
    });
    const tookMs = Math.min(...times);
    process.stdout.write(`layout of ${items.length} items: ${tookMs.toFixed(1)} ms\n`);
    expect(items.length).toBeGreaterThan(4_000);
    expect(tookMs).toBeLessThan(200);
  });
});

describe('chosen ways', () => {
  it('count from the target down, and leave open what is neither bought nor made', () => {
    const chosen = toggled(toggled(new Map(), 'T', 't2'), 'A', 'a1');
    expect(chosenPaths('T', parts, chosen)).toEqual([
      { product: 'T', reactionKey: 't2' },
      { product: 'A', reactionKey: 'a1' },
    ]);
    expect(openLeaves(target, parts, chosen).map((one) => one.molecule.key)).toEqual(['C']);
    expect(chosenPaths('T', parts, toggled(chosen, 'T', 't2'))).toEqual([]);
  });

  it('of a molecule are one at a time', () => {
    expect([...toggled(toggled(new Map(), 'T', 't1'), 'T', 't2')]).toEqual([['T', 't2']]);
  });
});
