// Points: each payment brings some, which can be exchanged for days until their redemption ends.

import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, gt } from 'drizzle-orm';
import { AppError } from '@app/shared/errors/app-error';
import type { Licence } from '@app/shared/rules/account/expiry';
import { licenceWithDays } from '@app/shared/rules/account/licence';
import { redemptionEnd } from '@app/shared/rules/account/redemption';
import { payments, pointsEntries } from './schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Owner } from '../../platform/database/owner.ts';
import { heldLicence, keepLicence } from '../account/licence-store.ts';
import type { ConsoleSettings } from './settings.ts';
import { lockTenant } from './tenant-lock.ts';

export type PointsRow = typeof pointsEntries.$inferSelect;

/** When and where is asked: the calendar of the zone decides how long a day lasts. */
export interface Moment {
  now: Date;
  timeZone: string;
}

/** Throws where the payment brought its points before. */
export async function addPoints(
  tx: Queries,
  owner: Owner,
  points: number,
  paymentId: string,
  now: Date,
): Promise<void> {
  if (points === 0) return;
  const fresh = { id: randomUUID(), tenantId: owner.tenantId, userId: owner.userId, kind: 'payment' as const };
  await tx.insert(pointsEntries).values({ ...fresh, points, remaining: points, paymentId, createdAt: now });
}

/** Points that can be exchanged now, those that end first at the beginning. */
export async function openPoints(
  queries: Queries,
  tenantId: string,
  settings: ConsoleSettings,
  { now, timeZone }: Moment,
): Promise<{ lots: PointsRow[]; balance: number }> {
  const rows = await queries
    .select()
    .from(pointsEntries)
    .where(and(eq(pointsEntries.tenantId, tenantId), gt(pointsEntries.remaining, 0)))
    .orderBy(asc(pointsEntries.createdAt), asc(pointsEntries.id));
  const ends = (row: PointsRow) => redemptionEnd(row.createdAt.getTime(), settings.pointsRedemptionDays, timeZone);
  const lots = rows.filter((row) => now.getTime() <= ends(row));
  return { lots, balance: lots.reduce((sum, one) => sum + one.remaining, 0) };
}

/** One page, the newest first, each with the number of the payment that brought it. */
export async function listPoints(queries: Queries, tenantId: string, pageIndex: number, pageSize: number) {
  const ofTenant = eq(pointsEntries.tenantId, tenantId);
  const [counted] = await queries.select({ rows: count() }).from(pointsEntries).where(ofTenant);
  const rows = await queries
    .select({ entry: pointsEntries, paymentNumber: payments.number })
    .from(pointsEntries)
    .leftJoin(payments, eq(payments.id, pointsEntries.paymentId))
    .where(ofTenant)
    .orderBy(desc(pointsEntries.createdAt), desc(pointsEntries.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return { total: counted?.rows ?? 0, rows };
}

export interface Exchange extends Moment {
  /** Made by who asks, so that the same wish counts once. */
  requestId: string;
  days: number;
}

/**
 * Exchanges points for days and gives the new end of the licence.
 * Throws pointsExhausted or pointsInsufficient for more days than the points buy, parameterError2 where there is no end to be moved.
 */
export async function exchangePoints(
  tx: Queries,
  owner: Owner,
  settings: ConsoleSettings,
  { requestId, days, now, timeZone }: Exchange,
): Promise<string> {
  await lockTenant(tx, owner.tenantId);
  const earlier = await earlierExchange(tx, owner, requestId);
  if (earlier) return earlier;
  const held = await heldLicence(tx, owner);
  const licence = licenceWithDays(held, days, now.getTime());
  const { expirationDate } = licence;
  if (settings.pointsPerDay === 0 || licence === held || expirationDate === null) throw new AppError('parameterError2');
  await spend(tx, owner.tenantId, days * settings.pointsPerDay, settings, { now, timeZone });
  await keepLicence(tx, owner, licence, now);
  await tx.insert(pointsEntries).values({
    id: requestId,
    tenantId: owner.tenantId,
    userId: owner.userId,
    kind: 'exchange',
    points: -days * settings.pointsPerDay,
    remaining: 0,
    days,
    expiresAt: new Date(expirationDate),
    createdAt: now,
  });
  return expirationDate;
}

async function earlierExchange(tx: Queries, { tenantId }: Owner, id: string): Promise<string | undefined> {
  const [row] = await tx.select().from(pointsEntries).where(eq(pointsEntries.id, id));
  if (!row) return undefined;
  if (row.tenantId !== tenantId || !row.expiresAt) throw new AppError('dataMissingOrNoAccess');
  return row.expiresAt.toISOString();
}

async function spend(
  tx: Queries,
  tenantId: string,
  cost: number,
  settings: ConsoleSettings,
  moment: Moment,
): Promise<void> {
  const { lots, balance } = await openPoints(tx, tenantId, settings, moment);
  if (balance < cost) throw new AppError(balance === 0 ? 'pointsExhausted' : 'pointsInsufficient');
  let left = cost;
  for (const lot of lots) {
    const taken = Math.min(left, lot.remaining);
    if (taken === 0) return;
    left -= taken;
    await tx
      .update(pointsEntries)
      .set({ remaining: lot.remaining - taken })
      .where(eq(pointsEntries.id, lot.id));
  }
}

/** Days that so many points buy; 0 where they are not exchanged, or the licence has no end to be moved. */
export function exchangeableDays(balance: number, { pointsPerDay }: ConsoleSettings, held: Licence, now: Date): number {
  if (pointsPerDay === 0 || licenceWithDays(held, 1, now.getTime()) === held) return 0;
  return Math.floor(balance / pointsPerDay);
}
