// What becomes of scoring tasks: stopped, continued, deleted, begun anew, and out of reach of others.

import { randomUUID } from 'node:crypto';
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scoreChunks, scoreTasks } from './schema.ts';
import { JobWorker } from '../../platform/jobs/worker.ts';
import { scoringJob, scoringKind } from './jobs.ts';
import { ScoringService } from './service.ts';
import { sheetOf } from '../../test-support/score-files.ts';
import { uploadScores } from '../../test-support/score-upload.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { waitFor } from '../../test-support/wait.ts';

let service: TestService;
beforeAll(async () => {
  const entry = new URL('../../test-support/threads/slow-score-thread.ts', import.meta.url);
  service = await startTestService({ scoring: { entry, patienceMs: [1_000, 500, 300] } });
});
afterAll(() => service.close());

const as = (sub: string) => ({ claims: { sub } });

async function begun(sub: string, texts: readonly string[], name = `task ${randomUUID()}`): Promise<string> {
  const content = await sheetOf([['SMILES', 'molid'], ...texts.map((text, index) => [text, `M${index}`])]);
  const { code, data } = await uploadScores(
    service,
    'import',
    { name: 'a.xlsx', content },
    { query: { name }, ...as(sub) },
  );
  expect(code).toBe(200);
  return data.task.taskId;
}

const taskOf = async (sub: string, id: string) =>
  (await service.call('sascoreParameters', { params: { id } }, as(sub))).data.task;
// One in each chunk makes the chunk take its time.
const slowRows = (count: number) => Array.from({ length: count }, (_, index) => (index % 100 === 0 ? 'slow' : 'C'));

