// Codes that are met when something else has happened meanwhile, or still needs what one wants to take away.

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forwardTasks } from './features/forward/schema.ts';
import { stocks } from './features/stock/schema.ts';
import { quotations } from './features/quotation/schema.ts';
import { saveGraph } from './features/tasks/graph/graph-store.ts';
import { putSearch } from './features/intermediates/testing/read-routes.ts';
import { listIdOf } from './chemistry/stock/list-id.ts';
import { findTask } from './features/tasks/task-store.ts';
import { startTestService, type TestService } from './test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const chain = ['CC(=O)Nc1ccccc1', 'CCCCCCc1ccccc1N', 'c1ccccc1'];
const tenantId = 't-late';
const as = (userId: string) => ({ claims: { sub: userId, tenantid: tenantId } });
const search = (userId: string) => putSearch(service.services, { tenantId, userId }, [chain]);

describe('a search that has completed', () => {
  it('offers its routes to who wants to stop it: 20016', async () => {
    const { taskId } = await search('stopping');
    const { error } = await service.call('retroTaskStop', { body: { taskId } }, as('stopping'));
    expect(error).toMatchObject({
      code: 20016,
      display: 'closableToast',
      severity: 'success',
      action: 'viewRoute',
      details: { taskId, routeType: 'retrosynthesis', routeCount: 1 },
    });
    // What another user asks for tells nothing of it.
    expect((await service.call('retroTaskStop', { body: { taskId } }, as('else'))).code).toBe(10022);
  });
});

describe('a search graph that cannot be read any more', () => {
  it.each([
    ['no compressed content', Buffer.from('not a graph')],
    ['nothing', Buffer.alloc(0)],
    ['a content that is cut off', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0])],
  ])('is told as 20011 when it holds %s', async (_what, content) => {
    const owner = { tenantId, userId: 'mapping' };
    const { taskId } = await search('mapping');
    const { queries } = service.database;
    await saveGraph(queries, await findTask(queries, owner, taskId), content, new Date());
    expect((await service.call('searchGraph', { body: { taskId } }, as('mapping'))).code).toBe(20011);
  });
});

describe('a route that a draft of a quotation is calculated for', () => {
  it('is not deleted before the draft is issued or gone: 20008', async () => {
    const who = as('quoting');
    const { taskId } = await search('quoting');
    const body = { routeType: 'retrosynthesis' as const, taskId, pageIndex: 1, pageSize: 1 };
    const routeId = (await service.call('routeList', { body }, who)).data.items[0]?.routeId ?? '';
    const started = await service.call('quotationStart', { body: { routeId, scales: [100] } }, who);
    const { quotationId, number } = started.data.quotation;
    const remove = () => service.call('retroTaskDelete', { body: { taskIds: [taskId] } }, who);
    const refused = await remove();
    expect([refused.code, refused.error?.details]).toEqual([20008, { module: 'quotation', number }]);
    const issued = { issuedAt: new Date() };
    await service.database.queries.update(quotations).set(issued).where(eq(quotations.id, quotationId));
    expect((await remove()).data.deleted).toBe(1);
    expect((await service.call('quotationDetail', { query: { quotationId } }, who)).code).toBe(200);
  });
});

describe('a list of molecules that a forward task takes its partners from', () => {
  const owner = { tenantId, userId: 'combining' };

  async function list(): Promise<string> {
    const id = randomUUID();
    const counts = { rows: 0, accepted: 0, duplicate: 0, rejected: 0, molecules: 0, priced: 0 };
    await service.database.queries
      .insert(stocks)
      .values({ ...owner, id, name: 'partners', state: 'ready', outcomes: [], createdAt: new Date(), counts });
    return id;
  }

  const remove = (id: string) => service.call('stockDelete', { body: { stockId: listIdOf(id) } }, as('combining'));

  it.each([
    ['notStarted', 20027],
    ['queued', 20027],
    ['searching', 20027],
    ['completed', 200],
    ['stopped', 200],
    ['failed', 200],
    ['deleted', 200],
  ] as const)('is, while the task is %s, answered with %i', async (state, code) => {
    const [id, other] = [await list(), await list()];
    const now = new Date();
    const start = { key: 'k', smiles: 'CCO', formula: 'C2H6O', molecularWeight: 46 };
    await service.database.queries.insert(forwardTasks).values({
      ...owner,
      id: randomUUID(),
      type: 'library',
      name: 'library',
      state,
      start,
      removedParts: [],
      settings: { partners: { stocks: [listIdOf(id)] } },
      scaffolds: [],
      currency: 'USD',
      createdAt: now,
      queuedAt: now,
    });
    expect([(await remove(id)).code, (await remove(other)).code]).toEqual([code, 200]);
    await service.database.queries.delete(forwardTasks).where(eq(forwardTasks.tenantId, tenantId));
  });
});
