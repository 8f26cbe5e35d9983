import { randomUUID } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stock } from '@app/shared/contracts/stock';
import { stockImportKind } from './jobs.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ workers: 1 });
});
afterAll(() => service.close());

const target = 'O=C(NCc1ccccc1)c1ccc(Cl)cc1';
const list = 'SMILES,货号,价格（元）,包装\nNCc1ccccc1.Cl,Z-1,70,10克\nO=C(Cl)c1ccc(Cl)cc1,Z-2,询价,\nC1CC,Z-3,1,1克\n';

async function upload(content: string, query: Record<string, string>, claims: JWTPayload = {}, name = 'upload.csv') {
  const body = `--b\r\ncontent-disposition: form-data; name="iFormFile"; filename="${name}"\r\n\r\n${content}\r\n--b--\r\n`;
  const response = await service.app.inject({
    method: 'POST',
    url: `/api/retro/stock-import?${new URLSearchParams(query)}`,
    headers: {
      authorization: `Bearer ${await service.issuer.token(claims)}`,
      'content-type': 'multipart/form-data; boundary=b',
      'x-culture': 'en',
    },
    payload: body,
  });
  const answer: { code: number; data: Stock } = response.json();
  return answer;
}

async function imported(content: string, query: Record<string, string>, claims: JWTPayload = {}): Promise<string> {
  const { code, data } = await upload(content, query, claims);
  expect(code).toBe(200);
  await service.idle(stockImportKind);
  return data.id;
}

describe('the stocks of a user', () => {
  it('begin with the built-in ones', async () => {
    const { items } = (await service.call('stockList', {})).data;
    expect(items.slice(0, 2)).toMatchObject([
      { id: 'common', scope: 'everyone', isMine: false },
      { id: 'patents', state: 'ready' },
    ]);
    expect(items.slice(0, 2).every((one) => one.counts.molecules > 1_000)).toBe(true);
  });

  it('grow by a list, whose report says what was not taken and why', async () => {
    const id = await imported(list, { name: 'House' });
    const { items } = (await service.call('stockList', {})).data;
    expect(items.find((one) => one.id === id)).toMatchObject({
      name: 'House',
      scope: 'own',
      state: 'ready',
      isMine: true,
      counts: { rows: 3, accepted: 2, rejected: 1, molecules: 2, priced: 1 },
    });
    const report = (await service.call('stockReport', { query: { stockId: id, pageIndex: 1, pageSize: 20 } })).data;
    expect(report).toMatchObject({
      total: 1,
      items: [{ line: 4, outcome: 'rejected', reason: 'unclosedRing', message: expect.stringContaining('ring') }],
    });
  });

  it('say where a molecule can be bought and for how much, by SMILES or InChIKey', async () => {
    const id = await imported(list, { name: 'Prices' }, { sub: 'buyer' });
    const who = { claims: { sub: 'buyer' } };
    const body = {
      molecules: ['NCc1ccccc1', 'WGQKYBSKWIADBV-UHFFFAOYSA-N', 'CCO', 'nonsense('],
      currency: 'CNY' as const,
    };
    const { items } = (await service.call('stockLookUp', { body }, who)).data;
    expect(items[0]?.stocks[0]).toMatchObject({
      id,
      name: 'Prices',
      offers: [{ supplierId: 'Z-1', packGrams: 10, price: { minorUnits: 7_000, currency: 'CNY' }, form: 'Cl' }],
    });
    expect(items[0]?.price).toMatchObject({ perGram: 700, currency: 'CNY', kind: 'supplier', source: 'Prices' });
    expect(items[1]).toMatchObject({ smiles: 'NCc1ccccc1', price: items[0]?.price });
    expect(items[2]).toMatchObject({
      stocks: [{ id: 'common' }, { id: 'patents' }],
      price: { kind: 'estimate', source: 'common' },
    });
    expect(items[3]).toMatchObject({ smiles: null, stocks: [], price: null });
  });

  it('are searched with: a route ends in the list, which names itself', async () => {
    const claims = { sub: 'planner' };
    const id = await imported(list, { name: 'Bench' }, claims);
    const settings = { maxExpansions: 10, maxSteps: 2, constraints: { stocks: [id] } };
    const started = (await service.call('retroSearchStart', { body: { structure: target, settings } }, { claims }))
      .data;
    const { taskId } = started.task;
    const taskIs = async () => (await service.call('retroTask', { query: { taskId } }, { claims })).data.task;
    await expect.poll(async () => (await taskIs()).state, { timeout: 60_000, interval: 300 }).toBe('completed');
    expect((await taskIs()).solvedCount).toBeGreaterThan(0);
    const routes = (
      await service.call(
        'routeList',
        { body: { routeType: 'retrosynthesis', taskId, pageIndex: 1, pageSize: 5 } },
        { claims },
      )
    ).data;
    const routeId = routes.items[0]?.routeId ?? '';
    const detail = (await service.call('routeDetail', { query: { routeId } }, { claims })).data;
    const leaves = detail.nodes.filter((node) => node.inStock);
    expect(leaves.map((node) => node.origin)).toEqual(leaves.map(() => ({ kind: 'list', name: 'Bench' })));
  });

  it('are no business of other users and tenants', async () => {
    const id = await imported(list, { name: 'Private' });
    const query = { stockId: id, pageIndex: 1, pageSize: 20 };
    for (const claims of [{ sub: 'somebody-else' }, { tenant_id: 'other', sub: 'stranger' }]) {
      const items = (await service.call('stockList', {}, { claims })).data.items.map((one) => one.id);
      expect(items).not.toContain(id);
      expect((await service.call('stockReport', { query }, { claims })).code).toBe(10022);
      expect((await service.call('stockDelete', { body: { stockId: id } }, { claims })).code).toBe(10022);
    }
    expect((await service.call('stockDelete', { body: { stockId: id } })).data.deleted).toBe(1);
    expect((await service.call('stockDelete', { body: { stockId: id } })).code).toBe(10022);
    expect((await service.call('stockDelete', { body: { stockId: 'common' } })).code).toBe(10022);
    expect((await service.call('stockDelete', { body: { stockId: `list:${randomUUID()}` } })).code).toBe(10022);
  });

  it('of the whole tenant are for its administrator to import', async () => {
    expect((await upload(list, { name: 'Shared', scope: 'tenant' })).code).toBe(10039);
    const admin = { sub: 'admin', tenant_admin: true };
    const id = await imported(list, { name: 'Shared', scope: 'tenant' }, admin);
    const { items } = (await service.call('stockList', {})).data;
    expect(items.find((one) => one.id === id)).toMatchObject({ scope: 'tenant', isMine: false });
  });

  it('cannot be made of a list without a single molecule', async () => {
    const id = await imported('smiles\nnonsense(\n', { name: 'Empty' });
    const { items } = (await service.call('stockList', {})).data;
    expect(items.find((one) => one.id === id)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('No row'),
    });
  });
});

