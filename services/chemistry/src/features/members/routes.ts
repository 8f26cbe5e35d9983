// Who of a tenant has signed in, for its administrator: all that is known of accounts that a foreign provider keeps.

import { and, asc, count, eq, ilike, or } from 'drizzle-orm';
import { AppError } from '@app/shared/errors/app-error';
import { users } from '../account/schema.ts';
import { escapeLike } from '../../platform/database/escape-like.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, type MembersServices } from './services.ts';
import { requireAdministrator } from '../account/require-administrator.ts';
import { plainLine } from '../../platform/http/plain-text.ts';

const tenantUserList = handle('tenantUserList', async ({ query }, caller, services) => {
  await requireAdministrator(services, caller);
  const { search = '', pageIndex = 1, pageSize = 20 } = query;
  const part = `%${escapeLike(plainLine(search))}%`;
  const found = and(
    eq(users.tenantId, caller.tenantId),
    or(ilike(users.userName, part), ilike(users.chineseName, part), ilike(users.email, part)),
  );
  const { queries } = services.database;
  const [counted] = await queries.select({ total: count() }).from(users).where(found);
  const rows = await queries
    .select()
    .from(users)
    .where(found)
    .orderBy(asc(users.userName), asc(users.userId))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return {
    total: counted?.total ?? 0,
    items: rows.map(({ userName, chineseName, email, isTenantAdmin, createdAt, syncedAt }) => ({
      userName,
      name: chineseName || userName,
      email,
      isTenantAdmin,
      firstSeenAt: createdAt.toISOString(),
      lastSignInAt: syncedAt.toISOString(),
    })),
  };
});

const tenantUserState = handle('tenantUserState', async ({ body }, caller, services) => {
  await requireAdministrator(services, caller);
  const { userId, isDisabled } = body;
  const [row] = await services.database.queries
    .update(users)
    .set({ isDisabled })
    .where(and(eq(users.tenantId, caller.tenantId), eq(users.userId, userId)))
    .returning({ isDisabled: users.isDisabled });
  if (!row) throw new AppError('dataMissingOrNoAccess');
  return row;
});

export const tenantUserCalls: readonly Registration<MembersServices>[] = [tenantUserList, tenantUserState];
