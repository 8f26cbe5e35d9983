import { afterEach, describe, expect, it } from 'vitest';
import { keepOrder, keptOrder, adjacentOf } from './list-order.ts';

afterEach(() => sessionStorage.clear());

describe('the order of a list', () => {
  it('is kept for each task, as long as the list is', () => {
    const routeIds = Array.from({ length: 1_000 }, (_, at) => `route-${at}`);
    keepOrder('one', { address: '/route/list/processchemistry?task=one&sort=cost', routeIds });
    expect(keptOrder('one')?.routeIds).toHaveLength(1_000);
    expect(keptOrder('one')?.address).toContain('sort=cost');
    expect(keptOrder('another')).toBeNull();
  });

  it('has a route before and after each but the ends', () => {
    expect(adjacentOf(['c', 'a', 'b'], 'a')).toEqual({ previous: 'c', next: 'b' });
    expect(adjacentOf(['c', 'a', 'b'], 'c').previous).toBeUndefined();
    expect(adjacentOf(['c', 'a', 'b'], 'b').next).toBeUndefined();
    expect(adjacentOf(['c', 'a', 'b'], 'x')).toEqual({});
  });
});
