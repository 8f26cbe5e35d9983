// What operators decide about the searches of a tenant, by command line: `chem quota`. Runs where the database is open.

import { and, asc, eq } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import { mostSearches, quotaPeriods, quotaScopes } from '@app/shared/constants/quotas';
import type { Clock } from '../../platform/process/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/process/logger.ts';
import { searchQuotas } from './schema.ts';
import { quotaUses, type QuotaUse } from './store.ts';

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const which = { tenant: text(200), module: Type.Enum(quotaScopes) };

export const quotaCommandSchema = Type.Union([
  Type.Object({ action: Type.Literal('list'), tenant: Type.Optional(text(200)) }),
  Type.Object({
    action: Type.Literal('set'),
    ...which,
    searches: Type.Integer({ minimum: 0, maximum: mostSearches }),
    period: Type.Optional(Type.Enum(quotaPeriods)),
    from: Type.Optional(day),
    until: Type.Optional(day),
    by: text(200),
  }),
  Type.Object({ action: Type.Literal('clear'), ...which, by: text(200) }),
]);
export type QuotaCommand = Static<typeof quotaCommandSchema>;

export interface QuotaOffice {
  database: Database;
  clock: Clock;
  logger: Logger;
}

/** The lines of the response. Throws a RangeError, in words for the operator, for what cannot be done. */
export async function runQuota(command: QuotaCommand, office: QuotaOffice): Promise<object[]> {
  if (command.action === 'list') return listQuotas(command.tenant, office);
  if (command.by.trim() === '') throw new RangeError('say who decides: --by NAME');
  await (command.action === 'set' ? setQuota(command, office) : clearQuota(command, office));
  office.logger.info({ audit: true, ...command, action: `quota-${command.action}` }, 'a quota was changed');
  return listQuotas(command.tenant, office);
}

type Setting = Extract<QuotaCommand, { action: 'set' }>;

// A quota that is set again goes on from where it began, so that what was used stays used.
async function setQuota(command: Setting, { database, clock }: QuotaOffice): Promise<void> {
  const { tenant: tenantId, module: scope, searches: amount, period = 'total', from, until, by } = command;
  const now = clock.now();
  const [startsAt, expiresAt] = [from && dayAt('from', from, 0), until ? dayAt('until', until, 1) : null];
  const change = { amount, period, expiresAt, setBy: by.trim(), updatedAt: now };
  const moved = startsAt ? { startsAt } : {};
  await database.queries
    .insert(searchQuotas)
    .values({ tenantId, scope, startsAt: now, ...change, ...moved })
    .onConflictDoUpdate({ target: [searchQuotas.tenantId, searchQuotas.scope], set: { ...change, ...moved } });
}

async function clearQuota(
  { tenant, module }: Extract<QuotaCommand, { action: 'clear' }>,
  { database }: QuotaOffice,
): Promise<void> {
  const gone = await database.queries
    .delete(searchQuotas)
    .where(and(eq(searchQuotas.tenantId, tenant), eq(searchQuotas.scope, module)))
    .returning({ scope: searchQuotas.scope });
  if (gone.length === 0) throw new RangeError(`${tenant} has no quota of ${module}`);
}

async function listQuotas(tenant: string | undefined, { database, clock }: QuotaOffice): Promise<object[]> {
  const tenants = await database.queries
    .selectDistinct({ tenantId: searchQuotas.tenantId })
    .from(searchQuotas)
    .where(tenant === undefined ? undefined : eq(searchQuotas.tenantId, tenant))
    .orderBy(asc(searchQuotas.tenantId));
  const lines: object[] = [];
  for (const { tenantId } of tenants) {
    const uses = await quotaUses(database.queries, tenantId, clock.now());
    const sorted = uses.toSorted((one, other) => order(one) - order(other));
    lines.push(...sorted.map(lineOf));
  }
  return lines;
}

const order = ({ quota }: QuotaUse): number => quotaScopes.indexOf(quota.scope);

function lineOf({ quota, used, periodStart, periodEnd }: QuotaUse): object {
  const { tenantId: tenant, scope: module, amount: searches, period, expiresAt, setBy } = quota;
  const left = Math.max(0, searches - used);
  return { tenant, module, searches, used, left, period, since: periodStart, renewedAt: periodEnd, expiresAt, setBy };
}

/** The beginning of a day in UTC, or of one after it. */
function dayAt(option: string, given: string, daysLater: number): Date {
  const at = Date.parse(`${given}T00:00:00Z`);
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== given)
    throw new RangeError(`--${option} ${given} is no day`);
  return new Date(at + daysLater * 86_400_000);
}
