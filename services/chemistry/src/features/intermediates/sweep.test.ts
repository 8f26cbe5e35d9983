import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../platform/process/clock.ts';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { intermediateIndex, intermediateUses } from './schema.ts';
import { createLogger } from '../../platform/process/logger.ts';
import { moleculeKeys, moleculeSecret } from '../../platform/database/molecule-keys.ts';
import { createTestPlace, type TestPlace } from '../../test-support/database.ts';
import { waitFor } from '../../test-support/wait.ts';
import { startSweep } from './sweep.ts';
import { putSearch } from './testing/read-routes.ts';

const logger = createLogger('silent');
let place: TestPlace;
let database: Database;

beforeAll(async () => {
  place = await createTestPlace();
  database = await openDatabase(place, logger);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

it('reads what ended, of everybody, before anybody asks, and stops when told', async () => {
  const moleculeKey = moleculeKeys(await moleculeSecret(database.queries));
  const chains = [['CC(=O)Nc1ccccc1', 'CCCCCCc1ccccc1N', 'c1ccccc1']];
  const people = [
    { tenantId: 't-one', userId: 'chen' },
    { tenantId: 't-two', userId: 'li' },
  ];
  for (const owner of people) await putSearch({ database, moleculeKey }, owner, chains);
  const context = { database, clock: systemClock, newId: () => crypto.randomUUID(), logger, restMs: 5 };
  const [sweep, another] = [startSweep(context), startSweep(context)];
  await waitFor(async () => (await database.queries.$count(intermediateIndex)) === people.length);
  const rows = await database.queries.select().from(intermediateUses).orderBy(intermediateUses.tenantId);
  expect(rows.map(({ tenantId, userId, routes }) => ({ tenantId, userId, routes }))).toEqual(
    people.map((owner) => ({ ...owner, routes: 1 })),
  );
  await Promise.all([sweep.close(), another.close()]);
  await putSearch({ database, moleculeKey }, { tenantId: 't-one', userId: 'wu' }, chains);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await database.queries.$count(intermediateIndex)).toBe(people.length);
});
