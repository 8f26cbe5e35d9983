// Groups of a tenant, and what its administrator may do with the data of its users.

import { Type, type Static } from 'typebox';
import { limits, timeoutsMs } from '../../constants/limits.ts';
import { memberLimits } from '../../constants/members.ts';
import { permissions } from '../../constants/modules.ts';
import { defineCall, pageIndexSchema } from '../call.ts';

const common = { access: 'session' } as const;

const change = { ...common, method: 'POST', changesState: true } as const;

const id = Type.String({ minLength: 1, maxLength: 100 });

const text = (longest: number, least = 0) => Type.String({ minLength: least, maxLength: longest });

const moduleList = Type.Array(Type.Enum([...permissions]), { maxItems: permissions.length, uniqueItems: true });

const pageIndex = Type.Optional(pageIndexSchema);

const pageSize = Type.Optional(Type.Integer({ minimum: 1, maximum: limits.pageSize }));

const search = Type.Optional(text(100));

const moment = Type.String({ format: 'date-time' });

export const memberGroupSchema = Type.Object({
  groupId: id,
  name: Type.String(),
  permissions: moduleList,
  members: Type.Integer({ minimum: 0 }),
});

export type MemberGroup = Static<typeof memberGroupSchema>;

export const memberGroupList = defineCall({
  ...common,
  method: 'GET',
  path: '/bff/member-groups',
  summary: "The tenant's groups with their modules",
  data: Type.Object({ items: Type.Array(memberGroupSchema) }),
  example: {},
});

export const memberGroupSave = defineCall({
  ...change,
  path: '/bff/member-groups/save',
  summary: 'Makes a group, or changes name and modules of one (70001)',
  body: Type.Object({
    groupId: Type.Optional(id),
    name: text(memberLimits.groupNameLength, 1),
    permissions: moduleList,
  }),
  data: memberGroupSchema,
  example: { body: { name: 'Scoring', permissions: ['sascore', 'statistics'] } },
});

export const memberGroupDelete = defineCall({
  ...change,
  path: '/bff/member-groups/delete',
  summary: 'Deletes a group; its users lose the modules that no other group of theirs gives',
  body: Type.Object({ groupId: id }),
  data: Type.Object({ deleted: Type.Integer({ minimum: 0 }) }),
  example: { body: { groupId: 'demo-pharma-scoring' } },
});

export const tenantUserSchema = Type.Object({
  userName: Type.String(),
  name: Type.String(),
  email: Type.String(),
  isTenantAdmin: Type.Boolean(),
  firstSeenAt: moment,
  lastSignInAt: moment,
});

export type TenantUser = Static<typeof tenantUserSchema>;

export const tenantUserErase = defineCall({
  ...change,
  path: '/api/common/tenant-user-erase',
  summary:
    'Erases all data of a user of the tenant for good, for its administrator (10039); nothing known of them: 10022',
  body: Type.Object({ userId: id }),
  data: Type.Object({
    rows: Type.Integer({ minimum: 0, description: 'that went or lost the name; 0 where it was done before' }),
  }),
  timeoutMs: timeoutsMs.long,
  example: { body: { userId: 'demo-nobody' } },
});

export const tenantUserState = defineCall({
  ...change,
  path: '/api/common/tenant-user-state',
  summary: 'Nobody shares with a user who is disabled; for the administrator (10039), who never came: 10022',
  body: Type.Object({ userId: id, isDisabled: Type.Boolean() }),
  data: Type.Object({ isDisabled: Type.Boolean() }),
  example: { body: { userId: 'demo-nobody', isDisabled: false } },
});

export const tenantUserList = defineCall({
  ...common,
  method: 'GET',
  path: '/api/common/tenant-user-list',
  summary:
    'Who of the tenant has signed in, for its administrator: where a foreign provider keeps the accounts (10039)',
  query: Type.Object({ search, pageIndex, pageSize }),
  data: Type.Object({ total: Type.Integer({ minimum: 0 }), items: Type.Array(tenantUserSchema) }),
  example: { query: { pageIndex: 1, pageSize: 20 } },
});
