// Rows of messages to the operator: kept first, then mailed, so that none is lost with a mail server.

import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import { contactMessagesPerHour, type Administrator, type ContactMessage } from '@app/shared/contracts/contact';
import { AppError } from '@app/shared/errors/app-error';
import { contactMessages } from './schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { users } from '../account/schema.ts';
import type { Owner } from '../../platform/database/owner.ts';
export type MessageRow = typeof contactMessages.$inferSelect;

const hourMs = 3_600_000;

/** Throws tooManyRequests beyond an hour's number of the user or of the tenant. */
export async function keepMessage(
  tx: Queries,
  { tenantId, userId }: Owner,
  written: ContactMessage & Pick<MessageRow, 'culture'>,
  { id, now }: { id: string; now: Date },
): Promise<MessageRow> {
  const place = JSON.stringify(['contact', tenantId]);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`);
  const since = new Date(now.getTime() - hourMs);
  const rows = await tx
    .select({ userId: contactMessages.userId, createdAt: contactMessages.createdAt })
    .from(contactMessages)
    .where(and(eq(contactMessages.tenantId, tenantId), gte(contactMessages.createdAt, since)))
    .orderBy(desc(contactMessages.createdAt));
  const oldestCounted =
    rows.filter((row) => row.userId === userId)[contactMessagesPerHour.user - 1] ??
    rows[contactMessagesPerHour.tenant - 1];
  if (oldestCounted) {
    const freeAt = oldestCounted.createdAt.getTime() + hourMs;
    throw new AppError('tooManyRequests', { retryAfterSeconds: Math.ceil((freeAt - now.getTime()) / 1_000) + 1 });
  }
  const [row] = await tx
    .insert(contactMessages)
    .values({ ...written, id, tenantId, userId, createdAt: now, mail: 'waiting' })
    .returning();
  if (!row) throw new Error('a message vanished');
  return row;
}

export async function findMessage(queries: Queries, id: string): Promise<MessageRow | undefined> {
  const [row] = await queries.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row;
}

/** For the operator, the newest first. */
export async function listMessages(
  queries: Queries,
  { tenant, mail }: { tenant?: string | undefined; mail?: MessageRow['mail'] | undefined },
  limit: number,
): Promise<MessageRow[]> {
  return queries
    .select()
    .from(contactMessages)
    .where(
      and(
        tenant === undefined ? undefined : eq(contactMessages.tenantId, tenant),
        mail === undefined ? undefined : eq(contactMessages.mail, mail),
      ),
    )
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(limit);
}

const listedAdministrators = 10;

/** Who looks after the caller's tenant, as far as they have signed in; those with a mail address first. */
export async function administratorsOf(queries: Queries, { tenantId, userId }: Owner): Promise<Administrator[]> {
  const rows = await queries
    .select({ userId: users.userId, userName: users.userName, name: users.chineseName, email: users.email })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.isTenantAdmin, true), eq(users.isDisabled, false)))
    .orderBy(sql`${users.email} = ''`, asc(users.userName))
    .limit(listedAdministrators);
  return rows.map(({ userName, name, email, ...one }) => ({
    name: name || userName,
    email,
    isCaller: one.userId === userId,
  }));
}
