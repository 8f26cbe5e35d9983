import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { impurityBatches } from './schema.ts';
import { impurityKind } from './jobs.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { waitFor } from '../../test-support/wait.ts';

const entry = new URL('../../test-support/threads/slow-impurity-thread.ts', import.meta.url);
const nobodysId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01';
const amide = 'OC(=O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ impurities: { entry, timeoutMs: 4_000 } });
});
afterAll(() => service.close());

type Who = { claims: { sub: string } };
const as = (sub: string): Who => ({ claims: { sub } });
const start = async (who: Who, body: object = { reaction: amide }) =>
  (await service.call('impurityStart', { body }, who)).data.search;
const searchOf = async (who: Who, id: string) =>
  (await service.call('impuritySearchOf', { query: { id } }, who)).data.search;
const ended = (who: Who, id: string) =>
  waitFor(async () => {
    const search = await searchOf(who, id);
    return ['completed', 'failed', 'stopped'].includes(search.state) ? search : undefined;
  });

describe('a prediction', () => {
  it('begins at once, shows what each stage found, and ends', async () => {
    const who = as('grows');
    const begun = await start(who, { reaction: amide, conditions: { agents: ['HATU', '  DMF ', 'HATU'] } });
    expect(begun).toMatchObject({ state: 'queued', batches: 1, conditions: { agents: ['HATU', 'DMF'] } });
    expect(begun.reaction.product.formula).toBe('C14H13NO');
    const seen = await waitFor(async () => {
      const search = await searchOf(who, begun.batchId);
      return search.impurities === 1 ? search : undefined;
    });
    expect(seen).toMatchObject({ state: 'searching', percent: 33 });
    expect(await ended(who, begun.userSearchBatchId)).toMatchObject({
      state: 'completed',
      percent: 100,
      impurities: 2,
    });
  });

  it('is stopped within a second and keeps what it has found', async () => {
    const who = as('stops');
    const { userSearchBatchId: id, batchId } = await start(who);
    await waitFor(async () => (await searchOf(who, id)).impurities === 1);
    const from = performance.now();
    const { search } = (await service.call('impurityStop', { query: { batchId } }, who)).data;
    expect(performance.now() - from).toBeLessThan(5_000);
    expect(search).toMatchObject({ state: 'stopped', impurities: 1 });
    await service.idle(impurityKind);
    expect(await searchOf(who, id)).toMatchObject({ state: 'stopped', impurities: 1 });
    expect((await service.call('impurityStop', { query: { batchId } }, who)).code).toBe(20020);
  });

  it('that waits says how many wait before it', async () => {
    const who = as('waits');
    const started = [await start(who), await start(who), await start(who)];
    const body = { pageIndex: 1, pageSize: 10 };
    const { items } = (await service.call('impurityHistory', { body }, who)).data;
    const waiting = items.filter(({ state }) => state === 'queued').toReversed();
    expect(waiting.length).toBeGreaterThan(1);
    expect(waiting.map(({ tasksAhead }) => tasksAhead)).toEqual(waiting.map((_, index) => index));
    for (const { batchId } of started) await service.call('impurityStop', { query: { batchId } }, who);
    await service.idle(impurityKind);
    expect((await searchOf(who, started[2]?.batchId ?? '')).tasksAhead).toBeUndefined();
  });

  it('that ends its thread, or gets no response, has failed and leaves the others alone', async () => {
    const who = as('fails');
    const dead = await start(who, { reaction: 'CCO.I>>CCI' });
    const silent = await start(who, { reaction: 'CCO.F>>CCF' });
    const sound = await start(who, { reaction: 'CCO.CC(=O)Cl>>CCOC(C)=O' });
    const failure = { code: 20024, message: expect.stringContaining('Start it again') };
    expect(await ended(who, dead.userSearchBatchId)).toMatchObject({ state: 'failed', failure });
    expect(await ended(who, silent.userSearchBatchId)).toMatchObject({ state: 'failed', failure });
    expect(await ended(who, sound.userSearchBatchId)).toMatchObject({ state: 'completed' });
  });

  it('that lost its job, as in a backup that was restored, is taken up when a worker starts', async () => {
    const who = as('killed');
    const { batchId } = await start(who);
    await service.call('impurityStop', { query: { batchId } }, who);
    await service.idle(impurityKind);
    await service.database.queries
      .update(impurityBatches)
      .set({ state: 'searching' })
      .where(eq(impurityBatches.id, batchId));
    await service.worker.start();
    await service.idle(impurityKind);
    expect((await searchOf(who, batchId)).state).toBe('completed');
  });

  it('is refused for a controlled product, an unreadable impurity or no reaction at all', async () => {
    const code = async (body: object) => (await service.call('impurityStart', { body }, as('refused'))).code;
    expect(await code({})).toBe(10012);
    expect(await code({ reaction: 'CCO' })).toBe(20028);
    const cocaine = 'COC(=O)C1C(OC(=O)c2ccccc2)CC2CCC1N2.IC>>COC(=O)C1C(OC(=O)c2ccccc2)CC2CCC1N2C';
    expect(await code({ reaction: cocaine })).toBe(20000);
    const carried = await service.call('impurityStart', { body: { reaction: amide, carried: ['toluene', 'C1CC'] } });
    expect([carried.code, carried.error?.details]).toMatchObject([20028, { row: 2 }]);
  });
});

