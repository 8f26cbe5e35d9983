import { Type, type Static } from 'typebox';
import { countryCodes } from '../../constants/countries.ts';
import { cultures, currencies } from '../../constants/locale.ts';
import { limits, timeoutsMs } from '../../constants/limits.ts';
import { accountTypes, type AccountType } from '../../constants/modules.ts';
import { defineCall } from '../call.ts';

/** User sync payload (specification section 3). */
export const syncUserSchema = Type.Object({
  userId: Type.String({ minLength: 1, maxLength: 200 }),
  tenantId: Type.String({ minLength: 1, maxLength: 200 }),
  userName: Type.String({ maxLength: 200 }),
  phone: Type.String({ maxLength: 50 }),
  chineseName: Type.String({ maxLength: 200 }),
  email: Type.String({ maxLength: 320 }),
  externalSource: Type.Union([Type.Integer({ minimum: 0, maximum: limits.wholeNumber }), Type.Null()]),
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
      userId: 'demo-chemist',
      tenantId: 'demo-pharma',
      userName: 'chemist',
      phone: '+8613800000001',
      chineseName: '陈玮 Chen Wei',
      email: 'chemist@demo.example',
      externalSource: null,
      externalUserId: null,
      userGroups: [],
    },
  },
});

/** The tour through the product: not begun, home seen and a first result still to come, over. */
export const tourStates = ['start', 'result', 'done'] as const;
export type TourState = (typeof tourStates)[number];

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
  maximumMoleculePrice: Type.Union([
    Type.Integer({ description: "minor units of the caller's currency for a gram" }),
    Type.Null(),
  ]),
  searchPreferences: Type.Union([
    Type.String({ description: 'what new searches prefer, as `SearchPreferences` takes it (rules/preferences.ts)' }),
    Type.Null(),
  ]),
  sortValue: Type.String(),
  conditionOptCollation: Type.String(),
  routeDirection: Type.Enum(['horizontal', 'vertical']),
  isShowReleaseNote: Type.Boolean(),
  isCanPushDH: Type.Boolean(),
  pointsRedemptionDays: Type.Integer(),
  isOpenApiKey: Type.Boolean(),
  isNeedApprove: Type.Boolean(),
  tour: Type.Enum(tourStates),
});
export type UserProfile = Static<typeof userProfileSchema>;

export const ownData = defineCall({
  method: 'GET',
  path: '/api/common/own-data',
  summary: 'All that the service keeps of the caller, as one JSON document to download',
  access: 'session',
  gives: 'blob',
  navigable: true,
  timeoutMs: timeoutsMs.long,
  example: {},
});

export const userProfile = defineCall({
  method: 'GET',
  path: '/api/common/user-profile',
  summary: "The caller's settings and basic information",
  access: 'session',
  openToExpired: true,
  data: userProfileSchema,
});

export const settingKeys = [
  'Language',
  'Currency',
  'RouteDirection',
  'SortValue',
  'IsCanPushDH',
  'IsShowReleaseNote',
  'IsApprove',
  'MaximumMoleculePrice',
  'ConditionOptCollation',
  'Tour',
  'SearchPreferences',
] as const;

/** The value of SearchPreferences that says nothing. */
export const noSearchPreferences = 'usual';
/** The value of MaximumMoleculePrice that lifts the limit. */
export const noMaximumPrice = 'none';
/** The highest price a gram that may be set: ten million, in minor units. */
export const highestMaximumPrice = 1_000_000_000;
export const conditionCollations = ['rank', 'predicted', 'solvent'] as const;
export type ConditionCollation = (typeof conditionCollations)[number];

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
  contact: Type.Object(
    {
      name: Type.String(),
      email: Type.String(),
      phone: Type.String(),
      address: Type.Object({ 'zh-CN': Type.String(), en: Type.String() }),
      url: Type.String(),
      takesMessages: Type.Boolean({ description: 'contact-send takes messages' }),
    },
    { description: 'how those who run this deployment are reached; what is not configured is empty' },
  ),
  /** This server is for testers: it has their page. */
  testerPages: Type.Boolean(),
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

/** Handled by the gateway: it is the gateway's configuration. */
export const runtimeConfig = defineCall({
  method: 'GET',
  path: '/api/common/config',
  summary: 'Runtime configuration of this deployment',
  access: 'public',
  data: runtimeConfigSchema,
});

export const clearCache = defineCall({
  method: 'GET',
  path: '/api/common/clear-cache',
  summary: "Drops the caller's cached answers; the page drops its own with them",
  access: 'session',
  openToExpired: true,
  changesState: true,
  data: Type.Object({ cleared: Type.Integer({ minimum: 0, description: 'answers that the service had kept' }) }),
});

/** How to reach somebody, and where they work. */
export const basicInfoSchema = Type.Object({
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  country: Type.Union([Type.Enum(countryCodes), Type.Null()]),
});
export type BasicInfo = Static<typeof basicInfoSchema>;

export const userBasicInfo = defineCall({
  method: 'GET',
  path: '/api/common/user-basic-info',
  summary: "The caller's name, mail address, phone number and country",
  access: 'session',
  openToExpired: true,
  data: basicInfoSchema,
});

/** Between page, gateway and identity provider alone. */
const proof = (description: string) => Type.String({ minLength: 1, maxLength: 200, description });

export const updateUserBasicInfo = defineCall({
  method: 'POST',
  path: '/api/common/update-user-basic-info',
  summary: "Changes the caller's basic information; phone number and mail address belong to one account only (993)",
  access: 'session',
  openToExpired: true,
  changesState: true,
  body: Type.Object({
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    email: Type.Optional(Type.String({ minLength: 3, maxLength: 254 })),
    phone: Type.Optional(Type.String({ maxLength: 40 })),
    country: Type.Optional(Type.Union([Type.Enum(countryCodes), Type.Null()])),
    password: Type.Optional(proof("the caller's, needed for another mail address or phone number (70013)")),
    code: Type.Optional(proof('of the second factor where it is on, needed with the password (995)')),
    emailCode: Type.Optional(proof('that was sent to the new mail address; alone, it confirms the address (995)')),
  }),
  data: Type.Object({
    ...basicInfoSchema.properties,
    pendingEmail: Type.Optional(Type.String({ description: 'new mail address, once its code comes back' })),
  }),
  example: { body: { country: 'CN' } },
});

export const countries = defineCall({
  method: 'GET',
  path: '/api/common/countries',
  summary: "Countries and regions by their ISO 3166 code, named and sorted in the caller's language",
  access: 'session',
  openToExpired: true,
  data: Type.Object({
    items: Type.Array(Type.Object({ code: Type.Enum(countryCodes), name: Type.String() })),
  }),
});
