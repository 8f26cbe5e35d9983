// Forward tasks from submit to file, with the real engine on a few partners.

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallInput } from '@app/shared/contracts/catalogue';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { waitFor } from '../../test-support/wait.ts';

let service: TestService;
const folder = mkdtempSync(join(tmpdir(), 'forward-'));
beforeAll(async () => {
  service = await startTestService({ forward: { dataDir: folder, unitPairs: 2 } });
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

const as = (sub: string) => ({ claims: { sub } });
type Settings = NonNullable<CallInput<'forwardStart'>['body']['settings']>;

/** Partners are these alone, so that no index of the stock is needed. */
const own = (...scaffolds: string[]): Settings => ({ partners: { scaffolds, onlyScaffolds: true } });

async function begin(sub: string, structure: string, settings: Settings) {
  const { data } = await service.call('forwardStart', { body: { type: 'enumeration', structure, settings } }, as(sub));
  return data.task;
}

const taskOf = async (sub: string, taskId: string) =>
  (await service.call('forwardTaskOf', { query: { taskId } }, as(sub))).data.task;
const ended = (sub: string, taskId: string) =>
  waitFor(async () => {
    const task = await taskOf(sub, taskId);
    return task.state === 'completed' && task;
  });
const productsOf = async (sub: string, taskId: string, more: object = {}) =>
  (await service.call('forwardProducts', { body: { taskId, pageIndex: 1, pageSize: 200, ...more } }, as(sub))).data;

describe('a forward task', () => {
  it('makes the products of an acid with given amines, ranks them, and tells the way and what competes', async () => {
    const { taskId, state, start, name } = await begin('f1', 'OC(=O)c1ccc(Br)cc1', own('NCc1ccccc1', 'NCCc1ccc(N)cc1'));
    expect(state).toBe('searching');
    expect(name).toBe('4-bromobenzoic acid');
    expect(start.smiles).toBe('O=C(O)c1ccc(Br)cc1');
    const task = await ended('f1', taskId);
    expect(task).toMatchObject({ endedBy: 'exhausted', progress: { percent: 100, tried: 3, planned: 3 } });
    const { total, items } = await productsOf('f1', taskId);
    expect(task.progress.kept).toBe(total);
    expect(items.map(({ rank }) => rank)).toEqual(items.map((_, index) => index + 1));
    const smiles = items.map(({ molecule }) => molecule.smiles);
    expect(smiles).toContain('O=C(NCc1ccccc1)c1ccc(Br)cc1');
    expect(smiles).not.toContain('O=C(O)c1ccc(Br)cc1');
    expect(new Set(smiles).size).toBe(smiles.length);
    const amide = items.find(({ molecule }) => molecule.smiles === 'Nc1ccc(CCNC(=O)c2ccc(Br)cc2)cc1');
    expect(amide).toMatchObject({ steps: 1, kind: { class: 'acylation' }, rules: { lipinski: true, veber: true } });
    const { data } = await service.call(
      'forwardProductRoute',
      { query: { taskId, productId: amide?.productId ?? '' } },
      as('f1'),
    );
    expect(data.steps).toHaveLength(1);
    expect(data.steps[0]).toMatchObject({
      smiles: 'O=C(O)c1ccc(Br)cc1.NCCc1ccc(N)cc1>>Nc1ccc(CCNC(=O)c2ccc(Br)cc2)cc1',
      selectivity: { competing: [{ kind: 'chemo', product: { smiles: 'NCCc1ccc(NC(=O)c2ccc(Br)cc2)cc1' } }] },
    });
    expect(data.steps[0]?.selectivity.competing[0]?.reason).toContain('aniline');
  });

  it('filters while it enumerates and again when products are listed, sorts, and says what can be filtered by', async () => {
    const settings = { ...own('NCc1ccccc1', 'CN', 'OCC'), filter: { molecularWeight: { from: 200 } } };
    const { taskId } = await begin('f1', 'OC(=O)c1ccccc1', settings);
    const task = await ended('f1', taskId);
    expect(task.progress.made).toBeGreaterThan(task.progress.kept);
    const all = await productsOf('f1', taskId);
    expect(all.items.every(({ molecule }) => molecule.molecularWeight >= 200)).toBe(true);
    const amides = await productsOf('f1', taskId, { filter: { contains: ['C(=O)N'], excludes: ['[Br]'] } });
    expect(amides.items.map(({ molecule }) => molecule.smiles)).toContain('O=C(NCc1ccccc1)c1ccccc1');
    const { data: area } = await service.call('forwardFilterArea', { query: { taskId } }, as('f1'));
    expect(area.products).toBe(all.total);
    expect(area.ranges.similarity).toBeNull();
    expect(area.ranges.molecularWeight?.from).toBeGreaterThanOrEqual(200);
    const { data: chart } = await service.call(
      'forwardPoints',
      { body: { taskId, filter: { molecularWeight: { from: 200 } } } },
      as('f1'),
    );
    expect(chart.total).toBe(all.total);
    expect(chart.points.map(({ structure }) => structure)).toEqual(all.items.map(({ molecule }) => molecule.smiles));
    const byWeight = await productsOf('f1', taskId, { sort: { by: 'molecularWeight', order: 'ascending' } });
    const weights = byWeight.items.map(({ molecule }) => molecule.molecularWeight);
    expect(weights).toEqual(weights.toSorted((a, b) => a - b));
    const bad = await service.call(
      'forwardProducts',
      { body: { taskId, pageIndex: 1, pageSize: 9, filter: { contains: ['C(('] } } },
      as('f1'),
    );
    expect(bad.code).toBe(20028);
  });

  it('goes on from its products in a second step, and tells both steps of the way', async () => {
    const settings = {
      ...own('NCc1ccccc1'),
      steps: 2,
      classes: ['acylation', 'deprotection'],
      target: 'NCCC(=O)NCc1ccccc1',
    };
    const { taskId } = await begin('f1', 'CC(C)(C)OC(=O)NCCC(=O)O', settings);
    const task = await ended('f1', taskId);
    expect(task.target?.smiles).toBe('NCCC(=O)NCc1ccccc1');
    const { items } = await productsOf('f1', taskId);
    const found = items.find(({ molecule }) => molecule.smiles === 'NCCC(=O)NCc1ccccc1');
    expect(found).toMatchObject({ steps: 2, similarity: 1 });
    const { data } = await service.call(
      'forwardProductRoute',
      { query: { taskId, productId: found?.productId ?? '' } },
      as('f1'),
    );
    expect(data.steps.map(({ product }) => product.smiles)).toEqual([
      'CC(C)(C)OC(=O)NCCC(=O)NCc1ccccc1',
      'NCCC(=O)NCc1ccccc1',
    ]);
  });

  it('leaves as a workbook, as text and as an .sdf file in the caller’s language', async () => {
    const { taskId } = await begin('f1', 'OC(=O)c1ccccc1', own('NCc1ccccc1'));
    await ended('f1', taskId);
    const file = (fileType: 'csv' | 'sdf' | 'xlsx', headers: Record<string, string> = {}) =>
      service.call('forwardExport', { body: { taskId, fileType } }, { ...as('f1'), headers });
    const csv = (await file('csv', { 'x-culture': 'zh-CN' })).text;
    expect(csv).toContain('分子量');
    expect(csv).toContain('O=C(O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1');
    expect((await file('sdf')).text).toContain('M  END');
    expect((await file('xlsx')).headers['content-disposition']).toContain('.xlsx');
    const { items } = await productsOf('f1', taskId);
    const [first] = items;
    const some = await service.call(
      'forwardExport',
      { body: { taskId, fileType: 'csv', productIds: [first?.productId ?? ''] } },
      as('f1'),
    );
    expect(some.text.trim().split('\n')).toHaveLength(2);
    const none = { body: { taskId, fileType: 'csv' as const, productIds: [randomUUID()] } };
    expect((await service.call('forwardExport', none, as('f1'))).code).toBe(10010);
  });
});

describe('what cannot be asked', () => {
  const refused = async (structure: string, settings: Settings = own('CN')) =>
    (await service.call('forwardStart', { body: { type: 'enumeration', structure, settings } }, as('f2'))).code;

  it('has its code: several molecules, too many or unreadable scaffolds, no reaction, control', async () => {
    const many = Array.from({ length: 101 }, (_, index) => `N${'C'.repeat(index + 1)}`);
    expect(await refused('c1ccccc1Br.OC(=O)c1ccccc1CC')).toBe(40001);
    expect(await refused('OC(=O)c1ccccc1', own(...many))).toBe(40002);
    expect(await refused('OC(=O)c1ccccc1', own('CN', 'C1CC'))).toBe(40006);
    expect(await refused('C', {})).toBe(40005);
    expect(await refused('OC(=O)c1ccccc1', { classes: ['reduction'], templateIds: ['suzuki-none'] })).toBe(40005);
    expect(await refused('CC(Cc1ccccc1)NC')).toBe(20000);
    expect(await refused('OC(=O)c1ccccc1', { target: 'CC(Cc1ccccc1)NC' })).toBe(20000);
    expect(await refused('OC(=O)c1ccccc1', { partners: { stocks: [`list:${randomUUID()}`] } })).toBe(10022);
    expect(await refused('OC(=O)c1ccccc1', { filter: { excludes: ['C(('] } })).toBe(20028);
  });

  it('names the row of a scaffold that cannot be read', async () => {
    const body = { type: 'enumeration', structure: 'OC(=O)c1ccccc1', settings: own('CN', 'CCN', 'C1CC') } as const;
    const { error } = await service.call('forwardStart', { body }, as('f2'));
    expect(error).toMatchObject({ code: 40006, details: { row: 3 } });
  });

  it('sets plain counter-ions aside and says so', async () => {
    const { removedParts, start } = await begin('f3', 'Cl.NCc1ccccc1', own('CC(=O)O'));
    expect([start.smiles, removedParts]).toEqual(['NCc1ccccc1', ['Cl']]);
  });
});
