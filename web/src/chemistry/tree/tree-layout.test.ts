import { describe, expect, it } from 'vitest';
import { routeTree } from './route-tree.ts';
import { chainRoute, node, smallRoute, step } from './test-routes.ts';
import { cardSize, itemOf, layoutTree, pillSize, readingOrder, type Box, type Orientation } from './tree-layout.ts';
import { fitView, overviewScale } from './viewport.ts';

const orientations: Orientation[] = ['horizontal', 'vertical'];
const none: ReadonlySet<string> = new Set();

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** A route of 43 molecules: a chain of seven steps whose every step has five side branches. */
function largeRoute() {
  const nodes = [node('n0', null)];
  const steps = [];
  for (let level = 0; level < 7; level += 1) {
    steps.push(step(7 - level, `n${level}`));
    nodes.push(node(`n${level + 1}`, `step-n${level}`, level === 6));
    for (const side of ['p', 'q', 'r', 's', 'u']) nodes.push(node(`${side}${level}`, `step-n${level}`, true));
  }
  return { nodes, steps };
}

describe('the layout of a tree', () => {
  it.each(orientations)('lets no two boxes of a large route overlap when it is %s', (orientation) => {
    const layout = layoutTree(routeTree(largeRoute()), orientation, none);
    const boxes = [...layout.molecules, ...layout.reactions];
    expect(layout.molecules).toHaveLength(43);
    const clashes = boxes.flatMap((a, index) => boxes.slice(index + 1).filter((b) => overlaps(a, b)));
    expect(clashes).toEqual([]);
  });

  it('grows to the right when horizontal and downwards when vertical', () => {
    const tree = routeTree(smallRoute());
    const across = layoutTree(tree, 'horizontal', none);
    const down = layoutTree(tree, 'vertical', none);
    expect(itemOf(across, 'a')?.x).toBeGreaterThan(
      (itemOf(across, 'target')?.x ?? 0) + cardSize.width + pillSize.width,
    );
    expect(itemOf(down, 'a')?.y).toBeGreaterThan((itemOf(down, 'target')?.y ?? 0) + cardSize.height + pillSize.height);
  });

  it('leaves out what lies below a folded molecule and counts it', () => {
    const layout = layoutTree(routeTree(smallRoute()), 'horizontal', new Set(['a']));
    expect(layout.molecules.map((item) => item.id).toSorted()).toEqual(['a', 'b', 'target']);
    expect(layout.reactions.map((item) => item.id)).toEqual(['step-target']);
    expect(layout.molecules.find((item) => item.id === 'a')).toMatchObject({ folded: true, hidden: 2, childIds: [] });
  });

  it('puts an arrowhead at each product: one for every step', () => {
    const layout = layoutTree(routeTree(smallRoute()), 'horizontal', none);
    expect(layout.links.filter((link) => link.arrow)).toHaveLength(2);
    expect(layout.links).toHaveLength(6);
  });

  it.each(orientations)(
    'fits seven steps in a line into a window, at a legible scale, when it is %s',
    (orientation) => {
      const { bounds, links, molecules, reactions } = layoutTree(routeTree(chainRoute(7)), orientation, none);
      const beside = { width: 1440 - 376, height: 800 };
      expect(fitView(bounds, beside).scale).toBeGreaterThan(orientation === 'horizontal' ? 0.6 : overviewScale);
      const boxes = [...molecules, ...reactions];
      expect(boxes.flatMap((a, index) => boxes.slice(index + 1).filter((b) => overlaps(a, b)))).toEqual([]);
      expect(links.filter((link) => link.arrow)).toHaveLength(7);
    },
  );

  it('has bounds that hold every box', () => {
    const { bounds, molecules } = layoutTree(routeTree(largeRoute()), 'vertical', none);
    for (const box of molecules) {
      expect(box.x).toBeGreaterThanOrEqual(bounds.x);
      expect(box.y + box.height).toBeLessThanOrEqual(bounds.y + bounds.height + 0.001);
    }
  });

  it('is read branch after branch, with the step between a molecule and its precursors', () => {
    const layout = layoutTree(routeTree(smallRoute()), 'horizontal', none);
    expect(readingOrder(layout).map((item) => [item.id, item.level])).toEqual([
      ['target', 1],
      ['step-target', 2],
      ['a', 3],
      ['step-a', 4],
      ['c', 5],
      ['d', 5],
      ['b', 3],
    ]);
  });
});
