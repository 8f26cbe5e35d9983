// When a delivery is tried again: after 10 s, then twice as long each time, up to an hour; for about three days.

export interface RetryPlan {
  firstMs: number;
  longestMs: number;
  /** The last one that fails ends the delivery. */
  attempts: number;
}

export const retryPlan: RetryPlan = { firstMs: 10_000, longestMs: 60 * 60_000, attempts: 80 };

/** Milliseconds to the next attempt after so many, within a tenth of the plan, so that not all of them come at once. */
export function backOffMs(plan: RetryPlan, attempts: number, random: number): number {
  const planned = Math.min(plan.longestMs, plan.firstMs * 2 ** Math.min(30, attempts - 1));
  return Math.round(planned * (0.9 + 0.2 * random));
}
