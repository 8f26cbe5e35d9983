import { describe, expect, it } from 'vitest';
import { allMolecules, routeTree } from './route-tree.ts';
import { focusOf, sheetsOf, subTree } from './sub-tree.ts';
import { chainRoute, smallRoute } from './test-routes.ts';

const tree = () => routeTree(smallRoute());
const sheet = { width: 1_028, height: 620 };

describe('a part of a route', () => {
  it('begins at a molecule that is made, or at the step that makes it', () => {
    expect(subTree(tree(), 'a')?.node.nodeId).toBe('a');
    expect(focusOf(tree(), 'a')?.node.nodeId).toBe('a');
    expect(focusOf(tree(), 'step-a')?.node.nodeId).toBe('a');
    expect(focusOf(tree(), 'b')).toBeUndefined();
  });
});

describe('a route on paper', () => {
  it('is on one sheet when it can be read there', () => {
    const sheets = sheetsOf(tree(), 'horizontal', sheet, 0.62);
    expect(sheets).toHaveLength(1);
    expect(sheets[0]?.continued).toEqual([]);
  });

  it.each(['horizontal', 'vertical'] as const)('shows each of 40 steps once, legibly, %s', (orientation) => {
    const long = routeTree(chainRoute(40));
    const sheets = sheetsOf(long, orientation, sheet, 0.62);
    expect(sheets.length).toBeGreaterThan(3);
    const drawn = sheets.flatMap(({ layout }) => layout.reactions.map(({ id }) => id));
    expect(drawn).toHaveLength(40);
    expect(new Set(drawn).size).toBe(40);
    for (const { layout } of sheets) {
      expect(layout.bounds.width * 0.62).toBeLessThanOrEqual(sheet.width);
      expect(layout.bounds.height * 0.62).toBeLessThanOrEqual(sheet.height);
    }
    const folded = sheets.flatMap(({ continued }) => continued);
    expect(folded).toHaveLength(sheets.length - 1);
    expect(allMolecules(long)).toHaveLength(81);
  });
});
