// The time the gateway adds to a request at half of the rate it can take: 99th percentile through it, less that of the
// upstream asked directly at the same rate. Runs are interleaved.

import type { Contender } from './contenders.ts';
import type { CpuResult, Effort } from './cpu-comparison.ts';
import { measureLatencies, median, quantile } from './load.ts';
import { targetOf } from './request.ts';

export interface AddedLatency {
  requestsPerSecond: number;
  directP99Ms: number;
  gatewayP99Ms: number;
  addedP50Ms: number;
  addedP99Ms: number;
}

/** Undefined when one of the two is not there. */
export async function measureAddedLatency(
  contenders: readonly Contender[],
  cpu: readonly CpuResult[],
  { rounds, seconds }: Effort,
  say: (line: string) => void,
): Promise<AddedLatency | undefined> {
  const [direct, gateway] = (['direct', 'gateway'] as const).map((name) => contenders.find((one) => one.name === name));
  const most = cpu.find(({ name }) => name === 'gateway')?.requestsPerSecond;
  if (!direct || !gateway || most === undefined) return undefined;
  const load = { requestsPerSecond: Math.round(most / 2), seconds };
  const lists: { direct: number[]; gateway: number[] }[] = [];
  // The first round warms up: calls that come one by one are compiled otherwise than those of full load.
  for (let round = 0; round <= rounds; round += 1) {
    const list = {
      direct: await measureLatencies(targetOf(direct), load),
      gateway: await measureLatencies(targetOf(gateway), load),
    };
    if (round === 0) continue;
    lists.push(list);
    say(`round ${round}: latency at ${load.requestsPerSecond} requests/s`);
  }
  const at = (share: number, name: 'direct' | 'gateway') => median(lists.map((list) => quantile(list[name], share)));
  return {
    requestsPerSecond: load.requestsPerSecond,
    directP99Ms: at(0.99, 'direct'),
    gatewayP99Ms: at(0.99, 'gateway'),
    addedP50Ms: at(0.5, 'gateway') - at(0.5, 'direct'),
    addedP99Ms: at(0.99, 'gateway') - at(0.99, 'direct'),
  };
}
