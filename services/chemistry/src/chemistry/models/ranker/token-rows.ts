// Which row of a table belongs to a token: a hash table in one typed array, small and quick to build.

import { mixed } from './environments.ts';

export class TokenRows {
  readonly #mask: number;
  readonly #keys: Int32Array;
  readonly #rows: Int32Array;

  /** Row of a token is its place in `tokens`, which are distinct. */
  constructor(tokens: Int32Array) {
    let size = 16;
    while (size < tokens.length * 2) size *= 2;
    this.#mask = size - 1;
    this.#keys = new Int32Array(size);
    this.#rows = new Int32Array(size).fill(-1);
    tokens.forEach((token, row) => {
      const slot = this.#slot(token);
      this.#keys[slot] = token;
      this.#rows[slot] = row;
    });
  }

  /** The row, or -1 for a token that is not in the table. */
  row(token: number): number {
    return this.#rows[this.#slot(token)] ?? -1;
  }

  /** The slot that holds the token, or the free one where it would stand. */
  #slot(token: number): number {
    let slot = mixed(token, 0x9e3779) & this.#mask;
    while ((this.#rows[slot] ?? -1) >= 0 && this.#keys[slot] !== token) slot = (slot + 1) & this.#mask;
    return slot;
  }
}
