// Fragments and their contributions in flat arrays: a score asks for sixty of them, and a Map of a million is slow to ask.

import type { FragmentTable } from './fragments.ts';

const mostLoad = 0.6;

/** A table over identifiers (unsigned 32 bits); `unknown` is what the others contribute, if anything. */
export function indexFragments(contributions: ReadonlyMap<number, number>, unknown?: number): FragmentTable {
  const size = 2 ** Math.ceil(Math.log2(Math.max(16, contributions.size / mostLoad)));
  const mask = size - 1;
  // Identifiers are hashes, so their low bits are as good a place as any. 0 marks an empty place, which is why they
  // stand one higher; 2 ** 32 does not fit and wraps to 0, so it is kept apart.
  const places = new Uint32Array(size);
  const values = new Float64Array(size);
  const last = contributions.get(0xffffffff);
  for (const [id, value] of contributions) {
    if (id === 0xffffffff) continue;
    let place = id & mask;
    while (places[place] !== 0) place = (place + 1) & mask;
    places[place] = id + 1;
    values[place] = value;
  }
  return {
    size: contributions.size,
    contributionOf: (id) => {
      if (id === 0xffffffff) return last ?? unknown;
      let place = id & mask;
      for (let found = places[place]; found !== 0; found = places[place]) {
        if (found === id + 1) return values[place];
        place = (place + 1) & mask;
      }
      return unknown;
    },
  };
}
