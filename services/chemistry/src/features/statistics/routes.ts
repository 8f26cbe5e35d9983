import { buriedPoints } from './schema.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, type StatisticsServices } from './services.ts';

const createBuriedPoint = handle('createBuriedPoint', async ({ body }, caller, { database, clock, newId }) => {
  const { code, loginDevice, stayTime } = body;
  const { tenantId, userId } = caller;
  const point = { id: newId(), tenantId, userId, code, loginDevice, stayTimeMs: stayTime, createdAt: clock.now() };
  await database.queries.insert(buriedPoints).values(point);
  return { recorded: true };
});

const createBuriedPoints = handle('createBuriedPoints', async ({ body }, caller, { database, clock, newId }) => {
  const { tenantId, userId } = caller;
  const now = clock.now().getTime();
  const points = body.points.map(({ stayTime, ...point }, at) => {
    // A millisecond apart, which keeps their order.
    const createdAt = new Date(now - body.points.length + 1 + at);
    return { id: newId(), tenantId, userId, ...point, stayTimeMs: stayTime, createdAt };
  });
  await database.queries.insert(buriedPoints).values(points);
  return { recorded: points.length };
});

export const statisticsCalls: readonly Registration<StatisticsServices>[] = [createBuriedPoint, createBuriedPoints];
