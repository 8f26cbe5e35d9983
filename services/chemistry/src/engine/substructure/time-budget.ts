// Ends a search that takes too long on molecules of one size, such as a query of any-atoms on a large molecule.

import type { Budget } from './matcher.ts';

export class TooLongError extends Error {
  constructor() {
    super('the search takes too long');
    this.name = 'TooLongError';
  }
}

export interface TimeBudget extends Budget {
  /** From now on there is so much time (ms). */
  start(forMs: number): void;
}

/** A budget that throws a TooLongError when its time is over. */
export function timeBudget(): TimeBudget {
  let until = Infinity;
  return {
    start: (forMs) => {
      until = performance.now() + forMs;
    },
    check: () => {
      if (performance.now() > until) throw new TooLongError();
    },
  };
}
