// What a token says of an account, and what is remembered of it.

import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

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
    const authorization = `Bearer ${await service.gateway.token({ sub: 'paying', tenantid: 't-one' })}`;
    const { data } = await service.call('userProfile', {}, { headers: { authorization } });
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
    ['lists of one for everything', { tenant_admin: ['true'], account_type: ['2'], external_source: ['1'] }],
    ['a kind of account that is unknown', { account_type: 7 }],
  ])('keeps what was known where the token has %s', async (_, odd) => {
    await info({ ...claims, sub: 'odd' });
    expect(await info({ ...claims, sub: 'odd', ...odd })).toEqual(told);
  });

  it('of a provider that tells nothing is an enterprise account without an end', async () => {
    expect(await info({ sub: 'plain' })).toMatchObject({ accountType: 'enterprise', expirationDate: null });
  });
});
