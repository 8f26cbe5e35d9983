// Notices: gathered from what the modules say, read by their user, their mails left to the queue.

import { randomUUID } from 'node:crypto';
import { AppError } from '@app/shared/errors/app-error';
import { and, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Database, type Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/events/announce.ts';
import type { JobData } from '../../platform/jobs/kind.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { mailKind } from '../../platform/mail/mail-job.ts';
import { mailWishes, notices } from './schema.ts';
import { users } from '../account/schema.ts';
import type { Owner } from '../../platform/database/owner.ts';
import { sources } from './sources.ts';

export type NoticeRow = typeof notices.$inferSelect;

const ofOwner = ({ tenantId, userId }: Owner): SQL | undefined =>
  and(eq(notices.tenantId, tenantId), eq(notices.userId, userId));

/** What writes notices, and lets their mails be sent. */
export interface NoticeParts {
  database: Pick<Database, 'queries' | 'transaction'>;
  jobs: JobQueue;
  /** Those who want a mail of a notice get one. */
  mails: boolean;
}

/** Tells what happened since, each event once. */
export async function gather({ database, jobs, mails }: NoticeParts, since: Date): Promise<void> {
  for (const source of sources) {
    const insert = sql`
      insert into ${notices} (id, tenant_id, user_id, kind, source, facts, created_at, mail)
      select gen_random_uuid(), found.tenant_id, found.user_id, kind, source, jsonb_strip_nulls(jsonb_build_object(
          'subject', subject, 'subjectId', subject_id, 'name', name, 'by', by_user, 'count', count,
          'molecule', molecule, 'message', nullif(message, ''))), at,
        case when ${mails} and wish.finished_tasks and (kind like 'task%' or kind like 'quota%') then 'waiting' else 'none' end
      from (${source(since.toISOString())}) as found(${columns})
      left join ${mailWishes} wish on wish.tenant_id = found.tenant_id and wish.user_id = found.user_id
      on conflict do nothing returning id, tenant_id as "tenantId", user_id as "userId", mail`;
    await database.transaction(async (tx, connection) => {
      const told = await rowsOf<JobData & Pick<NoticeRow, 'mail'>>(tx, insert);
      for (const row of told) {
        await announce(tx, { tenantId: row.tenantId, userId: row.userId, topic: 'notice' });
        if (row.mail === 'waiting') await jobs.send(mailKind, row, {}, connection);
      }
    });
  }
}

const columns = sql.raw(
  'tenant_id, user_id, kind, source, subject, subject_id, name, by_user, count, at, molecule, message',
);

/** Learns the addresses of users that are new, and tells those that changed; of one user, or of all. */
export async function tellChangedAddresses(
  { database: { queries, transaction }, jobs, mails }: NoticeParts,
  { owner, now }: { owner?: Owner; now: Date },
): Promise<string[][]> {
  const isAsked = owner ? and(eq(users.tenantId, owner.tenantId), eq(users.userId, owner.userId)) : undefined;
  await queries.execute(sql`
    insert into ${mailWishes} (tenant_id, user_id, known_address)
    select tenant_id, user_id, email from ${users} where ${isAsked ?? sql`true`} on conflict do nothing`);
  return transaction(async (tx, connection) => {
    const changed = await tx
      .select({ tenantId: users.tenantId, userId: users.userId, from: mailWishes.knownAddress, to: users.email })
      .from(mailWishes)
      .innerJoin(users, and(eq(users.tenantId, mailWishes.tenantId), eq(users.userId, mailWishes.userId)))
      .where(and(sql`${users.email} <> ${mailWishes.knownAddress}`, isAsked))
      .for('update', { of: mailWishes, skipLocked: true });
    for (const { tenantId, userId, from, to } of changed) {
      await tx
        .update(mailWishes)
        .set({ knownAddress: to })
        .where(and(eq(mailWishes.tenantId, tenantId), eq(mailWishes.userId, userId)));
      const mailTo = [from, to].filter((address) => address !== '');
      // An address where there was none is no change that somebody could have made in another's name.
      if (from === '') continue;
      const id = randomUUID();
      await tx.insert(notices).values({
        id,
        tenantId,
        userId,
        kind: 'addressChanged',
        source: `address ${now.toISOString()}`,
        facts: { subject: 'profile', subjectId: '', name: to, mailTo },
        createdAt: now,
        mail: mails ? 'waiting' : 'none',
      });
      if (mails) await jobs.send(mailKind, { id, tenantId, userId }, {}, connection);
    }
    return changed.filter(({ from }) => from !== '').map(({ from, to }) => [from, to].filter((one) => one !== ''));
  });
}

export async function listNotices(
  queries: Queries,
  owner: Owner,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
): Promise<{ total: number; rows: NoticeRow[] }> {
  const rows = await queries
    .select()
    .from(notices)
    .where(ofOwner(owner))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return { total: await queries.$count(notices, ofOwner(owner)), rows };
}

export async function unreadNotices(queries: Queries, owner: Owner): Promise<number> {
  const [row] = await queries
    .select({ unread: count() })
    .from(notices)
    .where(and(ofOwner(owner), isNull(notices.readAt)));
  return row?.unread ?? 0;
}

/** Marks the named ones as read, or all. Throws `dataMissingOrNoAccess` where one of them is somebody else's. */
export async function markRead(
  queries: Queries,
  owner: Owner,
  noticeIds: readonly string[] | undefined,
  now: Date,
): Promise<void> {
  if (noticeIds?.length === 0) return;
  const named = noticeIds ? inArray(notices.id, [...noticeIds]) : undefined;
  if (named && (await queries.$count(notices, and(ofOwner(owner), named))) < new Set(noticeIds).size)
    throw new AppError('dataMissingOrNoAccess');
  await queries
    .update(notices)
    .set({ readAt: now })
    .where(and(ofOwner(owner), isNull(notices.readAt), named));
}

export async function wishOf(queries: Queries, { tenantId, userId }: Owner): Promise<{ finishedTasks: boolean }> {
  const [row] = await queries
    .select({ finishedTasks: mailWishes.finishedTasks })
    .from(mailWishes)
    .where(and(eq(mailWishes.tenantId, tenantId), eq(mailWishes.userId, userId)));
  return row ?? { finishedTasks: false };
}

export async function changeWish(
  queries: Queries,
  { tenantId, userId }: Owner,
  finishedTasks: boolean,
  address: string,
): Promise<void> {
  await queries
    .insert(mailWishes)
    .values({ tenantId, userId, finishedTasks, knownAddress: address })
    .onConflictDoUpdate({ target: [mailWishes.tenantId, mailWishes.userId], set: { finishedTasks } });
}
