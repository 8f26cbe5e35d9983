// Sharing inside a tenant: nothing here reads or tells anything of another one (10023).

import { and, asc, eq, ilike, ne, or, sql } from 'drizzle-orm';
import type { Colleague, Share } from '@app/shared/contracts/sharing';
import { AppError } from '@app/shared/errors/app-error';
import { users } from '../account/schema.ts';
import type { SharingServices } from './services.ts';
import { findRoute } from '../tasks/route-store.ts';
import {
  colleaguesById,
  endShare,
  isRouteAlive,
  listShares,
  messageTo,
  peopleOf,
  saveShare,
  shareOfCode,
  type ShareRow,
} from '../tasks/share-store.ts';
import { escapeLike } from '../../platform/database/escape-like.ts';
import { type Owner } from '../../platform/database/owner.ts';
import { findTask, type TaskRow } from '../tasks/task-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { plainLine, plainLines } from '../../platform/http/plain-text.ts';

const listedColleagues = 20;
/** Of one call; more are shared with by a second one, or by a link. */
const peopleOfOneShare = 50;

const userList = handle('userList', async ({ query }, caller, { database }) => {
  stayInTenant(caller, query.tenantId);
  const part = `%${escapeLike(plainLine(query.key ?? ''))}%`;
  const rows = await database.queries
    .select()
    .from(users)
    .where(
      and(
        eq(users.tenantId, caller.tenantId),
        ne(users.userId, caller.userId),
        eq(users.isDisabled, false),
        or(ilike(users.userName, part), ilike(users.chineseName, part), ilike(users.email, part)),
      ),
    )
    .orderBy(sql`length(${users.userName})`, asc(users.userName), asc(users.userId))
    .limit(listedColleagues);
  return { items: rows.map(presentColleague) };
});

const shareToOther = handle('shareToOther', async ({ query }, caller, services) => {
  stayInTenant(caller, query.tenantId);
  const { database, newId, clock } = services;
  const { kind, itemId } = query;
  const task =
    kind === 'task' ? await findTask(database.queries, caller, itemId) : await taskOfRoute(services, caller, itemId);
  const userIds = await colleagues(services, caller, query.userIds);
  const message = query.message === undefined ? undefined : plainLines(query.message);
  const share = await database.transaction((tx) =>
    saveShare(tx, ownerOf(caller), { kind, itemId, task, userIds, message }, { id: newId(), now: clock.now() }),
  );
  return { share: await presentOne(share, caller, services) };
});

const shareRecord = handle('shareRecord', async ({ query }, caller, services) => {
  const { queries } = services.database;
  const share = await shareOfCode(queries, query.shareCode);
  if (!share) throw new AppError('dataMissingOrNoAccess');
  if (share.tenantId !== caller.tenantId) throw new AppError('crossCompanySharing');
  const people = (await peopleOf(queries, [share.id])).get(share.id) ?? [];
  const isFor = share.isOpen || share.userId === caller.userId || people.some(({ userId }) => userId === caller.userId);
  if (share.endedAt !== null) throw new AppError('sharerDeleted');
  if (!isFor) throw new AppError('dataMissingOrNoAccess');
  if (share.kind === 'route' && !(await isRouteAlive(queries, share.itemId))) throw new AppError('sharerDeleted');
  return { share: await presentOne(share, caller, services) };
});

const shareList = handle('shareList', async ({ body }, caller, services) => {
  const { total, rows } = await listShares(services.database.queries, caller, body);
  return { total, items: await presentShares(rows, caller, services) };
});

const shareEnd = handle('shareEnd', async ({ body }, caller, { database, clock }) => {
  const { shareId, userId } = body;
  const ended = await database.transaction((tx) => endShare(tx, caller, shareId, { userId, now: clock.now() }));
  if (ended === undefined) throw new AppError('dataMissingOrNoAccess');
  return { ended };
});

export const sharingCalls: readonly Registration<SharingServices>[] = [
  userList,
  shareToOther,
  shareRecord,
  shareList,
  shareEnd,
];

/** Throws `crossCompanySharing` for another tenant than the caller's. */
export function stayInTenant(caller: Caller, tenantId: string | undefined): void {
  if (tenantId !== undefined && tenantId !== caller.tenantId) throw new AppError('crossCompanySharing');
}

async function taskOfRoute({ database }: SharingServices, caller: Caller, routeId: string): Promise<TaskRow> {
  return (await findRoute(database.queries, caller, routeId)).task;
}

/** The users that are named. One that the tenant does not have is of another: which one is not told. */
export async function colleagues(
  { database }: Pick<SharingServices, 'database'>,
  caller: Caller,
  named: string | undefined,
): Promise<string[]> {
  if (named === undefined) return [];
  const wanted = [...new Set(named.split(',').map((one) => one.trim()))].filter((one) => one !== '');
  if (wanted.length === 0 || wanted.length > peopleOfOneShare || wanted.includes(caller.userId))
    throw new AppError('parameterError', { problems: [`userIds: 1 to ${peopleOfOneShare} colleagues`] });
  const known = await colleaguesById(database.queries, caller.tenantId, wanted);
  if (known.length < wanted.length) throw new AppError('crossCompanySharing');
  return wanted;
}

async function presentOne(share: ShareRow, caller: Caller, services: SharingServices): Promise<Share> {
  const [presented] = await presentShares([share], caller, services);
  if (!presented) throw new AppError('sharerDeleted');
  return presented;
}

/** As the caller may see them; a share whose task is gone is left out. */
async function presentShares(rows: readonly ShareRow[], caller: Caller, services: SharingServices): Promise<Share[]> {
  const { queries } = services.database;
  const people = await peopleOf(
    queries,
    rows.map((row) => row.id),
  );
  const ids = [...rows, ...[...people.values()].flat()].map((one) => one.userId);
  const records = await colleaguesById(queries, caller.tenantId, [...new Set(ids)]);
  const byId = new Map(records.map((record) => [record.userId, presentColleague(record)]));
  const colleague = (userId: string): Colleague =>
    byId.get(userId) ?? { userId, userName: userId, name: '', email: '' };
  const presented = rows.map(async (row): Promise<Share[]> => {
    const task = await findTask(queries, { tenantId: row.tenantId, userId: row.userId }, row.taskId).catch(
      () => undefined,
    );
    if (!task) return [];
    const isMine = row.userId === caller.userId;
    const { id: shareId, code: shareCode, kind, itemId, routeType, isOpen } = row;
    const named = people.get(row.id) ?? [];
    const message = messageTo(caller, row, named);
    return [
      {
        shareId,
        shareCode,
        kind,
        itemId,
        routeType,
        isOpen,
        isMine,
        name: task.name,
        target: presentMolecule(services.names, task.target),
        sharedBy: colleague(row.userId),
        people: isMine
          ? named.map((one) => ({ ...colleague(one.userId), ...(one.message !== '' && { message: one.message }) }))
          : [],
        ...(message !== '' && { message }),
        createdAt: row.createdAt.toISOString(),
      },
    ];
  });
  return (await Promise.all(presented)).flat();
}

export function presentColleague({ userId, userName, chineseName, email }: typeof users.$inferSelect): Colleague {
  return { userId, userName, name: chineseName, email };
}

function ownerOf({ tenantId, userId }: Caller): Owner {
  return { tenantId, userId };
}
