import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit, type RDKit } from '../../src/chemistry/molecule/rdkit.ts';
import { readEdit } from '../../src/chemistry/models/learned/pattern.ts';
import { findName } from './find-name.ts';
import { classOfEdit, nameLearnedTemplate, nameRows, spaced } from './name-template.ts';

/** Templates that no table names, with the names that a chemist gives them. */
const composedCases = readFileSync(new URL('./composed-cases.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

describe('naming a learned template', () => {
  it.each([
    [
      '[C;+0:1]-[N;+0:2]>>[C;+0:1]-[Br;H0;+0].[N;+0:2]',
      'C1N2>>C1{Br}.N2',
      'N-Alkylation or N-acylation with an alkyl or acyl bromide',
    ],
    [
      '([C;+0;@:1].[C;+0:2](-[N;+0:3])=[O;+0:4])>>[C;+0;@@:1].[C;+0:2](=[O;+0:4])-[O;H1;+0].[N;+0:3]',
      'C1(N2)=O3>>C1{OH}=O3.N2',
      'Amide coupling of a carboxylic acid',
    ],
    [
      '[C;+0;@:1]-[O;+0:2]>>[C;+0;@@:1]-[O;H1;+0].[O;+0:2]',
      'C1O2>>C1{OH}.O2 inverted',
      'Etherification with an alcohol, with inversion (Mitsunobu)',
    ],
    [
      '[C;+0:1]=[O;+0:2]>>[C;+0:1]-1-[O;+0:2]-[C;H2;+0]-[C;H2;+0]-[O;H0;+0]-1',
      'C1=O2>>C1{CH2CH2O}O2{CH2CH2O}',
      'Cleavage of a 1,3-dioxolane to a carbonyl group',
    ],
  ])('reads %s as %s', (retro, signature, en) => {
    expect(nameLearnedTemplate(rdkit, readEdit(retro))).toMatchObject({ signature, name: { en } });
  });

  it('puts a name together for what no table knows', () => {
    const found = nameLearnedTemplate(rdkit, readEdit('[C;+0:1]-[N;+0:2]>>[C;+0:1]-[Hg;H0;+0].[N;+0:2]'));
    expect(found).toMatchObject({ origin: 'composed', name: { en: 'N-Alkylation with an organometallic compound' } });
  });

  it.each(composedCases)('says what %s does in both languages', (retro = '', en = '', zh = '') => {
    expect(nameLearnedTemplate(rdkit, readEdit(retro)).name).toMatchObject({ en, 'zh-CN': zh });
  });

  it('puts the words of two groups of one part where each belongs', () => {
    expect(findName('c1c2>>c1{Br}.c2{Cl}', nameRows)).toEqual({
      en: 'Cross-coupling of an aryl bromide with an aryl chloride',
      'zh-CN': '芳基溴与芳基氯的交叉偶联',
      family: 'c1c2>>c1{aryl:1}.c2{aryl:2}',
    });
  });

  it.each([
    ['[N;!H0;+0:1]>>[N;+0:1]-[C;H3;+0]', 'deprotection'],
    ['[C;+0:1]-[N;+0:2]>>[C;+0:1]-[Br;H0;+0].[N;+0:2]', 'heteroatomAlkylation'],
    ['[C;+0:1](-[N;+0:2])=[O;+0:3]>>[C;+0:1](=[O;+0:3])-[O;H1;+0].[N;+0:2]', 'acylation'],
    ['[c;+0:1]-[c;+0:2]>>[c;+0:1]-[B;H0;+0](-[O;H1;+0])-[O;H1;+0].[c;+0:2]-[Br;H0;+0]', 'carbonCarbon'],
    ['[Br;+0:1]-[c;+0:2]>>[Br;+0:1]-[Br;H0;+0].[c;+0:2]', 'functionalGroupAddition'],
    ['[C;+0:1]=[O;+0:2]>>[C;+0:1]-[O;+0:2]', 'oxidation'],
    ['[C;+0:1]-[O;+0:2]>>[C;+0:1]=[O;+0:2]', 'reduction'],
    ['[O;+0:1]-[Si;+0:2]>>[O;+0:1].[Si;+0:2]-[Cl;H0;+0]', 'protection'],
  ])('classes %s as %s', (retro, reactionClass) => {
    expect(classOfEdit(rdkit, readEdit(retro))).toBe(reactionClass);
  });

  it('puts a space between Chinese and Latin letters', () => {
    expect(spaced('用TMS重氮甲烷合成1,2,3-三唑的N-甲基化')).toBe('用 TMS 重氮甲烷合成 1,2,3-三唑的 N-甲基化');
  });

  it('has each signature once, and the same groups in both languages of a row', () => {
    expect(new Set(nameRows.map(([signature]) => signature)).size).toBe(nameRows.length);
    const slots = (text: string): string[] => (text.match(/\{[^}]*\}/g) ?? []).toSorted();
    for (const [signature, en, zh] of nameRows) {
      expect(slots(zh)).toEqual(slots(en));
      for (const slot of slots(en)) expect(signature).toContain(slot);
    }
  });
});
