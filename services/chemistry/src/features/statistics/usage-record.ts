// Calls that are actions of the tracking catalogue are counted as the screen's own points are: one row each, written together.

import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { headers } from '@app/shared/constants/headers';
import { trackingKeyOf } from '@app/shared/tracking/catalogue';
import { buriedPoints } from './schema.ts';
import type { StatisticsServices } from './services.ts';

type Point = typeof buriedPoints.$inferInsert;

const writeAfterMs = 1_000;
const mostWaiting = 500;

/** Counts what succeeded and was a person's doing; a count that cannot be written is logged and lost. */
export function recordUsage(app: FastifyInstance, services: Promise<StatisticsServices>): void {
  let waiting: Point[] = [];
  let timer: NodeJS.Timeout | undefined;
  const write = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const points = waiting;
    waiting = [];
    if (points.length === 0) return;
    const { database, logger } = await services;
    await database.queries
      .insert(buriedPoints)
      .values(points)
      .catch((error: unknown) => logger.warn({ err: error }, 'uses are not counted'));
  };
  app.decorateRequest('isRepeat', false);
  app.addHook('onResponse', async (request, reply) => {
    const code = reply.statusCode === 200 ? actionOf(request) : undefined;
    if (code === undefined) return;
    const { tenantId, userId } = request.caller;
    waiting.push({ id: randomUUID(), tenantId, userId, code, loginDevice: '', createdAt: new Date() });
    if (waiting.length >= mostWaiting) void write();
    else timer ??= setTimeout(() => void write(), writeAfterMs).unref();
  });
  app.addHook('preClose', write);
}

// A buried point carries the id that it reports, and is a row of its own.
function actionOf({ headers: given, routeOptions, isRepeat }: FastifyRequest): number | undefined {
  // What was started once is counted once.
  if (isRepeat) return undefined;
  if (routeOptions.config.call === 'createBuriedPoint' || given[headers.activity] === 'passive') return undefined;
  const id = Number(given[headers.trackingId]);
  return Number.isInteger(id) && trackingKeyOf(id) !== undefined ? id : undefined;
}
