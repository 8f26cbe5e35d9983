import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routeMarks } from '../routes/mark-schema.ts';
import { tasks } from '../tasks/schema.ts';
import { manualRoutes } from '../tasks/manual-schema.ts';
import { scoreTasks } from '../sascore/schema.ts';
import { worklistMolecules } from '../batch/schema.ts';
import { seedRoute, type SeededRoute } from '../../test-support/seeded-route.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

const owner = { tenantId: 't-one', userId: 'ada' };
const ofOwner = { claims: { sub: 'ada', tenantid: 't-one' } };
const benzene = { smiles: 'c1ccccc1', formula: 'C6H6', molecularWeight: 78.11 };

let service: TestService;
let seeded: SeededRoute;
const draftId = randomUUID();

const find = async (text: string, who: Parameters<TestService['call']>[2] = ofOwner) =>
  (await service.call('commandSearch', { body: { text } }, who)).data;

beforeAll(async () => {
  service = await startTestService();
  const { database, services } = service;
  seeded = await seedRoute(service, owner, 'Batch 7 painkiller');
  const now = new Date('2026-01-01T00:00:00Z');
  const molecule = { ...benzene, key: services.moleculeKey(owner.tenantId, benzene.smiles) };
  await database.queries.insert(worklistMolecules).values({
    ...owner,
    id: randomUUID(),
    routeType: 'retrosynthesis',
    position: 1,
    name: '',
    key: molecule.key,
    molecule,
    removedParts: [],
    source: { kind: 'list', name: '', row: 1 },
    createdAt: now,
  });
  await database.queries.insert(scoreTasks).values({
    ...owner,
    id: randomUUID(),
    name: '100% painkiller library',
    nameKey: '100% painkiller library',
    state: 'completed',
    fileName: 'a.xlsx',
    fileType: 'xlsx',
    columns: [],
    total: 1,
    chunks: 1,
    createdAt: now,
    queuedAt: now,
  });
  const canvas = { choices: {}, marks: {} };
  await database.queries.insert(manualRoutes).values({
    ...owner,
    id: draftId,
    name: 'By hand',
    target: molecule,
    content: { root: molecule.key, molecules: {}, steps: {}, past: [], present: canvas, future: [], searches: {} },
    createdAt: now,
    updatedAt: now,
  });
});
afterAll(() => service.close());

