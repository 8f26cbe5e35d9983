import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupRules } from '../../chemistry/facts/group-hazards.ts';
import { descriptorKinds, rules } from '../../engine/inspection/molecule-profile.ts';
import { hasMessage } from '@app/locales/messages';
import { usualCurrencyAt } from '../../platform/http/authentication.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const info = async (structure: string, culture = 'en') => {
  const { data } = await service.call(
    'moreMoleculeInfo',
    { body: { structure } },
    { headers: { 'x-culture': culture } },
  );
  return data;
};

describe('moreMoleculeInfo', () => {
  it('tells names, masses, identifiers, figures, stock and price of a known compound', async () => {
    const data = await info('aspirin');
    expect(data).toMatchObject({
      molecule: { formula: 'C9H8O4', smiles: 'CC(=O)Oc1ccccc1C(=O)O' },
      cas: ['50-78-2'],
      inchiKey: 'BSYNRYMUTXBXSQ-UHFFFAOYSA-N',
      massesGramPerMol: { average: 180.16, monoisotopic: 180.0423 },
      hazards: [],
    });
    expect(data.names[0]).toMatchObject({ name: 'aspirin', language: 'en' });
    expect(data.names).toContainEqual(expect.objectContaining({ name: '阿司匹林', language: 'zh-CN' }));
    const figure = (key: string) => data.descriptors.find((one) => one.key === key)?.value;
    // RDKit's own figures: logP 1.31, TPSA 63.6, 1 donor, 3 acceptors, 2 rotatable bonds.
    expect(['CrippenClogP', 'tpsa', 'NumHBD', 'NumHBA', 'NumRotatableBonds'].map(figure)).toEqual([
      1.31, 63.6, 1, 3, 2,
    ]);
    expect(data.rules.map(({ passes }) => passes)).toEqual([true, true, true, true]);
    expect(data.score).toBeGreaterThan(1);
    expect(data.score).toBeLessThan(3);
  });

  it('names what a large molecule breaks, in the language of the caller', async () => {
    const english = await info('atorvastatin');
    const chinese = await info('atorvastatin', 'zh-CN');
    const broken = english.rules.find((one) => one.key === 'lipinski');
    expect(broken).toMatchObject({ passes: false });
    expect(broken?.violations.join()).toMatch(/molecular weight 558\.65 is above 500/);
    expect(chinese.rules.find((one) => one.key === 'lipinski')?.violations.join()).toMatch(/分子量 558\.65 高于 500/);
    expect(chinese.descriptors.every(({ name }) => name !== '')).toBe(true);
  });

  it('warns of dangerous groups and of hazardous solvents, with the source', async () => {
    const azide = await info('[N-]=[N+]=NCc1ccccc1');
    expect(azide.hazards).toEqual([{ text: expect.stringMatching(/azide/i), source: expect.stringMatching(/Angew/) }]);
    const chloroform = await info('ClC(Cl)Cl', 'zh-CN');
    expect(chloroform.hazards).toEqual([
      { text: expect.stringMatching(/溶剂/), source: expect.stringMatching(/CHEM21/) },
    ]);
  });

  it('says where a material is in stock and what it costs, and in whose opinion', async () => {
    const data = await info('Nc1ccc(Br)cc1');
    expect(data.stocks.length).toBeGreaterThan(0);
    expect(data.price).toMatchObject({ currency: 'USD', kind: 'estimate', source: 'our estimate' });
    expect((await info('CC(=O)Nc1ccc(Br)c(OCC(C)C)c1')).stocks).toEqual([]);
  });

  it.each([
    [undefined, 'USD'],
    ['http://localhost:8080', 'USD'],
    ['https://plan.example.com', 'USD'],
    ['https://plan.example.cn', 'CNY'],
    ['https://plan.example.cn:8443', 'CNY'],
    ['https://cn.example.com/cn', 'USD'],
  ])('tells prices at %s in %s to who has chosen none', (issuer, expected) => {
    expect(usualCurrencyAt(issuer === undefined ? undefined : { issuer, url: issuer })).toBe(expected);
  });

  // Specification section 9; the user's own choice goes before the host's.
  it.each([
    ['nothing', undefined, 'USD'],
    ['a choice of the user', 'CNY', 'CNY'],
  ])('tells the price in the currency that follows from %s', async (title, chosen, expected) => {
    const claims = { sub: `pays after ${title}` };
    if (chosen) await service.call('changeSetting', { params: { key: 'Currency', value: chosen } }, { claims });
    for (const culture of ['en', 'zh-CN']) {
      const headers = { 'x-culture': culture };
      const { data } = await service.call('moreMoleculeInfo', { body: { structure: 'aspirin' } }, { headers, claims });
      expect(data.price?.currency).toBe(expected);
    }
  });

  it('refuses what is no molecule', async () => {
    const answer = await service.call('moreMoleculeInfo', { body: { structure: 'unobtainium' } });
    expect(answer.code).toBe(20026);
  });

  it.each(['en', 'zh-CN'] as const)('has a word in %s for every descriptor, rule and group', (culture) => {
    const keys = [
      ...descriptorKinds.map(({ key }) => ['molecule', `descriptor.${key}`] as const),
      ...rules.flatMap(({ key, limits }) => [
        ['molecule', `rule.${key}`] as const,
        ...limits.map(({ of }) => ['molecule', `descriptor.${of}`] as const),
      ]),
      ...groupRules.map(({ rule }) => ['process', `hazard.${rule}`] as const),
    ];
    expect(keys.filter(([namespace, key]) => !hasMessage(culture, namespace, key))).toEqual([]);
  });
});