describe('a scoring task', () => {
  it('stops within a second, keeps what is scored, and goes on where it ended', async () => {
    const id = await begun('l1', slowRows(6_000));
    await waitFor(async () => (await taskOf('l1', id)).scored > 0);
    const at = performance.now();
    const { task } = (await service.call('sascoreStop', { params: { id } }, as('l1'))).data;
    expect(performance.now() - at).toBeLessThan(5_000);
    expect(task).toMatchObject({ state: 'stopped', total: 6_000 });
    await service.idle(scoringKind);
    const { scored } = await taskOf('l1', id);
    expect(scored).toBe(task.scored);
    expect(scored).toBeLessThan(6_000);
    expect((await service.call('sascoreStop', { params: { id } }, as('l1'))).code).toBe(20020);
    const again = (await service.call('sascoreContinue', { params: { id } }, as('l1'))).data.task;
    expect(again).toMatchObject({ state: 'queued', scored });
    await service.idle(scoringKind);
    expect(await taskOf('l1', id)).toMatchObject({ state: 'completed', scored: 6_000, unreadable: 0, meanScore: 2 });
    expect((await service.call('sascoreContinue', { params: { id } }, as('l1'))).code).toBe(20020);
  });

  it(
    'passes over a molecule that ends or holds up its thread, and tells it of that row alone',
    { tags: ['full'] },
    async () => {
      const id = await begun('l2', ['C', 'die', 'CC', 'hang', 'CCC']);
      await service.idle(scoringKind);
      const { items } = (
        await service.call('sascoreResults', { body: { taskId: id, pageIndex: 1, pageSize: 9 } }, as('l2'))
      ).data;
      expect(items.map(({ problem }) => problem)).toEqual([
        undefined,
        'Reading the structure takes too long.',
        undefined,
        'Reading the structure takes too long.',
        undefined,
      ]);
    },
  );

  it('cannot be deleted while it is being scored; deleted, nothing of it is left', async () => {
    const id = await begun('l3', slowRows(4_000));
    await waitFor(async () => (await taskOf('l3', id)).state === 'searching');
    expect((await service.call('sascoreDelete', { params: { id } }, as('l3'))).code).toBe(20006);
    await service.call('sascoreStop', { params: { id } }, as('l3'));
    expect((await service.call('sascoreDelete', { params: { id } }, as('l3'))).data.deleted).toBe(1);
    expect((await service.call('sascoreParameters', { params: { id } }, as('l3'))).code).toBe(10022);
    expect(await service.database.queries.$count(scoreChunks, eq(scoreChunks.taskId, id))).toBe(0);
  });

  it('has a name of its own among those of its user', async () => {
    const name = `Library ${randomUUID()}`;
    const id = await begun('l4', ['C'], name);
    const other = await begun('l4', ['C']);
    const content = await sheetOf([['SMILES'], ['C']]);
    const taken = await uploadScores(
      service,
      'import',
      { name: 'a.xlsx', content },
      { query: { name: name.toUpperCase() }, ...as('l4') },
    );
    expect(taken.code).toBe(30012);
    const check = async (sub: string) =>
      (await service.call('sascoreDuplicateCheck', { params: { name: ` ${name} ` } }, as(sub))).data.duplicate;
    expect([await check('l4'), await check('l5')]).toEqual([true, false]);
    expect((await service.call('sascoreRename', { query: { id: other, name } }, as('l4'))).code).toBe(30012);
    const renamed = (await service.call('sascoreRename', { query: { id, name: 'Renamed' } }, as('l4'))).data.task;
    expect(renamed.name).toBe('Renamed');
  });

  it('gets a free name each where none is given, of one file at the same moment too, beside renames to the very names', async () => {
    const content = await sheetOf([['SMILES'], ['CCO']]);
    const file = { name: 'batch 7.xlsx', content };
    const start = (name?: string) =>
      uploadScores(service, 'import', file, { query: name === undefined ? {} : { name }, ...as('l20') });
    const first = (await start()).data.task;
    const rename = (name: string) => service.call('sascoreRename', { query: { id: first.taskId, name } }, as('l20'));
    const [started, given] = await Promise.all([
      Promise.all(Array.from({ length: 8 }, () => start())),
      Promise.all([start('Batch 7 (4)'), rename('batch 7 (5)'), rename('batch 7 (6)')]),
    ]);
    expect(started.map(({ code }) => code)).toEqual(Array.from({ length: 8 }, () => 200));
    const names = started.map(({ data }) => data.task.name.toLowerCase());
    expect(new Set(names).size).toBe(8);
    expect(names.every((name) => /^batch 7( \(\d+\))?$/.test(name))).toBe(true);
    // A name that was given is taken or refused, never changed.
    expect(given.every(({ code }) => code === 200 || code === 30012)).toBe(true);
    const { items } = (await service.call('sascoreTasks', { body: { pageIndex: 1, pageSize: 50 } }, as('l20'))).data;
    expect(new Set(items.map(({ name }) => name.toLowerCase())).size).toBe(items.length);
  });

  it('is out of reach of another user and another tenant, as one that never was', async () => {
    const id = await begun('l6', ['C']);
    await service.idle(scoringKind);
    const strangers = [as('l7'), { claims: { sub: 'l6', tenantid: 'another' } }];
    for (const who of strangers) {
      const codes = [
        (await service.call('sascoreParameters', { params: { id } }, who)).code,
        (await service.call('sascoreResults', { body: { taskId: id, pageIndex: 1, pageSize: 9 } }, who)).code,
        (await service.call('sascoreFilterArea', { query: { taskId: id } }, who)).code,
        (await service.call('sascoreRename', { query: { id, name: 'x' } }, who)).code,
        (await service.call('sascoreStop', { params: { id } }, who)).code,
        (await service.call('sascoreContinue', { params: { id } }, who)).code,
        (await service.call('sascoreDelete', { params: { id } }, who)).code,
        (await service.call('sascoreFile', { params: { id }, query: { fileType: 'csv' } }, who)).code,
        (await service.call('sascoreFileSelection', { body: { taskId: id, fileType: 'csv' } }, who)).code,
      ];
      expect(codes).toEqual(codes.map(() => 10022));
      const { total } = (await service.call('sascoreTasks', { body: { pageIndex: 1, pageSize: 9 } }, who)).data;
      expect(total).toBe(0);
    }
  });

  it('is listed by part of its name, state and time; wrong times and pages have their codes', async () => {
    await begun('l8', ['C'], 'North');
    await begun('l8', ['C'], 'South');
    await service.idle(scoringKind);
    const list = (body: object) =>
      service.call('sascoreTasks', { body: { pageIndex: 1, pageSize: 9, ...body } }, as('l8'));
    expect((await list({})).data.items.map(({ name }) => name)).toEqual(['South', 'North']);
    expect((await list({ key: 'nor' })).data.total).toBe(1);
    expect((await list({ states: ['queued'] })).data.total).toBe(0);
    expect((await list({ startTime: '2020-01-01', endTime: '2020-01-02 00:00:00' })).data.total).toBe(0);
    const wrong = [
      { startTime: 'x' },
      { endTime: 'x' },
      { startTime: '2020-01-02', endTime: '2020-01-01' },
      { pageIndex: 0 },
      { pageSize: 0 },
    ];
    const codes = await Promise.all(wrong.map(async (body) => (await list(body)).code));
    expect(codes).toEqual([30007, 30008, 30009, 30010, 30011]);
  });

  it('starts anew with another table of fragments, for scores of two tables do not compare', async () => {
    const id = await begun('l9', slowRows(3_000));
    await waitFor(async () => (await taskOf('l9', id)).scored > 0);
    await service.call('sascoreStop', { params: { id } }, as('l9'));
    await service.idle(scoringKind);
    const folder = mkdtempSync(join(tmpdir(), 'table-'));
    const fragments = join(folder, 'table.pkl');
    // A list of one list: a contribution, and the one fragment that has it.
    writeFileSync(fragments, '(lp0\n(lp1\nF-1.5\naI864662311\naa.');
    const { database, jobs, clock, logger } = service.services;
    await service.worker.close();
    await database.queries.update(scoreTasks).set({ state: 'queued' }).where(eq(scoreTasks.id, id));
    const scoring = new ScoringService({ logger, fragments, threads: 1 });
    const definitions = [scoringJob({ queries: database.queries, clock, scoring })];
    const worker = new JobWorker({ database, queue: jobs, logger, definitions });
    try {
      await worker.start();
      await waitFor(async () => (await taskOf('l9', id)).state === 'completed');
      const { task, table } = (await service.call('sascoreParameters', { params: { id } }, as('l9'))).data;
      expect(table).toEqual({ kind: 'configured', fragments: 1 });
      expect(task).toMatchObject({ scored: 3_000, unreadable: 30 });
    } finally {
      await worker.close();
      await scoring.close();
      rmSync(folder, { recursive: true });
    }
  });
});
