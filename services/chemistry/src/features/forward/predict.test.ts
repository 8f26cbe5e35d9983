// Which kinds of reactions apply, what a mixture gives, and partners from a file: read as chemists write them.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IndexCache } from './index-cache.ts';
import { mostUsedFirst } from './partner-sources.ts';
import { fittingAny, packIndex, unpackIndex } from '../../engine/forward/slot-index.ts';
import { stepTemplates } from '../tasks/step-templates.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const predict = async (mixture: string, headers: Record<string, string> = {}) =>
  service.call('forwardPredict', { body: { mixture } }, { headers });

describe('prediction of a mixture', () => {
  it('reads SMILES with dots, lists of names and CAS numbers, and reactions, and tells agents apart', async () => {
    const dotted = (await predict('OC(=O)c1ccccc1.NCc1ccccc1.CCN(CC)CC')).data;
    expect(dotted.products[0]).toMatchObject({
      rank: 1,
      molecule: { smiles: 'O=C(NCc1ccccc1)c1ccccc1' },
      kind: { class: 'acylation' },
      used: [0, 1],
      smiles: 'NCc1ccccc1.O=C(O)c1ccccc1>CCN(CC)CC>O=C(NCc1ccccc1)c1ccccc1',
    });
    expect(dotted.agents.map(({ smiles }) => smiles)).toEqual(['CCN(CC)CC']);
    const sum = dotted.products.reduce((total, { probability }) => total + probability, 0);
    expect(sum).toBeCloseTo(1, 5);
    const listed = (await predict('benzoic acid\n100-46-9')).data;
    expect(listed.products[0]?.molecule.smiles).toBe('O=C(NCc1ccccc1)c1ccccc1');
    const reaction = (await predict('OC(=O)c1ccccc1.NCc1ccccc1>C1CCOC1>CC')).data;
    expect(reaction.products[0]?.molecule.smiles).toBe('O=C(NCc1ccccc1)c1ccccc1');
    expect(reaction.agents.map(({ smiles }) => smiles)).toEqual(['C1CCOC1']);
  });

  it('says in the caller’s language when nothing is known to happen, and what could not be read', async () => {
    const nothing = (await predict('C')).data;
    expect(nothing.products).toEqual([]);
    expect(nothing.notes.join(' ')).toContain('No known reaction');
    const chinese = (await predict('C', { 'x-culture': 'zh-CN' })).data;
    expect(chinese.notes.join(' ')).toContain('没有已知反应');
    const partly = (await predict('OC(=O)c1ccccc1\nNCc1ccccc1\nno such molecule')).data;
    expect(partly.notes.join(' ')).toContain('no such molecule');
    expect(partly.products[0]?.molecule.smiles).toBe('O=C(NCc1ccccc1)c1ccccc1');
    expect((await predict(' ')).code).toBe(20007);
    expect((await predict('CNC(C)Cc1ccccc1.CC(=O)Cl')).code).toBe(20000);
  });

  it('takes the reagents that names mean whole, and asks back what a short name leaves open', async () => {
    for (const mixture of ['acetophenone\nNaBH4', 'acetophenone\nsodium borohydride', 'CC(=O)c1ccccc1\nLiAlH4'])
      expect((await predict(mixture)).data.products[0]?.molecule.smiles).toBe('CC(O)c1ccccc1');
    expect((await predict('DMA')).error?.details).toMatchObject({ reason: 'ambiguous' });
    expect((await predict('acetophenone\nDMP')).data.notes.join(' ')).toContain('DMP');
    expect((await predict('morphine\nacetic anhydride')).data.notes.join(' ')).toContain('morphine');
    // In a list of SMILES a short one is one.
    expect((await predict('SMILES\nO=C(O)c1ccccc1\nCO')).data.products[0]?.molecule.smiles).toBe('COC(=O)c1ccccc1');
  });
});

describe('partners from a file', () => {
  it('are taken row by row, with the reason for each that is not', async () => {
    const form = [
      '--b',
      'content-disposition: form-data; name="iFormFile"; filename="partners.csv"',
      'content-type: text/csv',
      '',
      'SMILES\nNCc1ccccc1\nC1CC\nc1ccc(cc1)CN\nCNC(C)Cc1ccccc1\nCCN',
      '--b--',
      '',
    ].join('\r\n');
    const response = await service.app.inject({
      method: 'POST',
      url: '/api/retro/forward-scaffold-import',
      headers: {
        authorization: `Bearer ${await service.issuer.token()}`,
        'x-culture': 'en',
        'content-type': 'multipart/form-data; boundary=b',
      },
      payload: form,
    });
    const { data } = response.json();
    expect(data.accepted.map(({ smiles }: { smiles: string }) => smiles)).toEqual(['NCc1ccccc1', 'CCN']);
    expect(data.duplicates).toBe(1);
    expect(data.refused.map(({ row }: { row: number }) => row)).toEqual([3, 5]);
    expect(data.refused[1].message).toContain('control');
  });
});

describe('the index of partners', () => {
  it('is built of a list once, is the same when it is read again, and orders what is used most first', async () => {
    const { threads } = service.services.forward;
    const cache = new IndexCache({ threads, logger: service.services.logger, folder: undefined });
    const molecules = ['CCCCCCCCCCCCN', 'NCc1ccccc1', 'Cl.NCc1ccccc1', 'CN', 'CCO', '[not', 'NCCC=O'];
    let reads = 0;
    const list = { name: 'few', size: molecules.length, content: 'a', read: async () => (reads++, molecules) };
    const index = await cache.of(list, mostUsedFirst);
    expect(await cache.of(list, mostUsedFirst)).toBe(index);
    expect(reads).toBe(1);
    expect([...index.smiles].toSorted()).toEqual(['CCCCCCCCCCCCN', 'CCO', 'CN', 'NCc1ccccc1']);
    const [found] = await threads.ask<'jobs'>([{ kind: 'jobs', start: 'O=C(O)c1ccccc1', rules: {} }]);
    const amide = found?.jobs.find(({ templateId }) => templateId === 'amide-from-acid-and-primary-amine');
    const fitting = [...fittingAny(index, amide?.partnerSlots ?? [])].map((place) => index.smiles[place]);
    expect(fitting.toSorted()).toEqual(['CCCCCCCCCCCCN', 'CN', 'NCc1ccccc1']);
    expect(fitting[0]).not.toBe('CCCCCCCCCCCCN');
    expect(unpackIndex(packIndex(index))).toEqual(index);
    expect(unpackIndex(Buffer.from('none'))).toBeUndefined();
  });
});

describe('the template of a step, wherever it is shown', () => {
  it('has the words of the change that the step makes, regardless of who wrote the template', async () => {
    const steps = [
      { templateId: 'williamson-phenol-alkyl-bromide', reaction: 'COCBr.Oc1ccccc1>>COCOc1ccccc1' },
      { templateId: 'williamson-phenol-alkyl-bromide', reaction: 'CCCBr.Oc1ccccc1>>CCCOc1ccccc1' },
    ];
    const templateOf = await stepTemplates(service.services, steps);
    expect(steps.map((step) => templateOf(step)?.name.en)).toEqual([
      'MOM protection of an alcohol or phenol',
      'Williamson etherification of a phenol',
    ]);
  });
});
