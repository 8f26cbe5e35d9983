import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tasks } from '../tasks/schema.ts';
import { sharePeople, shares } from '../tasks/share-schema.ts';
import { keepRoute } from '../../test-support/kept-route.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
let routeId: string;
let taskId: string;

const as = (sub: string, tenantid = 't-one') => ({ claims: { sub, tenantid, preferred_username: sub } });
const mei = as('mei');
const wang = as('wang');
const stranger = as('stranger', 't-two');

async function sync(userId: string, tenantId: string, chineseName = ''): Promise<void> {
  const record = { userId, tenantId, userName: userId, phone: '', chineseName, email: `${userId}@example.com` };
  const body = { ...record, externalSource: null, externalUserId: null, userGroups: [] };
  await service.call('syncUser', { body }, as(userId, tenantId));
}

beforeAll(async () => {
  service = await startTestService();
  routeId = await keepRoute(service, 'CC(=O)NCc1ccccc1', ['NCc1ccccc1']);
  taskId = (await service.call('routeDetail', { query: { routeId } })).data.taskId;
  await sync('chen', 't-one', '陈玮');
  await sync('mei', 't-one', '梅梅');
  await sync('wang', 't-one');
  await sync('stranger', 't-two');
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.database.queries.delete(sharePeople);
  await service.database.queries.delete(shares);
});

const share = (query: { userIds?: string; tenantId?: string; kind?: 'route' | 'task' } = {}) =>
  service.call('shareToOther', {
    query: { kind: 'route', itemId: query.kind === 'task' ? taskId : routeId, ...query },
  });
const open = (shareCode: string, who = mei) => service.call('shareRecord', { query: { shareCode } }, who);
const read = (who: ReturnType<typeof as>) => service.call('routeDetail', { query: { routeId } }, who);
const list = (who: ReturnType<typeof as>) =>
  service.call('routeList', { body: { routeType: 'retrosynthesis', taskId, pageIndex: 1, pageSize: 10 } }, who);

describe('colleagues', () => {
  it.each([
    ['a part of the sign-in name', 'me', ['mei']],
    ['the name', '梅', ['mei']],
    ['the mail address', 'wang@', ['wang']],
    ['nothing', '', ['mei', 'wang']],
    ['somebody of another tenant', 'stranger', []],
    ['a wild card', '%', []],
  ])('are found by %s', async (_, key, found) => {
    const { data } = await service.call('userList', { query: { key } });
    expect(data.items.map((one) => one.userId)).toEqual(found);
  });

  it('of another tenant are not asked for', async () => {
    expect((await service.call('userList', { query: { tenantId: 't-two' } })).code).toBe(10023);
    expect((await service.call('userList', { query: { tenantId: 't-one', key: 'mei' } })).data.items).toHaveLength(1);
  });
});

describe('a route shared by name', () => {
  it('is read by the colleague, by nobody else, and without the rest of its task', async () => {
    expect((await read(mei)).code).toBe(10022);
    const { data } = await share({ userIds: 'mei' });
    expect(data.share).toMatchObject({ kind: 'route', itemId: routeId, isOpen: false, isMine: true });
    expect(data.share.people).toEqual([{ userId: 'mei', userName: 'mei', name: '梅梅', email: 'mei@example.com' }]);
    expect((await read(mei)).data).toMatchObject({ isShared: true, summary: { routeId } });
    expect((await read(as('chen'))).data.isShared).toBe(false);
    expect((await service.call('routeCheck', { query: { routeId } }, mei)).data.allowed).toBe(true);
    expect([(await read(wang)).code, (await read(stranger)).code, (await list(mei)).code]).toEqual([
      10022, 10022, 10022,
    ]);
    expect((await service.call('routesExport', { query: { routeId } }, mei)).status).toBe(200);
    expect((await service.call('routesExport', { query: { taskId } }, mei)).code).toBe(10022);
    expect((await service.call('routesExport', { query: { routeId } }, wang)).code).toBe(10022);
  });

  it('opens by its code for that colleague, who does not learn with whom else it is shared', async () => {
    const { shareCode } = (await share({ userIds: 'mei,wang' })).data.share;
    const opened = (await open(shareCode)).data.share;
    expect(opened).toMatchObject({ itemId: routeId, isMine: false, people: [], sharedBy: { name: '陈玮' } });
    expect((await open('nobodys', mei)).code).toBe(10022);
    await service.call('shareEnd', { body: { shareId: opened.shareId } });
    expect((await open(shareCode)).code).toBe(10011);
  });

  it('refuses colleagues of another tenant, unknown ones and oneself', async () => {
    expect((await share({ userIds: 'mei,stranger' })).code).toBe(10023);
    expect((await share({ tenantId: 't-two' })).code).toBe(10023);
    expect((await share({ userIds: 'chen' })).code).toBe(10012);
    expect((await share({ userIds: ' , ' })).code).toBe(10012);
    expect(
      (await service.call('shareList', { body: { direction: 'byMe', pageIndex: 1, pageSize: 10 } })).data.total,
    ).toBe(0);
  });

  it('is shared by its owner alone', async () => {
    await share({ userIds: 'mei' });
    const again = await service.call(
      'shareToOther',
      { query: { kind: 'route', itemId: routeId, userIds: 'wang' } },
      mei,
    );
    expect(again.code).toBe(10022);
    const { items } = (
      await service.call('shareList', { body: { direction: 'withMe', pageIndex: 1, pageSize: 10 } }, mei)
    ).data;
    expect(items.map((one) => one.itemId)).toEqual([routeId]);
    expect((await service.call('shareEnd', { body: { shareId: items[0]?.shareId ?? '' } }, mei)).code).toBe(10022);
  });

  it('is taken back from one, then from the last', async () => {
    const first = (await share({ userIds: 'mei' })).data.share;
    const second = (await share({ userIds: 'wang' })).data.share;
    expect(second.shareId).toBe(first.shareId);
    const { shareId } = first;
    expect((await service.call('shareEnd', { body: { shareId, userId: 'mei' } })).data).toEqual({ ended: false });
    expect([(await read(mei)).code, (await read(wang)).code]).toEqual([10022, 200]);
    expect((await service.call('shareEnd', { body: { shareId, userId: 'wang' } })).data).toEqual({ ended: true });
    expect((await read(wang)).code).toBe(10022);
  });
});

