import { currencies, cultures } from '@app/shared/constants/locale';
import type { settingKeys, UserProfile } from '@app/shared/contracts/profile';
import { routeSorts } from '@app/shared/contracts/routes';
import { AppError } from '@app/shared/errors/app-error';
import { answer, type Registration } from './calls.ts';
import type { Caller } from './caller.ts';
import {
  accountDefaults,
  changeUserRecord,
  mayUseApiKeys,
  syncUserRecord,
  userRecord,
  type UserRecord,
} from './user-record.ts';

const syncUser = answer('syncUser', async ({ body }, caller, { database, clock }) => {
  // A user may only sync themselves, in their own tenant.
  if (body.userId !== caller.userId || body.tenantId !== caller.tenantId) throw new AppError('dataMissingOrNoAccess');
  const isNew = await syncUserRecord(database.queries, { ...body, ...caller.account }, clock);
  return { userId: body.userId, tenantId: body.tenantId, isNew };
});

const userProfile = answer('userProfile', async (_, caller, { database, clock }) =>
  toProfile(await userRecord(database.queries, caller, clock), caller),
);

function toProfile(record: UserRecord, caller: Caller): UserProfile {
  return {
    currentUser: {
      id: record.userId,
      tenantId: record.tenantId,
      userName: record.userName,
      name: caller.name || record.chineseName || record.userName,
    },
    userBasicInfo: {
      customerName: record.customerName ?? record.tenantId,
      isTenantAdmin: record.isTenantAdmin,
      accountType: record.accountType,
      expirationDate: record.expiresAt?.toISOString() ?? null,
      creationTime: (record.accountCreatedAt ?? record.createdAt).toISOString(),
      externalSource: record.externalSource,
    },
    language: cultures.find((one) => one === record.language) ?? null,
    currency: currencies.find((one) => one === record.currency) ?? null,
    maximumMoleculePrice: null,
    sortValue: record.sortValue,
    conditionOptCollation: '',
    routeDirection: record.routeDirection === 'vertical' ? 'vertical' : 'horizontal',
    isShowReleaseNote: false,
    isCanPushDH: record.isCanPushDH,
    isOpenApiKey: mayUseApiKeys(record),
    ...accountDefaults,
  };
}

type SettingKey = (typeof settingKeys)[number];
type SettingColumn = 'language' | 'currency' | 'routeDirection' | 'sortValue' | 'isCanPushDH';

const settings: Record<SettingKey, { column: SettingColumn; values: readonly string[] }> = {
  Language: { column: 'language', values: cultures },
  Currency: { column: 'currency', values: currencies },
  RouteDirection: { column: 'routeDirection', values: ['horizontal', 'vertical'] },
  SortValue: { column: 'sortValue', values: routeSorts },
  IsCanPushDH: { column: 'isCanPushDH', values: ['true', 'false'] },
};

const changeSetting = answer('changeSetting', async ({ params: { key, value } }, caller, { database, clock }) => {
  const { column, values } = settings[key];
  if (!values.includes(value)) throw new AppError('parameterError');
  const change = column === 'isCanPushDH' ? { [column]: value === 'true' } : { [column]: value };
  await changeUserRecord(database.queries, caller, change, clock);
  return { key, value };
});

export const profileCalls: readonly Registration[] = [syncUser, userProfile, changeSetting];
