// `npm start` from the outside: what it prints, and that it leaves nothing behind.

import { statSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import {
  pidOf,
  placeAt,
  startAgain,
  startProduct,
  type Place,
  type ProcessName,
  type Product,
} from '../support/product.ts';
import { place as taken } from './support/place.ts';

const place = placeAt(16_080);
const names: readonly ProcessName[] = ['identity', 'chemistry', 'gateway'];
let running: Product | undefined;

afterAll(() => running?.stop());

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    // No such process.
    return false;
  }
}

async function until(condition: () => boolean, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (!condition() && Date.now() < deadline) await new Promise((done) => setTimeout(done, 50));
  return condition();
}

async function statusOf(at: Place): Promise<number | undefined> {
  const response = await fetch(`${at.url}/readyz`).catch(() => undefined);
  return response?.status;
}

describe('npm start', () => {
  it('prints the address and the demo accounts, and stops everything on Ctrl+C', async () => {
    running = await startProduct(place);
    expect(running.output()).toContain(place.url);
    expect(running.output()).toMatch(/chemist · trial · admin/);
    expect(await statusOf(place)).toBe(200);
    const pids = names.map((name) => pidOf(place, name));
    expect(await running.stop()).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
  });

  it('starts a process again that was killed', async () => {
    running = await startAgain(place);
    const before = pidOf(place, 'gateway');
    process.kill(before, 'SIGKILL');
    expect(await until(() => pidOf(place, 'gateway') !== before && isAlive(pidOf(place, 'gateway')), 10_000)).toBe(
      true,
    );
  });

  it('leaves no process behind when it is itself killed', async () => {
    running ??= await startAgain(place);
    await expect.poll(() => statusOf(place)).toBe(200);
    const pids = names.map((name) => pidOf(place, name));
    running.kill();
    expect(await until(() => !pids.some(isAlive), 10_000)).toBe(true);
  });

  it('says in one line that a port is taken, and ends', async () => {
    const outcome = await startAgain(taken).then(
      () => 'started',
      (error: unknown) => String(error),
    );
    expect(outcome).toContain(`Port ${taken.port} is taken by another program.`);
    expect(outcome.trim().split('\n')).toHaveLength(2);
  });

  it('keeps secrets readable by the owner alone', () => {
    expect(statSync(`${place.dataDir}/secrets.json`).mode & 0o777).toBe(0o600);
  });
});
