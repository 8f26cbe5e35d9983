// Use of the product. The administrator of a tenant sees all of it; everybody else who may see statistics sees themselves.

import { hasMessage, message } from '@app/locales/messages';
import {
  usageModules,
  usageTables,
  type UsageModule,
  type UsageQuestion,
  type UsageReport,
  type UsageTable,
} from '@app/shared/contracts/statistics';
import { AppError } from '@app/shared/errors/app-error';
import { and, asc, count, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { users } from '../account/schema.ts';
import type { Cell, Sheet } from '../../platform/files/write/table.ts';
import type { StatisticsServices } from './services.ts';
import { bestRoutesOf } from './best-routes.ts';
import { countUsage } from './count.ts';
import { chosenCurrency } from '../account/settings.ts';
import { codesOf } from './modules.ts';
import { isTimeZone, periodsBetween, type Periods } from './periods.ts';
import { tasks } from '../tasks/schema.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, handleBlob } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { tableFile } from '../../platform/http/table-file.ts';
import { userRecord } from '../account/user-record.ts';

const usageReport = handle('usageReport', ({ body }, caller, services) => reportOf(body, caller, services));

const usageFile = handleBlob('usageFile', async ({ body }, caller, services) => {
  const { fileType, table = 'periods', from, to } = body;
  const report = await reportOf(body, caller, services);
  const sheets = usageTables.map((one) => sheetOf(one, report, caller));
  const wanted = fileType === 'csv' ? sheets.filter(({ key }) => key === table) : sheets;
  const [first, ...furtherSheets] = wanted;
  if (!first) throw new AppError('parameterError');
  const fileName = message(caller.culture, 'statistics', 'file.name', { from, to });
  const { name: title, columns, rows } = first;
  return tableFile({ fileType, fileName, language: caller.culture, title, columns, rows, furtherSheets });
});

export const statisticsReportCalls: readonly Registration<StatisticsServices>[] = [usageReport, usageFile];

const fallbackZone = 'UTC';

async function reportOf(body: UsageQuestion, caller: Caller, services: StatisticsServices): Promise<UsageReport> {
  const { from, to, period, timeZone = fallbackZone, modules, userIds } = body;
  const { queries } = services.database;
  const periods = isTimeZone(timeZone) ? periodsBetween(from, to, period, timeZone) : undefined;
  if (!periods) throw new AppError('parameterError');
  const record = await userRecord(queries, caller, services.clock);
  const { isTenantAdmin } = record;
  const asked = isTenantAdmin ? userIds : [caller.userId];
  const codes = modules && modules.length < usageModules.length ? new Set(codesOf(modules)) : undefined;
  const figures = await countUsage(
    services.database,
    { tenantId: caller.tenantId, userIds: asked && new Set(asked), codes, ...periods },
    services.clock.now(),
  );
  const ofSearches = endedSearches({ tenantId: caller.tenantId, userIds: asked, modules }, periods);
  const counted = await countSearches(services, ofSearches, periods);
  const best = await bestRoutesOf(queries, ofSearches, chosenCurrency(record, caller));
  const people = await peopleOf(services, caller, isTenantAdmin);
  const byId = new Map(people.map((one) => [one.userId, one]));
  return {
    ...figures,
    searches: { ...counted, ...(best && { best }) },
    scope: isTenantAdmin ? 'tenant' : 'self',
    timeZone,
    users: figures.users.map((one) => ({ userName: one.userId, name: '', ...byId.get(one.userId), ...one })),
    people,
  };
}

const routeTypes = { retrosynthesis: 'retrosynthesis', processChemistry: 'processchemistry' } as const;

/** Route searches started in the time that have ended. */
function endedSearches(
  {
    tenantId,
    userIds,
    modules,
  }: { tenantId: string; userIds: string[] | undefined; modules: UsageModule[] | undefined },
  { borders }: Periods,
): SQL | undefined {
  const types = (['retrosynthesis', 'processChemistry'] as const)
    .filter((one) => modules?.includes(one) ?? true)
    .map((one) => routeTypes[one]);
  return and(
    eq(tasks.tenantId, tenantId),
    userIds && inArray(tasks.userId, userIds),
    inArray(tasks.routeType, types),
    inArray(tasks.state, ['completed', 'stopped']),
    gte(tasks.createdAt, borders[0] ?? new Date(0)),
    lt(tasks.createdAt, borders.at(-1) ?? new Date(0)),
  );
}

/** How many there are, and how many of them found a solved route, by the period in which they were started. */
async function countSearches(
  { database }: StatisticsServices,
  ofSearches: SQL | undefined,
  { starts, borders }: Periods,
): Promise<NonNullable<UsageReport['searches']>> {
  const thresholds = `{${borders.map((border) => border.toISOString()).join(',')}}`;
  const place = sql<number>`width_bucket(${tasks.createdAt}, ${thresholds}::timestamptz[])`;
  const rows = await database.queries
    .select({ place, ended: count(), solved: sql<number>`count(*) filter (where ${tasks.solvedCount} > 0)::int` })
    .from(tasks)
    .where(ofSearches)
    .groupBy(sql`1`);
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  const periods = starts.map((_, at) => {
    const { ended = 0, solved = 0 } = byPlace.get(at + 1) ?? {};
    return { ended, solved };
  });
  return {
    ended: periods.reduce((sum, one) => sum + one.ended, 0),
    solved: periods.reduce((sum, one) => sum + one.solved, 0),
    periods,
  };
}

async function peopleOf(
  { database }: StatisticsServices,
  { tenantId, userId }: Caller,
  isTenantAdmin: boolean,
): Promise<UsageReport['people']> {
  const rows = await database.queries
    .select({ userId: users.userId, userName: users.userName, name: users.chineseName })
    .from(users)
    .where(eq(users.tenantId, tenantId))
    .orderBy(asc(users.userName));
  return isTenantAdmin ? rows : rows.filter((one) => one.userId === userId);
}

function sheetOf(key: UsageTable, report: UsageReport, { culture }: Caller): Sheet & { key: UsageTable } {
  const word = (name: string): string => message(culture, 'statistics', name);
  const module = (name: string): string => word(`module.${name}`);
  const classWord = (name: string): string =>
    hasMessage(culture, 'routes', `class.${name}`) ? message(culture, 'routes', `class.${name}`) : name;
  const minutes = (ms: number): number => Math.round(ms / 600) / 100;
  const best = report.searches?.best;
  const rows: Record<UsageTable, Cell[][]> = {
    periods: report.periods.map((one) => [one.start, one.actions, one.people, minutes(one.stayMs)]),
    modules: report.modules.map((one) => [module(one.module), one.actions, one.people, minutes(one.stayMs)]),
    actions: report.actions.map((one) => [
      message(culture, 'tracking', one.key),
      module(one.module),
      one.actions,
      one.people,
      minutes(one.stayMs),
    ]),
    users: report.users.map((one) => [
      one.name || one.userName,
      one.userName,
      one.actions,
      minutes(one.stayMs),
      module(one.topModule),
      one.lastAt,
    ]),
    costs: (best?.costs.steps ?? []).map(({ from, to, routes }) => [
      from / 100,
      to === undefined ? '' : to / 100,
      best?.costs.currency ?? '',
      routes,
    ]),
    classes: (best?.classes ?? []).map(({ classKey, routes }) => [classWord(classKey), routes]),
  };
  const columns: Record<UsageTable, string[]> = {
    periods: ['period', 'actions', 'people', 'minutes'],
    modules: ['module', 'actions', 'people', 'minutes'],
    actions: ['action', 'module', 'actions', 'people', 'minutes'],
    users: ['user', 'account', 'actions', 'minutes', 'topModule', 'last'],
    costs: ['costFrom', 'costTo', 'currency', 'routes'],
    classes: ['class', 'routes'],
  };
  return {
    key,
    name: word(`table.${key}`),
    columns: columns[key].map((column) => ({ heading: word(`column.${column}`) })),
    rows: rows[key].map((cells) => ({ cells })),
  };
}
