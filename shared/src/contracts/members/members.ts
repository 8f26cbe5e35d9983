// The users of a tenant and their groups, for its administrator. Where accounts are our own, the gateway handles these calls.

import { Type, type Static } from 'typebox';
import { limits, timeoutsMs } from '../../constants/limits.ts';
import { memberLimits, memberStates } from '../../constants/members.ts';
import { permissions } from '../../constants/modules.ts';
import { defineCall, pageIndexSchema } from '../call.ts';

const common = { access: 'session' } as const;

const change = { ...common, method: 'POST', changesState: true } as const;

const id = Type.String({ minLength: 1, maxLength: 100 });

const text = (longest: number, least = 0) => Type.String({ minLength: least, maxLength: longest });

const ids = Type.Array(id, { maxItems: memberLimits.groupsPerTenant, uniqueItems: true });

const moduleList = Type.Array(Type.Enum([...permissions]), { maxItems: permissions.length, uniqueItems: true });

const pageIndex = Type.Optional(pageIndexSchema);

const pageSize = Type.Optional(Type.Integer({ minimum: 1, maximum: limits.pageSize }));

const search = Type.Optional(text(100));

const moment = Type.String({ format: 'date-time' });

export const memberSchema = Type.Object({
  userId: id,
  userName: Type.String(),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  state: Type.Enum([...memberStates], { description: 'invited: has set no password yet' }),
  isTenantAdmin: Type.Boolean(),
  isSelf: Type.Boolean(),
  groupIds: Type.Array(id),
  permissions: Type.Array(Type.Enum([...permissions]), { description: 'of all groups together' }),
  createdAt: moment,
  lastSignInAt: Type.Union([moment, Type.Null()]),
});

export type Member = Static<typeof memberSchema>;

export const memberList = defineCall({
  ...common,
  method: 'GET',
  path: '/bff/members',
  summary: "The tenant's users, for its administrator (10039)",
  query: Type.Object({
    search,
    state: Type.Optional(Type.Enum([...memberStates])),
    groupId: Type.Optional(id),
    pageIndex,
    pageSize,
  }),
  data: Type.Object({
    isManagedHere: Type.Boolean({ description: 'false where a foreign provider keeps the accounts: no items then' }),
    manageUrl: Type.Union([Type.String({ description: "the provider's own account page" }), Type.Null()]),
    userLimit: Type.Integer({ minimum: 0, description: 'how many users the licence allows' }),
    enabled: Type.Integer({ minimum: 0, description: 'users that count against the limit' }),
    total: Type.Integer({ minimum: 0 }),
    items: Type.Array(memberSchema),
  }),
  example: { query: { pageIndex: 1, pageSize: 20 } },
});

const linkSchema = Type.Object({
  userId: id,
  isMailed: Type.Boolean(),
  link: Type.Union([Type.String({ description: 'shown this once, where no mail was sent' }), Type.Null()]),
  expiresAt: moment,
});

export type PasswordLink = Static<typeof linkSchema>;

export const memberInvite = defineCall({
  ...change,
  path: '/bff/members/invite',
  summary: 'Makes an account and a link to set its first password (70002, 70005, 70010, 70011)',
  body: Type.Object({
    userName: text(memberLimits.userNameLength, 1),
    name: text(memberLimits.nameLength, 1),
    email: text(254, 1),
    phone: Type.Optional(text(40)),
    groupIds: ids,
  }),
  data: linkSchema,
  example: {
    body: { userName: 'new.chemist', name: 'New Chemist', email: 'new.chemist@demo.example', groupIds: [] },
  },
});

const oneMember = Type.Object({ userId: id });

export const memberInviteAgain = defineCall({
  ...change,
  path: '/bff/members/invite-again',
  summary: 'A new link in place of the one that was lost (70008)',
  body: oneMember,
  data: linkSchema,
  example: { body: { userId: 'demo-limited' } },
});

export const memberDisable = defineCall({
  ...change,
  path: '/bff/members/disable',
  summary: "Signs a user out everywhere and lets nobody sign in as them; never the caller's own account (70012)",
  body: oneMember,
  data: Type.Object({ endedSessions: Type.Integer({ minimum: 0 }) }),
  example: { body: { userId: 'demo-limited' } },
});

export const memberEnable = defineCall({
  ...change,
  path: '/bff/members/enable',
  summary: 'Lets a disabled user sign in again, within the limit of the licence (10014)',
  body: oneMember,
  data: Type.Object({ state: Type.Enum([...memberStates]) }),
  example: { body: { userId: 'demo-limited' } },
});

export const memberSetAdministrator = defineCall({
  ...change,
  path: '/bff/members/administrator',
  summary: "Makes a user an administrator, or an administrator a user; never the caller's own account (10012)",
  body: Type.Object({ userId: id, isTenantAdmin: Type.Boolean() }),
  data: Type.Object({
    isTenantAdmin: Type.Boolean(),
    endedSessions: Type.Integer({ minimum: 0, description: 'what a user may do no more ends at once' }),
  }),
  example: { body: { userId: 'demo-limited', isTenantAdmin: false } },
});

export const memberEdit = defineCall({
  ...change,
  path: '/bff/members/edit',
  summary: 'Name, mail address and phone number of a user (993)',
  body: Type.Object({
    userId: id,
    name: text(memberLimits.nameLength, 1),
    email: text(254, 1),
    phone: Type.Optional(text(40)),
  }),
  data: Type.Object({ name: Type.String(), email: Type.String(), phone: Type.String() }),
  example: {
    body: { userId: 'demo-nobody', name: 'New Name', email: 'new.name@demo.example', phone: '' },
  },
});

export const memberDelete = defineCall({
  ...change,
  path: '/bff/members/delete',
  summary: "Erases a user: account, sessions and all of their data, for good; never the caller's own account (70012)",
  body: Type.Object({ userId: id, userName: text(100, 1) }),
  data: Type.Object({ endedSessions: Type.Integer({ minimum: 0 }) }),
  timeoutMs: timeoutsMs.long,
  example: { body: { userId: 'demo-nobody', userName: 'nobody' } },
});

export const memberResetPassword = defineCall({
  ...change,
  path: '/bff/members/reset-password',
  summary: 'Ends password, sessions and API keys of a user, with a link to set a new one; administrators only (10017)',
  body: Type.Object({
    userId: id,
    alsoSecondFactor: Type.Optional(Type.Boolean({ description: 'switches the second factor off, too' })),
  }),
  data: Type.Intersect([linkSchema, Type.Object({ endedSessions: Type.Integer({ minimum: 0 }) })]),
  example: { body: { userId: 'demo-limited' } },
});

export const memberSetGroups = defineCall({
  ...change,
  path: '/bff/members/groups',
  summary: 'Which groups a user is in; counts at the next call of the user',
  body: Type.Object({ userId: id, groupIds: ids }),
  data: Type.Object({ permissions: moduleList }),
  example: { body: { userId: 'demo-limited', groupIds: ['demo-pharma-scoring'] } },
});
