// Whatever starts something starts it once for each key of its caller: asked again later, at the same moment, or while the
// first call is still at work.

import { randomUUID } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEntries, type CallName } from '@app/shared/contracts/catalogue';
import { buriedPoints } from '../../../features/statistics/schema.ts';
import { AppError } from '@app/shared/errors/app-error';
import { taskStarts } from './start-schema.ts';
import { forgetStarts } from './start-store.ts';
import { sheetOf } from '../../../test-support/score-files.ts';
import { startTestService, type TestService } from '../../../test-support/service.ts';
import { startOnce } from './start-once.ts';

let service: TestService;
beforeAll(async () => {
  const idle = { runsTasks: false };
  service = await startTestService({ forward: idle, scoring: idle, impurities: idle, growths: idle });
});
afterAll(() => service.close());

// Two sheets made one after the other differ in their times.
const sheet = sheetOf([['SMILES'], ['CCO']]);
const reaction = 'OC(=O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1';
/** What is given to each call that starts something, and the table that holds what it starts. */
interface Start {
  body?: object;
  file?: () => Promise<string | Buffer>;
  /** Of the file's name. */
  ending?: string;
  query?: Record<string, string>;
  table: string;
}
const starts: Readonly<Partial<Record<CallName, Start>>> = {
  retroSearchStart: { body: { structure: 'CCOC(=O)CC(=O)OCC' }, table: 'tasks' },
  processSearchStart: { body: { structure: 'CCOC(=O)c1ccccc1' }, table: 'tasks' },
  batchSearch: { body: {}, table: 'tasks' },
  forwardStart: { body: { type: 'enumeration', structure: 'OC(=O)c1ccc(Br)cc1' }, table: 'forward_tasks' },
  sascoreImport: { file: () => sheet, ending: 'xlsx', query: {}, table: 'score_tasks' },
  impurityStart: { body: { reaction }, table: 'impurity_searches' },
  conditionOptimization: { body: { reaction }, table: 'condition_optimizations' },
  substructureSearch: { body: { query: 'C1CC1', sources: ['own'] }, table: 'search_uses' },
  manualRouteStart: { body: { structure: 'CC(=O)Nc1ccc(O)cc1' }, table: 'manual_routes' },
  stockImport: { file: async () => 'SMILES\nCCO\n', table: 'stocks' },
  routeImport: { file: async () => reaction, ending: 'txt', query: {}, table: 'tasks' },
  routeImportText: { body: { text: reaction }, table: 'tasks' },
  templateSetImport: { file: async () => '[C:1][OH:2]>>[C:1][O:2]C\n', table: 'template_sets' },
};

async function ask(
  name: CallName,
  key: string | undefined,
  claims: JWTPayload,
  more: object = {},
  trackingId?: number,
) {
  const call = callEntries.find(([one]) => one === name)?.[1];
  const start = starts[name];
  if (!call || !start) throw new RangeError(name);
  const headers = {
    authorization: `Bearer ${await service.issuer.token(claims)}`,
    'x-culture': 'en',
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(trackingId !== undefined && { 'x-tracking-id': String(trackingId) }),
  };
  if (!start.file) {
    const body = { ...start.body, ...more };
    return (await service.app.inject({ method: 'POST', url: call.path, headers, payload: body })).json();
  }
  const { ending = 'csv', query = { name: 'One' } } = start;
  const head = `--b\r\ncontent-disposition: form-data; name="iFormFile"; filename="f.${ending}"\r\n\r\n`;
  const parts = [Buffer.from(head), Buffer.from(await start.file()), Buffer.from('\r\n--b--\r\n')];
  const response = await service.app.inject({
    method: 'POST',
    url: `${call.path}?${new URLSearchParams(query)}`,
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
    payload: Buffer.concat(parts),
  });
  return response.json();
}

async function rowsIn(table: string, user: string): Promise<number> {
  const rows = await service.database.queries.execute(
    sql`select count(*)::int as rows from ${sql.identifier(table)} where user_id = ${user}`,
  );
  return Number(Object(rows).rows[0].rows);
}

