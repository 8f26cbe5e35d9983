// API keys from the browser that makes them to the program that uses them.

import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Permission } from '@app/shared/constants/modules';
import { parseApiKey } from '@app/shared/rules/account/api-key';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeAt, startAgain, startPrepared, type Place, type Product } from '../support/product.ts';
import { signIn, type Member } from './support/member.ts';
import { place } from './support/place.ts';

const dayMs = 24 * 60 * 60_000;
const page = { pageIndex: 1, pageSize: 10 };
let chemist: Member;

beforeAll(async () => {
  ({ member: chemist } = await signIn('chemist'));
});

async function makeKey(modules: Permission[], owner = chemist, expiresInDays = 30) {
  const { data } = await owner.call('apiKeyCreate', { body: { name: 'ELN import', modules, expiresInDays } });
  return { id: data.key.id, secret: data.secret };
}

interface Given {
  body?: object;
  headers?: Record<string, string>;
  at?: Place;
}

/** A call of a program: its key and nothing else. */
async function call(secret: string, method: 'GET' | 'POST', path: string, given: Given = {}) {
  const gateway = supertest((given.at ?? place).url);
  const request = (method === 'GET' ? gateway.get(path) : gateway.post(path)).set({
    authorization: `ApiKey ${secret}`,
    'x-culture': 'en',
    ...given.headers,
  });
  const response = method === 'POST' ? await request.send(given.body ?? {}) : await request;
  return { status: response.status, code: Number(response.body.code), body: response.body, headers: response.headers };
}

const taskList = (secret: string, given: Given = {}) =>
  call(secret, 'POST', '/api/retro/task-list', { body: page, ...given });

describe('a key made in the browser', () => {
  it('is offered the modules of its owner, shown whole once and by its beginning after that', async () => {
    expect((await chemist.call('apiKeyModules', {})).data.modules).toContain('retrosynthesis');
    const { id, secret } = await makeKey(['retrosynthesis']);
    expect(parseApiKey(secret)?.id).toBe(id);
    const { data, text } = await chemist.call('apiKeyList', {});
    expect(data.items.find((key) => key.id === id)).toMatchObject({ name: 'ELN import', lastUsedAt: null });
    expect(text).not.toContain(secret);
  });

  it('lets a program work as its owner, without cookie and X-CSRF', async () => {
    const { id, secret } = await makeKey(['retrosynthesis']);
    const start = await call(secret, 'POST', '/api/retro/retro-search-start', {
      body: { structure: 'paracetamol', settings: { timeLimitSeconds: 1 } },
    });
    expect([start.status, start.code]).toEqual([200, 200]);
    expect(start.headers['set-cookie']).toBeUndefined();
    const { taskId } = start.body.data.task;
    const { data } = await chemist.call('retroTask', { query: { taskId } });
    expect(data.task.target.smiles).toBe('CC(=O)Nc1ccc(O)cc1');
    const known = (await chemist.call('apiKeyList', {})).data.items.find((key) => key.id === id);
    expect(Date.now() - Date.parse(known?.lastUsedAt ?? '')).toBeLessThan(60_000);
  });

  it('opens its modules and the reading of structures, nothing else', async () => {
    const { secret } = await makeKey(['statistics']);
    const structure = await call(secret, 'POST', '/api/retro/structure-check', { body: { structure: 'aspirin' } });
    expect(structure.body.data.molecule.smiles).toBe('CC(=O)Oc1ccccc1C(=O)O');
    const picture = await call(secret, 'GET', `/api/structure/picture/${structure.body.data.molecule.key}.svg`);
    expect(picture.headers['content-type']).toContain('image/svg+xml');
    const refused = await taskList(secret);
    expect([refused.status, refused.code]).toEqual([403, 10039]);
  });

  it.each([
    ['GET', '/bff/user'],
    ['POST', '/bff/activity'],
    ['GET', '/api/common/apikey'],
    ['GET', '/api/common/apikey/module'],
    ['POST', '/api/common/apikey/create'],
    ['POST', '/api/common/apikey/revoke'],
    ['GET', '/api/common/user-profile'],
    ['GET', '/api/common/change-setting/Language/en'],
    ['GET', '/api/common/share-to-other'],
    ['POST', '/api/console/payment/create'],
    ['GET', '/api/retro/share-intermediates-routes'],
  ] as const)('never opens %s %s', async (method, path) => {
    const { secret } = await sharedKey();
    const { status, code } = await call(secret, method, path);
    expect([status, code]).toEqual([403, 10039]);
  });

  it('counts alone where a cookie comes along', async () => {
    const { member: other } = await signIn('other');
    const { secret } = await makeKey(['retrosynthesis'], other);
    await makeKey(['retrosynthesis']);
    const ours = await chemist.call('retroTaskList', { body: page });
    const theirs = await taskList(secret, { headers: { cookie: chemist.cookie } });
    expect(ours.data.total).toBeGreaterThan(0);
    expect(theirs.body.data.total).toBe(0);
    const bad = await taskList(`${secret.slice(0, -1)}_`, { headers: { cookie: chemist.cookie, 'x-csrf': '1' } });
    expect(bad.status).toBe(401);
  });

  it('is refused at the next call after it was revoked', async () => {
    const { id, secret } = await makeKey(['retrosynthesis']);
    expect((await taskList(secret)).code).toBe(200);
    await chemist.call('apiKeyRevoke', { body: { id } });
    const { status, body } = await taskList(secret);
    expect([status, body.code, body.error.details]).toEqual([401, 401, { reason: 'revoked' }]);
  });

  it('is in no log', async () => {
    const { secret } = await sharedKey();
    await taskList(secret);
    const logs = globSync('logs/*.log', { cwd: place.dataDir }).map((file) =>
      readFileSync(join(place.dataDir, file), 'utf8'),
    );
    expect(logs.length).toBeGreaterThan(2);
    expect(logs.filter((text) => text.includes(secret.slice(16, 40)))).toEqual([]);
  });
});

