import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WorklistState } from '@app/shared/contracts/batch';
import { limits } from '@app/shared/constants/limits';
import { readStructureFile } from '../structure/files/read-structures.ts';
import { tasks } from '../tasks/schema.ts';
import { searchKind } from '../retrosynthesis/life.ts';
import { claimAll } from '../../test-support/claims.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { waitFor } from '../../test-support/wait.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  // The patterns of the laws are compiled with the first question, which a busy machine may not answer in time.
  await waitFor(async () => (await service.call('searchCheck', { body: { structure: 'CCO' } })).code === 200);
});
afterAll(() => service.close());

const fentanyl = 'CCC(=O)N(C1CCN(CCc2ccccc2)CC1)c1ccccc1';
const as = (sub: string) => ({ claims: { sub } });
type Who = ReturnType<typeof as> & { headers?: Record<string, string> };

const add = (text: string, who: Who) => service.call('importByList', { body: { text } }, who);
const worklist = async (who: Who) => (await service.call('waitingSmiles', { query: {} }, who)).data;
const start = (who: Who, more = {}) => service.call('batchSearch', { body: more }, who);
const statesOf = async (who: Who) => (await worklist(who)).items.map((item) => item.state);

async function setState(who: Who, state: WorklistState & ('searching' | 'completed' | 'stopped' | 'failed')) {
  const [item] = (await worklist(who)).items;
  await service.database.queries
    .update(tasks)
    .set({ state })
    .where(eq(tasks.id, item?.taskId ?? ''));
  return item?.id ?? '';
}

describe('a pasted list', () => {
  it('answers every line with its number: accepted, duplicate of which row, rejected and why', async () => {
    const text = [
      'aspirin',
      '',
      'CC(=O)Oc1ccccc1C(=O)O\tthe same',
      '103-90-2',
      '103-90-3',
      'C1CC',
      'xyzzy',
      '*CC',
    ].join('\r\n');
    const { data } = await add(text, as('lister'));
    expect(data).toMatchObject({ accepted: 2, duplicates: 1, rejected: 4 });
    expect(data.rows.map(({ row, outcome, reason }) => [row, outcome, reason?.code])).toEqual([
      [1, 'accepted', undefined],
      [3, 'duplicate', 20012],
      [4, 'accepted', undefined],
      [5, 'rejected', 20026],
      [6, 'rejected', 20028],
      [7, 'rejected', 20026],
      [8, 'rejected', 10003],
    ]);
    expect(data.rows[1]?.reason?.message).toBe('The same molecule as in row 1.');
    expect(data.rows[1]?.id).toBe(data.rows[0]?.id);
    const again = await add('aspirin', as('lister'));
    expect(again.data.rows[0]).toMatchObject({
      outcome: 'duplicate',
      id: data.rows[0]?.id,
      reason: { message: 'Already in the list.' },
    });
    const { items, counts, limit } = await worklist(as('lister'));
    expect(items.map((item) => [item.name, item.state, item.source])).toEqual([
      ['aspirin', 'notStarted', { kind: 'list', row: 1 }],
      [expect.any(String), 'notStarted', { kind: 'list', row: 4 }],
    ]);
    expect([counts.notStarted, limit]).toEqual([2, limits.worklistMolecules]);
  });

  it('gives reasons in Chinese to who reads Chinese', async () => {
    const who = { ...as('reader'), headers: { 'x-culture': 'zh-CN' } };
    const { data } = await add('CCO\nOCC', who);
    expect(data.rows[1]?.reason?.message).toBe('与第 1 行的分子相同。');
  });

  it('refuses controlled compounds by name of the law, and takes their neighbours in the list', async () => {
    const { data } = await add(`${fentanyl}\nCCO`, as('lawful'));
    expect(data.rows.map((row) => [row.outcome, row.reason?.code])).toEqual([
      ['rejected', 20000],
      ['accepted', undefined],
    ]);
  });

  it('refuses nothing but blanks with 20007', async () => {
    expect((await add(' \n\t\n', as('blank'))).code).toBe(20007);
  });

  it('keeps the trays of users, tenants and modules apart', async () => {
    const who = as('apart');
    await add('CCO', who);
    await service.call('importByList', { body: { text: 'CCO\nCCN', routeType: 'processchemistry' } }, who);
    expect((await worklist(who)).total).toBe(1);
    expect((await worklist(as('somebody'))).total).toBe(0);
    const process = await service.call('waitingSmiles', { query: { routeType: 'processchemistry' } }, who);
    expect(process.data.total).toBe(2);
    const [item] = (await worklist(who)).items;
    const foreign = await service.call('deleteWaitingSmiles', { body: { ids: [item?.id ?? ''] } }, as('somebody'));
    expect(foreign.code).toBe(20023);
  });
});

