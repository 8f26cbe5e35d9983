import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const list = (who = {}) => service.call('retroTaskList', { body: { pageIndex: 1, pageSize: 1 } }, who);
const profile = (who = {}) => service.call('userProfile', {}, who);
const past = Math.floor(Date.now() / 1_000) - 60;

describe('a call', () => {
  it('is answered for a valid token', async () => {
    expect((await list()).code).toBe(200);
  });

  it.each([
    ['has run out', { exp: past }],
    ['is for another service', { aud: 'elsewhere' }],
    ['comes from another issuer', { iss: 'http://127.0.0.1:9/other' }],
    ['names no tenant', { tenantid: '' }],
    ['names nobody', { sub: undefined }],
  ])('is refused with 401 when its token %s', async (_, claims) => {
    expect(await list({ claims })).toMatchObject({ status: 401, code: 401 });
  });

  it.each(['', 'Basic abc', 'Bearer nonsense', 'Bearer a.b.c'])('is refused with 401 for %j', async (authorization) => {
    expect(await list({ headers: { authorization } })).toMatchObject({ status: 401, code: 401 });
  });

  it('is refused with 401 when somebody else signed its token', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const token = await new SignJWT({ sub: 'chen', tenantid: 't-one' })
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .setIssuer(service.issuer.issuer)
      .setAudience('synthesis-api')
      .setExpirationTime('1h')
      .sign(privateKey);
    expect((await list({ headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
  });

  it('is answered in the language it asks for, in Chinese when it asks for none', async () => {
    const words = async (culture: string) =>
      (await list({ headers: { authorization: '', 'x-culture': culture } })).error?.message;
    expect(await words('en')).not.toMatch(/\p{Script=Han}/u);
    expect(await words('zh-CN')).toMatch(/\p{Script=Han}/u);
    expect(await words('klingon')).toMatch(/\p{Script=Han}/u);
  });
});

describe('the tenant', () => {
  it('is the first that the token names', async () => {
    const { data } = await profile({ claims: { tenantid: ' , t-nine,t-ten' } });
    expect(data.currentUser.tenantId).toBe('t-nine');
  });

  it('is the one of the header only if the token names it, too', async () => {
    const { data } = await profile({ headers: { 'x-tenant-id': 't-two' } });
    expect(data.currentUser.tenantId).toBe('t-two');
    expect((await profile({ headers: { 'x-tenant-id': 't-foreign' } })).status).toBe(403);
  });
});

describe('a deployment whose gateway is trusted', () => {
  it('takes the tenant of a single-sign-on login from the header', async () => {
    const trusting = await startTestService({ trustTenantHeader: true });
    const who = { claims: { tenantid: undefined }, headers: { 'x-tenant-id': 't-pharma' } };
    const { data } = await trusting.call('userProfile', {}, who);
    await trusting.close();
    expect(data.currentUser.tenantId).toBe('t-pharma');
  });
});

describe('while the identity provider is down', () => {
  it('a call is refused with 503 and is answered once it is back', async () => {
    const lonely = await startTestService();
    const authorization = `Bearer ${await lonely.issuer.token()}`;
    await lonely.issuer.close();
    const answer = await lonely.call(
      'retroTaskList',
      { body: { pageIndex: 1, pageSize: 1 } },
      { headers: { authorization } },
    );
    expect(answer).toMatchObject({ status: 503, code: 503 });
    await lonely.issuer.reopen();
    const again = await lonely.call(
      'retroTaskList',
      { body: { pageIndex: 1, pageSize: 1 } },
      { headers: { authorization } },
    );
    expect(again.code).toBe(200);
    await lonely.close();
  });
});
