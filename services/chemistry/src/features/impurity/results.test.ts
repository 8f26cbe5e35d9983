import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSdFile } from '../../platform/files/read/sd-file.ts';
import { readSheet } from '../../platform/files/read/workbook.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { waitFor } from '../../test-support/wait.ts';

let service: TestService;
let batchId = '';
beforeAll(async () => {
  service = await startTestService({ impurities: { timeoutMs: 120_000 } });
  const body = {
    reaction: 'OC(=O)c1ccc(Cl)cc1.NCc1ccc(O)cc1>CN(C)C=O>O=C(NCc1ccc(O)cc1)c1ccc(Cl)cc1',
    name: '=amide step',
    conditions: { agents: ['HATU', 'DIPEA'] },
    carried: ['OC(=O)c1cccc(Cl)c1'],
  };
  const { search } = (await service.call('impurityStart', { body })).data;
  ({ batchId } = search);
  await waitFor(async () => {
    const { state } = (await service.call('impuritySearchOf', { query: { id: batchId } })).data.search;
    if (state === 'failed') throw new Error('the prediction failed');
    return state === 'completed';
  });
}, 200_000);
afterAll(() => service.close());

const page = async (query: object = {}, culture = 'en') =>
  (await service.call('impurityResults', { query: { batchId, ...query } }, { headers: { 'x-culture': culture } })).data;

describe('the impurities of a run', () => {
  it('come with path, masses, alerts and the fate of what was carried in, each sentence in the reader’s language', async () => {
    const english = await page();
    const chinese = await page({}, 'zh-CN');
    expect(english.total).toBeGreaterThan(5);
    expect(english.search).toMatchObject({
      state: 'completed',
      impurities: english.total,
      carried: [{ formula: 'C7H5ClO2' }],
    });
    expect(chinese.items.map(({ resultId }) => resultId)).toEqual(english.items.map(({ resultId }) => resultId));
    for (const [index, one] of english.items.entries()) {
      expect(one.rank).toBe(index + 1);
      expect(one.why).not.toBe(chinese.items[index]?.why);
      expect(chinese.items[index]?.why).toMatch(/\p{Script=Han}/u);
      expect(one.massShift).toBeCloseTo(one.exactMass - 261.05566, 3);
      expect(one.molecule.smiles).not.toBe(english.search.reaction.product.smiles);
    }
    expect(english.items.some(({ path }) => path.length > 0)).toBe(true);
    expect(english.items.find(({ fate }) => fate)?.fate?.of.formula).toBe('C7H5ClO2');
    expect(english.notes.length).toBeGreaterThan(0);
    const picture = { params: { name: `${english.items[0]?.molecule.key}.svg` }, query: {} };
    expect((await service.call('structurePicture', picture)).status).toBe(200);
  });

  it('are paged, sorted and filtered', async () => {
    const all = await page();
    const paged = [await page({ pageSize: 3 }), await page({ pageSize: 3, pageIndex: 2 })];
    expect(paged.flatMap(({ items }) => items)).toEqual(all.items.slice(0, 6));
    expect(paged[1]?.total).toBe(all.total);
    const masses = (await page({ sort: 'mass' })).items.map(({ exactMass }) => exactMass);
    expect(masses).toEqual(masses.toSorted((a, b) => a - b));
    const [cause] = all.causes;
    const ofCause = await page({ causes: cause?.cause });
    expect(ofCause.total).toBe(cause?.count);
    expect(ofCause.causes).toEqual(all.causes);
    const low = masses[1] ?? 0;
    const between = await page({ massFrom: low, massTo: low });
    expect(between.items.every(({ exactMass }) => exactMass === low)).toBe(true);
    expect(between.total).toBeGreaterThan(0);
    const [with_, without] = [await page({ alerting: true }), await page({ alerting: false })];
    expect(with_.total + without.total).toBe(all.total);
    expect(with_.total).toBe(all.search.alerting);
    expect((await page({ key: 'C7H5ClO2' })).total).toBeGreaterThan(0);
    expect((await page({ key: 'c1(Cl)ccc(C(O)=O)cc1' })).items.map(({ molecule }) => molecule.smiles)).toEqual([
      'O=C(O)c1ccc(Cl)cc1',
    ]);
    expect((await page({ likelihoods: 'high,low' })).items.every(({ likelihood }) => likelihood !== 'medium')).toBe(
      true,
    );
  });

  it('explain masses within the window, beside product, reactants and agents', async () => {
    const match = async (body: object) =>
      (await service.call('impurityMassMatch', { body: { batchId, masses: [262.06294, 500.9], ...body } })).data.items;
    const [product, nothing] = await match({});
    expect(product?.matches[0]).toMatchObject({ kind: 'product', adduct: '[M+H]+', errorPpm: expect.closeTo(0, 0) });
    expect(nothing?.matches).toEqual([]);
    const [edge] = await match({ masses: [262.06294 * (1 + 9.5e-6)] });
    expect(edge?.matches[0]?.errorPpm).toBeCloseTo(9.5, 0);
    expect((await match({ masses: [262.06294 * (1 + 11e-6)] }))[0]?.matches).toEqual([]);
    const { items } = await page();
    const acid = items.find(({ molecule }) => molecule.smiles === 'O=C(O)c1ccc(Cl)cc1');
    const anion = (acid?.exactMass ?? 0) - 1.0072765;
    const [found] = await match({ masses: [anion], adducts: ['[M-H]-'], ppm: 5 });
    expect(found?.matches.map(({ resultId }) => resultId)).toContain(acid?.resultId);
    const dmf = await match({ masses: [74.06004] });
    expect(dmf[0]?.matches.length).toBeGreaterThan(0);
  });
});

