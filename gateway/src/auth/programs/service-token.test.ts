import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createServiceTokens, type ServiceTokens } from './service-token.ts';

const publicUrl = 'https://chem.example';
const secret = 'a-session-secret-of-the-tests-only';
const before = 'the-session-secret-of-the-time-before';
const chen = { id: 'u-1', userName: 'chen', name: '陈玮', tenantId: 't-1' };
let now = 0;
let tokens: ServiceTokens;

const create = (sessionSecret = secret, previousSecret?: string) =>
  createServiceTokens({ publicUrl, sessionSecret, previousSecret }, () => now);

async function read(token: string, { keys } = tokens) {
  const options = { issuer: publicUrl, audience: 'synthesis-api', algorithms: ['EdDSA'], currentDate: new Date(now) };
  return (await jwtVerify(token, createLocalJWKSet({ keys: [...keys] }), options)).payload;
}

beforeEach(async () => {
  now = Date.parse('2026-06-01T08:00:00Z');
  tokens = await create();
});

describe('a token of the gateway', () => {
  it('names a user and the tenant for a minute', async () => {
    const iat = now / 1000;
    expect(await read(await tokens.forUser(chen))).toEqual({
      iss: publicUrl,
      aud: 'synthesis-api',
      sub: 'u-1',
      tenantid: 't-1',
      preferred_username: 'chen',
      name: '陈玮',
      iat,
      exp: iat + 60,
    });
  });

  it('of its own names nobody', async () => {
    const claims = await read(await tokens.forGateway());
    expect([claims['scope'], claims.sub, claims['tenantid']]).toEqual(['gateway', undefined, undefined]);
  });

  it('is used again until 15 s before its end', async () => {
    const first = await tokens.forUser(chen);
    now += 44_000;
    expect(await tokens.forUser(chen)).toBe(first);
    now += 2_000;
    expect(await tokens.forUser(chen)).not.toBe(first);
  });

  it('is another one for another user and for the same user of another tenant', async () => {
    const people = [chen, { ...chen, id: 'u-2' }, { ...chen, tenantId: 't-2' }];
    const all = await Promise.all([tokens.forGateway(), ...people.map((user) => tokens.forUser(user))]);
    expect(new Set(all).size).toBe(4);
  });

  it('is understood by every gateway with the same secret, and by none with another', async () => {
    const token = await tokens.forUser(chen);
    expect((await read(token, await create())).sub).toBe('u-1');
    const stranger = await create('another-session-secret-altogether');
    await expect(read(token, stranger)).rejects.toThrow('no applicable key');
  });
});

describe('the published keys', () => {
  it('hold nothing secret', () => {
    expect(tokens.keys.map((key) => Object.keys(key).toSorted())).toEqual([
      ['alg', 'crv', 'kid', 'kty', 'use', 'x'].toSorted(),
    ]);
  });

  it('cover tokens signed before the secret was changed', async () => {
    const old = await create(before);
    const token = await old.forUser(chen);
    const rotated = await create(secret, before);
    expect(rotated.keys).toHaveLength(2);
    expect((await read(token, rotated)).sub).toBe('u-1');
    expect(decodeProtectedHeader(await rotated.forUser(chen)).kid).toBe(tokens.keys[0]?.kid);
  });
});
