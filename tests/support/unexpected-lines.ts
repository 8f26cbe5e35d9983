// What the logs of a run hold that nobody expected: lines of level error and above, and what is no line of a log.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const errorLevel = 50;

/** How often what was said, by process. */
export function unexpectedLines(folder: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const name of readdirSync(folder).filter((file) => /^(gateway|chemistry|worker|identity)/.test(file))) {
    for (const line of readFileSync(join(folder, name), 'utf8').split('\n')) {
      const what = unexpectedIn(line);
      if (what === undefined) continue;
      const key = `${name.replace(/\.log$/, '')}: ${what}`;
      found.set(key, (found.get(key) ?? 0) + 1);
    }
  }
  return found;
}

/** What an unexpected line says; undefined for one that may be in a log. */
export function unexpectedIn(line: string): string | undefined {
  if (line.trim() === '') return undefined;
  if (!line.startsWith('{')) return line.slice(0, 200);
  try {
    const { level, msg, err }: { level?: number; msg?: string; err?: { message?: string } } = JSON.parse(line);
    if (level === undefined || level < errorLevel) return undefined;
    return [msg, err?.message].filter(Boolean).join(': ').slice(0, 200);
  } catch {
    return line.slice(0, 200);
  }
}