describe('a link', () => {
  it('opens for all of the tenant and for nobody outside of it', async () => {
    const { shareCode } = (await share()).data.share;
    expect((await open(shareCode, wang)).data.share.itemId).toBe(routeId);
    expect((await open(shareCode, stranger)).code).toBe(10023);
    expect([(await read(wang)).code, (await read(stranger)).code]).toEqual([200, 10022]);
  });

  it('to a task shows all of its routes, and nothing can be changed by it', async () => {
    await share({ kind: 'task' });
    expect((await list(mei)).data.items.map((one) => one.routeId)).toEqual([routeId]);
    expect((await read(mei)).data.isShared).toBe(true);
    expect((await list(stranger)).code).toBe(10022);
    expect((await service.call('retroTaskRename', { body: { taskId, taskName: 'mine' } }, mei)).code).toBe(10022);
    expect((await service.call('retroTaskDelete', { body: { taskIds: [taskId] } }, mei)).code).toBe(10022);
    expect((await service.call('routeProtect', { body: { routeId } }, mei)).code).toBe(10022);
  });
});

describe('the life of what is shared', () => {
  it('ends no share by deleting its task: 10030', async () => {
    const { shareId } = (await share({ userIds: 'mei' })).data.share;
    expect((await service.call('retroTaskDelete', { body: { taskIds: [taskId] } })).code).toBe(10030);
    await service.call('shareEnd', { body: { shareId } });
    const other = await keepRoute(service, 'CC(=O)Nc1ccccc1', ['Nc1ccccc1']);
    const task = (await service.call('routeDetail', { query: { routeId: other } })).data.taskId;
    expect((await service.call('retroTaskDelete', { body: { taskIds: [task] } })).data.deleted).toBe(1);
    const gone = await service.call('shareToOther', { query: { kind: 'route', itemId: other } });
    expect(gone.code).toBe(20025);
  });

  it.each(['queued', 'searching'] as const)('does not begin while the task is %s: 10028', async (state) => {
    const { queries } = service.database;
    const [before] = await queries.select().from(tasks).where(eq(tasks.id, taskId));
    await queries.update(tasks).set({ state }).where(eq(tasks.id, taskId));
    const codes = [(await share()).code, (await share({ kind: 'task' })).code];
    await queries.update(tasks).set({ state: before?.state }).where(eq(tasks.id, taskId));
    expect(codes).toEqual([10028, 10028]);
  });

  it('of two at once is one share with both colleagues', async () => {
    const made = await Promise.all(['mei', 'wang', 'mei', 'wang'].map((userIds) => share({ userIds })));
    expect(new Set(made.map((one) => one.data.share.shareId)).size).toBe(1);
    const { items } = (await service.call('shareList', { body: { direction: 'byMe', pageIndex: 1, pageSize: 10 } }))
      .data;
    expect(items[0]?.people.map((one) => one.userId).toSorted()).toEqual(['mei', 'wang']);
  });
});
