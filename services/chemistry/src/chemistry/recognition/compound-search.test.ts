import { describe, expect, it } from 'vitest';
import { CompoundSearch } from './compound-search.ts';
import { hillOf } from './formula-text.ts';
import { builtInNames } from './names.ts';
import { editsBetween, letterBits, mayBeNear } from './spelling.ts';

const names = builtInNames();
const search = new CompoundSearch(names);
const first = (text: string): string => search.find(text, 20)[0]?.compound.smiles ?? '';

describe('CompoundSearch', () => {
  it.each([
    ['aspirin', 'CC(=O)Oc1ccccc1C(=O)O'],
    ['ASPIRIN', 'CC(=O)Oc1ccccc1C(=O)O'],
    ['阿司匹林', 'CC(=O)Oc1ccccc1C(=O)O'],
    ['acetylsalicylic', 'CC(=O)Oc1ccccc1C(=O)O'],
    ['50-78-2', 'CC(=O)Oc1ccccc1C(=O)O'],
    ['50-78-', 'CC(=O)Oc1ccccc1C(=O)O'],
    ['aspirn', 'CC(=O)Oc1ccccc1C(=O)O'],
    ['apsirin', 'CC(=O)Oc1ccccc1C(=O)O'],
    ['阿斯匹林', 'CC(=O)Oc1ccccc1C(=O)O'],
    ['tolune', 'Cc1ccccc1'],
    ['toluene', 'Cc1ccccc1'],
    ['甲苯', 'Cc1ccccc1'],
    ['acetonitrile', 'CC#N'],
    ['醋酸', 'CC(=O)O'],
    ['4-nitro benzoic', 'O=C(O)c1ccc([N+](=O)[O-])cc1'],
    ['对硝基甲苯', 'Cc1ccc([N+](=O)[O-])cc1'],
    ['paracetamol', 'CC(=O)Nc1ccc(O)cc1'],
    ['扑热息痛', 'CC(=O)Nc1ccc(O)cc1'],
    ['imidazole', 'c1c[nH]cn1'],
    ['C6H6', 'c1ccccc1'],
    ['H2O', 'O'],
  ])('gives for %s first %s', (text, smiles) => {
    expect(first(text)).toBe(smiles);
  });

  it('finds a formula in any order, with subscripts and groups', () => {
    const found = (text: string) => search.find(text, 20).map(({ compound }) => compound.smiles);
    expect(found('C9H8O4')).toContain('CC(=O)Oc1ccccc1C(=O)O');
    expect(found('O4H8C9')).toEqual(found('C9H8O4'));
    expect(found('C₉H₈O₄')).toEqual(found('C9H8O4'));
    expect(found('CH3COOH')).toContain('CC(=O)O');
    expect(search.find('C9H8O4', 1)[0]?.matched).toBe('formula');
  });

  it('says what matched', () => {
    const kind = (text: string) => search.find(text, 1)[0]?.matched;
    expect([kind('aspirin'), kind('acetylsalicylic acid'), kind('50-78-2'), kind('乙酰水杨酸')]).toEqual([
      'name',
      'synonym',
      'cas',
      'synonym',
    ]);
  });

  it('gives each compound once and no more than asked', () => {
    const found = search.find('acid', 20);
    expect(found).toHaveLength(20);
    expect(new Set(found.map(({ compound }) => compound)).size).toBe(20);
  });

  it('puts names that begin so before those that hold it', () => {
    const found = search.find('benzo', 20).map(({ compound }) => compound.names.join(' '));
    expect(found.every((text) => /\bbenzo/i.test(text))).toBe(true);
  });

  it.each([
    ['bromo pyridine', 'bromopyridine'],
    ['pyridine bromo', 'pyridine'],
    ['acid chloro methyl', 'acid'],
    ['溴 吡啶', 'bromopyridine'],
    ['吡啶 溴', 'pyridin'],
  ])('finds the words of %s in any order', (text, word) => {
    const found = search.find(text, 8);
    expect(found).toHaveLength(8);
    expect(
      found.filter(({ compound }) => compound.names.join(' ').toLowerCase().includes(word)).length,
    ).toBeGreaterThan(0);
    const typed = text.split(' ');
    const texts = found.map(({ compound }) =>
      [...compound.names, ...(names.factsOf(compound)?.chineseNames ?? [])].join(' ').toLowerCase(),
    );
    expect(texts.filter((one) => !typed.every((part) => one.includes(part)))).toEqual([]);
  });

  it.each([
    ['4-bromo-1h-ind', '4-bromo-1H-indole'],
    ['(3,5-dimethylphenyl)bor', '(3,5-dimethylphenyl)boronic acid'],
    ['(3,5-二甲基苯基)硼', '(3,5-dimethylphenyl)boronic acid'],
  ])('finds a building block by its generated name: %s', (text, name) => {
    expect(search.find(text, 8).map(({ compound }) => compound.names[0])).toContain(name);
  });

  it('answers while a chemist types', () => {
    const texts = ['as', 'asp', 'bromo', '2-amino-5-br', 'chloro acid methyl', '阿司', '溴', 'imatinb', '50-78'];
    const started = performance.now();
    for (const text of texts) search.find(text, 8);
    expect((performance.now() - started) / texts.length).toBeLessThan(40);
  });

  it.each(['', '   ', 'qqqqqqqqqq', '50-78-99', '-', '(((', '㊙'])('finds nothing for %j', (text) => {
    expect(search.find(text, 20)).toEqual([]);
  });

  it('finds every compound by its usual name and by its CAS number', () => {
    const sample = names.compounds.filter((_, index) => index % 40 === 0);
    expect(
      sample.filter((one) => search.find(one.names[0] ?? '', 3).every(({ compound }) => compound !== one)),
    ).toEqual([]);
    const numbered = sample.filter((one) => one.cas !== undefined);
    expect(
      numbered.filter(
        (one) => names.byCas(one.cas ?? '') === one && search.find(one.cas ?? '', 1)[0]?.compound !== one,
      ),
    ).toEqual([]);
  });
});

describe('hillOf', () => {
  it.each([
    ['C9H8O4', 'C9H8O4'],
    ['NaCl', 'ClNa'],
    ['Ca(OH)2', 'CaH2O2'],
    ['Al2(SO4)3', 'Al2O12S3'],
    ['[Fe(CN)6]', 'C6FeN6'],
    ['H2SO4', 'H2O4S'],
    ['CO', 'CO'],
    ['Co', 'Co'],
  ])('reads %s as %s', (text, hill) => {
    expect(hillOf(text)).toBe(hill);
  });

  it.each(['aspirin', 'Xx2', 'C(', 'C)2', '12', '', 'C9H8-O4', '('])('has no response for %j', (text) => {
    expect(hillOf(text)).toBeUndefined();
  });
});

describe('editsBetween', () => {
  it.each([
    ['aspirin', 'aspirin', 0],
    ['aspirn', 'aspirin', 1],
    ['apsirin', 'aspirin', 1],
    ['toluene', 'tolune', 1],
    ['abcd', 'badc', 2],
    ['abc', 'xyz', 3],
  ])('%s and %s are %d apart', (one, two, edits) => {
    expect(editsBetween(one, two, 2)).toBe(edits);
    expect(mayBeNear(letterBits(one), letterBits(two), 2) || edits > 2).toBe(true);
  });
});
