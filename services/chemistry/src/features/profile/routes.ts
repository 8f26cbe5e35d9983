import { currencies, cultures } from '@app/shared/constants/locale';
import type { UserProfile } from '@app/shared/contracts/profile/profile';
import { AppError } from '@app/shared/errors/app-error';
import type { ConsoleSettings } from '../console/settings.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, type ProfileServices } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { maximumPriceOf } from '../account/settings.ts';
import { mayUseApiKeys, syncUserRecord, userRecord, type UserRecord } from '../account/user-record.ts';

const syncUser = handle('syncUser', async ({ body }, caller, { database, clock }) => {
  // A user may only sync themselves, in their own tenant.
  if (body.userId !== caller.userId || body.tenantId !== caller.tenantId) throw new AppError('dataMissingOrNoAccess');
  const isNew = await syncUserRecord(database.queries, { ...body, ...caller.account }, clock);
  return { userId: body.userId, tenantId: body.tenantId, isNew };
});

const userProfile = handle('userProfile', async (_, caller, { database, clock, console: settings }) =>
  toProfile(await userRecord(database.queries, caller, clock), caller, settings),
);

function toProfile(record: UserRecord, caller: Caller, { pointsRedemptionDays }: ConsoleSettings): UserProfile {
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
    maximumMoleculePrice: maximumPriceOf(record, caller),
    searchPreferences: record.searchPreferences,
    sortValue: record.sortValue,
    conditionOptCollation: record.conditionOptCollation,
    routeDirection: record.routeDirection === 'vertical' ? 'vertical' : 'horizontal',
    isShowReleaseNote: record.isShowReleaseNote,
    isCanPushDH: record.isCanPushDH,
    isOpenApiKey: mayUseApiKeys(record),
    pointsRedemptionDays,
    isNeedApprove: record.isNeedApprove,
    tour: record.tour,
  };
}

export const profileCalls: readonly Registration<ProfileServices>[] = [syncUser, userProfile];
