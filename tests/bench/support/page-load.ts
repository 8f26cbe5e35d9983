// What a page costs its processors: figures that do not depend on what else the machine does, beside those that do.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';

const millisecondsPerTick = 10;

export interface PageLoad {
  /** Milliseconds of processor of all threads of the pages. */
  all: number;
  /** Of their main threads alone: what may hold a frame up. */
  main: number;
}

/** What all pages of a browser have used so far (Linux, in steps of 10 ms). */
export async function pageLoadOf(browser: Browser): Promise<PageLoad> {
  const pids = await rendererIds(browser);
  return {
    all: sum(pids.map((pid) => usedOf(join('/proc', String(pid), 'stat')))),
    main: sum(pids.map((pid) => usedOf(join('/proc', String(pid), 'task', String(pid), 'stat')))),
  };
}

/** Process ids of the pages. */
export async function rendererIds(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.filter((one) => one.type === 'renderer').map((one) => one.id);
}

/** What came since, for each of so many frames. */
export async function loadPerFrame(browser: Browser, before: PageLoad, frames: number): Promise<PageLoad> {
  const now = await pageLoadOf(browser);
  return { all: (now.all - before.all) / frames, main: (now.main - before.main) / frames };
}

/** The value below which a share of the figures lies. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

function usedOf(path: string): number {
  const fields = readFileSync(path, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
}

function sum(figures: readonly number[]): number {
  return figures.reduce((all, one) => all + one, 0);
}
