// Whether the memory of the gateway stays as it is under full load: the least that it held in the second minute, when all is
// compiled, beside the least of the last.

import { memoryOfFamily } from '../../support/process-use.ts';
import type { Contender } from './contenders.ts';
import { measureLoad } from './load.ts';
import { targetOf } from './request.ts';

export interface MemoryGrowth {
  minutes: number;
  growthMb: number;
}

const everyMs = 5_000;

export async function measureMemory(
  wrk: string,
  gateway: Contender,
  minutes: number,
  say: (line: string) => void,
): Promise<MemoryGrowth> {
  const perMinute: number[] = [];
  const look = () => {
    const minute = Math.floor((performance.now() - startedAt) / 60_000);
    const held = gateway.server.reduce((sum, pid) => sum + memoryOfFamily(pid), 0);
    perMinute[minute] = Math.min(perMinute[minute] ?? Infinity, held);
  };
  const startedAt = performance.now();
  const timer = setInterval(look, everyMs);
  await measureLoad(wrk, targetOf(gateway), minutes * 60, { server: gateway.server, own: [] });
  clearInterval(timer);
  const last = perMinute[minutes - 1] ?? 0;
  const first = perMinute[Math.min(1, minutes - 1)] ?? last;
  say(`memory of the gateway by minute, MB: ${perMinute.map((mb) => mb.toFixed(0)).join(' ')}`);
  return { minutes, growthMb: last - first };
}
