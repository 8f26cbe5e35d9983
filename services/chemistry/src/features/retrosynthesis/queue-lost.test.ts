// A start that the queue does not learn of has not happened.

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { systemClock } from '../../platform/process/clock.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/process/logger.ts';
import { searchUses } from '../quota/schema.ts';
import { tasks } from '../tasks/schema.ts';
import { createTestPlace } from '../../test-support/database.ts';
import { startJobQueue } from '../../platform/jobs/queue.ts';
import { searchKind, startTask } from './life.ts';

it('answers 20005, and neither the task nor its search is kept', async () => {
  const logger = createLogger('silent');
  const place = await createTestPlace();
  const database = await openDatabase(place, logger);
  const jobs = await startJobQueue(database, logger, [searchKind]);
  try {
    await database.queries.execute(sql`alter schema pgboss rename to elsewhere`);
    const target = { key: 'a', smiles: 'CO', formula: 'CH4O', molecularWeight: 32.04 };
    const context = { database, jobs, clock: systemClock, newId: randomUUID };
    const start = startTask(context, { tenantId: 't', userId: 'u' }, { name: 'a', target, removedParts: [] });
    await expect(start).rejects.toMatchObject({ code: 20005 });
    expect([await database.queries.$count(tasks), await database.queries.$count(searchUses)]).toEqual([0, 0]);
  } finally {
    await database.queries.execute(sql`alter schema elsewhere rename to pgboss`);
    await jobs.close();
    await database.close();
    await place.remove();
  }
});
