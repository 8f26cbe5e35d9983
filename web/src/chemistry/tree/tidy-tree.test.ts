import { hierarchy, tree } from 'd3-hierarchy';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { tidyTree } from './tidy-tree.ts';

interface Branch {
  below: Branch[];
}

/** Each further node hangs below one of those before it. */
const branch = fc.array(fc.nat(), { maxLength: 80 }).map((parents) => {
  const nodes: Branch[] = [{ below: [] }];
  for (const [at, parent] of parents.entries()) {
    const node = { below: [] };
    nodes[parent % (at + 1)]?.below.push(node);
    nodes.push(node);
  }
  return nodes[0] ?? { below: [] };
});
const separation = (areSiblings: boolean) => (areSiblings ? 1 : 1.12);

it('places every tree as the reference implementation of the paper does', () => {
  fc.assert(
    fc.property(branch, (root) => {
      const expected = tree<Branch>()
        .nodeSize([1, 1])
        .separation((a, b) => separation(a.parent === b.parent))(hierarchy(root, ({ below }) => below))
        .descendants();
      const spots = tidyTree(root, ({ below }) => below, separation);
      expect(spots.map(({ depth }) => depth)).toEqual(expected.map(({ depth }) => depth));
      for (const [at, spot] of spots.entries()) expect(spot.across).toBeCloseTo(expected[at]?.x ?? NaN, 9);
    }),
    { numRuns: 1_000 },
  );
});

it('spreads small branches evenly between large ones', () => {
  const leaf: Branch = { below: [] };
  const wide: Branch = { below: [leaf, leaf, leaf, leaf, leaf] };
  const spots = tidyTree({ below: [wide, leaf, leaf, wide] }, ({ below }) => below, separation);
  const [, first = 0, second = 0, third = 0, last = 0] = spots.map(({ across }) => across);
  expect(second - first).toBeCloseTo(last - third, 9);
  expect(third - second).toBeCloseTo(second - first, 9);
});