/** Ends a start right after the transaction that kept its response, as its process may. */
function endAfterAnswer(key: string): () => void {
  const { database } = service.services;
  const { transaction } = database;
  database.transaction = async (run) => {
    const made = await transaction(run);
    const [row] = await database.queries.select().from(taskStarts).where(eq(taskStarts.key, key));
    if (row?.answer !== null && row !== undefined) throw new Error('ended');
    return made;
  };
  return () => void (database.transaction = transaction);
}

describe.each(Object.entries(starts))('%s', (given, { table }) => {
  const name = callEntries.map(([one]) => one).find((one) => one === given) ?? 'retroSearchStart';

  it('with one key starts once, at the same moment and later, and with another key again', async () => {
    const user = `once-${name}`;
    const claims = { sub: user };
    if (name === 'batchSearch') await service.call('importByList', { body: { text: 'CCO\nCCN' } }, { claims });
    const key = randomUUID();
    const atOnce = await Promise.all([1, 2, 3].map(() => ask(name, key, claims)));
    const later = await ask(name, key, claims);
    expect(later).toMatchObject({ code: 200 });
    for (const one of atOnce) expect(one.data).toEqual(later.data);
    const once = await rowsIn(table, user);
    expect(once).toBe(name === 'batchSearch' ? 2 : 1);
    await ask(name, randomUUID(), { sub: `other-${name}` });
    expect(await rowsIn(table, user)).toBe(once);
  });

  // A search by structure makes no row: nothing is left of one whose process ends.
  if (name === 'substructureSearch') return;
  it('is known to its key as soon as it is there', async () => {
    const user = `cut-${name}`;
    const claims = { sub: user };
    if (name === 'batchSearch') await service.call('importByList', { body: { text: 'CCO\nCCN' } }, { claims });
    const key = randomUUID();
    const restore = endAfterAnswer(key);
    const cut = await ask(name, key, claims).finally(restore);
    expect(cut.code).toBe(500);
    const made = await rowsIn(table, user);
    expect(made).toBe(name === 'batchSearch' ? 2 : 1);
    expect(await ask(name, key, claims)).toMatchObject({ code: 200 });
    expect(await rowsIn(table, user)).toBe(made);
  });
});

it('holds for every call that says of itself that it starts once, or is held back by the state of its task', () => {
  const byState: readonly CallName[] = [
    'retroTaskRestart',
    'forwardTaskContinue',
    'sascoreContinue',
    'impuritySearchAgain',
    'searchGraphGrow',
    'quotationStart',
    'substructureMaterial',
  ];
  const named = callEntries.filter(([, call]) => call.startsOnce).map(([name]) => name);
  expect(named.toSorted()).toEqual([...Object.keys(starts), ...byState].toSorted());
});

