import { describe, expect, it } from 'vitest';
import { allMolecules, laboratoryOrder, precursorsOf, productOf, routeTree } from './route-tree.ts';
import { node, smallRoute, step } from './test-routes.ts';

describe('the tree of a route', () => {
  it('starts at the target and follows each step to its precursors', () => {
    const tree = routeTree(smallRoute());
    expect(allMolecules(tree).map((one) => [one.node.nodeId, one.level])).toEqual([
      ['target', 1],
      ['a', 2],
      ['c', 3],
      ['d', 3],
      ['b', 2],
    ]);
  });

  it('is refused without a target', () => {
    expect(() => routeTree({ nodes: [node('a', 'step-x')], steps: [] })).toThrow(RangeError);
  });

  it('gives the precursors and the product of a step', () => {
    const route = smallRoute();
    const last = step(2, 'target');
    expect(precursorsOf(route, last).map((one) => one.nodeId)).toEqual(['a', 'b']);
    expect(productOf(route, last)?.nodeId).toBe('target');
  });

  it('lists steps in the order of the laboratory', () => {
    expect(laboratoryOrder(smallRoute().steps).map((one) => one.number)).toEqual([1, 2]);
  });
});