describe('what the command bar finds', () => {
  it.each([
    ['part of its name', 'KILLER bat'],
    ['the name of its molecule', 'paracetamol'],
    ['a synonym', 'acetaminophen'],
    ['the name in the other language', '对乙酰氨基酚'],
    ['a CAS number', '103-90-2'],
    ['a formula in any order', 'C8NO2H9'],
  ])('is a task with its molecule and its routes by %s', async (_what, text) => {
    const { records, routes, molecules } = await find(text);
    expect(records).toMatchObject([
      {
        kind: 'retrosynthesis',
        recordId: seeded.taskId,
        name: 'Batch 7 painkiller',
        state: 'completed',
        molecule: { key: seeded.targetKey, cas: '103-90-2' },
      },
    ]);
    expect(routes).toMatchObject([
      { routeId: seeded.routeId, taskId: seeded.taskId, steps: 1, score: 90, solved: true, isSaved: false },
    ]);
    expect(molecules.map(({ key }) => key)).toEqual([seeded.targetKey]);
  });

  it('is a record of every module that carries the words, names that begin with them first', async () => {
    expect((await find('painkiller')).records.map(({ kind }) => kind)).toEqual(['retrosynthesis', 'sascore']);
    expect((await find('100')).records.map(({ name }) => name)).toEqual(['100% painkiller library']);
  });

  it('takes % and _ as they stand', async () => {
    expect((await find('100%')).records).toHaveLength(1);
    expect((await find('1_0%')).records).toEqual([]);
    expect((await find('%')).records).toHaveLength(1);
  });

  it('knows molecules of the tray and routes under construction', async () => {
    const { records, molecules } = await find('benzene');
    expect(records).toMatchObject([{ kind: 'draft', recordId: draftId, name: 'By hand' }]);
    expect(molecules).toMatchObject([{ smiles: benzene.smiles, name: 'benzene' }]);
  });

  it.each([
    ['BNZ', []],
    ['TEA', ['CCN(CC)CC']],
    ['DMA', ['CC(=O)N(C)C', 'CN(C)c1ccccc1']],
    ['NCS', ['O=C1CCC(=O)N1Cl']],
    ['NaH', ['[H-].[Na+]']],
  ])('is each molecule that the short name %s may mean', async (text, expected) => {
    const who = { tenantId: `t-${text}`, userId: 'ada' };
    const { queries } = service.database;
    for (const [at, smiles] of [
      'CCN(CC)CC',
      'OCCN(CCO)CCO',
      'CC(=O)N(C)C',
      'CN(C)c1ccccc1',
      'O=C1CCC(=O)N1Cl',
      '[H-].[Na+]',
      'C',
    ].entries()) {
      const key = service.services.moleculeKey(who.tenantId, smiles);
      await queries.insert(worklistMolecules).values({
        ...who,
        id: randomUUID(),
        routeType: 'retrosynthesis',
        position: at + 1,
        name: '',
        key,
        molecule: { key, smiles, formula: 'X', molecularWeight: 1 },
        removedParts: [],
        source: { kind: 'list', name: '', row: at + 1 },
        createdAt: new Date(),
      });
    }
    const { molecules } = await find(text, { claims: { sub: who.userId, tenantid: who.tenantId } });
    expect(molecules.map(({ smiles }) => smiles).toSorted()).toEqual(expected);
  });

  it('is what is newest, and saved routes alone, where nothing is asked', async () => {
    const { queries } = service.database;
    expect(await find('  ')).toMatchObject({
      records: [{ kind: 'retrosynthesis' }, { kind: expect.anything() }, { kind: expect.anything() }],
      routes: [],
    });
    const { routeId, taskId } = seeded;
    await queries.insert(routeMarks).values({ ...owner, routeId, taskId, mark: 'saved', createdAt: new Date() });
    expect((await find('')).routes).toMatchObject([{ routeId, isSaved: true }]);
    expect((await find('acetaminophen')).routes).toMatchObject([{ routeId, isSaved: true }]);
  });

  it('is nothing of a colleague or of another tenant', async () => {
    for (const claims of [
      { sub: 'ben', tenantid: 't-one' },
      { sub: 'ada', tenantid: 't-two' },
    ])
      for (const text of ['', 'painkiller', 'paracetamol', '103-90-2', 'C6H6'])
        expect(await find(text, { claims })).toEqual({ records: [], routes: [], molecules: [] });
  });

  it('ends at twenty records and ten molecules', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => {
      const smiles = 'C'.repeat(at + 1);
      const key = service.services.moleculeKey('t-many', smiles);
      const target = { key, smiles, formula: `C${at + 1}H${2 * at + 4}`, molecularWeight: 14 };
      return { at, key, target };
    });
    const { queries } = service.database;
    const [like] = await queries.select().from(tasks);
    if (!like) throw new Error('no task to make others of');
    await queries.insert(tasks).values(
      rows.map(({ at, key, target }) => ({
        ...like,
        id: randomUUID(),
        tenantId: 't-many',
        name: `Alkane ${at + 1}`,
        targetKey: key,
        target,
        createdAt: new Date(Date.UTC(2026, 0, at + 1)),
      })),
    );
    const many = { claims: { sub: 'ada', tenantid: 't-many' } };
    const { records, molecules } = await find('alkane', many);
    expect([records.length, molecules.length]).toEqual([20, 10]);
    expect(records[0]?.name).toBe('Alkane 30');
    await queries.update(tasks).set({ state: 'deleted' });
    expect((await find('alkane', many)).records).toEqual([]);
  });
});
