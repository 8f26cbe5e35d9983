// A clock for a process, turned while the process runs: half an hour passes at once.

import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Clock {
  /** Variables of the processes that go by this clock. */
  env: Record<string, string>;
  /** Sets it so far ahead of the real time; 0 sets it right. */
  setAhead(ms: number): void;
  close(): void;
}

const preload = pathToFileURL(resolve(import.meta.dirname, 'turned-clock.mjs')).href;

export function createClock(): Clock {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  const file = join(folder, 'ahead');
  const setAhead = (ms: number) => {
    // Nobody reads half a number.
    writeFileSync(`${file}.new`, String(ms));
    renameSync(`${file}.new`, file);
  };
  setAhead(0);
  return {
    env: { CLOCK_FILE: file, NODE_OPTIONS: `--import ${preload}` },
    setAhead,
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
