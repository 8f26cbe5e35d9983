import { Type, type Static } from 'typebox';
import { cultures, currencies } from '../constants/locale.ts';
import { timeoutsMs } from '../constants/limits.ts';
import { accountTypes, type AccountType } from '../constants/modules.ts';
import { defineCall, plannedCall } from './call.ts';

/** User sync payload (specification section 3). */
export const syncUserSchema = Type.Object({
  userId: Type.String({ minLength: 1, maxLength: 200 }),
  tenantId: Type.String({ minLength: 1, maxLength: 200 }),
  userName: Type.String({ maxLength: 200 }),
  phone: Type.String({ maxLength: 50 }),
  chineseName: Type.String({ maxLength: 200 }),
  email: Type.String({ maxLength: 320 }),
  externalSource: Type.Union([Type.Integer(), Type.Null()]),
  externalUserId: Type.Union([Type.String(), Type.Null()]),
  userGroups: Type.Array(Type.String()),
});
export type SyncUser = Static<typeof syncUserSchema>;

export const syncUser = defineCall({
  method: 'POST',
  path: '/api/common/sync-user',
  summary: 'Makes or updates the user record at sign-in; the user may only sync themselves',
  access: 'session',
  changesState: true,
  body: syncUserSchema,
  data: Type.Object({ userId: Type.String(), tenantId: Type.String(), isNew: Type.Boolean() }),
  example: {
    body: {
      userId: 'u-1',
      tenantId: 't-1',
      userName: 'chemist',
      phone: '',
      chineseName: '',
      email: 'chemist@example.com',
      externalSource: null,
      externalUserId: null,
      userGroups: [],
    },
  },
});

/** User setting (specification section 3). */
export const userProfileSchema = Type.Object({
  currentUser: Type.Object({
    id: Type.String(),
    tenantId: Type.String(),
    userName: Type.String(),
    name: Type.String(),
  }),
  userBasicInfo: Type.Object({
    customerName: Type.String(),
    isTenantAdmin: Type.Boolean(),
    accountType: Type.Enum(Object.keys(accountTypes) as AccountType[]),
    expirationDate: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
    creationTime: Type.String({ format: 'date-time' }),
    externalSource: Type.Union([Type.Integer(), Type.Null()]),
  }),
  language: Type.Union([Type.Enum(cultures), Type.Null()]),
  currency: Type.Union([Type.Enum(currencies), Type.Null()]),
  maximumMoleculePrice: Type.Union([Type.Integer({ description: 'minor units' }), Type.Null()]),
  sortValue: Type.String(),
  conditionOptCollation: Type.String(),
  routeDirection: Type.Enum(['horizontal', 'vertical']),
  isShowReleaseNote: Type.Boolean(),
  isCanPushDH: Type.Boolean(),
  pointsRedemptionDays: Type.Integer(),
  isOpenApiKey: Type.Boolean(),
  isNeedApprove: Type.Boolean(),
});
export type UserProfile = Static<typeof userProfileSchema>;

export const userProfile = defineCall({
  method: 'GET',
  path: '/api/common/user-profile',
  summary: "The caller's settings and basic information",
  access: 'session',
  openToExpired: true,
  data: userProfileSchema,
});

export const settingKeys = ['Language', 'Currency', 'RouteDirection', 'SortValue', 'IsCanPushDH'] as const;

export const changeSetting = defineCall({
  method: 'GET',
  path: '/api/common/change-setting/{key}/{value}',
  summary: 'Changes one setting of the caller',
  access: 'session',
  openToExpired: true,
  changesState: true,
  params: Type.Object({ key: Type.Enum(settingKeys), value: Type.String({ minLength: 1, maxLength: 100 }) }),
  data: Type.Object({ key: Type.String(), value: Type.String() }),
  example: { params: { key: 'Language', value: 'en' } },
});

/** Runtime config (specification section 3): no secret, no sign-in needed. */
export const runtimeConfigSchema = Type.Object({
  productName: Type.String(),
  version: Type.String(),
  deployment: Type.Enum(['enterprise', 'domestic', 'universal']),
  authServer: Type.String(),
  elnEnabled: Type.Boolean(),
  updateNotice: Type.Boolean(),
  inquiry: Type.Boolean(),
  thirdPartyOptions: Type.Object({
    realTimePrice: Type.Boolean(),
    scilligenceHost: Type.Union([Type.String(), Type.Null()]),
    pharma: Type.Union([
      Type.Object({ helpCenterLink: Type.String(), adminEmail: Type.String(), thirdPartyName: Type.String() }),
      Type.Null(),
    ]),
  }),
});
export type RuntimeConfig = Static<typeof runtimeConfigSchema>;

/** Answered by the gateway: it is the gateway's configuration. */
export const runtimeConfig = defineCall({
  method: 'GET',
  path: '/api/common/config',
  summary: 'Runtime configuration of this deployment',
  access: 'public',
  data: runtimeConfigSchema,
});

const planned = (method: 'GET' | 'POST', name: string, summary: string, changesState = false) =>
  plannedCall({ method, path: `/api/common/${name}`, summary, access: 'session', changesState });

export const changeEmailNotice = planned('POST', 'change-email-notice', 'Which mails the caller wants', true);
export const clearCache = planned('GET', 'clear-cache', "Drops the caller's cached answers", true);
export const updateUserBasicInfo = planned(
  'POST',
  'update-user-basic-info',
  "Changes the caller's basic information",
  true,
);
export const userBenefits = planned('GET', 'user-benefits', 'What the account holds and has used, by module');
export const feedbackList = planned('POST', 'feedback/list', "The caller's feedback");
export const feedbackCreate = planned('POST', 'feedback', 'Sends feedback', true);
export const feedbackUpload = plannedCall({
  method: 'POST',
  path: '/api/common/feedback/upload',
  summary: 'A picture for feedback',
  access: 'session',
  takes: 'multipart',
  upload: 'picture',
  timeoutMs: timeoutsMs.long,
  changesState: true,
});
