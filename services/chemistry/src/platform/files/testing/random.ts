// Random choices that are the same in every run.

import { seededRandom } from '../../../chemistry/molecule/random.ts';

export interface Random {
  /** A whole number from 0 to below the limit. */
  below(limit: number): number;
  pick<T>(among: readonly [T, ...T[]]): T;
}

/** Choices that follow from the seed. */
export function randomOf(seed: number): Random {
  const next = seededRandom(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, pick: (among) => among[below(among.length)] ?? among[0] };
}
