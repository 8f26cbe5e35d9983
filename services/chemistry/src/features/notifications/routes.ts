// Notices of what happened, and which of them come by mail.

import type { Notice } from '@app/shared/contracts/notifications/notifications';
import { AppError } from '@app/shared/errors/app-error';
import { changeWish, listNotices, markRead, unreadNotices, wishOf, type NoticeRow } from './notice-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, type NotificationsServices } from './services.ts';
import { colleaguesOf } from '../intermediates/present.ts';
import { userRecord } from '../account/user-record.ts';

const list = handle('notificationList', async ({ query }, caller, services) => {
  const { queries } = services.database;
  const { total, rows } = await listNotices(queries, caller, query);
  const colleague = await colleaguesOf(
    services,
    caller,
    rows.flatMap((row) => row.facts.by ?? []),
  );
  const { email } = await userRecord(queries, caller, services.clock);
  const { finishedTasks } = await wishOf(queries, caller);
  return {
    total,
    unread: await unreadNotices(queries, caller),
    items: rows.map((row) => present(row, colleague)),
    mail: { isPossible: services.notices.canMail && email !== '', finishedTasks },
  };
});

const unreadCount = handle('notificationUnreadCount', async (_, caller, { database }) => ({
  unread: await unreadNotices(database.queries, caller),
}));

const read = handle('notificationRead', async ({ body }, caller, { database, clock }) => {
  await markRead(database.queries, caller, body.noticeIds, clock.now());
  return { unread: await unreadNotices(database.queries, caller) };
});

const change = handle('changeEmailNotice', async ({ body: { finishedTasks } }, caller, services) => {
  const { database, notices, clock } = services;
  if (finishedTasks && !notices.canMail) throw new AppError('mailNotConfigured');
  const { email } = await userRecord(database.queries, caller, clock);
  const told = await notices.tellAddress(caller);
  if (finishedTasks !== undefined) await changeWish(database.queries, caller, finishedTasks, email);
  return { ...(await wishOf(database.queries, caller)), told };
});

export const notificationCalls: readonly Registration<NotificationsServices>[] = [list, unreadCount, read, change];

function present(row: NoticeRow, colleague: Awaited<ReturnType<typeof colleaguesOf>>): Notice {
  const { subject, subjectId, name, by, count, molecule, message } = row.facts;
  return {
    noticeId: row.id,
    kind: row.kind,
    subject,
    subjectId,
    name,
    ...(by !== undefined && { by: colleague(by) }),
    ...(count !== undefined && { count }),
    ...(molecule !== undefined && { molecule }),
    ...(message !== undefined && { message }),
    isRead: row.readAt !== null,
    createdAt: row.createdAt.toISOString(),
  };
}
