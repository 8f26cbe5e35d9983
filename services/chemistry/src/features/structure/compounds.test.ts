import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const search = (key: string, culture = 'en') =>
  service.call('compoundSearch', { query: { key } }, { headers: { 'x-culture': culture } });

describe('compoundSearch', () => {
  it('answers in the language of the caller, and says where the name comes from', async () => {
    const english = (await search('阿司匹林')).data.items[0];
    const chinese = (await search('aspirin', 'zh-CN')).data.items[0];
    expect(english).toMatchObject({ name: 'aspirin', cas: '50-78-2', matched: 'name' });
    expect(english?.synonyms).toContain('阿司匹林');
    expect(english?.source).toMatch(/list/);
    expect(chinese).toMatchObject({ name: '阿司匹林', molecule: { name: 'aspirin', formula: 'C9H8O4' } });
    expect(chinese?.synonyms).toContain('acetylsalicylic acid');
    expect(chinese?.source).toMatch(/\p{Script=Han}/u);
  });

  it('gives molecules that have a picture', async () => {
    const { data } = await search('toluene');
    const key = data.items[0]?.molecule.key ?? '';
    const picture = await service.call('structurePicture', { params: { name: `${key}.svg` }, query: {} });
    expect(picture.text).toMatch(/^<svg /);
  });

  it.each([
    ['OC(=O)c1ccccc1OC(C)=O', 'aspirin'],
    ['BSYNRYMUTXBXSQ-UHFFFAOYSA-N', 'aspirin'],
    ['CC(=O)Nc1ccc(Br)c(OCC(C)C)c1', 'N-(4-bromo-3-isobutoxyphenyl)acetamide'],
  ])('knows the structure %s as %s', async (key, name) => {
    const { data } = await search(key);
    expect(data.items[0]).toMatchObject({ name, matched: 'structure' });
  });

  it('finds isomers by their formula, the commoner ones first', async () => {
    const { data } = await search('C8H10');
    expect(data.items.length).toBeGreaterThan(3);
    expect(data.items.every((one) => one.matched === 'formula' && one.molecule.formula === 'C8H10')).toBe(true);
  });

  it('says in both languages that a CAS number has a wrong check digit', async () => {
    const english = await search('50-78-3');
    const chinese = await search('50-78-3', 'zh-CN');
    expect([english.code, chinese.code]).toEqual([20026, 20026]);
    expect(english.error?.details).toMatchObject({ reason: 'casCheckDigit', text: expect.stringMatching(/digit/) });
    expect(chinese.error?.details).toMatchObject({ text: expect.stringMatching(/\p{Script=Han}/u) });
  });

  it.each([
    ['NaH', ['sodium hydride']],
    ['nah', ['sodium hydride']],
    ['PCC', ['pyridinium chlorochromate', 'PCC']],
    ['NCS', ['N-chlorosuccinimide', 'isothiocyanate', 'NCS']],
    ['CO', ['carbon monoxide', 'methanol']],
    ['TEA', ['triethylamine', 'triethanolamine']],
    ['PPA', ['1-carboxy-4-hydroxy-2,5-cyclohexadiene-1-pyruvic acid']],
  ])('lists every meaning of %s first', async (key, names) => {
    const { data } = await search(key);
    expect(data.items.slice(0, names.length).map(({ name }) => name.toLowerCase())).toEqual(
      names.map((name) => name.toLowerCase()),
    );
    expect(new Set(data.items.map(({ molecule }) => molecule.smiles)).size).toBe(data.items.length);
  });

  it('has one meaning for a short name of one', async () => {
    expect((await search('DMF')).data.items[0]).toMatchObject({ molecule: { smiles: 'CN(C)C=O' } });
  });

  it('finds nothing for what is nothing', async () => {
    expect((await search('qqqqqqqqqqqq')).data.items).toEqual([]);
    expect((await search('   ')).data.items).toEqual([]);
  });
});
