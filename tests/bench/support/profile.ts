// Reads a V8 processor profile: in which functions the time went, of a part of the run.

import { readFileSync } from 'node:fs';

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  samples: number[];
  timeDeltas: number[];
  /** Microseconds of the monotonic clock. */
  startTime: number;
}

export interface SelfTime {
  name: string;
  where: string;
  /** Share of the time in the window, the idle time left out. */
  share: number;
}

/** The functions with the largest self time between two moments (microseconds of the monotonic clock). */
export function selfTimesOf(file: string, window: { from: number; to: number }, count: number): SelfTime[] {
  const profile: Profile = JSON.parse(readFileSync(file, 'utf8'));
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
  const micros = new Map<string, number>();
  let at = profile.startTime;
  for (const [index, id] of profile.samples.entries()) {
    const delta = profile.timeDeltas[index] ?? 0;
    at += delta;
    const frame = frames.get(id);
    if (!frame || at < window.from || at > window.to || frame.functionName === '(idle)') continue;
    const key = `${frame.functionName || '(anonymous)'}\t${shortened(frame.url)}:${frame.lineNumber + 1}`;
    micros.set(key, (micros.get(key) ?? 0) + delta);
  }
  const total = [...micros.values()].reduce((sum, one) => sum + one, 0);
  return [...micros]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([key, time]) => {
      const [name = '', where = ''] = key.split('\t');
      return { name, where, share: time / total };
    });
}

function shortened(url: string): string {
  return url
    .replace(/^file:\/\//, '')
    .replace(/^.*\/node_modules\/(?!\.pnpm)/, '')
    .replace(/^.*?\/(gateway|shared|locales)\//, '$1/');
}
