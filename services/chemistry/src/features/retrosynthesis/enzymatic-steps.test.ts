// A search with enzymes alone through the calls: what stands for precedents of an enzymatic step.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { searchKind } from './life.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ workers: 1 });
});
afterAll(() => service.close());

it('counts no chemical reductions of the patents for a ketoreductase', { timeout: 120_000 }, async () => {
  const settings = { enzymes: 'only', timeLimitSeconds: 10, maxExpansions: 5 } as const;
  const body = { structure: 'C[C@H](O)c1ccc(F)cc1', settings };
  const { taskId } = (await service.call('retroSearchStart', { body })).data.task;
  await service.idle(searchKind);
  const list = { routeType: 'retrosynthesis', taskId, pageIndex: 1, pageSize: 10 } as const;
  const { items } = (await service.call('routeList', { body: list })).data;
  const details = await Promise.all(
    items.map(async ({ routeId }) => (await service.call('routeDetail', { query: { routeId } })).data),
  );
  const reduced = details.find(({ steps }) => steps.some(({ enzyme }) => enzyme?.abbreviation === 'ADH'));
  expect(reduced?.summary.leastPrecedents).toBe(0);
  const step = reduced?.steps.find(({ enzyme }) => enzyme?.abbreviation === 'ADH');
  expect(step).toMatchObject({ precedents: 0, mark: { word: 'wellPrecedented', reasons: ['enzymeKnown'] } });
  expect(step?.recorded ?? null).toBeNull();
});
