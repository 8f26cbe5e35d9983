// How the index stands a chemist of years: searches of 50 routes each, related in series, all of them read.

import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../platform/process/clock.ts';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/process/logger.ts';
import { createTestPlace, type TestPlace } from '../../test-support/database.ts';
import { moleculeKeys, moleculeSecret } from '../../platform/database/molecule-keys.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { commonIntermediates } from './common.ts';
import { indexedFigures } from './index-store.ts';
import { putSearch, type Chain } from './testing/read-routes.ts';

const searches = Number(process.env['INTERMEDIATE_SEARCHES'] ?? 40);
const routesOfSearch = Number(process.env['INTERMEDIATE_ROUTES'] ?? 50);
const owner = { tenantId: 't-one', userId: 'chen' };
let place: TestPlace;
let database: Database;

beforeAll(async () => {
  place = await createTestPlace();
  database = await openDatabase(place, createLogger('silent'));
  const moleculeKey = moleculeKeys(await moleculeSecret(database.queries));
  for (let search = 0; search < searches; search += 1)
    await putSearch({ database, moleculeKey }, owner, chains(search));
}, 600_000);
afterAll(async () => {
  await database.close();
  await place.remove();
});

// Ten targets make a series; of the four intermediates of a route two are the series' own.
function chains(search: number): Chain[] {
  const series = Math.floor(search / 10);
  const name = (kind: string, a: number, b: number) => `c1ccccc1N${'C'.repeat(7)}.${kind}.${a}.${b}`;
  return Array.from({ length: routesOfSearch }, (_, route) => [
    `c1ccccc1.target.${search}`,
    name('own', search, route),
    name('series', series, route % 20),
    name('late', search, route % 7),
    name('early', series, route % 5),
    'c1ccccc1',
  ]);
}

/** Asks the database something small all the time; gives how long the longest answer took. */
function askMeanwhile({ queries }: Database): { stop: () => Promise<number> } {
  const pauseMs = 5;
  const over = new AbortController();
  const asking = (async () => {
    let longest = 0;
    while (!over.signal.aborted) {
      const start = performance.now();
      await setTimeout(pauseMs);
      await queries.execute('select 1');
      longest = Math.max(longest, performance.now() - start - pauseMs);
    }
    return longest;
  })();
  return {
    stop: () => {
      over.abort();
      return asking;
    },
  };
}

describe('the index of intermediates', () => {
  it(
    'reads what ended, and lists what it has in common, without making anybody wait',
    { tags: ['full'], timeout: 600_000 },
    async () => {
      const context = { database, clock: systemClock, newId: () => crypto.randomUUID() };
      const start = performance.now();
      const cpu = process.cpuUsage();
      const others = askMeanwhile(database);
      let waits = 0;
      while ((await bringUpToDate(context, owner)) > 0) waits += 1;
      const readMs = performance.now() - start;
      const { user, system } = process.cpuUsage(cpu);
      const longestWaitMs = await others.stop();
      const counting = performance.now();
      const { stamp, routes } = await indexedFigures(database.queries, owner);
      const list = await commonIntermediates(database.queries, owner, stamp);
      const countMs = performance.now() - counting;
      const again = performance.now();
      await commonIntermediates(database.queries, owner, stamp);
      const report = {
        searches,
        routes,
        found: list.length,
        readMs,
        cpuMs: (user + system) / 1_000,
        longestWaitMs,
        waits,
        countMs,
        cachedMs: performance.now() - again,
      };
      if (process.env['INTERMEDIATE_SEARCHES']) process.stdout.write(`${JSON.stringify(report)}\n`);
      expect(routes).toBe(searches * routesOfSearch);
      expect(list).toHaveLength((searches / 10) * (Math.min(20, routesOfSearch) + Math.min(5, routesOfSearch)));
      expect(list.every((one) => one.figures.targets === 10)).toBe(true);
    },
  );
});
