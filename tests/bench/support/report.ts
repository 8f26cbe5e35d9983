// The measured figures as a table and as JSON, each beside its goal.

import type { HalfLoad } from './half-load.ts';
import type { ContenderName } from './contenders.ts';
import type { CpuResult } from './cpu-comparison.ts';
import { goalInWords, isMet, valueInWords, type Figure, type Goal } from './figures.ts';
import { connections } from './load.ts';
import type { MemoryGrowth } from './memory-growth.ts';
import type { UploadResult } from './uploads.ts';

export interface Result {
  cpu: readonly CpuResult[];
  latency: HalfLoad | undefined;
  memory: MemoryGrowth | undefined;
  uploads: UploadResult | undefined;
}

/** Every figure that could be measured, with its goal. */
export function figuresOf({ cpu, latency, memory, uploads }: Result): Figure[] {
  const ratio = (ours: ContenderName, theirs: ContenderName, goal?: Goal): Figure[] => {
    const [a, b] = [ours, theirs].map((name) => cpu.find((one) => one.name === name));
    if (!a || !b) return [];
    const note = `least disturbed runs ${(a.range[0] / b.range[0]).toFixed(2)}`;
    const value = a.cpuMicrosPerRequest / b.cpuMicrosPerRequest;
    return [{ name: `CPU: ${ours} / ${theirs}`, value, unit: 'times', goal, note }];
  };
  return [
    ...ratio('gateway', 'http-proxy', { atMost: 1.5 }),
    ...ratio('gateway + Redis', 'http-proxy'),
    ...ratio('gateway', 'nginx'),
    ...ratio('gateway', 'Apache + OIDC'),
    ...(latency ? latencyFigures(latency) : []),
    ...(memory ? [memoryFigure(memory)] : []),
    ...(uploads ? [uploadFigure(uploads)] : []),
  ];
}

function latencyFigures({ p99 }: HalfLoad): Figure[] {
  const value = p99.gateway / p99['http-proxy'];
  return [{ name: 'p99 at half load: gateway / http-proxy', value, unit: 'times', goal: { atMost: 2 } }];
}

function memoryFigure({ minutes, growthMb }: MemoryGrowth): Figure {
  const name = `memory of the gateway, growth over ${minutes} minutes of full load`;
  return { name, value: growthMb, unit: 'MB', goal: { atMost: 10 } };
}

function uploadFigure({ gatewayMBps, pipeMBps }: UploadResult): Figure {
  return { name: 'upload: gateway / bare pipe', value: gatewayMBps / pipeMBps, unit: 'times', goal: { atLeast: 0.85 } };
}

export function printReport(result: Result, say: (line: string) => void): void {
  const { cpu, latency, uploads } = result;
  say(`\nCPU for one request of 1 KB, ${connections} connections, median of the runs; p50 and p99 at full load\n`);
  const columns = ['', 'µs CPU', 'lowest', 'highest', 'requests/s', 'p50 ms', 'p99 ms', 'foreign', 'failed'];
  say(rowOf(columns));
  for (const one of cpu) {
    const [lowest, highest] = one.range;
    const costs = one.name === 'direct' ? ['-', '-', '-'] : [one.cpuMicrosPerRequest, lowest, highest].map(tenths);
    const foreign = `${(one.foreignShare * 100).toFixed(0)} %${one.isDisturbed ? ' !' : ''}`;
    const times = [one.requestsPerSecond.toFixed(0), one.p50Ms.toFixed(2), one.p99Ms.toFixed(2)];
    say(rowOf([one.name, ...costs, ...times, foreign, String(one.failures)]));
  }
  if (cpu.some(({ isDisturbed }) => isDisturbed)) say('! other programs used more than 15 % of a core meanwhile');
  if (latency) {
    say(`\nat ${latency.requestsPerSecond} requests/s, ms:`);
    for (const [name, p99] of Object.entries(latency.p99)) say(`  ${name.padEnd(12)} p99 ${p99.toFixed(2)}`);
  }
  if (uploads) {
    const { megabytes, gatewayMBps, pipeMBps } = uploads;
    say(`\n${megabytes.toFixed(0)} MB upload: ${gatewayMBps.toFixed(0)} MB/s, bare pipe ${pipeMBps.toFixed(0)} MB/s`);
  }
  say('');
  for (const figure of figuresOf(result)) {
    const goal = figure.goal ? `goal ${goalInWords(figure)}: ${isMet(figure) ? 'met' : 'MISSED'}` : '';
    say(`${figure.name.padEnd(34)} ${valueInWords(figure).padStart(12)}   ${(figure.note ?? '').padEnd(28)} ${goal}`);
  }
  say(`\n${JSON.stringify(result)}`);
}

function rowOf(cells: readonly string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(18) : cell.padStart(11))).join('');
}

function tenths(value: number): string {
  return value.toFixed(1);
}