describe('a stock that was chosen and is not there', () => {
  const who = { claims: { sub: 'chooser' } };
  const unreadable = 'SMILES\nC1CC\n';
  const missing: Readonly<Record<string, () => Promise<string>>> = {
    'that never was': async () => `list:${randomUUID()}`,
    'no id': async () => 'zinc',
    "of everybody's prefix": async () => 'list',
    "another user's": () => imported(list, { name: 'Private' }, { sub: 'somebody' }),
    "another tenant's": () => imported(list, { name: 'Elsewhere' }, { sub: 'chooser', tenantid: 't-nine' }),
    'without a row that could be taken': () => imported(unreadable, { name: 'Bad' }, who.claims),
    deleted: async () => {
      const id = await imported(list, { name: 'Gone' }, who.claims);
      await service.call('stockDelete', { body: { stockId: id } }, who);
      return id;
    },
  };
  const startWith = (stocks: string[], taskId: string) => {
    const settings = { constraints: { stocks } };
    const structure = 'CCOC(=O)c1ccccc1';
    const query = { query: 'c1ccccc1', sources: ['materials' as const], filter: { stocks } };
    return {
      retroSearchStart: () => service.call('retroSearchStart', { body: { structure, settings } }, who),
      processSearchStart: () => service.call('processSearchStart', { body: { structure, settings } }, who),
      retroTaskRestart: () => service.call('retroTaskRestart', { body: { taskId, settings } }, who),
      batchSearch: () => service.call('batchSearch', { body: { settings } }, who),
      forwardStart: () => {
        const body = { type: 'enumeration' as const, structure: 'NCc1ccccc1', settings: { partners: { stocks } } };
        return service.call('forwardStart', { body }, who);
      },
      substructureSearch: () => service.call('substructureSearch', { body: query }, who),
    };
  };

  it.each(Object.entries(missing))('refuses every start: %s', async (_case, idOf) => {
    const started = await service.call(
      'retroSearchStart',
      { body: { structure: `CCOC(=O)c1ccc(${'C'.repeat(Object.keys(missing).indexOf(_case) + 1)})cc1` } },
      who,
    );
    const { taskId } = started.data.task;
    await service.call('retroTaskStop', { body: { taskId } }, who);
    await service.call('importByList', { body: { text: 'CCOC(=O)CC' } }, who);
    const id = await idOf();
    for (const [name, start] of Object.entries(startWith(['common', id], taskId))) {
      const { code, error } = await start();
      expect({ name, code, details: error?.details }).toMatchObject({
        name,
        code: 10022,
        details: { reason: 'stock', missing: [id], text: expect.stringMatching(/stock list/) },
      });
    }
  });

  it('fails a task with its reason when the list is deleted before its turn, and refuses to restart it', async () => {
    const id = await imported(list, { name: 'Soon gone' }, who.claims);
    const slow = {
      structure: 'CC(=O)OC1CC2OCC2(OC(C)=O)C2C1(C)C(=O)C(O)C1=C(C)CCC2C1(C)C',
      settings: { timeLimitSeconds: 60 },
    };
    const before = (await service.call('retroSearchStart', { body: slow }, who)).data.task.taskId;
    const settings = { constraints: { stocks: [id] } };
    const { taskId } = (await service.call('retroSearchStart', { body: { structure: target, settings } }, who)).data
      .task;
    await service.call('stockDelete', { body: { stockId: id } }, who);
    await service.call('retroTaskStop', { body: { taskId: before } }, who);
    const taskIs = async () => (await service.call('retroTask', { query: { taskId } }, who)).data.task;
    await expect.poll(async () => (await taskIs()).state, { timeout: 60_000, interval: 200 }).toBe('failed');
    expect((await taskIs()).failure).toMatchObject({
      code: 10022,
      message: expect.stringMatching(/stock list .* no longer exists/),
    });
    expect((await taskIs()).routeCount).toBe(0);
    expect((await service.call('retroTaskRestart', { body: { taskId } }, who)).code).toBe(10022);
    const usual = { taskId, settings: { constraints: {} } };
    expect((await service.call('retroTaskRestart', { body: usual }, who)).code).toBe(200);
  });
});