describe('the file of a run', () => {
  async function exported(body: object, culture = 'en') {
    const authorization = `Bearer ${await service.issuer.token()}`;
    const response = await service.app.inject({
      method: 'POST',
      url: '/api/export/impurities',
      headers: { authorization, 'x-culture': culture },
      payload: { batchId, ...body },
    });
    return { bytes: response.rawPayload, headers: response.headers };
  }

  it('holds what the list shows, headings in the reader’s language and nothing a spreadsheet would run', async () => {
    const { items } = await page({}, 'zh-CN');
    const file = await exported({ fileType: 'xlsx' }, 'zh-CN');
    expect(file.headers['content-disposition']).toContain('.xlsx');
    const [header, ...rows] = (await Array.fromAsync(readSheet(file.bytes))).map(({ cells }) => cells);
    expect(header?.slice(0, 5)).toEqual(['序号', 'SMILES', '名称', 'CAS 号', '分子式']);
    expect(rows.map((cells) => cells[1])).toEqual(items.map(({ molecule }) => molecule.smiles));
    expect(rows.map((cells) => Number(cells[5]))).toEqual(items.map(({ exactMass }) => Number(exactMass.toFixed(5))));
    const csv = (await exported({ fileType: 'csv' })).bytes.toString('utf8');
    expect(csv.split(/\r?\n/).filter((line) => /^[=+@]|,[=@]/.test(line))).toEqual([]);
  });

  it('holds the filtered or the named ones only, and structures in an .sdf file', async () => {
    const { items } = await page();
    const two = items.slice(1, 3);
    const sdf = await exported({ fileType: 'sdf', resultIds: two.map(({ resultId }) => resultId) });
    const records = [...readSdFile(sdf.bytes)];
    expect(records.map(({ fields }) => Object.fromEntries(fields)['SMILES'])).toEqual(
      two.map(({ molecule }) => molecule.smiles),
    );
    expect(records.every(({ molblock }) => molblock.includes('M  END'))).toBe(true);
    const filtered = await exported({ fileType: 'csv', key: 'O=C(O)c1ccc(Cl)cc1' });
    expect(filtered.bytes.toString('utf8').trim().split(/\r?\n/)).toHaveLength(2);
    const none = await exported({ fileType: 'csv', massFrom: 90_000 });
    expect(JSON.parse(none.bytes.toString('utf8'))).toMatchObject({ code: 10010 });
  });
});
