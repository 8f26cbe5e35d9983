import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JWTPayload } from 'jose';
import { limits } from '@app/shared/constants/limits';
import { parseApiKey } from '@app/shared/rules/account/api-key';
import { apiKeys } from '../account/schema.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { hashOfApiKey } from './store.ts';

const dayMs = 24 * 60 * 60_000;
let service: TestService;
let offsetMs = 0;

beforeAll(async () => {
  service = await startTestService({ clock: { now: () => new Date(Date.now() + offsetMs) } });
});
afterAll(() => service.close());
beforeEach(async () => {
  offsetMs = 0;
  await service.database.queries.delete(apiKeys);
});

interface Who {
  claims?: JWTPayload;
}

async function create(name = 'ELN', who: Who = {}) {
  const body = { name, modules: ['retrosynthesis', 'sascore'] as const, expiresInDays: 30 };
  return service.call('apiKeyCreate', { body: { ...body, modules: [...body.modules] } }, who);
}

async function verify(secret: string) {
  const authorization = `Bearer ${await service.gateway.token({ scope: 'gateway' })}`;
  return service.call('apiKeyVerify', { body: { keyHash: hashOfApiKey(secret) } }, { headers: { authorization } });
}

const list = async (who: Who = {}) => (await service.call('apiKeyList', {}, who)).data.items;

describe('a new key', () => {
  it('is shown once, and only its hash is kept', async () => {
    const { data } = await create(' ELN import ');
    expect(parseApiKey(data.secret)?.id).toBe(data.key.id);
    expect(data.key).toMatchObject({
      name: 'ELN import',
      prefix: `syn_${data.key.id}`,
      modules: ['retrosynthesis', 'sascore'],
      lastUsedAt: null,
      revokedAt: null,
    });
    expect(Date.parse(data.key.expiresAt) - Date.parse(data.key.createdAt)).toBe(30 * dayMs);
    const rows = await service.database.queries.select().from(apiKeys);
    expect(JSON.stringify(rows)).not.toContain(data.secret.slice(16, 40));
    expect(JSON.stringify(await list())).not.toContain(data.secret.slice(16, 40));
  });

  it('is known to the gateway with its owner and its modules', async () => {
    const { data } = await create('ELN', { claims: { preferred_username: 'chen', name: 'Chen Wei' } });
    expect((await verify(data.secret)).data).toEqual({
      keyId: data.key.id,
      modules: ['retrosynthesis', 'sascore'],
      user: { id: 'chen', tenantId: 't-one', userName: expect.any(String), name: expect.any(String) },
    });
  });

  it('stays in the list of its owner alone', async () => {
    const first = await create('one');
    const second = await create('two');
    await create('theirs', { claims: { sub: 'mei' } });
    await create('same id elsewhere', { claims: { tenantid: 't-nine' } });
    expect((await list()).map((key) => key.id).toSorted()).toEqual([first.data.key.id, second.data.key.id].toSorted());
  });

  it.each([
    ['no name', { name: ' ', modules: ['sascore'], expiresInDays: 1 }],
    ['no module', { name: 'x', modules: [], expiresInDays: 1 }],
    ['a module twice', { name: 'x', modules: ['sascore', 'sascore'], expiresInDays: 1 }],
    ['an unknown module', { name: 'x', modules: ['everything'], expiresInDays: 1 }],
    ['no end', { name: 'x', modules: ['sascore'] }],
    ['an end after more than a year', { name: 'x', modules: ['sascore'], expiresInDays: 366 }],
  ])('with %s is refused', async (_, payload) => {
    const headers = { authorization: `Bearer ${await service.issuer.token()}` };
    const response = await service.app.inject({ method: 'POST', url: '/api/common/apikey/create', headers, payload });
    expect(response.json().code).toBe(10012);
  });

  it('is refused when the user holds twenty, also to who asks many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: limits.apiKeysPerUser + 5 }, (_, n) => create(`key ${n}`)));
    const codes = answers.map((answer) => answer.code);
    expect(codes.filter((code) => code === 200)).toHaveLength(limits.apiKeysPerUser);
    expect(codes.filter((code) => code === 50005)).toHaveLength(5);
    expect((await create('theirs', { claims: { sub: 'mei' } })).code).toBe(200);
    const [one] = await list();
    await service.call('apiKeyRevoke', { body: { id: one?.id ?? '' } });
    expect((await create('in its place')).code).toBe(200);
    offsetMs = 31 * dayMs;
    expect((await create('after the others ran out')).code).toBe(200);
  });
});

