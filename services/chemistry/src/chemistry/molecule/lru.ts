// A bounded map that forgets what was not used for longest.

export class LruCache<K, V> {
  readonly #capacity: number;
  readonly #entries = new Map<K, V>();

  /** `capacity` is the number of entries kept, at least 1. */
  constructor(capacity: number) {
    if (capacity < 1) throw new RangeError('a cache needs room for one entry');
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.#capacity) this.#dropOldest();
  }

  /** The cached value, or the one that `make` gives, which is then kept. */
  getOrMake(key: K, make: () => V): V {
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.set(key, made);
    return made;
  }

  delete(key: K): void {
    this.#entries.delete(key);
  }

  /** Forgets what fits; gives how many that were. */
  deleteWhere(fits: (key: K) => boolean): number {
    const keys = [...this.#entries.keys()].filter(fits);
    for (const key of keys) this.#entries.delete(key);
    return keys.length;
  }

  clear(): void {
    this.#entries.clear();
  }

  #dropOldest(): void {
    const oldest = this.#entries.keys().next();
    if (!oldest.done) this.#entries.delete(oldest.value);
  }
}
