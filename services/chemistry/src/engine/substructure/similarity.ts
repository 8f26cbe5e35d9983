// Similarity by Morgan fingerprints of radius 2 (2048 bits), as Tanimoto's ratio: common bits to all bits.

import { bitCount } from './screen.ts';
import { morganBytes, type Segment } from './segment.ts';

const words = morganBytes / 4;
const countsKnown = new WeakMap<Segment, Uint16Array>();

/** The similarity of each molecule of the segment to a fingerprint. */
export function tanimoto(segment: Segment, fingerprint: Uint8Array): (molecule: number) => number {
  const query = wordsOf(fingerprint);
  const all = wordsOf(segment.morgan);
  const counts = countsOf(segment, all);
  const own = query.reduce((total, word) => total + bitCount(word), 0);
  return (molecule) => {
    let common = 0;
    const start = molecule * words;
    for (let i = 0; i < words; i += 1) common += bitCount((all[start + i] ?? 0) & (query[i] ?? 0));
    const either = own + (counts[molecule] ?? 0) - common;
    return either === 0 ? 0 : common / either;
  };
}

function wordsOf(bytes: Uint8Array): Uint32Array {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : Uint8Array.from(bytes);
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength >> 2);
}

function countsOf(segment: Segment, all: Uint32Array): Uint16Array {
  const known = countsKnown.get(segment);
  if (known) return known;
  const counts = new Uint16Array(segment.size);
  for (let molecule = 0; molecule < segment.size; molecule += 1) {
    let count = 0;
    for (let i = 0; i < words; i += 1) count += bitCount(all[molecule * words + i] ?? 0);
    counts[molecule] = count;
  }
  countsKnown.set(segment, counts);
  return counts;
}
