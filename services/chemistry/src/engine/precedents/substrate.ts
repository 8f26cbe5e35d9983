// What a product looks like, in 256 bits: the circular environments of its atoms (radius 1 and 2), folded. Two products are as
// similar as the bits that they share of those that either has (Tanimoto).

import type { MolGraph } from '../../chemistry/molecule/graph.ts';
import { refine } from '../../chemistry/molecule/mapping/surroundings.ts';

export const substrateBytes = 32;

export function substrateBits(product: MolGraph): Uint8Array {
  const bits = new Uint8Array(substrateBytes);
  for (const hashes of refine(product, 3).slice(1))
    for (const hash of hashes) {
      const bit = Math.imul(hash, 0x85ebca6b) >>> 24;
      bits[bit >> 3] = (bits[bit >> 3] ?? 0) | (1 << (bit & 7));
    }
  return bits;
}

const bitsIn = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);

/** Tanimoto, 0 to 1, of one molecule and one of many that are kept one behind the other. */
export function substrateSimilarity(asked: Uint8Array, kept: Uint8Array, entry = 0): number {
  let [both, either] = [0, 0];
  for (let at = 0; at < substrateBytes; at += 1) {
    const [a, b] = [asked[at] ?? 0, kept[entry * substrateBytes + at] ?? 0];
    both += bitsIn[a & b] ?? 0;
    either += bitsIn[a | b] ?? 0;
  }
  return either === 0 ? 0 : both / either;
}
