import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from './schema.ts';
import { keepRoutes } from '../../test-support/stored-routes.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { listRoutes, type RouteFilter } from './route-store.ts';

const first: RouteFilter = { pageIndex: 1, pageSize: 20, sort: 'score', descending: true, solvedOnly: false };
const ester = { smiles: 'CCOC(C)=O', from: [{ smiles: 'CCO' }, { smiles: 'CC(=O)O' }] };
const unsolved = { ...ester, fails: true };
const longer = { smiles: 'CCOC(C)=O', from: [{ smiles: 'CCO' }, { smiles: 'CC(=O)O', from: [{ smiles: 'CC#N' }] }] };

describe('the list of routes', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());

  it('has its counts on every page, also on one past the end', async () => {
    const { queries } = service.database;
    const { taskId, routeIds } = await keepRoutes(service, [ester, unsolved, ester, longer]);
    const all = await listRoutes(queries, taskId, first);
    expect(all).toMatchObject({ total: 4, solved: 3, oneStep: 2 });
    expect(new Set(all.items.map(({ id }) => id))).toEqual(new Set(routeIds));
    const second = await listRoutes(queries, taskId, { ...first, pageIndex: 2, pageSize: 3 });
    expect(second).toMatchObject({ total: 4, solved: 3, oneStep: 2, items: [all.items[3]] });
    expect(await listRoutes(queries, taskId, { ...first, pageIndex: 9 })).toMatchObject({ total: 4, items: [] });
    const solved = await listRoutes(queries, taskId, { ...first, solvedOnly: true, sort: 'steps', descending: false });
    expect(solved).toMatchObject({ total: 3, solved: 3 });
    expect(solved.items.map(({ row }) => row.steps)).toEqual([1, 1, 2]);
    expect(await listRoutes(queries, randomUUID(), first)).toEqual({ total: 0, solved: 0, oneStep: 0, items: [] });
  });

  it('lists what it counts, while a search adds to it', async () => {
    const { queries } = service.database;
    const { taskId } = await keepRoutes(service, [ester]);
    const [kept] = await queries.select().from(routes).where(eq(routes.taskId, taskId));
    if (!kept) throw new Error('no route');
    const ofAll = { ...first, pageSize: 200 };
    const lists: { total: number; listed: number }[] = [];
    const add = async (): Promise<void> => {
      for (let at = 0; at < 60; at += 1)
        await queries.insert(routes).values({ ...kept, id: randomUUID(), fingerprint: `added ${at}` });
    };
    const list = async (): Promise<void> => {
      for (let at = 0; at < 20; at += 1) {
        const { total, items } = await listRoutes(queries, taskId, ofAll);
        lists.push({ total, listed: items.length });
      }
    };
    await Promise.all([add(), list()]);
    expect(new Set(lists.map(({ total }) => total)).size).toBeGreaterThan(3);
    expect(lists.filter(({ total, listed }) => total !== listed)).toEqual([]);
  });
});
