// Processor time per request of every contender: interleaved runs, the median of them, and how disturbed they were.

import type { Contender, ContenderName, Surroundings } from './contenders.ts';
import { measureLoad, median, type LoadRun, type Target, type Watched } from './load.ts';
import { targetOf } from './request.ts';

export interface Effort {
  rounds: number;
  /** Length of one run. */
  seconds: number;
}

export interface CpuResult {
  name: ContenderName;
  cpuMicrosPerRequest: number;
  /** Lowest and highest of the runs. */
  range: readonly [number, number];
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  foreignShare: number;
  /** More foreign load than a clean run may have, after all attempts. */
  isDisturbed: boolean;
  failures: number;
}

const warmUpSeconds = 2;
const warmUpRequests = 15_000;
const warmUpTurns = 4;
const cleanBelow = 0.15;
const attempts = 3;

export async function compareCpu(
  wrk: string,
  contenders: readonly Contender[],
  around: Surroundings,
  effort: Effort,
  say: (line: string) => void,
): Promise<CpuResult[]> {
  const runs = new Map<ContenderName, LoadRun[]>(contenders.map(({ name }) => [name, []]));
  const everybody = contenders.flatMap(({ server, helpers }) => [...server, ...helpers]);
  for (let round = 1; round <= effort.rounds; round += 1) {
    for (const contender of contenders) {
      const own = [...everybody.filter((pid) => !contender.server.includes(pid)), ...ownOf(around)];
      const run = await cleanRun(wrk, contender, effort.seconds, { server: contender.server, own });
      runs.get(contender.name)?.push(run);
      const { cpuMicrosPerRequest, foreignShare } = run;
      const figures = `${cpuMicrosPerRequest.toFixed(1)} µs, foreign load ${(foreignShare * 100).toFixed(0)} %`;
      say(`round ${round}: ${contender.name}: ${figures}`);
    }
  }
  return [...runs].map(([name, list]) => summaryOf(name, list));
}

/** What belongs to every measurement besides the server under test. */
export function ownOf({ provider, upstream }: Surroundings): number[] {
  return [provider.pid, upstream.pid];
}

async function cleanRun(wrk: string, contender: Contender, seconds: number, watched: Watched): Promise<LoadRun> {
  const target = targetOf(contender);
  await warmUp(wrk, target, watched);
  let best = await measureLoad(wrk, target, seconds, watched);
  for (let attempt = 1; attempt < attempts && best.foreignShare > cleanBelow; attempt += 1) {
    const next = await measureLoad(wrk, target, seconds, watched);
    if (next.foreignShare < best.foreignShare) best = next;
  }
  return best;
}

// A just-in-time compiler is warm after so many requests, however slowly they come on a busy machine.
async function warmUp(wrk: string, target: Target, watched: Watched): Promise<void> {
  let requests = 0;
  for (let turn = 0; turn < warmUpTurns && requests < warmUpRequests; turn += 1) {
    requests += (await measureLoad(wrk, target, warmUpSeconds, watched)).requests;
  }
}

function summaryOf(name: ContenderName, runs: readonly LoadRun[]): CpuResult {
  const of = (member: 'cpuMicrosPerRequest' | 'requestsPerSecond' | 'p50Ms' | 'p99Ms' | 'foreignShare') =>
    runs.map((run) => run[member]);
  const costs = of('cpuMicrosPerRequest');
  return {
    name,
    cpuMicrosPerRequest: median(costs),
    range: [Math.min(...costs), Math.max(...costs)],
    requestsPerSecond: median(of('requestsPerSecond')),
    p50Ms: median(of('p50Ms')),
    p99Ms: median(of('p99Ms')),
    foreignShare: Math.max(...of('foreignShare')),
    isDisturbed: runs.some(({ foreignShare }) => foreignShare > cleanBelow),
    failures: runs.reduce((sum, run) => sum + run.failures, 0),
  };
}