describe('a key', () => {
  const claims = { sub: 'keys' };
  const first = { structure: 'CCOC(=O)CCC' };

  it('means nothing to another user, nor to another tenant', async () => {
    const key = randomUUID();
    const answers = [
      await ask('retroSearchStart', key, claims, first),
      await ask('retroSearchStart', key, { sub: 'colleague' }, first),
      await ask('retroSearchStart', key, { sub: 'keys', tenantid: 't-nine' }, first),
    ];
    expect(new Set(answers.map(({ data }) => data.task.taskId)).size).toBe(3);
  });

  it.each([
    ['short', 'a1'],
    ['with a blank', 'one two three'],
    ['too long', 'k'.repeat(101)],
  ])('that is none is refused: %s', async (_case, key) => {
    expect((await ask('retroSearchStart', key, claims, first)).code).toBe(10012);
  });

  it('that came with another request is refused', async () => {
    const key = randomUUID();
    expect((await ask('retroSearchStart', key, claims, { structure: 'CCOC(=O)CCCC' })).code).toBe(200);
    expect((await ask('retroSearchStart', key, claims, { structure: 'CCOC(=O)CCCCC' })).code).toBe(10012);
    expect((await ask('manualRouteStart', key, claims)).code).toBe(10012);
  });

  it('is free again after a refusal', async () => {
    const key = randomUUID();
    const wrong = await ask('retroSearchStart', key, claims, { structure: 'nothing that is a structure' });
    expect(wrong.code).not.toBe(200);
    expect((await ask('retroSearchStart', key, claims, { structure: 'CCOC(=O)CCCCCC' })).code).toBe(200);
  });

  it('is counted once in the statistics, however often it is given', async () => {
    const user = 'counted';
    const key = randomUUID();
    const action = 1;
    for (let times = 0; times < 3; times += 1)
      await ask('retroSearchStart', key, { sub: user }, { structure: 'CCCCOC(=O)CC' }, action);
    await ask('retroSearchStart', randomUUID(), { sub: user }, { structure: 'CCCCOC(=O)CCC' }, action);
    const counted = () => service.database.queries.$count(buriedPoints, eq(buriedPoints.userId, user));
    await expect.poll(counted).toBe(2);
  });

  it('counts for a day', async () => {
    const key = randomUUID();
    const once = await ask('retroSearchStart', key, claims, { structure: 'CCCOC(=O)C' });
    await service.call('retroTaskStop', { body: { taskId: once.data.task.taskId } }, { claims });
    const age = (hours: number) =>
      service.database.queries
        .update(taskStarts)
        .set({ createdAt: new Date(Date.now() - hours * 3_600_000) })
        .where(eq(taskStarts.key, key));
    await age(23);
    await forgetStarts(service.database.queries, new Date());
    const again = await ask('retroSearchStart', key, claims, { structure: 'CCCOC(=O)C' });
    expect(again.data.task.taskId).toBe(once.data.task.taskId);
    await age(25);
    const anew = await ask('retroSearchStart', key, claims, { structure: 'CCCOC(=O)C' });
    expect(anew.data.task.taskId).not.toBe(once.data.task.taskId);
  });
});

describe('a start in progress', () => {
  const owner = { tenantId: 't', userId: 'u' };
  const start = async (key: string, run: () => Promise<unknown>) =>
    (await startOnce(service.services, owner, { key, call: 'retroSearchStart', input: {} }, run)).answer;

  it('is waited for by a call that comes meanwhile, which gets its response', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const key = randomUUID();
    let runs = 0;
    const run = (): Promise<object> => {
      runs += 1;
      return promise;
    };
    const first = start(key, run);
    await expect.poll(() => runs).toBe(1);
    const second = start(key, run);
    resolve({ task: 1 });
    expect(await Promise.all([first, second])).toEqual([{ task: 1 }, { task: 1 }]);
    expect(runs).toBe(1);
  });

  it('that ends with an error leaves its turn to the call that waits', async () => {
    const key = randomUUID();
    const refusal = Promise.withResolvers<never>();
    const first = start(key, () => refusal.promise).catch((error: unknown) => error);
    await expect.poll(() => rowsOf(key)).toBe(1);
    const second = start(key, async () => ({ task: 2 }));
    refusal.reject(new AppError('computingBusy'));
    expect(await first).toMatchObject({ key: 'computingBusy' });
    expect(await second).toEqual({ task: 2 });
  });

  it('whose process is not heard of is begun anew', async () => {
    const key = randomUUID();
    const old = new Date(Date.now() - 60_000);
    const inputHash = await hashOfNothing();
    await service.database.queries
      .insert(taskStarts)
      .values({ ...owner, key, inputHash, createdAt: old, heardAt: old });
    expect(await Promise.all([1, 2].map(() => start(key, async () => ({ task: 3 }))))).toEqual([
      { task: 3 },
      { task: 3 },
    ]);
  });

  async function rowsOf(key: string): Promise<number> {
    return service.database.queries.$count(taskStarts, eq(taskStarts.key, key));
  }

  // As it is kept of a start with the input of these tests.
  async function hashOfNothing(): Promise<string> {
    const key = randomUUID();
    await start(key, async () => ({}));
    const [row] = await service.database.queries.select().from(taskStarts).where(eq(taskStarts.key, key));
    return row?.inputHash ?? '';
  }
});
