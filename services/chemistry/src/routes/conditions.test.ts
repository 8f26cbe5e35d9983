import type { CallInput } from '@app/shared/contracts/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
}, 60_000);
afterAll(() => service.close());

const asChemist = (sub: string, culture = 'en') => ({ claims: { sub }, headers: { 'x-culture': culture } });
const suzuki = 'Brc1ccncc1.OB(O)c1ccc(F)cc1>>Fc1ccc(-c2ccncc2)cc1';

async function optimized(sub: string, body: Partial<CallInput<'conditionOptimization'>['body']> = {}) {
  const answer = await service.call('conditionOptimization', { body: { reaction: suzuki, ...body } }, asChemist(sub));
  return answer.data;
}

describe('a reaction', () => {
  it('has its kind recognised and condition sets ranked, each choice once', async () => {
    const { optimization, sets, space } = await optimized('o1');
    expect(space.levels.base).toContain('K2CO3');
    expect(optimization.kinds[0]?.templateId).toMatch(/suzuki/);
    expect(sets.length).toBeGreaterThan(3);
  }, 60_000);
});
