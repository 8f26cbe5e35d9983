// Isotonic regression by pooling adjacent violators (Barlow et al. 1972), reduced to a strictly rising line.

import type { Calibration } from '../../src/chemistry/models/ranker/calibration.ts';
import type { Claim } from '../measure-one-step/figures.ts';

interface Pool {
  /** Sums over the claims of the pool. */
  share: number;
  recorded: number;
  count: number;
}

/** The line through the means of about `points` groups of claims, from 0 to 1, rising everywhere. */
export function risingLine(claims: readonly Claim[], points: number): Calibration {
  const sorted = claims.toSorted((a, b) => a.probability - b.probability);
  const pools: Pool[] = [];
  for (const group of groupsOf(sorted, points)) {
    pools.push(group);
    while (pools.length > 1 && meanOf(pools.at(-2)) >= meanOf(pools.at(-1))) {
      const last = pools.pop();
      const before = pools.pop();
      if (last && before) pools.push(joined(before, last));
    }
  }
  const inner = pools.map((pool) => [pool.share / pool.count, meanOf(pool)] as const).filter(([share]) => share > 0);
  const top = inner.at(-1)?.[1] ?? 1;
  // A rise that is too small to count keeps the order where nothing was seen to rise.
  const last = Math.min(1, Math.max(top + 0.01, top + (1 - top) / 2));
  const rising = inner.filter(([share, mean]) => share < 1 && mean > 0);
  return {
    shares: [0, ...rising.map(([share]) => share), 1],
    probabilities: [0, ...rising.map(([, mean]) => mean), last],
  };
}

// Groups hold about equally many recorded claims, so that the many small shares do not take all the points.
function groupsOf(sorted: readonly Claim[], points: number): Pool[] {
  const perGroup = Math.max(1, sorted.filter((one) => one.isRecorded).length / points);
  const groups: Pool[] = [{ share: 0, recorded: 0, count: 0 }];
  for (const { probability, isRecorded } of sorted) {
    let group = groups.at(-1);
    if (!group || group.recorded >= perGroup) groups.push((group = { share: 0, recorded: 0, count: 0 }));
    group.share += probability;
    group.recorded += isRecorded ? 1 : 0;
    group.count += 1;
  }
  return groups.filter((group) => group.count > 0);
}

function joined(a: Pool, b: Pool): Pool {
  return { share: a.share + b.share, recorded: a.recorded + b.recorded, count: a.count + b.count };
}

function meanOf(pool: Pool | undefined): number {
  return pool ? pool.recorded / pool.count : 0;
}
