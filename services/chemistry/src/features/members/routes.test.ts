import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
const who = (sub: string, tenantid: string, tenant_admin = false) => ({
  claims: { sub, tenantid, tenant_admin, preferred_username: `${sub}.${tenantid}` },
});
const admin = who('zhou', 't-list', true);

beforeAll(async () => {
  service = await startTestService();
  const people = [admin, who('chen', 't-list'), who('wu_di', 't-list'), who('zhou', 't-else', true)];
  for (const one of people) await service.call('userProfile', {}, one);
});
afterAll(() => service.close());

describe('the list of who has signed in', () => {
  const names = async (query: object, one = admin) => {
    const answer = await service.call('tenantUserList', { query }, one);
    if (answer.code !== 200) return answer.code;
    const { total, items } = answer.data;
    return [total, items.map(({ userName }) => userName)];
  };

  it('holds the own tenant, for its administrator alone', async () => {
    expect(await names({})).toEqual([3, ['chen.t-list', 'wu_di.t-list', 'zhou.t-list']]);
    expect(await names({}, who('chen', 't-list'))).toBe(10039);
    expect(await names({}, who('zhou', 't-else', true))).toEqual([1, ['zhou.t-else']]);
  });

  it('is searched literally, and paged', async () => {
    expect(await names({ search: 'U_D' })).toEqual([1, ['wu_di.t-list']]);
    expect(await names({ search: '%' })).toEqual([0, []]);
    expect(await names({ pageIndex: 2, pageSize: 2 })).toEqual([3, ['zhou.t-list']]);
  });
});