describe('the limit of the tray', () => {
  const chain = (length: number): string => `${'C'.repeat(length)}O`;
  const many = (count: number, from = 1): string =>
    Array.from(
      { length: count },
      (_, index) => `${chain(1 + ((from + index) % 25))}${chain(1 + Math.floor((from + index) / 25))}`,
    ).join('\n');

  it(
    'takes 500 molecules, tells of the 501st in its row, and refuses more with 20003',
    { tags: ['full'] },
    async () => {
      const who = as('full');
      const first = await add(many(limits.worklistMolecules + 1), who);
      expect(first.data).toMatchObject({ accepted: limits.worklistMolecules, duplicates: 0, rejected: 1 });
      expect(first.data.rows.at(-1)).toMatchObject({ row: 501, outcome: 'rejected', reason: { code: 20003 } });
      expect((await worklist(who)).total).toBe(limits.worklistMolecules);
      expect((await add('c1ccccc1', who)).code).toBe(20003);
    },
  );

  it('is kept when several lists come at once', async () => {
    const who = as('several');
    const answers = await Promise.all([0, 1, 2].map((part) => add(many(200, part * 200), who)));
    const accepted = answers.map((answer) => answer.data.accepted).reduce((sum, count) => sum + count, 0);
    expect(accepted).toBe(limits.worklistMolecules);
    expect((await worklist(who)).total).toBe(limits.worklistMolecules);
  });

  it('refuses more rows than can all be answered', async () => {
    expect((await add('C\n'.repeat(5_001), as('endless'))).code).toBe(20003);
  });
});

describe('starting the tray', () => {
  it('makes an ordinary task of each molecule, with the common settings and a place in the line', async () => {
    const who = as('starter');
    await add('aspirin\nibuprofen', who);
    const { data } = await start(who, { settings: { timeLimitSeconds: 7 } });
    expect(data).toMatchObject({ started: 2, refused: [] });
    const { items } = await worklist(who);
    expect(items.map((item) => item.state)).toEqual(['queued', 'queued']);
    expect((items[1]?.queuePosition ?? 0) > (items[0]?.queuePosition ?? 0)).toBe(true);
    const list = await service.call('retroTaskList', { body: { pageIndex: 1, pageSize: 10 } }, who);
    expect(list.data.items.map((task) => [task.taskName, task.settings.timeLimitSeconds]).toReversed()).toEqual([
      ['aspirin', 7],
      ['ibuprofen', 7],
    ]);
    expect(new Set(list.data.items.map((task) => task.taskId))).toEqual(new Set(items.map((item) => item.taskId)));
    for (const { taskId, queuePosition = 0 } of items) {
      const listed = list.data.items.find((task) => task.taskId === taskId);
      const { task } = (await service.call('retroTask', { query: { taskId: taskId ?? '' } }, who)).data;
      expect([listed?.tasksAhead, task.tasksAhead]).toEqual([queuePosition - 1, queuePosition - 1]);
    }
    expect((await start(who)).code).toBe(20021);
  });

  it('answers 20015 on an empty tray', async () => {
    expect((await start(as('empty'))).code).toBe(20015);
  });

  it('starts each molecule once when two tabs start the tray at the same time', async () => {
    const who = as('twotabs');
    await add('CCO\nCCN\nCCCO', who);
    const answers = await Promise.all([start(who), start(who)]);
    const started = answers.map((answer) => (answer.code === 200 ? answer.data.started : 0));
    expect((started[0] ?? 0) + (started[1] ?? 0)).toBe(3);
    const list = await service.call('retroTaskList', { body: { pageIndex: 1, pageSize: 10 } }, who);
    expect(list.data.total).toBe(3);
  });

  it('leaves a molecule that is being searched already, and says 20012', async () => {
    const who = as('repeater');
    await service.call('retroSearchStart', { body: { structure: 'aspirin' } }, who);
    await add('aspirin\nCCO', who);
    const { data } = await start(who);
    expect(data).toMatchObject({ started: 1, refused: [{ reason: { code: 20012 } }] });
    expect(await statesOf(who)).toEqual(['notStarted', 'queued']);
  });

  it('starts five process tasks and leaves the rest with 80001', async () => {
    const who = as('plant');
    const routeType = 'processchemistry';
    const text = ['CCO', 'CCCO', 'CCCCO', 'CCN', 'CCCN', 'CCCCN', 'CCS'].map((part) => `${part}Cc1ccccc1`).join('\n');
    await service.call('importByList', { body: { text, routeType } }, who);
    const { data } = await start(who, { routeType, goals: { safety: 2 } });
    expect(data.started).toBe(5);
    expect(data.refused.map((one) => one.reason.code)).toEqual([80001, 80001]);
    const { counts, items } = (await service.call('waitingSmiles', { query: { routeType } }, who)).data;
    expect([counts.queued, counts.notStarted]).toEqual([5, 2]);
    const task = await service.call('retroTask', { query: { taskId: items[0]?.taskId ?? '' } }, who);
    expect(task.data.task).toMatchObject({ routeType, process: { goals: { safety: 2 } } });
  });

  it('refuses settings that contradict the molecule, and starts nothing', async () => {
    const who = as('contrary');
    await add('CCO', who);
    const settings = { constraints: { keptBonds: [[0, 9]] } };
    const answer = await start(who, { settings });
    expect(answer.code === 200 ? answer.data.refused[0]?.reason.code : answer.code).toBeGreaterThan(200);
    expect(await statesOf(who)).toEqual(['notStarted']);
  });
});

