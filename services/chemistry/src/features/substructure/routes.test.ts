import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JWTPayload } from 'jose';
import { routes, tasks } from '../tasks/schema.ts';
import { beginStock, addItems, deleteStock, endStock, noCounts } from '../stock/stock-store.ts';
import { addCraft } from '../bans/craft-store.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.call('substructureStatus', {});
  await service.services.structureSearch.idle();
});
afterAll(() => service.close());

const as = (sub: string, tenant?: string): { claims: JWTPayload } => ({
  claims: { sub, ...(tenant !== undefined && { tenantid: tenant }) },
});
const search = (body: { query: string } & Record<string, unknown>, who = {}) =>
  service.call('substructureSearch', { body }, who);
const smilesOf = (page: { items: { molecule: { smiles: string } }[] }) => page.items.map((one) => one.molecule.smiles);

async function list(name: string, smiles: readonly string[], tenantId: string, userId: string): Promise<string> {
  const { queries } = service.database;
  const id = randomUUID();
  const now = new Date();
  await beginStock(queries, { id, name, tenantId, userId, createdAt: now });
  await addItems(
    queries,
    id,
    smiles.map((one) => ({ key: one, smiles: one, name: null, offers: [] })),
  );
  await endStock(queries, id, { state: 'ready', counts: noCounts, outcomes: [], finishedAt: now });
  return id;
}

