// API keys: a program signs calls with `Authorization: ApiKey …` (decisions section 8).
// Spec: not shown. The fields of a key, its limits and the call that revokes it are our choice.

import { Type, type Static } from 'typebox';
import { limits } from '../constants/limits.ts';
import { permissions } from '../constants/modules.ts';
import { defineCall } from './call.ts';

const dateTime = Type.String({ format: 'date-time' });
const keyIdSchema = Type.String({ pattern: '^[0-9A-Za-z]{11}$' });
/** The features a key opens, by permission code; never more than its owner holds at the moment of a call. */
const modulesSchema = Type.Array(Type.Enum(permissions), { minItems: 1, uniqueItems: true });

export const apiKeySchema = Type.Object({
  id: keyIdSchema,
  name: Type.String(),
  prefix: Type.String({ description: 'how the key begins, to recognise it by' }),
  modules: Type.Array(Type.Enum(permissions)),
  createdAt: dateTime,
  expiresAt: dateTime,
  lastUsedAt: Type.Union([dateTime, Type.Null()], { description: 'to the minute; null for a key never used' }),
  revokedAt: Type.Union([dateTime, Type.Null()]),
});
export type ApiKey = Static<typeof apiKeySchema>;

const exampleKey: ApiKey = {
  id: '0Hq3kT9xLmZ',
  name: 'ELN import',
  prefix: 'syn_0Hq3kT9xLmZ',
  modules: ['retrosynthesis'],
  createdAt: '2026-01-05T08:00:00.000Z',
  expiresAt: '2026-04-05T08:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
};

export const apiKeyList = defineCall({
  method: 'GET',
  path: '/api/common/apikey',
  summary: "The caller's API keys, live ones first, then the newest; 100 at most",
  access: 'session',
  data: Type.Object({ items: Type.Array(apiKeySchema) }),
  example: { data: { items: [exampleKey] } },
});

export const apiKeyCreate = defineCall({
  method: 'POST',
  path: '/api/common/apikey/create',
  summary: 'Creates an API key and shows its secret, this once',
  access: 'session',
  changesState: true,
  body: Type.Object({
    name: Type.String({ minLength: 1, maxLength: limits.apiKeyNameLength, pattern: '\\S' }),
    modules: modulesSchema,
    expiresInDays: Type.Integer({ minimum: 1, maximum: limits.apiKeyDays }),
  }),
  data: Type.Object({
    key: apiKeySchema,
    secret: Type.String({ description: 'the whole key, for the Authorization header; it is kept nowhere' }),
  }),
  example: { body: { name: 'ELN import', modules: ['retrosynthesis'], expiresInDays: 90 } },
});

export const apiKeyModules = defineCall({
  method: 'GET',
  path: '/api/common/apikey/module',
  summary: 'Modules the caller may give an API key: those the caller holds',
  access: 'session',
  data: Type.Object({ modules: Type.Array(Type.Enum(permissions)) }),
  example: { data: { modules: ['retrosynthesis', 'sascore'] } },
});

export const apiKeyRevoke = defineCall({
  method: 'POST',
  path: '/api/common/apikey/revoke',
  summary: 'Ends an API key at once',
  access: 'session',
  changesState: true,
  body: Type.Object({ id: keyIdSchema }),
  data: apiKeySchema,
  example: { body: { id: exampleKey.id } },
});

/** Why a key is refused: details of the 401. */
export const apiKeyRefusals = ['unknown', 'expired', 'revoked'] as const;
export type ApiKeyRefusal = (typeof apiKeyRefusals)[number];

/** The gateway asks whose key this is. 401 with a reason in its details for a key that is not valid. */
export const apiKeyVerify = defineCall({
  method: 'POST',
  path: '/api/common/apikey/verify',
  summary: 'Whose API key this is, and what it opens',
  access: 'session',
  internal: true,
  body: Type.Object({
    keyHash: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the whole key, hexadecimal' }),
  }),
  data: Type.Object({
    keyId: keyIdSchema,
    modules: Type.Array(Type.Enum(permissions)),
    user: Type.Object({
      id: Type.String(),
      userName: Type.String(),
      name: Type.String(),
      tenantId: Type.String(),
    }),
  }),
});

/** The gateway ends the keys of a user whose password an administrator reset. */
export const apiKeyRevokeAll = defineCall({
  method: 'POST',
  path: '/api/common/apikey/revoke-all',
  summary: 'Ends all API keys of a user at once',
  access: 'session',
  internal: true,
  changesState: true,
  body: Type.Object({ userId: Type.String({ minLength: 1 }), tenantId: Type.String({ minLength: 1 }) }),
  data: Type.Object({ revoked: Type.Integer({ minimum: 0, description: 'that were valid until now' }) }),
});
