// API keys of a user, and whose key it is that a program shows the gateway.

import { randomBytes } from 'node:crypto';
import { permissions } from '@app/shared/constants/modules';
import type { ApiKey, ApiKeyRefusal } from '@app/shared/contracts/api-keys';
import { AppError } from '@app/shared/errors/app-error';
import {
  apiKeyIdBytes,
  apiKeyPrefix,
  apiKeySecretBytes,
  writeApiKey,
  writeApiKeyId,
} from '@app/shared/rules/account/api-key';
import type { ApiKeysServices } from './services.ts';
import {
  addApiKey,
  findApiKey,
  hashOfApiKey,
  listApiKeys,
  noteUse,
  revokeApiKey,
  revokeApiKeys,
  type ApiKeyRow,
} from './store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, handleGateway } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { mayUseApiKeys, userRecord, type UserRecord } from '../account/user-record.ts';

const dayMs = 24 * 60 * 60_000;

const list = handle('apiKeyList', async (_, caller, services) => {
  await requireApiKeys(caller, services);
  const rows = await listApiKeys(services.database.queries, caller, services.clock.now());
  return { items: rows.map(present) };
});

// Which of them the caller holds, the gateway knows and keeps.
const modules = handle('apiKeyModules', async (_, caller, services) => {
  await requireApiKeys(caller, services);
  return { modules: [...permissions] };
});

// Two keys may have the same name: a new one takes over from an old one that still works.
const create = handle('apiKeyCreate', async ({ body }, caller, services) => {
  await requireApiKeys(caller, services);
  const id = writeApiKeyId(randomBytes(apiKeyIdBytes));
  const secret = writeApiKey(id, randomBytes(apiKeySecretBytes));
  const createdAt = services.clock.now();
  const row = await addApiKey(services.database, {
    id,
    tenantId: caller.tenantId,
    userId: caller.userId,
    name: body.name.trim(),
    keyHash: hashOfApiKey(secret),
    modules: body.modules,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + body.expiresInDays * dayMs),
  });
  return { key: present(row), secret };
});

// Open to every account: a key that got loose can be ended whatever became of the subscription.
const revoke = handle('apiKeyRevoke', async ({ body }, caller, { database, clock }) => {
  const row = await revokeApiKey(database.queries, caller, body.id, clock.now());
  if (!row) throw new AppError('dataNotFound');
  return present(row);
});

const verify = handleGateway('apiKeyVerify', async ({ body }, { database, clock }) => {
  const now = clock.now();
  const found = await findApiKey(database.queries, body.keyHash);
  if (!found) throw refusal('unknown');
  const { key, user } = found;
  if (key.revokedAt !== null) throw refusal('revoked');
  if (key.expiresAt <= now) throw refusal('expired');
  if (!mayUseApiKeys(user)) throw new AppError('featureNotPermitted');
  await noteUse(database.queries, key, now);
  return { keyId: key.id, modules: key.modules, user: presentUser(user) };
});

const revokeAll = handleGateway('apiKeyRevokeAll', async ({ body }, { database, clock }) => ({
  revoked: await revokeApiKeys(database.queries, body, clock.now()),
}));

export const apiKeyCalls: readonly Registration<ApiKeysServices>[] = [list, create, modules, revoke, revokeAll, verify];

async function requireApiKeys(caller: Caller, { database, clock }: ApiKeysServices): Promise<void> {
  const record = await userRecord(database.queries, caller, clock);
  if (!mayUseApiKeys(record)) throw new AppError('featureNotPermitted');
}

function refusal(reason: ApiKeyRefusal): AppError {
  return new AppError('unauthorized', { reason });
}

function present(row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    prefix: apiKeyPrefix(row.id),
    modules: row.modules,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  };
}

function presentUser({ userId, tenantId, userName, chineseName }: UserRecord) {
  return { id: userId, tenantId, userName, name: chineseName || userName };
}
