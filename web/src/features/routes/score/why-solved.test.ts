import { describe, expect, it } from 'vitest';
import { node, smallRoute, step } from '../../../chemistry/tree/test-routes.ts';
import { solvedReasons } from './why-solved.ts';

describe('why a route counts as solved', () => {
  it('names every leaf in stock and every step that passes', () => {
    const reasons = solvedReasons(smallRoute());
    expect(reasons).toMatchObject({ solved: true, missingLeaves: 0, failedSteps: 0 });
    expect(reasons.leaves.map((leaf) => leaf.nodeId)).toEqual(['b', 'c', 'd']);
    expect(reasons.steps.map((one) => one.number)).toEqual([1, 2]);
  });

  it('is not solved with a leaf that is not in stock, and puts that leaf first', () => {
    const { nodes, steps } = smallRoute();
    const reasons = solvedReasons({ nodes: [...nodes.slice(0, 4), node('d', 'step-a', false)], steps });
    expect(reasons).toMatchObject({ solved: false, missingLeaves: 1 });
    expect(reasons.leaves[0]?.nodeId).toBe('d');
  });

  it('is not solved with a step that fails the forward check', () => {
    const { nodes, steps } = smallRoute();
    expect(solvedReasons({ nodes, steps: [...steps.slice(0, 1), step(1, 'a', false)] })).toMatchObject({
      solved: false,
      failedSteps: 1,
    });
  });

  it('names a molecule once that is used twice', () => {
    const { nodes, steps } = smallRoute();
    const twice = { ...node('d2', 'step-target', true), molecule: node('d', null).molecule };
    expect(solvedReasons({ nodes: [...nodes, twice], steps }).leaves).toHaveLength(3);
  });
});
