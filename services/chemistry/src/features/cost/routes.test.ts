import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editSheet } from '@app/shared/rules/cost/sheet';
import { costRanges } from '@app/shared/rules/cost/range';
import { costOf } from '@app/shared/rules/cost/route';
import { mergeEdits } from './edit-store.ts';
import { readSheet } from '../../platform/files/read/workbook.ts';
import { keepRoute } from '../../test-support/kept-route.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
let routeId: string;
let otherId: string;
beforeAll(async () => {
  service = await startTestService();
  routeId = await keepRoute(service, 'O=C(c1ccccc1)N1CCCC1CO', ['O=C(Cl)c1ccccc1', 'OCC1CCCN1']);
  otherId = await keepRoute(service, 'CC(=O)NCc1ccccc1', ['NCc1ccccc1']);
});
afterAll(() => service.close());

const mei = { claims: { sub: 'mei', preferred_username: 'mei' } };
const stranger = { claims: { sub: 'chen', tenantid: 't-two' } };

async function cost(currency: 'USD' | 'CNY' = 'USD', who = {}) {
  return (await service.call('routeCost', { query: { routeId, currency } }, who)).data.cost;
}
const save = (edits: Record<string, number>, before: Record<string, number> = {}, who = {}) =>
  service.call('routeCostSave', { body: { routeId, currency: 'USD', before, edits } }, who);

describe('the cost sheet of a route', () => {
  it('has every material of a step, with amounts and where each figure comes from', async () => {
    const { sheet, version, edits, isOwn } = await cost();
    expect({ version, edits, isOwn }).toEqual({ version: 0, edits: {}, isOwn: true });
    const [step] = sheet.steps;
    const reactants = step?.lines.filter((line) => line.role === 'reactant') ?? [];
    expect(reactants.map((line) => [line.smiles, line.isLimiting, line.amount.value])).toEqual([
      ['O=C(Cl)c1ccccc1', true, 1],
      ['OCC1CCCN1', false, 1.2],
    ]);
    expect(reactants.every((line) => (line.smallPrice ?? 0) > (line.price?.value ?? Infinity))).toBe(true);
    expect(reactants.map((line) => line.price?.source)).toEqual(['estimated', 'estimated']);
    expect(step?.yield).toMatchObject({ source: 'counted', origin: expect.stringMatching(/^patents:\d+$/) });
    expect(step?.lines.filter((line) => line.role === 'workUp').map((line) => line.name)).toEqual(['water', 'EtOAc']);
    const { total, unpriced } = costOf(sheet);
    expect(unpriced).toEqual([]);
    expect(total).toBeGreaterThan(10_000);
  });

  it('is in the currency that is asked for', async () => {
    const [dollars, yuan] = [costOf((await cost('USD')).sheet).total, costOf((await cost('CNY')).sheet).total];
    expect(yuan / dollars).toBeGreaterThan(6);
    expect(yuan / dollars).toBeLessThan(8);
  });

  it('keeps what two windows entered, for its user alone, and takes entries back', async () => {
    const first = await save({ 'step.s1.yield': 90, scaleGrams: 100 });
    expect(first.data.cost).toMatchObject({ version: 1, edits: { 'step.s1.yield': 90, scaleGrams: 100 } });
    const other = await save({ 'line.s1-1.price': 5_000 });
    expect(other.data.cost.edits).toEqual({ 'step.s1.yield': 90, scaleGrams: 100, 'line.s1-1.price': 5_000 });
    expect((await save({ 'step.s1.yield': 90 })).data.cost).toEqual(other.data.cost);
    expect((await cost('CNY')).edits).toEqual({});
    const gone = await save({}, { 'step.s1.yield': 90, scaleGrams: 100, 'line.s1-1.price': 5_000 });
    expect(gone.data.cost.edits).toEqual({});
  });

  it.each([
    ['a figure it does not have', { 'line.s9-1.price': 5 }],
    ['a yield above 100', { 'step.s1.yield': 101 }],
    ['part of a cent', { 'line.s1-1.price': 5.5 }],
    ['the amount of what all is counted from', { 'line.s1-1.amount': 2 }],
    ['amounts beyond all measure', { 'step.s1.yield': 0.1, scaleGrams: 1_000_000, 'line.s1-3.price': 100_000_000_000 }],
  ])('refuses %s', async (_, edits) => {
    expect((await save(edits)).code).toBe(10012);
  });

  it('is read by nobody whom the route is not shared with', async () => {
    for (const who of [mei, stranger]) {
      const { code } = await service.call('routeCost', { query: { routeId } }, who);
      const exported = await service.call('routeCostExport', { query: { routeId, fileType: 'csv' } }, who);
      const compared = await service.call('routeCostCompare', { body: { routeIds: [routeId, otherId] } }, who);
      expect([code, (await save({}, {}, who)).code, exported.code, compared.code]).toEqual(Array(4).fill(10022));
    }
    await service.call('shareToOther', { query: { kind: 'route', itemId: routeId } });
    await save({ 'step.s1.yield': 70 });
    const shared = await cost('USD', mei);
    expect([shared.isOwn, shared.edits]).toEqual([false, {}]);
    await save({}, { 'step.s1.yield': 70 });
  });
});

