// Claims as providers write them: as lists, too long, in userinfo alone, and dates that are none.

import type { JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  service.issuer.userInfo = 404;
});
afterAll(() => service.close());
afterEach(() => {
  service.issuer.userInfo = 404;
});

let people = 0;
const somebody = () => `claims-${(people += 1)}`;
const profileOf = async (claims: JWTPayload) => (await service.call('userProfile', {}, { claims })).data;
const infoOf = async (claims: JWTPayload) => (await profileOf({ sub: somebody(), ...claims })).userBasicInfo;

describe('the tenant of a token', () => {
  it.each([
    ['a text', 't-a', 't-a'],
    ['several in a text', ' , t-b,t-c', 't-b'],
    ['a list', ['t-d'], 't-d'],
    ['a list of several', ['', 't-e', 't-f'], 't-e'],
    ['a list of a text with several', ['t-g,t-h'], 't-g'],
  ])('is read from %s', async (_, tenantid, expected) => {
    expect((await profileOf({ sub: somebody(), tenantid })).currentUser.tenantId).toBe(expected);
  });

  it.each([[[]], [['']], [[null]], [{}], [null]])('is missing in %j', async (tenantid) => {
    expect(await service.call('userProfile', {}, { claims: { tenantid } })).toMatchObject({ status: 401 });
  });
});

describe('the name of a token', () => {
  it.each([
    ['Keycloak', { name: '玮 陈', given_name: '玮', family_name: '陈' }, '陈玮'],
    ['another one', { name: 'Wei Chen', given_name: 'Wei', family_name: 'Chen' }, 'Wei Chen'],
    ['a directory of long names', { name: '玮'.repeat(511) }, '玮'.repeat(200)],
  ])('by %s', async (_, claims, expected) => {
    expect((await profileOf({ sub: somebody(), ...claims })).currentUser.name).toBe(expected);
  });
});

describe('the end of a subscription', () => {
  it.each([
    ['2099-12-31T15:59:59Z', '2099-12-31T15:59:59.000Z'],
    ['2099-12-31', '2099-12-31T23:59:59.999Z'],
    [['2099-12-31'], '2099-12-31T23:59:59.999Z'],
    [4_102_415_999, '2099-12-31T15:59:59.000Z'],
    [null, null],
    [undefined, null],
  ])('%j is %j', async (written, expected) => {
    expect((await infoOf({ account_type: 0, subscription_expires: written })).expirationDate).toBe(expected);
  });

  it.each(['31.12.2099', '12/31/2099', '2099-02-30', 'never', 4_102_415_999_000, true])(
    '%j is no date: the licence counts as ended, also one that was known before',
    async (written) => {
      const sub = somebody();
      await infoOf({ sub, subscription_expires: '2099-12-31' });
      expect((await infoOf({ sub, subscription_expires: written })).expirationDate).toBe('1970-01-01T00:00:00.000Z');
    },
  );

  it('is told to who set up the provider, once', async () => {
    const sub = somebody();
    const claims = { sub, subscription_expires: '31.12.2099', account_created: 'yesterday' };
    const warn = vi.spyOn(service.app.log, 'warn');
    await infoOf(claims);
    await infoOf(claims);
    const lines = warn.mock.calls.map(([line]) => line).filter((line) => Reflect.get(Object(line), 'userId') === sub);
    warn.mockRestore();
    expect(lines).toMatchObject([
      { claim: 'subscription_expires', given: '"31.12.2099"', meaning: 'the licence counts as ended' },
      { claim: 'account_created', given: '"yesterday"', meaning: 'left out' },
    ]);
  });
});

describe('claims in userinfo', () => {
  const account = {
    account_type: 2,
    tenant_admin: true,
    subscription_expires: '2099-12-31',
    account_created: '2024-01-01',
  };

  it('count where the token does not have them, and are asked for once a token', async () => {
    const sub = somebody();
    service.issuer.userInfo = {
      sub,
      tenantid: ['t-info'],
      name: '玮 陈',
      given_name: '玮',
      family_name: '陈',
      ...account,
    };
    const before = service.issuer.userInfoReads;
    const authorization = `Bearer ${await service.issuer.token({ sub, tenantid: undefined })}`;
    const ask = async () => (await service.call('userProfile', {}, { headers: { authorization } })).data;
    const [{ currentUser, userBasicInfo }] = [await ask(), await ask()];
    expect([currentUser.tenantId, currentUser.name]).toEqual(['t-info', '陈玮']);
    expect(userBasicInfo).toMatchObject({ isTenantAdmin: true, expirationDate: '2099-12-31T23:59:59.999Z' });
    expect(service.issuer.userInfoReads - before).toBe(1);
  });

  it('do not go before those of the token', async () => {
    const sub = somebody();
    service.issuer.userInfo = { sub, tenantid: 't-other', tenant_admin: true, subscription_expires: '2099-12-31' };
    const { currentUser, userBasicInfo } = await profileOf({ sub, tenantid: 't-own', tenant_admin: false });
    expect(currentUser.tenantId).toBe('t-own');
    expect(userBasicInfo).toMatchObject({ isTenantAdmin: false, expirationDate: '2099-12-31T23:59:59.999Z' });
  });

  it('about somebody else do not count', async () => {
    service.issuer.userInfo = { sub: 'somebody else', tenantid: 't-info' };
    const answer = await service.call('userProfile', {}, { claims: { sub: somebody(), tenantid: undefined } });
    expect(answer).toMatchObject({ status: 401 });
  });

  it('that cannot be had are waited for where the tenant is among them, and are gone without where it is not', async () => {
    service.issuer.userInfo = 503;
    const claims = { sub: somebody(), tenantid: undefined };
    expect(await service.call('userProfile', {}, { claims })).toMatchObject({ status: 503 });
    expect(await service.call('userProfile', {}, { claims: { sub: somebody() } })).toMatchObject({ status: 200 });
  });
});
