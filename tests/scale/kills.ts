// kill -9 of each process in turn, and how long it takes until all requests succeed again.

import { setTimeout as wait } from 'node:timers/promises';
import type { Load } from './load.ts';
import type { Failure, Tally } from './messages.ts';
import type { Part } from './parts.ts';

export interface Killed {
  name: string;
  /** Epoch ms. */
  at: number;
  /** Until the last response that failed or was held up, in ms; 0 when nobody noticed. */
  healedMs: number;
  /** Until the process itself could work again, in ms; NaN when it never could. */
  backMs: number;
  requests: number;
  /** How often what went wrong, by kind. */
  errors: Map<string, number>;
}

const lookEveryMs = 250;
/** Nothing goes wrong any more when nothing went wrong for so long. */
const quietMs = 6_000;
const waitLimitMs = 90_000;

export async function killInTurn(parts: readonly Part[], load: Load, say: (line: string) => void): Promise<Killed[]> {
  const killed: Killed[] = [];
  for (const part of parts) {
    await load.ask('tally', null);
    const one = await killOne(part, load);
    killed.push(one);
    const errors = [...one.errors].map(([what, count]) => `${count} × ${what}`).join('; ') || 'no errors';
    const back = (one.backMs / 1000).toFixed(1);
    say(`${one.name}: answers again after ${(one.healedMs / 1000).toFixed(1)} s, back after ${back} s; ${errors}`);
  }
  return killed;
}

async function killOne(part: Part, load: Load): Promise<Killed> {
  const at = Date.now();
  part.kill();
  const failures: Failure[] = [];
  let [lastAt, backAt, requests] = [at, Number.NaN, 0];
  while (Date.now() - at < waitLimitMs) {
    await wait(lookEveryMs);
    if (Number.isNaN(backAt) && (await part.isReady().catch(() => false))) backAt = Date.now();
    const tally = await load.ask('tally', null);
    failures.push(...tally.failures);
    requests += countOf(tally);
    lastAt = Math.max(lastAt, ...[...tally.failures, ...tally.slow].map((one) => one.at));
    if (Date.now() - Math.max(lastAt, backAt) > quietMs) break;
  }
  const errors = new Map<string, number>();
  for (const { kind, what } of failures) errors.set(`${kind}: ${what}`, (errors.get(`${kind}: ${what}`) ?? 0) + 1);
  return { name: part.name, at, healedMs: lastAt - at, backMs: backAt - at, requests, errors };
}

export function countOf({ latencies }: Tally): number {
  return Object.values(latencies).reduce((sum, list) => sum + list.length, 0);
}