describe('routes side by side', () => {
  it('are costed at once, each with its entries', async () => {
    const { data } = await service.call('routeCostCompare', {
      body: { routeIds: [routeId, otherId], currency: 'USD' },
    });
    expect(data.costs.map((one) => one.routeId)).toEqual([routeId, otherId]);
    expect(data.gone).toEqual([]);
    const same = await service.call('routeCostCompare', { body: { routeIds: [routeId, routeId] } });
    expect(same.code).toBe(10012);
  });
});

describe('a comparison with a route that is gone', () => {
  it('has the others, and names the one that is gone; a stranger is informed of none', async () => {
    const lost = await keepRoute(service, 'CC(=O)NCCc1ccccc1', ['NCCc1ccccc1']);
    const { taskId } = (await service.call('routeDetail', { query: { routeId: lost } })).data;
    await service.call('retroTaskDelete', { body: { taskIds: [taskId] } });
    const unknown = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c09';
    const compare = (routeIds: string[], who = {}) => service.call('routeCostCompare', { body: { routeIds } }, who);
    const { costs, gone } = (await compare([routeId, lost, otherId, unknown])).data;
    expect([costs.map((one) => one.routeId), gone]).toEqual([
      [routeId, otherId],
      [lost, unknown],
    ]);
    expect((await compare([lost, unknown])).code).toBe(20025);
    expect((await compare([otherId, lost], stranger)).code).toBe(10022);
  });
});

describe('the file', () => {
  it('holds the figures of the page, entries included, and adds up', async () => {
    await save({ 'step.s1.yield': 50 });
    const { sheet, edits } = await cost();
    const counted = costOf(editSheet(sheet, edits));
    const response = await service.app.inject({
      url: `/api/export/route-cost?routeId=${routeId}&currency=USD&fileType=xlsx`,
      headers: { authorization: `Bearer ${await service.issuer.token()}`, 'x-culture': 'en' },
    });
    const cells = async (number: number) =>
      (await Array.fromAsync(readSheet(response.rawPayload, number))).map((row) => row.cells);
    const materials = (await cells(0)).slice(1);
    const cents = (text: string | undefined) => Math.round(Number(text ?? 0) * 100);
    expect(materials).toHaveLength(sheet.steps[0]?.lines.length ?? 0);
    expect(materials.reduce((all, row) => all + cents(row.at(-2)), 0)).toBe(counted.materials);
    expect((await cells(1))[1]?.[2]).toBe('50');
    expect(cents((await cells(2)).find((row) => row[0] === 'Total')?.[2])).toBe(counted.total);
    const { total, lines } = costRanges(editSheet(sheet, edits), counted);
    expect(
      (await cells(2))
        .find((row) => row[0] === 'Total')
        ?.slice(1)
        .map(cents),
    ).toEqual([total.low, total.estimate, total.high]);
    const written = materials.map((row) => row.slice(-3).map(cents));
    expect(written).toEqual([...lines.values()].map(({ low, estimate, high }) => [low, estimate, high]));
    expect(written.some(([low = 0, , high = 0]) => low < high)).toBe(true);
  });
});

describe('entries of two windows', () => {
  it.each([
    ['both kept', { a: 1 }, {}, { b: 2 }, { a: 1, b: 2 }],
    ['the later one of the same figure', { a: 1 }, {}, { a: 2 }, { a: 2 }],
    ['taken back', { a: 1, b: 2 }, { a: 1 }, {}, { b: 2 }],
    ['not undone by a window that did not know them', { a: 1, b: 2 }, { b: 1 }, { b: 1 }, { a: 1, b: 2 }],
  ])('are merged: %s', (_, kept, before, edits, expected) => {
    expect(mergeEdits(kept, before, edits)).toEqual(expected);
  });
});

describe('the limiting reactant', () => {
  it('is another reactant when the chemist chooses so, and the one before is taken in excess', async () => {
    const base = (await cost()).sheet;
    const { sheet, edits } = (await save({ 'step.s1.limiting': 2, 'line.s1-1.amount': 1.5 })).data.cost;
    const amounts = editSheet(sheet, edits).steps[0]?.lines.slice(0, 2);
    expect(amounts?.map((line) => [line.isLimiting, line.amount.value])).toEqual([
      [false, 1.5],
      [true, 1],
    ]);
    const usual = editSheet(base, { 'step.s1.limiting': 2 }).steps[0]?.lines[0];
    expect(usual).toMatchObject({ isLimiting: false, amount: { value: 1.2, source: 'estimated' } });
    expect((await save({ 'step.s1.limiting': 3 })).code).toBe(10012);
    // An amount that was entered stays while its reactant is the limiting one.
    expect((await save({ 'line.s1-2.amount': 3 })).code).toBe(200);
    await save({}, (await cost()).edits);
    expect((await cost()).edits).toEqual({});
  });
});

describe('agents', () => {
  it('have their Chinese names on a Chinese page and in a Chinese file', async () => {
    const { sheet } = await cost('USD', { headers: { 'x-culture': 'zh-CN' } });
    const names = sheet.steps[0]?.lines.filter((line) => line.smiles === undefined).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['水', '乙酸乙酯']));
    expect((await cost()).sheet.steps[0]?.lines.map(({ name }) => name)).toContain('EtOAc');
  });
});
