import { buriedPoints } from '../context/schema.ts';
import { answer, type Registration } from './calls.ts';

const createBuriedPoint = answer('createBuriedPoint', async ({ body }, caller, { database, clock, newId }) => {
  const { code, loginDevice, stayTime } = body;
  const { tenantId, userId } = caller;
  const point = { id: newId(), tenantId, userId, code, loginDevice, stayTimeMs: stayTime, createdAt: clock.now() };
  await database.queries.insert(buriedPoints).values(point);
  return { recorded: true };
});

export const statisticsCalls: readonly Registration[] = [createBuriedPoint];
