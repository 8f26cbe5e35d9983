// Name, mail address, phone number and country of the caller, and the list that the country comes from.

import { and, ne, or, sql, type SQL } from 'drizzle-orm';
import { countryCodes } from '@app/shared/constants/countries';
import type { BasicInfo } from '@app/shared/contracts/profile/profile';
import { AppError } from '@app/shared/errors/app-error';
import { comparable, mailAddress, phoneNumber } from '@app/shared/rules/account/contact-data';
import type { Queries } from '../../platform/database/database.ts';
import { users } from '../account/schema.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, type ProfileServices } from './services.ts';
import { changeUserRecord, userRecord, type UserRecord } from '../account/user-record.ts';

const userBasicInfo = handle('userBasicInfo', async (_, caller, { database, clock }) =>
  present(await userRecord(database.queries, caller, clock), caller.name),
);

const updateUserBasicInfo = handle('updateUserBasicInfo', async ({ body }, caller, { database, clock }) => {
  const { queries } = database;
  const name = body.name?.trim();
  const email = body.email === undefined ? undefined : mailAddress(body.email);
  const phone = body.phone === undefined ? undefined : phoneNumber(body.phone);
  const problems = [
    ...(name === '' ? ['name'] : []),
    ...(body.email !== undefined && email === undefined ? ['email'] : []),
    ...(body.phone !== undefined && phone === undefined ? ['phone'] : []),
  ];
  if (problems.length > 0) throw new AppError('parameterError', { fields: problems });
  if (await isTaken(queries, caller.userId, { email, phone })) throw new AppError('phoneOrEmailBound');
  const change = {
    ...(name !== undefined && { chineseName: name }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(body.country !== undefined && { country: body.country }),
  };
  if (Object.keys(change).length > 0) await changeUserRecord(queries, caller, change, clock);
  return present(await userRecord(queries, caller, clock), name ?? caller.name);
});

const countries = handle('countries', async (_, { culture }) => {
  const names = new Intl.DisplayNames(culture, { type: 'region' });
  const items = countryCodes.map((code) => ({ code, name: names.of(code) ?? code }));
  const order = new Intl.Collator(culture);
  return { items: items.toSorted((one, other) => order.compare(one.name, other.name)) };
});

export const basicInfoCalls: readonly Registration<ProfileServices>[] = [userBasicInfo, updateUserBasicInfo, countries];

function present(record: UserRecord, name: string): BasicInfo {
  return {
    name: record.chineseName || name || record.userName,
    email: record.email,
    phone: record.phone,
    country: countryCodes.find((code) => code === record.country) ?? null,
  };
}

// A user of several tenants has a record in each of them.
async function isTaken(
  queries: Queries,
  userId: string,
  { email = '', phone = '' }: { email: string | undefined; phone: string | undefined },
): Promise<boolean> {
  const same: SQL[] = [
    ...(email === '' ? [] : [sql`lower(${users.email}) = ${comparable(email)}`]),
    ...(phone === '' ? [] : [sql`${users.phone} = ${comparable(phone)}`]),
  ];
  if (same.length === 0) return false;
  const rows = await queries
    .select({ userId: users.userId })
    .from(users)
    .where(and(ne(users.userId, userId), or(...same)))
    .limit(1);
  return rows.length > 0;
}
