// A bounded map that forgets what was not used for longest.

import { LRUCache } from 'lru-cache';

export class LruCache<K extends string | number, V extends {}> extends LRUCache<K, V> {
  /** `capacity` is the number of entries kept, at least 1. */
  constructor(capacity: number) {
    super({ max: capacity });
  }

  /** The cached value, or the one that `make` gives, which is then kept. */
  getOrMake(key: K, make: () => V): V {
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.set(key, made);
    return made;
  }

  /** Forgets what fits; gives how many that were. */
  deleteWhere(fits: (key: K) => boolean): number {
    const keys = [...this.keys()].filter(fits);
    for (const key of keys) this.delete(key);
    return keys.length;
  }
}
