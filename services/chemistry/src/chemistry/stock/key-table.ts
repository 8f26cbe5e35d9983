// A set of texts kept as 64-bit hashes in typed arrays: some 24 bytes for each text however long it is, found in constant
// time. Two different texts meet in one hash once in 10^13 look-ups at 100,000 entries.

const emptySlot = 0;

export interface Hash64 {
  low: number;
  high: number;
}

/** 64 bits of a text, the same on every machine (two multiplicative hashes of 32 bits, each finished with the other). */
export function hash64(text: string): Hash64 {
  let low = 0x9e3779b1;
  let high = 0x85ebca77;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    low = Math.imul(low ^ unit, 0x9e3779b1);
    high = Math.imul(high ^ unit, 0x5f356495);
  }
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  return { low: low >>> 0, high: high >>> 0 };
}

/** Slots that hold `entries` at a load of 70 % at most; a power of two. */
export function capacityFor(entries: number): number {
  return 2 ** Math.max(4, Math.ceil(Math.log2((entries + 1) / 0.7)));
}

/** Three words a slot: hash low, hash high, value + 1 (0 for an empty slot). */
export const slotWords = 3;

/** The value under a hash in an open-addressing table; -1 when it is not there. */
export function findIn(words: Uint32Array, hash: Hash64): number {
  const at = slotOf(words, hash);
  return (words[at + 2] ?? emptySlot) - 1;
}

function slotOf(words: Uint32Array, { low, high }: Hash64): number {
  const mask = words.length / slotWords - 1;
  let slot = (low ^ Math.imul(high, 0x27d4eb2f)) & mask;
  for (;;) {
    const at = slot * slotWords;
    if (words[at + 2] === emptySlot || (words[at] === low && words[at + 1] === high)) return at;
    slot = (slot + 1) & mask;
  }
}

/** A growing table from text to a small whole number. */
export class KeyTable {
  #words: Uint32Array<ArrayBuffer>;
  #size = 0;

  constructor(expected = 1_000) {
    this.#words = new Uint32Array(capacityFor(expected) * slotWords);
  }

  get size(): number {
    return this.#size;
  }

  /** The slots as they are; its length is a power of two times `slotWords`. */
  get words(): Uint32Array<ArrayBuffer> {
    return this.#words;
  }

  /** The number kept for the text, or -1. */
  find(text: string): number {
    return findIn(this.#words, hash64(text));
  }

  /** Keeps a number for the text, in place of an earlier one. */
  set(text: string, value: number): void {
    if (this.#words.length / slotWords < capacityFor(this.#size + 1)) this.#grow();
    this.#put(hash64(text), value);
  }

  #put(hash: Hash64, value: number): void {
    const at = slotOf(this.#words, hash);
    if (this.#words[at + 2] === emptySlot) this.#size += 1;
    this.#words[at] = hash.low;
    this.#words[at + 1] = hash.high;
    this.#words[at + 2] = value + 1;
  }

  #grow(): void {
    const old = this.#words;
    this.#words = new Uint32Array(old.length * 2);
    this.#size = 0;
    for (let at = 0; at < old.length; at += slotWords) {
      const value = old[at + 2] ?? emptySlot;
      if (value !== emptySlot) this.#put({ low: old[at] ?? 0, high: old[at + 1] ?? 0 }, value - 1);
    }
  }
}
