// Tokens that the gateway signs itself.

import { generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
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
  });
});
