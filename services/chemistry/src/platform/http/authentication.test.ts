import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestService, type TestService } from '../../test-support/service.ts';

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
    ['has run out', { exp: past }, 'token-expired'],
    ['does not count yet', { nbf: past + 3_600 }, 'token-expired'],
    ['is for another service', { aud: 'elsewhere' }, 'audience-missing'],
    ['is for nobody in particular', { aud: undefined }, 'audience-missing'],
    ['comes from another issuer', { iss: 'http://127.0.0.1:9/other' }, 'issuer-differs'],
    ['names no tenant', { tenantid: '' }, 'tenant-missing'],
    ['names nobody', { sub: undefined }, 'subject-missing'],
  ])('is refused with 401 and its reason when its token %s', async (_, claims, reason) => {
    const answer = await list({ claims });
    expect(answer).toMatchObject({ status: 401, code: 401, error: { details: { reason } } });
  });

  it.each([
    ['', 'token-missing'],
    ['Basic abc', 'token-missing'],
    ['Bearer nonsense', 'token-unreadable'],
    ['Bearer a.b.c', 'token-unreadable'],
  ])('is refused with 401 for %j', async (authorization, reason) => {
    const answer = await list({ headers: { authorization } });
    expect(answer).toMatchObject({ status: 401, code: 401, error: { details: { reason } } });
  });

  it('that is refused leaves one warning with the reason and the request id it came with, and nothing of the token', async () => {
    const warn = vi.spyOn(service.app.log, 'warn');
    const requestId = 'b7d8ae5e-0000-4000-8000-000000000001';
    await list({ claims: { aud: 'elsewhere', name: 'Chen Wei' }, headers: { 'x-request-id': requestId } });
    const lines = warn.mock.calls.filter(([line]) => Reflect.get(Object(line), 'requestId') === requestId);
    warn.mockRestore();
    expect(lines).toEqual([[expect.objectContaining({ reason: 'audience-missing', requestId }), 'token refused']]);
    expect(JSON.stringify(lines)).not.toMatch(/Chen Wei|eyJ/);
  });

  it('is refused with 401 when somebody else signed its token', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const token = await new SignJWT({ sub: 'chen', tenantid: 't-one' })
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .setIssuer(service.issuer.issuer)
      .setAudience('synthesis-api')
      .setExpirationTime('1h')
      .sign(privateKey);
    const answer = await list({ headers: { authorization: `Bearer ${token}` } });
    expect(answer).toMatchObject({ status: 401, error: { details: { reason: 'signature-wrong' } } });
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
    // Neither is it asked for anything that it does not answer.
    trusting.issuer.userInfo = 503;
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
    expect(answer).toMatchObject({ status: 503, code: 503, error: { details: { reason: 'keys-unreachable' } } });
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
