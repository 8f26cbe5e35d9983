// Structures in and out, through the gateway, as the page asks for them.

import {
  compoundSearch,
  moreMoleculeInfo,
  structureFormatNames,
  structureFormats,
} from '@app/shared/contracts/structure/information';
import { beforeAll, describe, expect, it } from 'vitest';
import { signIn, type Member } from './support/member.ts';

let chemist: Member;

beforeAll(async () => {
  ({ member: chemist } = await signIn('chemist'));
});

describe('structures in and out', () => {
  it('finds the example compound, in both languages', async () => {
    const query = compoundSearch.example?.query ?? { key: '' };
    const english = await chemist.call('compoundSearch', { query });
    const chinese = await chemist.call('compoundSearch', { query }, 'zh-CN');
    expect([english.data.items[0]?.name, chinese.data.items[0]?.name]).toEqual(['aspirin', '阿司匹林']);
    const found = await chemist.call('compoundSearch', { query: { key: '乙酸乙酯' } });
    expect(found.data.items[0]?.molecule.smiles).toBe('CCOC(C)=O');
  });

  it('finds compounds while a name is typed: eight at most, by words, by CAS number, and all that a short name may mean', async () => {
    const typing = async (key: string, language?: 'zh-CN') =>
      (await chemist.call('compoundSearch', { query: { key, mode: 'typing' } }, language)).data.items;
    const bromides = await typing('bromo pyrid');
    expect(bromides).toHaveLength(8);
    expect(bromides.every(({ molecule }) => molecule.smiles.includes('Br') && molecule.key.length > 20)).toBe(true);
    expect((await typing('溴 吡啶', 'zh-CN')).every(({ name }) => name.includes('溴'))).toBe(true);
    expect((await typing('50-78'))[0]?.name).toBe('aspirin');
    expect((await typing('TPP')).slice(0, 2).map(({ name }) => name)).toEqual([
      'triphenylphosphine',
      'triphenyl phosphate',
    ]);
    expect(await typing('zzzzqqq')).toEqual([]);
    // A wrong check digit is no error before the number is complete.
    expect(await typing('50-78-9')).toEqual([]);
  });

  it('gives the example structure in the formats that are asked for, ChemDraw among them', async () => {
    const body = structureFormats.example?.body ?? { structure: '', formats: [] };
    const { data } = await chemist.call('structureFormats', { body });
    expect(Object.keys(data.texts).toSorted()).toEqual(['inchiKey', 'molfileV3000']);
    const all = await chemist.call('structureFormats', {
      body: { structure: 'CCO>>CC=O', formats: [...structureFormatNames] },
    });
    expect(all.data.texts).toMatchObject({ cdxml: expect.stringContaining('<CDXML'), smiles: 'CCO>>CC=O' });
  });

  it('shows all of the example molecule, in the currency that is asked for', async () => {
    const body = moreMoleculeInfo.example?.body ?? { structure: '' };
    const { data } = await chemist.call('moreMoleculeInfo', { body: { ...body, currency: 'CNY' } }, 'zh-CN');
    expect(data.molecule.formula).toBe('C9H8O4');
    expect(data.price?.currency).toBe('CNY');
    expect(data.rules.every(({ name }) => /\p{Script=Han}/u.test(name))).toBe(true);
  });

  it('refuses in the language of the caller what is no structure', async () => {
    const { code, error } = await chemist.call(
      'structureFormats',
      { body: { structure: 'unobtainium', formats: ['smiles'] } },
      'zh-CN',
    );
    expect([code, error?.message]).toEqual([20026, expect.stringMatching(/\p{Script=Han}/u)]);
  });
});