describe('the history', () => {
  it('is paged, newest first, and filtered by name, state and time', { tags: ['full'] }, async () => {
    const who = as('history');
    for (const name of ['alpha 1', 'beta', 'alpha_2']) await start(who, { reaction: amide, name });
    await service.idle(impurityKind);
    const names = async (more: object) => {
      const body = { pageIndex: 1, pageSize: 10, ...more };
      const { total, items } = (await service.call('impurityHistory', { body }, who)).data;
      return [total, ...items.map(({ name }) => name)];
    };
    expect(await names({})).toEqual([3, 'alpha_2', 'beta', 'alpha 1']);
    expect(await names({ pageSize: 2, pageIndex: 2 })).toEqual([3, 'alpha 1']);
    expect(await names({ key: 'ALPHA' })).toEqual([2, 'alpha_2', 'alpha 1']);
    expect(await names({ key: '_' })).toEqual([1, 'alpha_2']);
    expect(await names({ states: ['failed'] })).toEqual([0]);
    expect(await names({ to: '2020-01-01T00:00:00Z' })).toEqual([0]);
    const backwards = { pageIndex: 1, pageSize: 1, from: '2021-01-01T00:00:00Z', to: '2020-01-01T00:00:00Z' };
    expect((await service.call('impurityHistory', { body: backwards }, who)).code).toBe(30009);
  });

  it('takes new names, none of them blank', async () => {
    const who = as('renames');
    const { userSearchBatchId: id, name } = await start(who);
    expect(name).toBe('N-benzylbenzamide');
    const { search } = (await service.call('impurityRename', { query: { id, name: ' second\tlook ' } }, who)).data;
    expect(search.name).toBe('second look');
    expect((await service.call('impurityRename', { query: { id, name: '\u202e' } }, who)).code).toBe(10012);
  });

  it('lets go what does not run, with all its runs', async () => {
    const who = as('deletes');
    const { userSearchBatchId: id, batchId } = await start(who);
    await waitFor(async () => (await searchOf(who, id)).state === 'searching');
    expect((await service.call('impurityDelete', { query: { id } }, who)).code).toBe(20006);
    await service.call('impurityStop', { query: { batchId } }, who);
    expect((await service.call('impurityDelete', { query: { id } }, who)).data.deleted).toBe(1);
    expect((await service.call('impuritySearchOf', { query: { id } }, who)).code).toBe(50001);
    expect((await service.call('impurityResults', { query: { batchId } }, who)).code).toBe(50001);
  });
});

describe('a search that is run again', () => {
  it('has a new batch beside the old one, and keeps its marks', { tags: ['full'] }, async () => {
    const who = as('again');
    const { userSearchBatchId: id, batchId, rInchikey } = await start(who);
    expect((await service.call('impuritySearchAgain', { query: { userSearchBatchId: id } }, who)).code).toBeGreaterThan(
      20000,
    );
    await ended(who, id);
    const listed = async (batch: string) =>
      (await service.call('impurityResults', { query: { batchId: batch } }, who)).data;
    const [first] = (await listed(batchId)).items;
    const resultId = first?.resultId ?? '';
    expect((await service.call('impurityLike', { query: { resultId } }, who)).data.isLiked).toBe(true);
    const { search } = (await service.call('impuritySearchAgain', { query: { userSearchBatchId: id } }, who)).data;
    expect(search).toMatchObject({ userSearchBatchId: id, batches: 2, state: 'queued' });
    await ended(who, id);
    const [again] = (await listed(search.batchId)).items;
    expect(again).toMatchObject({ molecule: first?.molecule, isLiked: true });
    expect(again?.resultId).not.toBe(resultId);
    const { items } = (await service.call('impurityBatches', { query: { rInchikey } }, who)).data;
    expect(items.map((one) => one.batchId)).toEqual([search.batchId, batchId]);
    expect((await service.call('impurityLike', { query: { resultId, like: false } }, who)).data.isLiked).toBe(false);
    expect((await service.call('impurityLike', { query: { resultId } }, who)).data.isLiked).toBe(true);
  });
});

describe('another user', () => {
  it.each([{ sub: 'stranger' }, { sub: 'mine', tenantid: 'elsewhere' }])(
    'meets 50001 as %o',
    async (claims) => {
      const { userSearchBatchId: id, batchId, rInchikey } = await start(as('mine'));
      await ended(as('mine'), id);
      const { items } = (await service.call('impurityResults', { query: { batchId } }, as('mine'))).data;
      const resultId = items[0]?.resultId ?? '';
      const who = { claims };
      const codes = await Promise.all([
        service.call('impuritySearchOf', { query: { id } }, who),
        service.call('impurityRename', { query: { id, name: 'x' } }, who),
        service.call('impurityDelete', { query: { id } }, who),
        service.call('impurityStop', { query: { batchId } }, who),
        service.call('impuritySearchAgain', { query: { userSearchBatchId: id } }, who),
        service.call('impurityResults', { query: { batchId } }, who),
        service.call('impurityLike', { query: { resultId } }, who),
        service.call('impurityMassMatch', { body: { batchId, masses: [100] } }, who),
        service.call('impurityExport', { body: { batchId, fileType: 'csv' } }, who),
        service.call('impuritySearchOf', { query: { id: nobodysId } }, as('mine')),
      ]);
      expect(codes.map(({ code }) => code)).toEqual(codes.map(() => 50001));
      expect((await service.call('impurityBatches', { query: { rInchikey } }, who)).data.items).toEqual([]);
      expect((await searchOf(as('mine'), id)).state).toBe('completed');
    },
    60_000,
  );
});
