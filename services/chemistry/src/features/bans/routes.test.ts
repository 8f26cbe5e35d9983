import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { waitFor } from '../../test-support/wait.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ workers: 1 });
});
afterAll(() => service.close());

const other = { claims: { sub: 'mei' } };

async function reactionsOf(structure: string, who = {}) {
  const body = { structure, settings: { maxExpansions: 15, maxRoutes: 20 } };
  const { data } = await service.call('retroSearchStart', { body }, who);
  const { taskId } = data.task;
  await waitFor(async () => {
    const found = await service.call('retroTask', { query: { taskId } }, who);
    return found.data.task.state === 'completed';
  });
  const list = await service.call(
    'routeList',
    { body: { routeType: 'retrosynthesis', taskId, pageIndex: 1, pageSize: 50 } },
    who,
  );
  const details = await Promise.all(
    list.data.items.map(({ routeId }) => service.call('routeDetail', { query: { routeId } }, who)),
  );
  return details.map(({ data: route }) => ({ routeId: route.summary.routeId, steps: route.steps }));
}

describe('the ban list', () => {
  it('takes steps of routes, is obeyed by the next search, leaves as CSV and lets go again', async () => {
    const [first] = await reactionsOf('lidocaine');
    const step = first?.steps.at(-1);
    const add = { routeId: first?.routeId ?? '', stepId: step?.stepId ?? '' };
    const banned = await service.call('dislikeReaction', { query: { ...add, scope: 'template' } });
    expect(banned.data).toMatchObject({ total: 1, items: [{ scope: 'template', templateId: step?.templateId }] });
    const again = (await service.call('dislikeReaction', { query: { ...add, scope: 'template' } })).data;
    expect([again.total, again.added?.id]).toEqual([1, banned.data.added?.id]);
    // The routes of the task that have such a step, this one among them.
    expect(banned.data.added?.ranks).toContain(1);
    const [entry] = banned.data.items;
    expect(`${entry?.precursors.map((one) => one.smiles).join('.')}>>${entry?.product?.smiles}`).toBe(
      step?.reactionSmiles,
    );

    const after = await reactionsOf('lidocaine');
    expect(after.flatMap((route) => route.steps.map((one) => one.templateId))).not.toContain(step?.templateId);

    const byHand = { structure: step?.reactionSmiles.split('>>')[1] ?? '', pageSize: 50 };
    const proposed = (await service.call('indexManualSearch', { body: byHand })).data;
    expect(proposed.banned).toBeGreaterThan(0);
    expect(proposed.items.map((one) => one.templateId)).not.toContain(step?.templateId);

    const file = await service.call('downloadReactions', { query: {} });
    expect(file.headers['content-type']).toMatch(/^text\/csv/);
    expect(file.text).toContain(step?.reactionSmiles);
    const pages = await service.call('downloadReactions', { query: { fileType: 'pdf' } });
    expect([pages.headers['content-type'], pages.text.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);

    const id = banned.data.items[0]?.id ?? '';
    expect((await service.call('deleteReactions', { params: { id } }, other)).code).toBe(10022);
    expect((await service.call('deleteReactions', { params: { id } })).data).toMatchObject({ deleted: 1 });
    expect((await service.call('dislikeReaction', { query: {} })).data.total).toBe(0);
  });

  it('is each user’s own and is searched by name or reaction', async () => {
    const [first] = await reactionsOf('benzocaine', other);
    const [step] = first?.steps ?? [];
    const add = { routeId: first?.routeId ?? '', stepId: step?.stepId ?? '' };
    expect((await service.call('dislikeReaction', { query: add }, other)).data.total).toBe(1);
    expect((await service.call('dislikeReaction', { query: {} })).data.total).toBe(0);
    const found = (searchValue: string) => service.call('dislikeReaction', { query: { searchValue } }, other);
    expect((await found(step?.name.slice(0, 5) ?? '')).data.total).toBe(1);
    expect((await found('no such thing')).data.total).toBe(0);
    const foreign = await service.call('dislikeReaction', { query: add });
    expect(foreign.code).toBe(10022);
  });
});
