// An imported list as search threads hold it: no texts, only hashes of SMILES and InChIKeys and the best price of each
// molecule. 100,000 molecules take about 8 MB, once for all threads of a process (shared memory).
//
// Words of 32 bits, little-endian: a header of 8, the slots of the SMILES table, the slots of the InChIKey table, then
// three words for each molecule: price of a gram, price of a kilogram (minor units; 0 where none is known), and currency and
// largest pack in one.

import { findIn, hash64, KeyTable, slotWords } from './key-table.ts';
import { priceCurrencies, type PriceCurrency } from './money.ts';

const magic = 0x53544b31;
const headerWords = 8;
/** Whether some molecules are known by their key alone. */
const bareKeysAt = 4;
const recordWords = 3;
const mostMinorUnits = 0xffff_ffff;
const smallPackGrams = 100;
/** Beside the currency: the price of a gram is that of a small pack. */
const smallPack = 0x100;
/** And above both, the grams of the largest pack: the upper bits of a 32-bit float, exact to 0.01 %; 0 where none is known. */
const packMask = 0xffff_fe00;
const lowMask = 0x1ff;
const currencyMask = 0xff;

/** Prices for a gram and for a kilogram in minor units, the least that a list offers. */
export interface PackedPrice {
  perGram: number;
  perKilogram: number;
  currency: PriceCurrency;
}

/** Collects molecules and packs them. */
export class PackedStockBuilder {
  readonly #bySmiles = new KeyTable();
  readonly #byKey = new KeyTable();
  #records = new Uint32Array(recordWords * 1_024);
  #count = 0;
  #hasBareKeys = false;

  /** Molecules. */
  get size(): number {
    return this.#count;
  }

  /** The number of a molecule by SMILES or InChIKey; -1 when it is not there. */
  find(smiles: string | null, inchiKey: string | null): number {
    const byKey = inchiKey === null ? -1 : this.#byKey.find(inchiKey);
    return byKey >= 0 || smiles === null ? byKey : this.#bySmiles.find(smiles);
  }

