// Which molecules of a segment a query may lie in, told by the columns of the fingerprint.

import { featuresOf, type KnownGraph } from './fingerprint.ts';
import { columnWords, type Segment } from './segment.ts';

/** More columns hardly screen more. */
const mostColumns = 48;

/** A bit for each molecule; those whose bit is 0 do not hold the query. */
export function screen(segment: Segment, known: KnownGraph): Uint32Array {
  const words = columnWords(segment.size);
  const candidates = new Uint32Array(words).fill(0xffff_ffff);
  const rest = segment.size & 31;
  if (rest > 0) candidates[words - 1] = 2 ** rest - 1;
  for (const feature of rarest(segment, featuresOf(known), words)) {
    const start = feature * words;
    for (let word = 0; word < words; word += 1)
      candidates[word] = (candidates[word] ?? 0) & (segment.columns[start + word] ?? 0);
  }
  return candidates;
}

// Counting a column costs what using it costs, so the sample of one word in sixteen decides.
function rarest(segment: Segment, features: ReadonlySet<number>, words: number): number[] {
  if (features.size <= mostColumns) return [...features];
  const counted = [...features].map((feature) => {
    let bits = 0;
    for (let word = 0; word < words; word += 16) bits += bitCount(segment.columns[feature * words + word] ?? 0);
    return { feature, bits };
  });
  return counted
    .toSorted((a, b) => a.bits - b.bits)
    .slice(0, mostColumns)
    .map(({ feature }) => feature);
}

/** Bits of a word that are set. */
export function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
