import { describe, expect, it } from 'vitest';
import { routeTree } from './route-tree.ts';
import { smallRoute } from './test-routes.ts';
import { itemAfterKey } from './tree-keys.ts';
import { layoutTree, type Orientation } from './tree-layout.ts';

const layout = (orientation: Orientation) => layoutTree(routeTree(smallRoute()), orientation, new Set());

describe('the keys of the tree', () => {
  it.each([
    ['horizontal', 'target', 'ArrowRight', 'step-target'],
    ['horizontal', 'step-target', 'ArrowRight', 'a'],
    ['horizontal', 'a', 'ArrowLeft', 'step-target'],
    ['horizontal', 'a', 'ArrowDown', 'b'],
    ['horizontal', 'b', 'ArrowUp', 'a'],
    ['vertical', 'target', 'ArrowDown', 'step-target'],
    ['vertical', 'a', 'ArrowUp', 'step-target'],
    ['vertical', 'a', 'ArrowRight', 'b'],
    ['vertical', 'd', 'ArrowLeft', 'c'],
  ] as const)('%s: from %s, %s leads to %s', (orientation, from, key, to) => {
    expect(itemAfterKey(layout(orientation), from, key)).toBe(to);
  });

  it('jump to a step by its number and home to the target', () => {
    expect(itemAfterKey(layout('horizontal'), 'd', '2')).toBe('step-target');
    expect(itemAfterKey(layout('horizontal'), 'd', 'Home')).toBe('target');
  });

  it('mean nothing at the edges, for missing steps and for other keys', () => {
    const horizontal = layout('horizontal');
    expect(itemAfterKey(horizontal, 'c', 'ArrowRight')).toBeNull();
    expect(itemAfterKey(horizontal, 'target', 'ArrowLeft')).toBeNull();
    expect(itemAfterKey(horizontal, 'target', '9')).toBeNull();
    expect(itemAfterKey(horizontal, 'target', 'q')).toBeNull();
  });
});
