import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const payload = {
  userId: 'chen',
  tenantId: 't-one',
  userName: 'chemist',
  phone: '+86 10 0000',
  chineseName: '陈玮',
  email: 'chen@example.com',
  externalSource: 1,
  externalUserId: 'x-1',
  userGroups: ['process'],
};

describe('syncUser', () => {
  it('makes the record once and brings it up to date after that, settings kept', async () => {
    expect((await service.call('syncUser', { body: payload })).data).toEqual({
      userId: 'chen',
      tenantId: 't-one',
      isNew: true,
    });
    await service.call('changeSetting', { params: { key: 'Language', value: 'en' } });
    const again = await service.call('syncUser', { body: { ...payload, userName: 'chemist2', externalSource: null } });
    expect(again.data.isNew).toBe(false);
    const { data } = await service.call('userProfile', {});
    expect(data).toMatchObject({
      currentUser: { id: 'chen', tenantId: 't-one', userName: 'chemist2', name: '陈玮' },
      userBasicInfo: { externalSource: null },
      language: 'en',
    });
  });

  it.each([
    ['another user', { ...payload, userId: 'mei' }],
    ['another tenant', { ...payload, tenantId: 't-two' }],
  ])('refuses %s', async (_, body) => {
    expect((await service.call('syncUser', { body })).code).toBe(10022);
  });
});

describe('settings', () => {
  it('of a user who was never synced start from the token', async () => {
    const { data } = await service.call('userProfile', {}, { claims: { sub: 'new', name: 'New One' } });
    expect(data).toMatchObject({
      currentUser: { id: 'new', userName: 'chemist', name: 'New One' },
      language: null,
      currency: null,
      sortValue: 'score',
      routeDirection: 'horizontal',
    });
  });

  it.each([
    ['Currency', 'CNY', { currency: 'CNY' }],
    ['RouteDirection', 'vertical', { routeDirection: 'vertical' }],
    ['SortValue', 'steps', { sortValue: 'steps' }],
    ['Language', 'zh-CN', { language: 'zh-CN' }],
    ['Tour', 'result', { tour: 'result' }],
    ['Tour', 'done', { tour: 'done' }],
    ['SearchPreferences', 'fewer.strict.40-90-50-80', { searchPreferences: 'fewer.strict.40-90-50-80' }],
  ] as const)('%s is changed to %s for its owner alone', async (key, value, expected) => {
    const changed = await service.call('changeSetting', { params: { key, value } });
    expect(changed.data).toEqual({ key, value });
    expect((await service.call('userProfile', {})).data).toMatchObject(expected);
    expect((await service.call('userProfile', {}, { claims: { sub: 'other' } })).data).not.toMatchObject(expected);
  });

  it.each([
    ['Currency', 'EUR'],
    ['SearchPreferences', 'fewer.strict.0-0-0-0'],
    ['SearchPreferences', 'fewer'],
    ['Language', 'fr'],
    ['Tour', 'over'],
  ] as const)('%s refuses %s', async (key, value) => {
    expect((await service.call('changeSetting', { params: { key, value } })).code).toBe(10012);
  });
});
