// One import by the command line, and what its process took.

import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const command = resolve(import.meta.dirname, '../../../services/chemistry/src/cli/main.ts');

export interface StockImport {
  /** The last line that the command wrote. */
  summary: Record<string, unknown>;
  cpuSeconds: number;
  /** The most that the process held in memory while it started and opened the database. */
  openingPeakMb: number;
  /** What it held when 5,000 rows were read, its threads included, and the most from there on. */
  steadyMb: number;
  readingPeakMb: number;
}

/** Imports a file with the environment's database. */
export async function importStockFile(file: string, env: Record<string, string>): Promise<StockImport> {
  const args = ['--disable-warning=ExperimentalWarning', command, 'import-stock', file];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pid = child.pid ?? 0;
  const use = { cpuSeconds: 0, openingPeakMb: 0, steadyMb: 0, readingPeakMb: 0 };
  let isReading = false;
  const look = (): void => {
    const now = usageOf(pid);
    if (!now) return;
    use.cpuSeconds = now.cpuSeconds;
    if (isReading) use.readingPeakMb = now.peakMb;
    else use.openingPeakMb = now.peakMb;
  };
  const watching = setInterval(look, 200);
  const notes = createInterface(child.stderr).on('line', (line) => {
    if (line !== '5000 rows') return void (/^\d+ rows$/.test(line) || process.stderr.write(`${line}\n`));
    look();
    use.steadyMb = usageOf(pid)?.heldMb ?? 0;
    forgetPeak(pid);
    isReading = true;
  });
  let text = '';
  for await (const chunk of child.stdout) text += String(chunk);
  clearInterval(watching);
  notes.close();
  const summary: Record<string, unknown> = JSON.parse(text.trim().split('\n').at(-1) ?? '{}');
  return { summary, ...use };
}

// Linux: from here on the highest mark counts anew (proc_pid_clear_refs(5)).
function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** Of a running process on Linux; undefined where there is nothing to read, as of one that has just ended. */
function usageOf(pid: number): { heldMb: number; peakMb: number; cpuSeconds: number } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const megabytes = (name: string): number =>
      Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1_024);
    const [user = '0', system = '0'] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11) ?? [];
    const heldMb = megabytes('VmRSS');
    return heldMb > 0
      ? { heldMb, peakMb: megabytes('VmHWM'), cpuSeconds: (Number(user) + Number(system)) / 100 }
      : undefined;
  } catch {
    return undefined;
  }
}
