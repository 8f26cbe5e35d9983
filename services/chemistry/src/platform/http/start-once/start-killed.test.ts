// A process may be killed after it has made what it started and before its caller has the response.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../process/clock.ts';
import { openDatabase, type Database } from '../../database/database.ts';
import { createLogger } from '../../process/logger.ts';
import { manualRoutes } from '../../../features/tasks/manual-schema.ts';
import { createTestPlace, type TestPlace } from '../../../test-support/database.ts';
import { killedStart } from '../../../test-support/killed-start-order.ts';
import { startOnce } from './start-once.ts';

const script = new URL('../../../test-support/killed-start.ts', import.meta.url).pathname;
const logger = createLogger('silent');
let place: TestPlace;
let database: Database;
let ending: unknown[];

beforeAll(async () => {
  place = await createTestPlace();
  const { dataDir, databaseUrl } = place;
  const killed = spawn(process.execPath, [script, dataDir, ...(databaseUrl ? [databaseUrl] : [])], {
    stdio: 'inherit',
  });
  ending = await once(killed, 'exit');
  database = await openDatabase({ dataDir, databaseUrl }, logger);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

it('finds by its key what the killed process started', async () => {
  expect(ending).toEqual([null, 'SIGKILL']);
  const { owner, order, draftId } = killedStart;
  const runs: string[] = [];
  const again = await startOnce({ database, clock: systemClock, logger }, owner, order, async () => runs.push('again'));
  expect(again).toEqual({ answer: { draftId }, isRepeat: true });
  expect(runs).toEqual([]);
  expect(await database.queries.$count(manualRoutes)).toBe(1);
});
