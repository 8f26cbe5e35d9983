// The measured figures as a table and as JSON, each beside its goal.

import type { AddedLatency } from './added-latency.ts';
import type { ContenderName } from './contenders.ts';
import type { CpuResult } from './cpu-comparison.ts';
import { connections } from './load.ts';
import type { UploadResult } from './uploads.ts';

export interface Result {
  cpu: readonly CpuResult[];
  latency: AddedLatency | undefined;
  uploads: UploadResult | undefined;
}

export interface Judgement {
  what: string;
  value: number;
  /** The same of the least disturbed runs. */
  ofLowest?: number;
  /** What it should be at most, or at least. */
  goal: { atMost: number } | { atLeast: number } | undefined;
  isMet: boolean;
}

/** Every figure that could be measured, against its goal. */
export function judge({ cpu, latency, uploads }: Result): Judgement[] {
  const ratio = (ours: ContenderName, theirs: ContenderName, goal?: { atMost: number }): Judgement[] => {
    const [a, b] = [ours, theirs].map((name) => cpu.find((one) => one.name === name));
    if (!a || !b) return [];
    const judgement = judged(`CPU: ${ours} / ${theirs}`, a.cpuMicrosPerRequest / b.cpuMicrosPerRequest, goal);
    return [{ ...judgement, ofLowest: a.range[0] / b.range[0] }];
  };
  return [
    ...ratio('gateway', 'nginx', { atMost: 2.6 }),
    ...ratio('gateway + Redis', 'nginx', { atMost: 3.2 }),
    ...ratio('gateway', 'Apache + OIDC', { atMost: 1 / 3 }),
    ...ratio('gateway', 'http-proxy'),
    ...ratio('gateway', 'Apache'),
    ...(latency ? [judged('added latency, p99, ms', latency.addedP99Ms, { atMost: 2 })] : []),
    ...(uploads ? [judged('upload: gateway / pipe', uploads.gatewayMBps / uploads.pipeMBps, { atLeast: 0.9 })] : []),
  ];
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
    const { requestsPerSecond, directP99Ms, gatewayP99Ms, addedP50Ms } = latency;
    say(`\nat ${requestsPerSecond} requests/s: p99 direct ${directP99Ms.toFixed(2)} ms, through the gateway`);
    say(`${gatewayP99Ms.toFixed(2)} ms; median added ${addedP50Ms.toFixed(2)} ms`);
  }
  if (uploads) {
    const { megabytes, gatewayMBps, pipeMBps } = uploads;
    say(`\n${megabytes.toFixed(0)} MB upload: ${gatewayMBps.toFixed(0)} MB/s, bare pipe ${pipeMBps.toFixed(0)} MB/s`);
  }
  say('');
  for (const { what, value, ofLowest, goal, isMet } of judge(result)) {
    const lowest = ofLowest === undefined ? '' : `(lowest runs ${ofLowest.toFixed(2)})`;
    say(`${what.padEnd(34)} ${value.toFixed(2).padStart(7)}   ${lowest.padEnd(21)} ${goalInWords(goal, isMet)}`);
  }
  say(`\n${JSON.stringify(result)}`);
}

function judged(what: string, value: number, goal: Judgement['goal']): Judgement {
  const isMet = goal === undefined || ('atMost' in goal ? value <= goal.atMost : value >= goal.atLeast);
  return { what, value, goal, isMet };
}

function goalInWords(goal: Judgement['goal'], isMet: boolean): string {
  if (goal === undefined) return '';
  const limit = 'atMost' in goal ? `at most ${goal.atMost.toFixed(2)}` : `at least ${goal.atLeast.toFixed(2)}`;
  return `goal ${limit}: ${isMet ? 'met' : 'MISSED'}`;
}

function rowOf(cells: readonly string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(18) : cell.padStart(11))).join('');
}

function tenths(value: number): string {
  return value.toFixed(1);
}