describe('pausing and stopping', () => {
  it('takes queued molecules out of the line so that none starts, and puts them back', async () => {
    const who = as('pauser');
    await add('CCO\nCCN', who);
    await start(who);
    expect((await service.call('batchPause', { body: {} }, who)).data.paused).toBe(2);
    expect(await statesOf(who)).toEqual(['paused', 'paused']);
    expect((await service.call('batchPause', { body: {} }, who)).code).toBe(20022);
    const mine = (await worklist(who)).items.map((item) => item.taskId);
    const taken = await claimAll(service.services, searchKind);
    expect(taken.filter((id) => mine.includes(id))).toEqual([]);
    expect((await start(who)).data.started).toBe(2);
    expect((await worklist(who)).items.map((item) => [item.state, item.taskId])).toEqual(
      mine.map((taskId) => ['queued', taskId]),
    );
  });

  it('stops what waits, is paused or in search, and nothing else', async () => {
    const who = as('stopper');
    await add('CCO\nCCN\nCCS\nCCCl', who);
    await start(who);
    const { items } = await worklist(who);
    await service.call('batchPause', { body: { ids: [items[1]?.id ?? ''] } }, who);
    await setState(who, 'searching');
    await service.database.queries
      .update(tasks)
      .set({ state: 'completed' })
      .where(eq(tasks.id, items[2]?.taskId ?? ''));
    expect(await statesOf(who)).toEqual(['searching', 'paused', 'completed', 'queued']);
    expect((await service.call('batchStop', { body: {} }, who)).data.stopped).toBe(3);
    expect(await statesOf(who)).toEqual(['stopped', 'stopped', 'completed', 'stopped']);
    expect((await service.call('batchStop', { body: {} }, who)).code).toBe(20022);
  });
});