  /** Adds a molecule or another form of it (a tautomer has the same InChIKey) and gives its number. */
  add(smiles: string | null, inchiKey: string | null): number {
    const known = this.find(smiles, inchiKey);
    const number = known >= 0 ? known : this.#count++;
    if (smiles === null) this.#hasBareKeys = true;
    else this.#bySmiles.set(smiles, number);
    if (inchiKey !== null) this.#byKey.set(inchiKey, number);
    if (this.#count * recordWords > this.#records.length) this.#grow();
    return number;
  }

  /**
   * Notes the price of a pack in minor units. A gram costs what it costs in the best pack of at most 100 g, or in a
   * larger one where there is no smaller; a kilogram what the best pack of all makes it. Of two currencies, the first
   * that came counts.
   */
  offer(number: number, pack: { minorUnits: number; grams: number; currency: PriceCurrency }): void {
    const at = number * recordWords;
    const [perGram = 0, perKilogram = 0, known = 0] = this.#records.subarray(at, at + recordWords);
    const code = priceCurrencies.indexOf(pack.currency) + 1;
    if ((known & currencyMask) !== 0 && (known & currencyMask) !== code) return;
    const price = pack.minorUnits / pack.grams;
    const isSmall = pack.grams <= smallPackGrams;
    const hadSmall = (known & smallPack) !== 0;
    if (isSmall || !hadSmall) this.#records[at] = lower(isSmall && !hadSmall ? 0 : perGram, price);
    this.#records[at + 1] = lower(perKilogram, price * 1_000);
    this.#records[at + 2] = (known & packMask) | code | (isSmall || hadSmall ? smallPack : 0);
  }

  /** Notes the size of a pack, whether its price is known or not. */
  notePack(number: number, grams: number): void {
    const at = number * recordWords + 2;
    const known = this.#records[at] ?? 0;
    if (grams > gramsOf(known)) this.#records[at] = (bitsOf(grams) & packMask) | (known & lowMask);
  }

  /** All of it, to be stored and shared. */
  pack(): Uint8Array<ArrayBuffer> {
    const smilesWords = this.#bySmiles.words;
    const keyWords = this.#byKey.words;
    const records = this.#records.subarray(0, this.#count * recordWords);
    const words = new Uint32Array(headerWords + smilesWords.length + keyWords.length + records.length);
    words.set([magic, this.#count, smilesWords.length, keyWords.length, this.#hasBareKeys ? 1 : 0]);
    words.set(smilesWords, headerWords);
    words.set(keyWords, headerWords + smilesWords.length);
    words.set(records, headerWords + smilesWords.length + keyWords.length);
    return new Uint8Array(words.buffer);
  }

  #grow(): void {
    const larger = new Uint32Array(this.#records.length * 2);
    larger.set(this.#records);
    this.#records = larger;
  }
}

/** Puts packed bytes where all threads of the process can read them. */
export function shareBytes(bytes: Uint8Array): SharedArrayBuffer {
  const shared = new SharedArrayBuffer(bytes.byteLength);
  new Uint8Array(shared).set(bytes);
  return shared;
}

/** A packed stock to look things up in. */
export class PackedStock {
  /** Molecules. */
  readonly size: number;
  /** Some of its molecules are known by their InChIKey alone, so that asking by SMILES may miss them. */
  readonly hasBareKeys: boolean;
  readonly #bySmiles: Uint32Array;
  readonly #byKey: Uint32Array;
  readonly #records: Uint32Array;

  /** Throws a RangeError when the bytes are not a packed stock. */
  constructor(bytes: ArrayBuffer | SharedArrayBuffer) {
    const words = bytes.byteLength % 4 === 0 ? new Uint32Array(bytes) : new Uint32Array();
    const [mark = 0, size = 0, smilesLength = 0, keyLength = 0] = words;
    const recordsAt = headerWords + smilesLength + keyLength;
    if (mark !== magic || words.length !== recordsAt + size * recordWords) throw new RangeError('not a packed stock');
    if (!isTable(smilesLength) || !isTable(keyLength)) throw new RangeError('not a packed stock');
    this.size = size;
    this.hasBareKeys = words[bareKeysAt] === 1;
    this.#bySmiles = words.subarray(headerWords, headerWords + smilesLength);
    this.#byKey = words.subarray(headerWords + smilesLength, recordsAt);
    this.#records = words.subarray(recordsAt);
  }

  /** The number of a molecule by canonical SMILES or by InChIKey; -1 when it is not there. */
  find(smilesOrKey: string): number {
    return findIn(isInchiKey(smilesOrKey) ? this.#byKey : this.#bySmiles, hash64(smilesOrKey));
  }

  has(smilesOrKey: string): boolean {
    return this.find(smilesOrKey) >= 0;
  }

  /** The best price of a molecule; null where the list names none. */
  priceOf(smilesOrKey: string): PackedPrice | null {
    const number = this.find(smilesOrKey);
    return number < 0 ? null : this.priceAt(number);
  }

  /** Grams of the largest pack of the molecule with this number; null where the list names none. */
  largestPackAt(number: number): number | null {
    const grams = gramsOf(this.#records[number * recordWords + 2] ?? 0);
    return grams === 0 ? null : grams;
  }

  /** The best price of the molecule with this number. */
  priceAt(number: number): PackedPrice | null {
    const at = number * recordWords;
    const [perGram = 0, perKilogram = 0, code = 0] = this.#records.subarray(at, at + recordWords);
    const currency = priceCurrencies[(code & currencyMask) - 1];
    return currency === undefined || perGram === 0 ? null : { perGram, perKilogram, currency };
  }
}

const inchiKeyPattern = /^[A-Z]{14}-[A-Z]{10}-[A-Z]$/;

export function isInchiKey(text: string): boolean {
  return text.length === 27 && inchiKeyPattern.test(text);
}

const float = new Float32Array(1);
const floatBits = new Uint32Array(float.buffer);

// A hair more, so that what is cut off does not make a pack of 1 kg a little less.
function bitsOf(grams: number): number {
  float[0] = grams * 1.0001;
  return floatBits[0] ?? 0;
}

function gramsOf(word: number): number {
  floatBits[0] = word & packMask;
  return float[0] ?? 0;
}

function isTable(length: number): boolean {
  return length > 0 && length % slotWords === 0 && Number.isInteger(Math.log2(length / slotWords));
}

function lower(known: number, offered: number): number {
  const bounded = Math.min(mostMinorUnits, Math.max(1, Math.round(offered)));
  return known === 0 ? bounded : Math.min(known, bounded);
}
