import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announce } from '../../platform/events/announce.ts';
import { impurityKind } from '../impurity/jobs.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

interface Seen {
  id?: string;
  event?: string;
  data?: string;
}

let service: TestService;
let origin = '';

beforeAll(async () => {
  service = await startTestService();
  origin = await service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => service.close());

/** A page that watches, and what it has seen. */
async function watch(sub: string, more: { tenantid?: string; lastEventId?: string } = {}) {
  const { lastEventId, ...claims } = more;
  const leave = new AbortController();
  const authorization = `Bearer ${await service.issuer.token({ sub, ...claims })}`;
  const headers = { authorization, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) };
  const response = await fetch(`${origin}/api/common/events`, { headers, signal: leave.signal });
  const seen: Seen[] = [];
  let text = '';
  const reading = (async () => {
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks)
        seen.push(Object.fromEntries(block.split('\n').map((line) => line.split(/: ?(.*)/s).slice(0, 2))));
    }
  })().catch(() => undefined);
  await expect.poll(() => seen.some(({ event }) => event === 'ready')).toBe(true);
  return {
    response,
    changes: () => seen.filter(({ event }) => event === 'change').map(({ data }) => JSON.parse(data ?? '') as unknown),
    count: (name: string) => seen.filter(({ event }) => event === name).length,
    lastId: () => seen.findLast(({ id }) => id !== undefined)?.id ?? '',
    text: () => text,
    leave: async () => {
      leave.abort();
      await reading;
    },
  };
}

const tenantId = 'tenant-a';
const change = (userId: string, topic: string, id?: string, tenant = tenantId) =>
  announce(service.database.queries, { tenantId: tenant, userId, topic, ...(id !== undefined && { id }) });

describe('the stream of a user', () => {
  it('is server-sent events, and lives while nothing happens', async () => {
    const page = await watch('quiet');
    expect(page.response.headers.get('content-type')).toContain('text/event-stream');
    await wait(500);
    expect(page.changes()).toEqual([]);
    await page.leave();
    await expect.poll(() => service.services.events.size).toBe(0);
  });

  it('brings what is announced of the user, once however often it was within a moment, and nothing of others', async () => {
    const claims = { tenantid: tenantId };
    const [page, other, elsewhere] = await Promise.all([
      watch('chen', claims),
      watch('li', claims),
      watch('chen', { tenantid: 'tenant-b' }),
    ]);
    for (let times = 0; times < 5; times += 1) await change('chen', 'search', 'one');
    await change('chen', 'notice');
    await expect.poll(page.changes).toEqual([{ topic: 'search', id: 'one' }, { topic: 'notice' }]);
    await wait(300);
    expect([page.changes().length, other.changes(), elsewhere.changes()]).toEqual([2, [], []]);
    await Promise.all([page, other, elsewhere].map((one) => one.leave()));
  });

  it('leaves out what was rolled back', async () => {
    const page = await watch('rolled', { tenantid: tenantId });
    const undone = service.database.transaction(async (tx) => {
      await announce(tx, { tenantId, userId: 'rolled', topic: 'search', id: 'undone' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await change('rolled', 'search', 'done');
    await expect.poll(page.changes).toEqual([{ topic: 'search', id: 'done' }]);
    await page.leave();
  });

  it('goes on after the last event that was seen, and says so where it cannot', async () => {
    const claims = { tenantid: tenantId };
    const first = await watch('back', claims);
    await change('back', 'search', 'seen');
    await expect.poll(() => first.changes().length).toBe(1);
    await first.leave();
    await change('back', 'search', 'missed');
    const sentinel = await watch('back', claims);
    await change('back', 'search', 'later');
    await expect.poll(() => sentinel.changes().length).toBeGreaterThan(0);
    const again = await watch('back', { ...claims, lastEventId: first.lastId() });
    await expect.poll(again.changes).toEqual([
      { topic: 'search', id: 'missed' },
      { topic: 'search', id: 'later' },
    ]);
    for (const lastEventId of ['of-before', 'nonsense', `${first.lastId().split('-')[0]}-999999`]) {
      const lost = await watch('back', { ...claims, lastEventId });
      await expect.poll(() => lost.count('reset')).toBe(1);
      await lost.leave();
    }
    await Promise.all([sentinel.leave(), again.leave()]);
  });

  it('brings the calls of other tabs, and the progress that a worker makes with a task', async () => {
    const claims = { sub: 'worker' };
    const page = await watch('worker');
    const answer = await service.call('impurityStart', { body: { reaction: 'CC(=O)Cl.CN>>CC(=O)NC' } }, { claims });
    expect(answer.code).toBe(200);
    await service.idle(impurityKind);
    const topics = () => page.changes().map((one) => Reflect.get(Object(one), 'topic'));
    await expect.poll(topics).toEqual(expect.arrayContaining(['impurityStart', impurityKind.name]));
    await page.leave();
  });
});
