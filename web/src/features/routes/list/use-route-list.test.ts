import { describe, expect, it } from 'vitest';
import { holdRoutes } from './use-route-list.ts';
import { listed as summary } from '../test-figures.ts';

describe('routes that come while the user reads', () => {
  it('show at once when there was nothing to read', () => {
    expect(holdRoutes([summary(1)], [])).toEqual({ shown: [summary(1)], waiting: 0 });
  });

  it('wait, and what is read keeps its place and figures', () => {
    const held = [summary(1)];
    const newest = [summary(2), { ...summary(1), rank: 2 }, summary(3)];
    expect(holdRoutes(newest, held)).toEqual({ shown: held, waiting: 2 });
  });

  it('replace what is gone after a new run', () => {
    const newest = [summary(7), summary(8)];
    expect(holdRoutes(newest, [summary(1)])).toEqual({ shown: newest, waiting: 0 });
  });

  it('bring new figures of the same routes without asking', () => {
    const newest = [{ ...summary(1), score: 12 }];
    expect(holdRoutes(newest, [summary(1)]).shown).toBe(newest);
  });
});
