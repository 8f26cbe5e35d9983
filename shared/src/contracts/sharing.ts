// Sharing inside a tenant. Spec: the two calls and their errors; the rest is our choice.

import { Type, type Static } from 'typebox';
import { limits } from '../constants/limits.ts';
import { permissions } from '../constants/modules.ts';
import { defineCall, pageIndexSchema } from './call.ts';
import { askingModuleSchema, routeTypes } from './retrosynthesis.ts';
import { moleculeSchema } from './structure/structure.ts';

/** `task`: all routes of a search. */
export const shareKinds = ['route', 'task'] as const;
export type ShareKind = (typeof shareKinds)[number];
export const shareDirections = ['byMe', 'withMe'] as const;
export type ShareDirection = (typeof shareDirections)[number];

const userIdSchema = Type.String({ minLength: 1, maxLength: 200 });
const shareIdSchema = Type.String({ format: 'uuid' });
const exampleId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02';

export const colleagueSchema = Type.Object({
  userId: userIdSchema,
  userName: Type.String(),
  name: Type.String({ description: 'empty where nobody gave one' }),
  email: Type.String(),
});
export type Colleague = Static<typeof colleagueSchema>;

const messageSchema = Type.String({ description: 'of the sharer, plain text' });

export const shareSchema = Type.Object({
  shareId: shareIdSchema,
  shareCode: Type.String({ description: 'for a link; it opens nothing outside the tenant' }),
  kind: Type.Enum(shareKinds),
  /** Of the route or the task. */
  itemId: Type.String({ format: 'uuid' }),
  routeType: Type.Enum(routeTypes),
  name: Type.String({ description: 'of the task; a shared route carries it too' }),
  target: moleculeSchema,
  sharedBy: colleagueSchema,
  people: Type.Array(Type.Intersect([colleagueSchema, Type.Object({ message: Type.Optional(messageSchema) })]), {
    description: 'whom it is shared with by name, with the newest message to each; known to the sharer alone',
  }),
  isOpen: Type.Boolean({ description: 'anybody of the tenant who has the link may read it' }),
  isMine: Type.Boolean(),
  message: Type.Optional(
    Type.String({ description: 'the newest to the caller; to the sharer the newest to those who have the link' }),
  ),
  createdAt: Type.String({ format: 'date-time' }),
});
export type Share = Static<typeof shareSchema>;

export const shareToOther = defineCall({
  method: 'GET',
  path: '/api/common/share-to-other',
  summary: 'Shares a route, or all routes of a task, with colleagues, or by a link with all of the tenant',
  access: 'session',
  changesState: true,
  query: Type.Object({
    kind: Type.Enum(shareKinds),
    itemId: Type.String({ format: 'uuid' }),
    userIds: Type.Optional(
      Type.String({ maxLength: 8_000, description: 'colleagues, separated by commas; left out: whoever has the link' }),
    ),
    message: Type.Optional(
      Type.String({
        maxLength: limits.shareMessageLength,
        description: 'plain text to those colleagues, or to all who have the link; left out: the former one stays',
      }),
    ),
    tenantId: Type.Optional(Type.String({ maxLength: 200, description: "refused unless it is the caller's own" })),
    routeType: Type.Optional(askingModuleSchema),
  }),
  data: Type.Object({ share: shareSchema }),
  example: { query: { kind: 'route', itemId: exampleId } },
});

export const shareRecord = defineCall({
  method: 'GET',
  path: '/api/common/get-share-record',
  summary: 'Opens a share by its code',
  access: 'session',
  query: Type.Object({ shareCode: Type.String({ minLength: 1, maxLength: 64 }) }),
  data: Type.Object({ share: shareSchema }),
  example: { query: { shareCode: 'q4f0vQ2t3m1xkz7l9w8sUA' } },
});

export const shareList = defineCall({
  method: 'POST',
  path: '/api/common/share-list',
  summary: 'What the caller shares, or what colleagues share with the caller by name, newest first',
  access: 'session',
  body: Type.Object({
    direction: Type.Enum(shareDirections),
    itemId: Type.Optional(Type.String({ format: 'uuid' })),
    pageIndex: pageIndexSchema,
    pageSize: Type.Integer({ minimum: 1, maximum: limits.pageSize }),
  }),
  data: Type.Object({ total: Type.Integer(), items: Type.Array(shareSchema) }),
  example: { body: { direction: 'byMe', pageIndex: 1, pageSize: 20 } },
});

export const shareEnd = defineCall({
  method: 'POST',
  path: '/api/common/share-end',
  summary: 'Takes a share back, from everybody or from one colleague',
  access: 'session',
  changesState: true,
  body: Type.Object({ shareId: shareIdSchema, userId: Type.Optional(userIdSchema) }),
  data: Type.Object({ ended: Type.Boolean({ description: 'nobody reads it any more' }) }),
  example: { body: { shareId: exampleId } },
});

export const userList = defineCall({
  method: 'GET',
  path: '/api/common/get-user-list',
  summary: 'Colleagues of the same tenant by name or mail, the best match first; 20 at most',
  access: 'session',
  query: Type.Object({
    key: Type.Optional(Type.String({ maxLength: 100 })),
    tenantId: Type.Optional(Type.String({ maxLength: 200, description: "refused unless it is the caller's own" })),
    module: Type.Optional(Type.Enum(permissions, { description: 'marks who does not hold it' })),
  }),
  data: Type.Object({
    items: Type.Array(
      Type.Intersect([
        colleagueSchema,
        Type.Object({
          lacksModule: Type.Optional(Type.Boolean({ description: 'does not hold the module that was asked for' })),
        }),
      ]),
    ),
  }),
  example: { query: { key: 'chen' } },
});
