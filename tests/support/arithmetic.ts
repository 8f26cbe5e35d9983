// Figures of long runs: how late responses were, in which order users were served, whether something grows.

/** Nearest rank: the smallest value that at least this share of the values does not exceed. NaN of nothing. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export interface Latencies {
  count: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

export function latenciesOf(values: readonly number[]): Latencies {
  const at = (share: number) => percentile(values, share);
  return { count: values.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

/** A piece of work as it waited and was begun, both in ms. */
export interface Turn {
  tenant: string;
  /** What was begun at this moment was chosen before this could be. */
  queuedAt: number;
  startedAt: number;
}

export interface Fairness {
  /**
   * The largest difference in begun work between two tenants that both had work waiting: 1 when they take turns, up to
   * the size of the largest pile when first come is first served.
   */
  lead: number;
  /** Starts of a tenant whose last start was not the longest ago of all tenants that waited. */
  outOfTurn: number;
}

/** Work that was begun once more after its worker was lost: it goes before all that waits, and counts as a start. */
export type Restart = Pick<Turn, 'tenant' | 'startedAt'>;

/**
 * How fairly work of several tenants was begun. Counts of a tenant begin anew when it had nothing waiting, and when work
 * of it was begun once more.
 */
export function fairnessOf(turns: readonly Turn[], restarts: readonly Restart[] = []): Fairness {
  const order = turns.toSorted((a, b) => a.startedAt - b.startedAt);
  const lastStart = new Map<string, number>();
  let [lead, outOfTurn] = [0, 0];
  for (const turn of [...order, ...restarts].toSorted((a, b) => a.startedAt - b.startedAt)) {
    if (!('queuedAt' in turn)) {
      lastStart.set(turn.tenant, turn.startedAt);
      continue;
    }
    const waiting = new Set(order.filter((other) => isWaiting(other, turn.startedAt)).map(({ tenant }) => tenant));
    const last = (tenant: string) => lastStart.get(tenant) ?? Number.NEGATIVE_INFINITY;
    if ([...waiting].some((tenant) => last(tenant) < last(turn.tenant))) outOfTurn += 1;
    lastStart.set(turn.tenant, turn.startedAt);
  }
  const ends = [...Map.groupBy(order, ({ tenant }) => tenant)].map(([tenant, own]) => ({
    again: restarts.filter((one) => one.tenant === tenant).map(({ startedAt }) => startedAt),
    from: Math.min(...own.map(({ queuedAt }) => queuedAt)),
    to: Math.max(...own.map(({ startedAt }) => startedAt)),
    starts: own.map(({ startedAt }) => startedAt),
  }));
  for (const [index, one] of ends.entries()) {
    for (const other of ends.slice(index + 1)) {
      const from = Math.max(one.from, other.from);
      const to = Math.min(one.to, other.to);
      const within = [...one.again, ...other.again].filter((at) => at > from && at < to).toSorted((a, b) => a - b);
      const bounds = [from, ...within, to];
      for (const [at, end] of bounds.slice(1).entries())
        lead = Math.max(lead, largestLead(one.starts, other.starts, bounds[at] ?? from, end));
    }
  }
  return { lead, outOfTurn };
}

function isWaiting({ queuedAt, startedAt }: Turn, at: number): boolean {
  return queuedAt < at && startedAt >= at;
}

// While both have work waiting: after everything of both was queued, until one of them has begun its last.
function largestLead(one: readonly number[], other: readonly number[], from: number, to: number): number {
  const counted = (starts: readonly number[], until: number) => starts.filter((at) => at > from && at <= until).length;
  const moments = [...one, ...other].filter((at) => at > from && at <= to);
  return Math.max(0, ...moments.map((at) => Math.abs(counted(one, at) - counted(other, at))));
}

export interface Sample {
  at: number;
  value: number;
}

/**
 * Theil–Sen: the median of the slopes of all pairs, in units of `value` for each unit of `at`. One garbage collection
 * more or less does not move it. NaN of fewer than two moments.
 */
export function slopeOf(samples: readonly Sample[]): number {
  const slopes: number[] = [];
  for (const [index, one] of samples.entries()) {
    for (const other of samples.slice(index + 1)) {
      if (other.at !== one.at) slopes.push((other.value - one.value) / (other.at - one.at));
    }
  }
  const sorted = slopes.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (low + high) / 2;
}
