import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const as = (sub: string) => ({ claims: { sub } });

describe('basic information', () => {
  it('is changed piece by piece', async () => {
    const update = (body: object) => service.call('updateUserBasicInfo', { body }, as('chen'));
    await update({ name: ' 陈玮 ', email: 'Chen@Example.COM', phone: '+86 10 1234 5678' });
    expect((await update({ country: 'CN' })).data).toEqual({
      name: '陈玮',
      email: 'Chen@example.com',
      phone: '+861012345678',
      country: 'CN',
    });
    expect((await update({ phone: '', country: null })).data).toMatchObject({ phone: '', country: null });
    expect((await service.call('userBasicInfo', {}, as('chen'))).data.email).toBe('Chen@example.com');
  });

  it.each([
    [{ email: 'CHEN@example.com' }, 993],
    [{ email: 'none' }, 10012],
    [{ phone: '12' }, 10012],
    [{ name: ' ' }, 10012],
    [{ country: 'XX' }, 10012],
  ])('refuses %j of another user with %i', async (body: object, code) => {
    expect((await service.call('updateUserBasicInfo', { body }, as('mei'))).code).toBe(code);
  });
});

describe('countries', () => {
  it.each([
    ['en', 'China', 'Åland Islands'],
    ['zh-CN', '中国', '奥兰群岛'],
  ])('are named and sorted in %s', async (culture, china, aland) => {
    const { data } = await service.call('countries', {}, { headers: { 'x-culture': culture } });
    const names = data.items.map(({ name }) => name);
    expect(names).toHaveLength(249);
    expect(data.items).toContainEqual({ code: 'CN', name: china });
    expect(names).toContain(aland);
    expect(names).toEqual(names.toSorted(new Intl.Collator(culture).compare));
  });
});

describe('the highest price of a molecule', () => {
  const set = (value: string, sub = 'payer') =>
    service.call('changeSetting', { params: { key: 'MaximumMoleculePrice', value } }, as(sub));
  const shown = async () => (await service.call('userProfile', {}, as('payer'))).data.maximumMoleculePrice;

  it('is kept with its currency and told in the one of today', async () => {
    await service.call('changeSetting', { params: { key: 'Currency', value: 'CNY' } }, as('payer'));
    expect((await set('70000')).code).toBe(200);
    expect(await shown()).toBe(70_000);
    await service.call('changeSetting', { params: { key: 'Currency', value: 'USD' } }, as('payer'));
    expect(await shown()).toBe(10_000);
    await set('none');
    expect(await shown()).toBeNull();
  });

  it('limits a search that says nothing of how to search, and no other', async () => {
    await set('1500');
    const start = async (structure: string, more: object = {}) => {
      const { data } = await service.call('retroSearchStart', { body: { structure, ...more } }, as('payer'));
      return data.task.settings.constraints?.maxPricePerGram;
    };
    expect(await start('CC(=O)Nc1ccc(O)cc1')).toEqual({ minorUnits: 1500, currency: 'USD' });
    expect(await start('CC(=O)Oc1ccccc1C(=O)O', { settings: { maxSteps: 3 } })).toBeUndefined();
  });

  it.each(['0', '-1', '1.5', 'much', '99999999999'])('is never %s', async (value) => {
    expect((await set(value)).code).toBe(10012);
  });
});

describe('the preferences of searches', () => {
  it('go with a search that says nothing of how to search, and stay with its task when it starts again', async () => {
    const set = (value: string) =>
      service.call('changeSetting', { params: { key: 'SearchPreferences', value } }, as('chooser'));
    await set('fewer.mixtures.90-10-70-0');
    const preferences = {
      protectingGroups: 'fewer',
      selectivity: 'mixtures',
      weights: { short: 90, cheap: 10, robust: 70, green: 0 },
    };
    const start = async (structure: string, more: object = {}) =>
      (await service.call('retroSearchStart', { body: { structure, ...more } }, as('chooser'))).data.task;
    const task = await start('CC(=O)Nc1ccc(O)cc1');
    expect(task.settings.preferences).toEqual(preferences);
    expect((await start('CC(=O)Oc1ccccc1C(=O)O', { settings: { maxSteps: 3 } })).settings.preferences).toBeUndefined();
    await set('usual');
    await service.call('retroTaskStop', { body: { taskId: task.taskId } }, as('chooser'));
    const again = await service.call('retroTaskRestart', { body: { taskId: task.taskId } }, as('chooser'));
    expect(again.data.task.settings.preferences).toEqual(preferences);
  });

  it('are refused where they rank nothing', async () => {
    const weights = { short: 0, cheap: 0, robust: 0, green: 0 };
    const settings = { preferences: { weights } };
    const refused = await service.call('retroSearchStart', { body: { structure: 'CCOC(C)=O', settings } });
    expect(refused.code).toBe(20001);
    expect(refused.error?.details).toMatchObject({ text: expect.stringContaining('at least one weight') });
  });
});

describe('the order of conditions', () => {
  it('is one that the page knows', async () => {
    const set = (value: string) => service.call('changeSetting', { params: { key: 'ConditionOptCollation', value } });
    expect((await set('predicted')).code).toBe(200);
    expect((await service.call('userProfile', {})).data.conditionOptCollation).toBe('predicted');
    expect((await set('name')).code).toBe(10012);
  });
});

describe('the equity', () => {
  it('counts what the user has, and nobody else', async () => {
    await service.call('apiKeyCreate', { body: { name: 'k', modules: ['sascore'], expiresInDays: 9 } }, as('holder'));
    const { data } = await service.call('userBenefits', {}, as('holder'));
    const used = (of: typeof data) =>
      Object.fromEntries(of.holdings.map(({ holding, used: taken }) => [holding, taken]));
    expect(used(data)).toMatchObject({ apiKeys: 1, stocks: 0, bannedReactions: 0 });
    expect(data.holdings.find(({ holding }) => holding === 'apiKeys')?.limit).toBe(20);
    expect(used((await service.call('userBenefits', {}, as('mei'))).data)['apiKeys']).toBe(0);
  });

  it('tells what was started in a module, when last, and how much of it in thirty days', async () => {
    await service.call(
      'forwardStart',
      { body: { structure: 'OC(=O)c1ccc(Br)cc1', type: 'enumeration' } },
      as('holder'),
    );
    const { data } = await service.call('userBenefits', {}, as('holder'));
    const module = data.modules.find((one) => one.module === 'forwardsynthesis');
    expect(module).toMatchObject({ used: 1, startedIn30Days: 1 });
    expect(Date.now() - Date.parse(module?.lastStartedAt ?? '')).toBeLessThan(60_000);
    expect(data.modules.find((one) => one.module === 'sascore')).toEqual({
      module: 'sascore',
      used: 0,
      startedIn30Days: 0,
      lastStartedAt: null,
    });
  });
});

describe('clearing the cache', () => {
  it('drops the pictures of the tenant, and of no other', async () => {
    const { pictures } = service.services;
    pictures.set('t-one|a.svg|1|1|', '<svg/>');
    pictures.set('t-other|a.svg|1|1|', '<svg/>');
    expect((await service.call('clearCache', {}, { claims: { tenantid: 't-one' } })).data.cleared).toBe(1);
    expect(pictures.size).toBe(1);
  });
});
