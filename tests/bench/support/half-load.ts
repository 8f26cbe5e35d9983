// The time a request takes at half of the rate the gateway can take: through it, through the bare @fastify/http-proxy, and
// asked of the upstream directly at the same rate. Runs are interleaved.

import type { Contender } from './contenders.ts';
import type { CpuResult, Effort } from './cpu-comparison.ts';
import { measureLatencies, median, quantile } from './load.ts';
import { targetOf } from './request.ts';

const names = ['direct', 'gateway', 'http-proxy'] as const;
type Name = (typeof names)[number];

export interface HalfLoad {
  requestsPerSecond: number;
  /** Milliseconds: the median of the rounds. */
  p50: Record<Name, number>;
  p99: Record<Name, number>;
}

/** Undefined when one of them is not there. */
export async function measureHalfLoad(
  contenders: readonly Contender[],
  cpu: readonly CpuResult[],
  { rounds, seconds }: Effort,
  say: (line: string) => void,
): Promise<HalfLoad | undefined> {
  const measured = contenders.filter(({ name }) => names.some((one) => one === name));
  const most = cpu.find(({ name }) => name === 'gateway')?.requestsPerSecond;
  if (measured.length < names.length || most === undefined) return undefined;
  const load = { requestsPerSecond: Math.round(most / 2), seconds };
  const lists: Partial<Record<string, number[]>>[] = [];
  // The first round warms up: calls that come one by one are compiled otherwise than those of full load.
  for (let round = 0; round <= rounds; round += 1) {
    const list: Partial<Record<string, number[]>> = {};
    for (const contender of measured) list[contender.name] = await measureLatencies(targetOf(contender), load);
    if (round === 0) continue;
    lists.push(list);
    say(`round ${round}: latency at ${load.requestsPerSecond} requests/s`);
  }
  const at = (share: number, name: Name) => median(lists.map((list) => quantile(list[name] ?? [], share)));
  const all = (share: number): Record<Name, number> => ({
    direct: at(share, 'direct'),
    gateway: at(share, 'gateway'),
    'http-proxy': at(share, 'http-proxy'),
  });
  return { requestsPerSecond: load.requestsPerSecond, p50: all(0.5), p99: all(0.99) };
}
