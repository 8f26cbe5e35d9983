// Use of the product. The administrator of a tenant sees all of it; everybody else who may see statistics sees themselves.

import { message } from '@app/locales/messages';
import { usageModules, type UsageQuestion, type UsageReport, type UsageTable } from '@app/shared/contracts/statistics';
import { AppError } from '@app/shared/errors/app-error';
import { asc, eq } from 'drizzle-orm';
import { users } from '../account/schema.ts';
import type { Cell, Sheet } from '../../platform/files/write/table.ts';
import type { StatisticsServices } from './services.ts';
import { countUsage } from './count.ts';
import { codesOf } from './modules.ts';
import { isTimeZone, periodsBetween } from './periods.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, handleBlob } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { tableFile } from '../../platform/http/table-file.ts';
import { userRecord } from '../account/user-record.ts';

const usageReport = handle('usageReport', ({ body }, caller, services) => reportOf(body, caller, services));

const usageFile = handleBlob('usageFile', async ({ body }, caller, services) => {
  const { fileType, table = 'periods', from, to } = body;
  const report = await reportOf(body, caller, services);
  const sheets = (['periods', 'modules', 'actions', 'users'] as const).map((one) => sheetOf(one, report, caller));
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
  const { isTenantAdmin } = await userRecord(queries, caller, services.clock);
  const asked = isTenantAdmin ? userIds : [caller.userId];
  const codes = modules && modules.length < usageModules.length ? new Set(codesOf(modules)) : undefined;
  const figures = await countUsage(
    services.database,
    { tenantId: caller.tenantId, userIds: asked && new Set(asked), codes, ...periods },
    services.clock.now(),
  );
  const people = await peopleOf(services, caller, isTenantAdmin);
  const byId = new Map(people.map((one) => [one.userId, one]));
  return {
    ...figures,
    scope: isTenantAdmin ? 'tenant' : 'self',
    timeZone,
    users: figures.users.map((one) => ({ userName: one.userId, name: '', ...byId.get(one.userId), ...one })),
    people,
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
  const minutes = (ms: number): number => Math.round(ms / 600) / 100;
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
  };
  const columns: Record<UsageTable, string[]> = {
    periods: ['period', 'actions', 'people', 'minutes'],
    modules: ['module', 'actions', 'people', 'minutes'],
    actions: ['action', 'module', 'actions', 'people', 'minutes'],
    users: ['user', 'account', 'actions', 'minutes', 'topModule', 'last'],
  };
  return {
    key,
    name: word(`table.${key}`),
    columns: columns[key].map((column) => ({ heading: word(`column.${column}`) })),
    rows: rows[key].map((cells) => ({ cells })),
  };
}