describe('a search over materials', () => {
  it('gives the smallest hits first, marked, with where they are from and what they cost', async () => {
    const { data } = await search({ query: 'c1ccc2[nH]ccc2c1', sources: ['materials'], pageSize: 5 });
    expect(data.query).toMatchObject({ kind: 'smiles', mode: 'substructure', smiles: 'c1ccc2[nH]ccc2c1' });
    expect(data.query.notes.join(' ')).toContain('Hydrogens');
    expect(data.items).toHaveLength(5);
    expect(data.items[0]).toMatchObject({
      molecule: { smiles: 'c1ccc2[nH]ccc2c1', formula: 'C8H7N', name: expect.stringMatching(/indole/i) },
      atoms: [0, 1, 2, 3, 4, 5, 6, 7, 8],
      sources: expect.arrayContaining([{ kind: 'materials', name: 'common', stockId: 'common' }]),
      price: { kind: 'estimate', perGram: expect.any(Number), currency: 'USD' },
    });
    const weights = data.items.map(({ molecule }) => molecule.molecularWeight);
    expect(weights).toEqual(weights.toSorted((a, b) => a - b));
    expect(data.searched).toBeGreaterThan(15_000);
  });

  it('gives the same hits page by page, until all are counted', async () => {
    const first = (await search({ query: 'B(O)O', sources: ['materials'], pageSize: 20 })).data;
    const page = async (pageIndex: number, sort?: 'molecularWeight' | 'price') =>
      (
        await service.call('substructures', {
          query: { searchId: first.searchId, pageIndex, pageSize: 20, ...(sort && { sort }) },
        })
      ).data;
    expect(smilesOf(await page(1))).toEqual(smilesOf(first));
    const last = await page(1_000);
    expect(last).toMatchObject({ isComplete: true, items: [] });
    const pages = Math.ceil(last.total / 20);
    const all = (await Promise.all(Array.from({ length: pages }, (_, index) => page(index + 1)))).flatMap(smilesOf);
    expect(new Set(all).size).toBe(last.total);
    const prices = (await page(1, 'price')).items.map(({ price }) => price?.perGram ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('keeps to filters by weight, price and stock', async () => {
    const filter = { molecularWeight: { from: 150, to: 160 }, pricePerGram: { to: 500 }, stocks: ['patents'] };
    const { data } = await search({ query: 'c1ccccc1', sources: ['materials'], filter, pageSize: 200 });
    expect(data.items.length).toBeGreaterThan(0);
    for (const { molecule, price, sources } of data.items) {
      expect(molecule.molecularWeight).toBeGreaterThanOrEqual(150);
      expect(molecule.molecularWeight).toBeLessThanOrEqual(160);
      expect(price?.perGram).toBeLessThanOrEqual(500);
      expect(sources.some(({ stockId }) => stockId === 'patents')).toBe(true);
    }
  });

  it('finds equal and similar molecules, by name too', async () => {
    const exact = await search({ query: 'indole', mode: 'exact', sources: ['materials'] });
    expect(smilesOf(exact.data)).toEqual(['c1ccc2[nH]ccc2c1']);
    const salt = await search({ query: 'CC(=O)[O-].[Na+]', mode: 'exact', sources: ['materials'] });
    expect(smilesOf(salt.data)).toContain('CC(=O)O');
    expect(salt.data.query.notes.join(' ')).toContain('parent');
    const similar = await search({ query: 'indole', mode: 'similarity', minSimilarity: 0.3, sources: ['materials'] });
    const figures = similar.data.items.map(({ similarity }) => similarity ?? 0);
    expect(figures[0]).toBe(1);
    expect(figures).toEqual(figures.toSorted((a, b) => b - a));
    expect(figures.every((one) => one >= 0.3)).toBe(true);
  });
});

describe('a query that is an InChI', () => {
  it.each([
    ['InChI=1S/C2H4O2.Na/c1-2(3)4;/h1H3,(H,3,4);/q;+1/p-1', 'CC(=O)[O-].[Na+]'],
    ['InChI=1S/C7H9N.ClH/c8-6-7-4-2-1-3-5-7;/h1-5H,6,8H2;1H', 'Cl.NCc1ccccc1'],
    ['InChI=1S/C6H8N/c1-7-5-3-2-4-6-7/h2-6H,1H3/q+1', 'C[n+]1ccccc1'],
    ['InChI=1S/CHCl3/c2-1(3)4/h1H/i1D', '[2H]C(Cl)(Cl)Cl'],
    ['inchi=1S/C8H7N/c1-2-4-8-7(3-1)5-6-9-8/h1-6,9H', 'c1ccc2[nH]ccc2c1'],
  ])('is the structure with all its parts: %s', async (query, shown) => {
    const { data } = await search({ query, mode: 'exact', sources: ['materials'] });
    expect(data.query.smiles).toBe(shown);
  });
});

describe('a query that cannot be searched for', () => {
  it.each([
    ['c1ccccc', {}, 'unclosedRing'],
    ['[#6', {}, 'syntax'],
    ['no such thing at all', {}, 'nameUnknown'],
    ['50-78-3', {}, 'casCheckDigit'],
    ['C'.repeat(401), {}, 'tooLarge'],
    ['CC>>CO', {}, 'reaction'],
    ['[#6]~[#7]', { mode: 'exact' }, 'exactNeedsMolecule'],
    ['CF(C)C', {}, 'valence'],
    ['DMA', {}, 'ambiguous'],
    ['DMP', {}, 'ambiguous'],
    ['InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H2', {}, 'inchi'],
    ['AAAAAAAAAAAAAA-AAAAAAAAAA-N', {}, 'inchiKey'],
  ])('is refused with the reason (%#)', async (query, more, reason) => {
    const { error } = await search({ query, ...more });
    expect(error).toMatchObject({ code: 20028, details: { reason, text: expect.stringMatching(/\.$/) } });
  });

  it('is refused in the language of the caller', async () => {
    const { error } = await search({ query: 'C(C' }, { headers: { 'x-culture': 'zh-CN' } });
    expect(error?.details).toMatchObject({ text: expect.stringContaining('括号') });
  });

  it('ends when it takes too long, and leaves the service answering', { tags: ['full'] }, async () => {
    // As many ways to lay it on a molecule with one carbon less as there are orders of fifteen atoms.
    const { code } = await search({ query: `${'C.'.repeat(15)}C`, sources: ['materials'] });
    expect(code).toBe(10027);
    expect((await search({ query: 'c1ccccc1', sources: ['materials'] })).code).toBe(200);
  });
});

describe("a user's own molecules", () => {
  const rare = 'CC1CC(C)(C(F)(F)Cl)C1S(=O)(=O)F';

  it('are found as soon as they are there, and by nobody else', async () => {
    await service.call('retroSearchStart', { body: { structure: rare } }, as('owner'));
    const mine = await search({ query: 'C(F)(F)Cl', sources: ['own'] }, as('owner'));
    expect(mine.data).toMatchObject({ total: 1, searched: 1, isComplete: true });
    expect(mine.data.items[0]?.sources).toMatchObject([{ kind: 'own', taskId: expect.any(String) }]);
    for (const who of [as('other'), as('owner', 'elsewhere')]) {
      const theirs = (await search({ query: 'C(F)(F)Cl', sources: ['own', 'routes'] }, who)).data;
      expect(theirs).toMatchObject({ total: 0, searched: 0, items: [] });
      const { code } = await service.call(
        'substructures',
        { query: { searchId: mine.data.searchId, pageIndex: 1, pageSize: 40 } },
        who,
      );
      expect(code).toBe(10022);
    }
  });

  it('include craft lists', async () => {
    const owner = { tenantId: 'hills', userId: 'craft' };
    const molecule = { key: randomUUID().slice(0, 22), smiles: 'C1CC1C1CC1', formula: 'C6H10', molecularWeight: 82.14 };
    expect(await addCraft(service.services, owner, 'interest', [molecule])).toEqual(['accepted']);
    const who = as('craft', 'hills');
    const found = (await search({ query: 'C1CC1C1CC1', mode: 'exact', sources: ['own'] }, who)).data;
    expect(found.items.map((one) => one.sources)).toMatchObject([[{ kind: 'own', name: expect.any(String) }]]);
  });
});

describe('molecules seen in routes', () => {
  it('are found with the task whose route they stand in, and not once the route is gone', async () => {
    const who = as('router');
    const { data } = await service.call('retroSearchStart', { body: { structure: 'lidocaine' } }, who);
    const { taskId, taskName: name } = data.task;
    const molecule = { key: 'k', smiles: 'CC1OC1[Si](C)(C)Br', formula: 'C5H11BrOSi', molecularWeight: 195.1 };
    const id = randomUUID();
    const { queries } = service.database;
    const [task] = await queries.select().from(tasks).where(eq(tasks.id, taskId));
    await queries.insert(routes).values({
      id,
      taskId,
      tenantId: task?.tenantId ?? '',
      userId: task?.userId ?? '',
      fingerprint: 'f',
      run: 1,
      solved: true,
      score: 1,
      steps: 1,
      longestLinear: 1,
      leastPrecedents: 1,
      startingMaterials: 1,
      complexity: 1,
      detail: { nodes: [{ nodeId: 'n', parentStepId: null, molecule, inStock: true }], steps: [] },
      createdAt: new Date(),
    });
    const seen = async (sources: ('own' | 'routes')[], asker = who) =>
      (await search({ query: '[Si]Br', sources }, asker)).data.items.map((one) => one.sources);
    expect(await seen(['routes'])).toEqual([[{ kind: 'routes', name, taskId }]]);
    expect(await seen(['own'])).toEqual([]);
    expect(await seen(['own', 'routes'], as('somebody'))).toEqual([]);
    await queries.update(routes).set({ deleted: true, detail: null }).where(eq(routes.id, id));
    expect(await seen(['routes'])).toEqual([]);
  });
});

describe('an imported list', () => {
  it('is found by who may use it, and not once it is deleted', async () => {
    const owner = { tenantId: 'valley', userId: 'buyer' };
    const id = await list('House', ['CC1CCC1[Se]C', 'OCC1CC1'], owner.tenantId, owner.userId);
    const who = as('buyer', 'valley');
    await service.call('substructureStatus', {}, who);
    await service.services.structureSearch.idle();
    const { data } = await search({ query: '[Se]', sources: ['materials'] }, who);
    const hit = data.items.find(({ molecule }) => molecule.smiles === 'CC1CCC1[Se]C');
    expect(hit?.sources).toEqual([{ kind: 'materials', name: 'House', stockId: `list:${id}` }]);
    const only = await search({ query: 'C1CC1', sources: ['materials'], filter: { stocks: [`list:${id}`] } }, who);
    expect(only.data.total).toBeLessThanOrEqual(1);
    const others = (await search({ query: '[Se]', sources: ['materials'], pageSize: 200 }, as('buyer'))).data;
    expect(smilesOf(others)).not.toContain('CC1CCC1[Se]C');
    await deleteStock(service.services, owner, id, false, service.services.isStockInUse);
    const after = (await search({ query: '[Se]', sources: ['materials'], pageSize: 200 }, who)).data;
    expect(smilesOf(after)).not.toContain('CC1CCC1[Se]C');
    expect(after.searched).toBe(others.searched);
  });
});
