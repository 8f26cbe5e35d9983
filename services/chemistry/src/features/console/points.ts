// Points of a tenant, and what they are exchanged for.

import { AppError } from '@app/shared/errors/app-error';
import { isTimeZone } from '@app/shared/rules/account/redemption';
import { heldLicence } from '../account/licence-store.ts';
import { exchangeableDays, exchangePoints, listPoints, openPoints } from './points-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, type ConsoleServices } from './services.ts';
import { requireAdministrator } from '../account/require-administrator.ts';
import { presentPoints } from './present.ts';

const pointsList = handle('pointsList', async ({ body }, caller, services) => {
  await requireAdministrator(services, caller);
  requireTimeZone(body.timeZone);
  const { database, clock, console: settings } = services;
  const { pageIndex, pageSize, timeZone } = body;
  const now = clock.now();
  const { total, rows } = await listPoints(database.queries, caller.tenantId, pageIndex, pageSize);
  const { balance } = await openPoints(database.queries, caller.tenantId, settings, { now, timeZone });
  return {
    balance,
    pointsPerDay: settings.pointsPerDay === 0 ? null : settings.pointsPerDay,
    exchangeableDays: exchangeableDays(balance, settings, await heldLicence(database.queries, caller), now),
    total,
    items: rows.map((row) => presentPoints(row, settings.pointsRedemptionDays, timeZone)),
  };
});

const pointsExchange = handle('pointsExchange', async ({ body }, caller, services) => {
  await requireAdministrator(services, caller);
  requireTimeZone(body.timeZone);
  const { database, clock, console: settings } = services;
  const exchange = { ...body, now: clock.now() };
  const expirationDate = await database.transaction((tx) => exchangePoints(tx, caller, settings, exchange));
  const { balance } = await openPoints(database.queries, caller.tenantId, settings, exchange);
  return { balance, expirationDate };
});

function requireTimeZone(name: string): void {
  if (!isTimeZone(name)) throw new AppError('parameterError', { problems: ['body/timeZone'] });
}

export const consolePointsCalls: readonly Registration<ConsoleServices>[] = [pointsList, pointsExchange];