describe('changing the tray', () => {
  const edit = (id: string, change: object, who: Who) => service.call('trayEdit', { body: { id, ...change } }, who);

  it('edits structure and name in place, and refuses what another molecule of the tray is', async () => {
    const who = as('editor');
    await add('CCO\nCCN', who);
    const id = (await worklist(who)).items[0]?.id ?? '';
    const { data } = await edit(id, { structure: 'paracetamol', name: 'mine' }, who);
    expect(data.item).toMatchObject({ id, name: 'mine', state: 'notStarted', molecule: { formula: 'C8H9NO2' } });
    expect((await edit(id, { structure: 'CCN' }, who)).code).toBe(20012);
    expect((await edit(id, { structure: 'C1CC' }, who)).code).toBe(20028);
    expect((await edit(id, { structure: fentanyl }, who)).code).toBe(20000);
    expect((await worklist(who)).items[0]?.molecule.formula).toBe('C8H9NO2');
  });

  it('refuses with 20013 to change one that waits, is in search or completed', async () => {
    const who = as('fixed');
    await add('CCO', who);
    await start(who);
    const id = (await worklist(who)).items[0]?.id ?? '';
    expect((await edit(id, { structure: 'CCC' }, who)).code).toBe(20013);
    for (const state of ['searching', 'completed'] as const) {
      await setState(who, state);
      expect((await edit(id, { name: 'other' }, who)).code).toBe(20013);
      expect((await edit(id, { structure: 'CCC' }, who)).code).toBe(20013);
    }
    await setState(who, 'stopped');
    expect((await edit(id, { structure: 'CCC' }, who)).data.item).toMatchObject({ state: 'notStarted' });
  });

  it('lets go of the task of a paused molecule that becomes another', async () => {
    const who = as('pausededitor');
    await add('CCO', who);
    await start(who);
    await service.call('batchPause', { body: {} }, who);
    const [item] = (await worklist(who)).items;
    const { data } = await edit(item?.id ?? '', { structure: 'CCC' }, who);
    expect(data.item).toMatchObject({ state: 'notStarted', molecule: { smiles: 'CCC' } });
    const task = await service.call('retroTask', { query: { taskId: item?.taskId ?? '' } }, who);
    expect(task.data.task).toMatchObject({ state: 'stopped', target: { smiles: 'CCO' } });
  });

  it('takes molecules off, one in search excepted (20006), and has nothing to clear after that (20023)', async () => {
    const who = as('cleaner');
    await add('CCO\nCCN\nCCS', who);
    await start(who, { ids: [(await worklist(who)).items[0]?.id ?? ''] });
    const searching = await setState(who, 'searching');
    const remove = (ids?: string[]) => service.call('deleteWaitingSmiles', { body: { ids } }, who);
    expect((await remove([searching])).code).toBe(20006);
    expect((await remove((await worklist(who)).items.map((item) => item.id))).code).toBe(20006);
    expect((await worklist(who)).total).toBe(3);
    expect((await remove()).data.deleted).toBe(2);
    await setState(who, 'completed');
    expect((await remove([searching])).data.deleted).toBe(1);
    expect((await remove()).code).toBe(20023);
    const list = await service.call('retroTaskList', { body: { pageIndex: 1, pageSize: 10 } }, who);
    expect(list.data.total).toBe(1);
  });

  it('shows a molecule whose task was deleted elsewhere as not started, with a note, and starts it anew', async () => {
    const who = as('elsewhere');
    await add('CCO', who);
    await start(who);
    const taskId = (await worklist(who)).items[0]?.taskId ?? '';
    await service.call('retroTaskDelete', { body: { taskIds: [taskId] } }, who);
    const [item] = (await worklist(who)).items;
    expect(item).toMatchObject({ state: 'notStarted', note: expect.stringContaining('deleted') });
    expect((await start(who)).data.started).toBe(1);
    const [again] = (await worklist(who)).items;
    expect(again?.state).toBe('queued');
    expect(again?.taskId).not.toBe(taskId);
  });
});

describe('the tray as a file', () => {
  const file = (fileType: 'xlsx' | 'sdf' | 'csv', who: Who) =>
    service.call('batchExport', { query: { fileType } }, who);

  it('holds each molecule with its state and results, headed in the reader\u2019s language', async () => {
    const who = { ...as('exporter'), headers: { 'x-culture': 'zh-CN' } };
    await add('aspirin\n=CCO\nCC(=O)O\t=cmd()', who);
    const csv = await file('csv', who);
    const [head = '', first = '', second = ''] = csv.text.replace(/^\uFEFF/, '').split('\r\n');
    expect(head).toContain('名称');
    expect(first).toMatch(/aspirin.*CC\(=O\)Oc1ccccc1C\(=O\)O.*C9H8O4.*50-78-2.*未开始/);
    expect(second).not.toMatch(/(?:^|,)"?=cmd/);
    expect(csv.headers['content-disposition']).toContain("filename*=UTF-8''");
  });

  it('is read back from SD as the same molecules', async () => {
    const who = as('roundtrip');
    await add('aspirin\nC[C@H](N)C(=O)O', who);
    const sdf = await file('sdf', who);
    const rows = await readStructureFile({ name: 'a.sdf', content: Buffer.from(sdf.text) }, service.services.indigo, {
      mostRows: 10,
    });
    const read = await Promise.all(rows.map((row) => service.services.interactive.run('recognise', row.structure)));
    expect(read.map((one) => (one.ok ? one.smiles : one.key))).toEqual(
      (await worklist(who)).items.map((item) => item.molecule.smiles),
    );
    expect((await file('xlsx', who)).headers['content-type']).toContain('spreadsheetml');
  });

  it('is refused for an empty tray (20015)', async () => {
    expect((await file('xlsx', as('nothing'))).code).toBe(20015);
  });
});