describe('a key', () => {
  it('ends at once when it is revoked, and stays in the list', async () => {
    const { data } = await create();
    expect((await verify(data.secret)).code).toBe(200);
    const revoked = await service.call('apiKeyRevoke', { body: { id: data.key.id } });
    expect(revoked.data.revokedAt).not.toBeNull();
    expect(await verify(data.secret)).toMatchObject({
      status: 401,
      code: 401,
      error: { details: { reason: 'revoked' } },
    });
    offsetMs = 60_000;
    const again = await service.call('apiKeyRevoke', { body: { id: data.key.id } });
    expect(again.data.revokedAt).toBe(revoked.data.revokedAt);
    const live = await create('live');
    expect((await list()).map((key) => key.id)).toEqual([live.data.key.id, data.key.id]);
  });

  it('ends with its time', async () => {
    const { data } = await create();
    offsetMs = 30 * dayMs - 60_000;
    expect((await verify(data.secret)).code).toBe(200);
    offsetMs = 30 * dayMs;
    expect(await verify(data.secret)).toMatchObject({ status: 401, error: { details: { reason: 'expired' } } });
  });

  it('that never was is refused like any other', async () => {
    expect(await verify('syn_never')).toMatchObject({ status: 401, error: { details: { reason: 'unknown' } } });
  });

  it('remembers its last use to the minute', async () => {
    const { data } = await create();
    const used = async (atMs: number) => {
      offsetMs = atMs;
      await verify(data.secret);
      return Date.parse((await list())[0]?.lastUsedAt ?? '');
    };
    const first = await used(0);
    expect(await used(50_000)).toBe(first);
    expect(await used(70_000)).toBeGreaterThan(first + 60_000);
  });

  it('of another user cannot be revoked', async () => {
    const { data } = await create();
    for (const claims of [{ sub: 'mei' }, { tenantid: 't-nine' }]) {
      expect((await service.call('apiKeyRevoke', { body: { id: data.key.id } }, { claims })).code).toBe(10010);
    }
    expect((await verify(data.secret)).code).toBe(200);
  });
});

describe('the keys of a user', () => {
  it('all end at once when the gateway asks for it, and nobody else’s', async () => {
    const { data: expired } = await create('expired');
    offsetMs = 31 * dayMs;
    const [one, two] = [(await create('one')).data, (await create('two')).data];
    const theirs = (await create('theirs', { claims: { sub: 'mei' } })).data;
    const elsewhere = (await create('same id elsewhere', { claims: { tenantid: 't-nine' } })).data;
    const body = { userId: 'chen', tenantId: 't-one' };
    const authorization = `Bearer ${await service.gateway.token({ scope: 'gateway' })}`;
    const revokeAll = () => service.call('apiKeyRevokeAll', { body }, { headers: { authorization } });
    expect((await revokeAll()).data).toEqual({ revoked: 2 });
    for (const { secret } of [one, two]) expect((await verify(secret)).error?.details).toEqual({ reason: 'revoked' });
    for (const { secret } of [theirs, elsewhere]) expect((await verify(secret)).code).toBe(200);
    const shown = new Map((await list()).map((key) => [key.id, key.revokedAt]));
    expect([shown.get(one.key.id), shown.get(two.key.id)]).toEqual([expect.any(String), expect.any(String)]);
    expect(shown.get(expired.key.id)).toBeNull();
    expect((await revokeAll()).data).toEqual({ revoked: 0 });
  });

  it('cannot be ended so by a user, the owner included', async () => {
    const { data } = await create();
    const body = { userId: 'chen', tenantId: 't-one' };
    expect((await service.call('apiKeyRevokeAll', { body })).code).not.toBe(200);
    expect((await verify(data.secret)).code).toBe(200);
  });
});

describe('a trial account', () => {
  const trial = { claims: { sub: 'trial', account_type: 1 } };
  const paid = { claims: { sub: 'trial', account_type: 2 } };

  it('has no keys', async () => {
    expect((await service.call('userProfile', {}, trial)).data.isOpenApiKey).toBe(false);
    const codes = [
      (await create('x', trial)).code,
      (await service.call('apiKeyList', {}, trial)).code,
      (await service.call('apiKeyModules', {}, trial)).code,
    ];
    expect(codes).toEqual([10039, 10039, 10039]);
  });

  it('loses the use of keys it had, not the right to end them', async () => {
    const { data } = await create('x', paid);
    expect((await verify(data.secret)).code).toBe(200);
    await service.call('userProfile', {}, trial);
    expect((await verify(data.secret)).code).toBe(10039);
    expect((await service.call('apiKeyRevoke', { body: { id: data.key.id } }, trial)).code).toBe(200);
  });
});

it('offers the modules there are', async () => {
  expect((await service.call('apiKeyModules', {})).data.modules).toContain('retrosynthesis');
});