let madeOnce: ReturnType<typeof makeKey> | undefined;

/** One key for tests that only use it. */
function sharedKey(): ReturnType<typeof makeKey> {
  madeOnce ??= makeKey(['retrosynthesis', 'processchemistry', 'statistics', 'sascore']);
  return madeOnce;
}

describe('a key that never was', () => {
  it.each([
    ['nonsense', 'nonsense', 'malformed'],
    ['well written', 'syn_00000000000_0000000000000000000000000000000000000000000', 'malformed'],
  ])('is refused (%s)', async (_, secret, reason) => {
    const { status, body } = await taskList(secret);
    expect([status, body.code, body.error.details]).toEqual([401, 401, { reason }]);
  });
});

describe('who may have keys', () => {
  it('a user with some permissions: keys with those and no others', async () => {
    const { member: limited } = await signIn('limited');
    expect((await limited.call('apiKeyModules', {})).data.modules.toSorted()).toEqual(['sascore', 'statistics']);
    const body = { name: 'too much', modules: ['sascore', 'retrosynthesis'] as Permission[], expiresInDays: 1 };
    const refused = await limited.call('apiKeyCreate', { body });
    expect([refused.code, refused.error?.details]).toEqual([10039, { modules: ['retrosynthesis'] }]);
  });

  it('a trial user: none', async () => {
    const { member: trial } = await signIn('trial');
    expect((await trial.call('userProfile', {})).data.isOpenApiKey).toBe(false);
    const body = { name: 'x', modules: ['retrosynthesis'] as Permission[], expiresInDays: 1 };
    const codes = [
      (await trial.call('apiKeyCreate', { body })).code,
      (await trial.call('apiKeyList', {})).code,
      (await trial.call('apiKeyModules', {})).code,
    ];
    expect(codes).toEqual([10039, 10039, 10039]);
  });
});

describe('two days later', () => {
  const elsewhere = placeAt(18_480);
  const clock = pathToFileURL(resolve(import.meta.dirname, '../support/later-clock.mjs')).href;
  const ahead = { NODE_OPTIONS: `--import=${clock}`, CLOCK_AHEAD_MS: String(2 * dayMs) };
  let product: Product | undefined;

  afterAll(() => product?.stop());

  it(
    'a key for a day has ended, a key for a month works on, for an owner who is not there',
    { tags: ['full'] },
    async () => {
      product = await startPrepared(elsewhere);
      const { member: owner } = await signIn('chemist', elsewhere);
      const [short, long] = [await makeKey(['retrosynthesis'], owner, 1), await makeKey(['retrosynthesis'], owner, 30)];
      expect((await taskList(short.secret, { at: elsewhere })).code).toBe(200);
      await product.stop();
      product = await startAgain(elsewhere, { env: ahead });
      const ended = await taskList(short.secret, { at: elsewhere });
      expect([ended.status, ended.body.error.details]).toEqual([401, { reason: 'expired' }]);
      expect((await taskList(long.secret, { at: elsewhere })).code).toBe(200);
    },
  );
});
