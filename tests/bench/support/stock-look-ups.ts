// What a look-up by InChIKey costs in a stock of one size after the other.

import { randomInt } from 'node:crypto';
import {
  PackedStock,
  PackedStockBuilder,
  shareBytes,
} from '../../../services/chemistry/src/chemistry/stock/packed-stock.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const lookUps = 1_000_000;

export interface LookUps {
  molecules: number;
  /** Of a key that is in the stock, and of one that is not. */
  foundNs: number;
  missedNs: number;
  megabytes: number;
}

/** Measures stocks of so many molecules known by their keys alone. */
export function measureLookUps(sizes: readonly number[]): LookUps[] {
  return sizes.map((molecules) => {
    const builder = new PackedStockBuilder();
    const keys = Array.from({ length: molecules }, inchiKey);
    for (const key of keys) builder.add(null, key);
    const bytes = builder.pack();
    const stock = new PackedStock(shareBytes(bytes));
    const asked = Array.from({ length: Math.min(molecules, 20_000) }, () => keys[randomInt(molecules)] ?? '');
    const absent = asked.map(inchiKey);
    return {
      molecules,
      foundNs: time(stock, asked, true),
      missedNs: time(stock, absent, false),
      megabytes: bytes.length / 1024 ** 2,
    };
  });
}

function time(stock: PackedStock, keys: readonly string[], expected: boolean): number {
  const rounds = Math.ceil(lookUps / keys.length);
  let right = 0;
  const startedAt = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    for (const key of keys) if (stock.has(key) === expected) right += 1;
  }
  const spentMs = performance.now() - startedAt;
  if (right !== rounds * keys.length) throw new RangeError('a look-up gave the wrong answer');
  return (spentMs * 1e6) / (rounds * keys.length);
}

function inchiKey(): string {
  const word = (length: number): string => Array.from({ length }, () => letters[randomInt(26)]).join('');
  return `${word(14)}-${word(8)}SA-N`;
}
