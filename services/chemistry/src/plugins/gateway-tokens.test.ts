// Tokens that the gateway signs itself.

import { generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
}, 30_000);
afterAll(() => service.close());

const chen = { sub: 'chen', tenantid: 't-one', preferred_username: 'chen', name: 'Chen Wei' };
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const profile = async (claims: JWTPayload) =>
  service.call('userProfile', {}, bearer(await service.gateway.token(claims)));
const verify = (token: string) => service.call('apiKeyVerify', { body: { keyHash: '0'.repeat(64) } }, bearer(token));
const now = Math.floor(Date.now() / 1_000);

describe('a token of the gateway for a user', () => {
  it('counts as that user', async () => {
    const { data } = await profile(chen);
    expect(data.currentUser).toMatchObject({ id: 'chen', tenantId: 't-one', name: 'Chen Wei' });
  });

  it.each([
    ['has run out', { exp: now - 60 }],
    ['wants to live for an hour', { iat: now - 600, exp: now + 3_000 }],
    ['does not say since when', { iat: undefined }],
    ['is for another service', { aud: 'elsewhere' }],
    ['names nobody', { sub: undefined }],
    ['names no tenant', { tenantid: undefined }],
    ['names a user and the gateway at once', { scope: 'gateway' }],
  ])('is refused when it %s', async (_, claims) => {
    expect(await profile({ ...chen, ...claims })).toMatchObject({ status: 401, code: 401 });
  });

  it('opens no internal call', async () => {
    expect((await verify(await service.gateway.token(chen))).status).toBe(403);
    expect((await verify(await service.issuer.token())).status).toBe(403);
    expect((await verify(await service.issuer.token({ scope: 'gateway', sub: undefined }))).status).toBe(401);
  });

  it('does not count when somebody else signed it', async () => {
    const { privateKey } = await generateKeyPair('Ed25519');
    const token = await new SignJWT(chen)
      .setProtectedHeader({ alg: 'EdDSA', kid: 'gateway' })
      .setIssuer(service.gateway.url)
      .setAudience('synthesis-api')
      .setIssuedAt()
      .setExpirationTime('60s')
      .sign(privateKey);
    expect((await service.call('userProfile', {}, bearer(token))).status).toBe(401);
  });

  it('does not count when the provider signed it in the gateway’s name', async () => {
    const token = await service.issuer.token({ ...chen, iss: service.gateway.url });
    expect((await service.call('userProfile', {}, bearer(token))).status).toBe(401);
  });
});

describe('the gateway itself', () => {
  it('may make internal calls and no others', async () => {
    const token = await service.gateway.token({ scope: 'gateway' });
    expect((await verify(token)).error?.details).toEqual({ reason: 'unknown' });
    expect((await service.call('userProfile', {}, bearer(token))).status).toBe(403);
    const withTenant = await service.gateway.token({ scope: 'gateway', tenantid: 't-one' });
    expect((await service.call('userProfile', {}, bearer(withTenant))).status).toBe(403);
    const nowhere = await service.app.inject({ url: '/api/nowhere', headers: bearer(token).headers });
    expect(nowhere.statusCode).toBe(403);
  });
});

describe('while the gateway cannot be asked for its keys', () => {
  it('its tokens are refused with 503, those of the provider still count', async () => {
    const lonely = await startTestService();
    const authorization = `Bearer ${await lonely.gateway.token(chen)}`;
    await lonely.gateway.close();
    expect((await lonely.call('userProfile', {}, { headers: { authorization } })).status).toBe(503);
    expect((await lonely.call('userProfile', {})).status).toBe(200);
    await lonely.close();
  }, 30_000);
});

describe('the account', () => {
  const claims = {
    sub: 'paying',
    customer_name: 'Pharma Ltd',
    tenant_admin: true,
    account_type: 2,
    subscription_expires: '2030-01-31T00:00:00Z',
    account_created: '2024-05-01T00:00:00Z',
    external_source: 1,
  };
  const told = {
    customerName: 'Pharma Ltd',
    isTenantAdmin: true,
    accountType: 'payProfessional',
    expirationDate: '2030-01-31T00:00:00.000Z',
    creationTime: '2024-05-01T00:00:00.000Z',
    externalSource: 1,
  };
  const info = async (given: JWTPayload) =>
    (await service.call('userProfile', {}, { claims: given })).data.userBasicInfo;

  it('is what the token says, also for later tokens that say nothing of it', async () => {
    expect(await info(claims)).toEqual(told);
    expect(await info({ sub: 'paying' })).toEqual(told);
    const { data } = await profile({ sub: 'paying', tenantid: 't-one' });
    expect([data.userBasicInfo, data.isOpenApiKey]).toEqual([told, true]);
  });

  it('follows the token when it changes', async () => {
    await info({ ...claims, sub: 'changing' });
    expect(await info({ sub: 'changing', account_type: -1, subscription_expires: null })).toMatchObject({
      customerName: 't-one',
      isTenantAdmin: false,
      accountType: 'trialBasic',
      expirationDate: null,
    });
  });

  it('is taken over at sign-in', async () => {
    const body = {
      userId: 'synced',
      tenantId: 't-one',
      userName: 'synced',
      phone: '',
      chineseName: '',
      email: '',
      externalSource: null,
      externalUserId: null,
      userGroups: [],
    };
    await service.call('syncUser', { body }, { claims: { ...claims, sub: 'synced' } });
    expect(await info({ sub: 'synced' })).toEqual(told);
  });

  it.each([
    ['strings for everything', { tenant_admin: 'true', account_type: '2', external_source: '1' }],
    ['an end that is no date', { subscription_expires: 'soon' }],
    ['a kind of account that is unknown', { account_type: 7 }],
  ])('keeps what was known where the token has %s', async (_, odd) => {
    await info({ ...claims, sub: 'odd' });
    expect(await info({ ...claims, sub: 'odd', ...odd })).toEqual(told);
  });

  it('of a provider that tells nothing is an enterprise account without an end', async () => {
    expect(await info({ sub: 'plain' })).toMatchObject({ accountType: 'enterprise', expirationDate: null });
  });
});
