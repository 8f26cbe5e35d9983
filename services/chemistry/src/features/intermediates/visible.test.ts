// One user id in two tenants is two people: neither sees what is the other's, or shared with the other.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { moleculeKeys, moleculeSecret } from '../../platform/database/molecule-keys.ts';
import type { Owner } from '../../platform/database/owner.ts';
import { systemClock } from '../../platform/process/clock.ts';
import { createLogger } from '../../platform/process/logger.ts';
import { createTestPlace, type TestPlace } from '../../test-support/database.ts';
import { waitFor } from '../../test-support/wait.ts';
import { sharePeople, shares } from '../tasks/share-schema.ts';
import { intermediateUses } from './schema.ts';
import { startSweep } from './sweep.ts';
import { putSearch } from './testing/read-routes.ts';
import { visibleUses } from './visible.ts';

const logger = createLogger('silent');
const here: Owner = { tenantId: 't-here', userId: 'chen' };
const there: Owner = { tenantId: 't-there', userId: 'chen' };
const colleagueThere: Owner = { tenantId: 't-there', userId: 'li' };
let place: TestPlace;
let database: Database;

beforeAll(async () => {
  place = await createTestPlace();
  database = await openDatabase(place, logger);
  const moleculeKey = moleculeKeys(await moleculeSecret(database.queries));
  const chains = [['CC(=O)Nc1ccccc1', 'CCCCCCc1ccccc1N', 'c1ccccc1']];
  for (const owner of [here, there, colleagueThere]) await putSearch({ database, moleculeKey }, owner, chains);
  const sweep = startSweep({ database, clock: systemClock, newId: randomUUID, logger, restMs: 5 });
  await waitFor(async () => new Set((await uses()).map(ownerOf)).size === 3);
  await sweep.close();
  // The colleague shares with the user of that name there.
  const [of] = (await uses()).filter((row) => ownerOf(row) === ownerOf(colleagueThere));
  const id = randomUUID();
  await database.queries.insert(shares).values({
    id,
    code: 'code-of-the-test',
    ...colleagueThere,
    kind: 'task',
    itemId: of?.taskId ?? '',
    taskId: of?.taskId ?? '',
    routeType: 'retrosynthesis',
    isOpen: false,
    createdAt: new Date(),
  });
  await database.queries.insert(sharePeople).values({ shareId: id, userId: there.userId, createdAt: new Date() });
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

const uses = () => database.queries.select().from(intermediateUses);
const ownerOf = ({ tenantId, userId }: Owner) => `${tenantId} ${userId}`;

/** Whose rows a reader sees. */
async function ownersSeenBy(reader: Owner, among?: Owner): Promise<string[]> {
  // Shares are the reader's business, whatever tenant the rows name.
  if (among) await database.queries.update(intermediateUses).set({ tenantId: among.tenantId });
  const rows = await database.queries.select().from(intermediateUses).where(visibleUses(database.queries, reader));
  return [...new Set(rows.map(ownerOf))].toSorted();
}

it('shows a reader the own rows and those shared in the own tenant, and no others', async () => {
  expect(await ownersSeenBy(there)).toEqual([ownerOf(there), ownerOf(colleagueThere)].toSorted());
  expect(await ownersSeenBy(here)).toEqual([ownerOf(here)]);
});

it('does not follow the share of another tenant', async () => {
  expect(await ownersSeenBy(here, here)).not.toContain(`${here.tenantId} ${colleagueThere.userId}`);
});
