import { describe, expect, it } from 'vitest';
import { LruCache } from './lru.ts';

describe('LruCache', () => {
  it('forgets the entry that was not used for longest', () => {
    const cache = new LruCache<string, number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
  });

  it('makes a value once', () => {
    const cache = new LruCache<string, number>(2);
    let made = 0;
    const make = (): number => (made += 1);
    expect([cache.getOrMake('a', make), cache.getOrMake('a', make)]).toEqual([1, 1]);
  });

  it('refuses a capacity of nothing', () => {
    expect(() => new LruCache(0)).toThrow(TypeError);
  });
});
