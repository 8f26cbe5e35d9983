import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { builtInNames } from '../../chemistry/recognition/names.ts';
import { countHandles } from '../../chemistry/molecule/testing/handle-count.ts';
import { graphOf } from '../../chemistry/molecule/graph.ts';
import { loadRDKit, type Mol, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { builtInMolecules } from '../../chemistry/stock/built-in.ts';
import { seededRandom } from '../../chemistry/molecule/random.ts';
import { randomQuery } from '../../test-support/random-queries.ts';
import { buildSegment } from './build-segment.ts';
import type { Chirality } from './judge.ts';
import { containedQuestion, questionOf } from './question.ts';
import type { Segment } from './segment.ts';
import { understand, type Understood } from './understand.ts';

const rdkit: RDKit = await loadRDKit();
const budget = { check: () => {} };
const odd = ['[2H]C([2H])O', '[H][H]', '*c1ccccc1', '[Na+].[Cl-]', 'C[N+](C)(C)C', 'F/C=C/Cl', 'C1CC[Se]C1'];
const list = [...[...builtInMolecules().keys()].filter((_, index) => index % 40 === 0), ...drugs(), ...odd];
const segment = buildSegment(rdkit, list);

function drugs(): string[] {
  const file = readFileSync(new URL('../../../data/drugs.tsv', import.meta.url), 'utf8');
  return [...file.matchAll(/\t([A-Z0-9@+\-[\]()=#\\/.clnosprBIF]{20,})\t/g)].map(([, smiles = '']) => smiles);
}

function hits(smarts: string, chirality: Chirality = 0, of: Segment = segment): string[] {
  using question = containedQuestion(rdkit, { smarts, kind: 'smarts' }, chirality);
  const asker = question.ask(of, budget);
  const found = [...asker.candidates(0, of.size)].filter((at) => asker.match(at) !== null);
  return found
    .map((at) => of.origin[at] ?? -1)
    .toSorted((a, b) => a - b)
    .map(String);
}

describe('molecules that hold a query', () => {
  const mols: (Mol | null)[] = [];
  beforeAll(() => void mols.push(...list.map((smiles) => rdkit.get_mol(smiles))));
  afterAll(() => mols.forEach((mol) => mol?.delete()));

  const byRDKit = (smarts: string): string[] => {
    using query = rdkit.get_qmol(smarts);
    if (!query) throw new TypeError(smarts);
    return mols.flatMap((mol, index) => (mol && mol.get_substruct_match(query) !== '{}' ? [String(index)] : []));
  };

  it('are those that RDKit finds, for random fragments of molecules with random SMARTS features', () => {
    const random = seededRandom(20);
    for (let queries = 0; queries < 60;) {
      const mol = mols[Math.floor(random() * mols.length)];
      const smarts = mol ? randomQuery(graphOf(mol), random) : '';
      using query = rdkit.get_qmol(smarts);
      if (!query) continue;
      queries += 1;
      expect([smarts, ...hits(smarts)]).toEqual([smarts, ...byRDKit(smarts)]);
    }
  });

  it.each([
    '*',
    '[*]',
    'A',
    'a',
    '[H]',
    '[2H]',
    '[#1]',
    '[!#1]',
    '[H+]',
    '[!H]',
    '[C,H]',
    '[13C]',
    '[Se]',
    '[se]',
    '[Na+]',
    '[N+](C)(C)(C)C',
    '[R]',
    '[R0]',
    '[!R]',
    '[R{2-}]',
    '[r]',
    '[r5,r6]',
    '[x2]',
    '[x]',
    '[v4]',
    '[v{3-4}]',
    '[^2]',
    '[D{2-}]',
    '[h2]',
    '[h]',
    '[z1]',
    '[Z2]',
    '[d3]',
    '[k6]',
    '[+{1-2}]',
    '[$([NX3;H2]c)]',
    '[!$(C=O)]',
    '[$([#6]~[$([#7]~[#6])])]',
    'c1ccccc1-c1ccccc1',
    'C.C',
    '[#6].[#7].[#8]',
    'C@C',
    'C!@C',
    'C-,=C',
    'C!-C',
    'C=,#N',
    'c:c',
    'c-c',
    'C/C=C/C',
    'C1CC1',
    'C%12CC%12',
    '[C:3]',
    '[C@](N)(O)C',
    '[C@@H](N)C',
    '[#6X4;!$(C[O,N])]',
    '[Cl-]',
    'c1ccc2ccccc2c1',
    'C1=CC=CC=C1',
    '[cH]1[cH][cH][cH][cH][cH]1',
    'O=[#6]~*',
    '[CX4;R1;r5]',
    '[#6;+0]',
    '[!C;!c]',
  ])('are those that RDKit finds for %s', (smarts) => {
    expect(hits(smarts)).toEqual(byRDKit(smarts));
  });

  it('release all that they took of RDKit', () => {
    const count = countHandles(rdkit);
    hits('[C@H](N)C', 2);
    hits('[k6]');
    expect(count.live()).toBe(0);
    count.stop();
  });
});

describe('configuration', () => {
  const alanines = ['C[C@H](N)C(=O)O', 'C[C@@H](N)C(=O)O', 'CC(N)C(=O)O', 'C[C@](N)(F)C(=O)O'];
  const diols = ['C[C@H](O)[C@H](O)CN', 'C[C@@H](O)[C@@H](O)CN', 'C[C@H](O)[C@@H](O)CN', 'CC(O)C(O)CN'];
  const of = (texts: readonly string[], smarts: string, chirality: Chirality): number[] => {
    using question = containedQuestion(rdkit, { smarts, kind: 'smiles' }, chirality);
    const small = buildSegment(rdkit, texts);
    const asker = question.ask(small, budget);
    const found = [...asker.candidates(0, small.size)].filter((at) => asker.match(at) !== null);
    return found.map((at) => small.origin[at] ?? -1).toSorted((a, b) => a - b);
  };

  it('does not count when it is not asked for', () => {
    expect(of(alanines, '[#6]-[#6@H](-[#7])-[#6](=[#8])-[#8]', 0)).toEqual([0, 1, 2, 3]);
    expect(of(['F/C=C/Cl', 'F/C=C\\Cl', 'FC=CCl'], '[#9]/[#6]=[#6]/[#17]', 0)).toEqual([0, 1, 2]);
  });

  it('counts as drawn, whatever stands in place of a hydrogen', () => {
    expect(of(alanines, '[#6]-[#6@H](-[#7])-[#6](=[#8])-[#8]', 1)).toEqual([0]);
    expect(of(['F/C=C/Cl', 'F/C=C\\Cl', 'FC=CCl'], '[#9]/[#6]=[#6]/[#17]', 1)).toEqual([0]);
  });

  it('counts as drawn or as the mirror image of the whole', () => {
    const drawn = '[#6]-[#6@H](-[#8])-[#6@H](-[#8])-[#6]-[#7]';
    expect(of(diols, drawn, 1)).toEqual([0]);
    expect(of(diols, drawn, 2)).toEqual([0, 1]);
    expect(of(diols, drawn, 0)).toEqual([0, 1, 2, 3]);
  });
});

describe('other modes', () => {
  const texts = ['CCO', 'OCC', 'CC=O', 'C[C@H](N)C(=O)O', 'C[C@@H](N)C(=O)O', 'CC(N)C(=O)O', 'CC(N)C(=O)[O-]', 'CCCO'];
  const small = buildSegment(rdkit, texts);
  const ask = (molecule: string, mode: 'exact' | 'similarity', chirality: Chirality = 0) => {
    const query: Understood = {
      ok: true,
      kind: 'smiles',
      smarts: molecule,
      groups: [],
      molecule,
      shown: molecule,
      hasConfiguration: false,
      notes: [],
    };
    using question = questionOf(rdkit, query, { mode, chirality, minSimilarity: 0.4 });
    const asker = question.ask(small, budget);
    const found = [...asker.candidates(0, small.size)].filter((at) => asker.match(at) !== null);
    return found.map((at) => texts[small.origin[at] ?? -1]);
  };

  it('finds the same molecule, and neither a tautomer nor a charged form', () => {
    expect(ask('CCO', 'exact')).toEqual(['CCO', 'OCC']);
    expect(ask('C=CO', 'exact')).toEqual([]);
    expect(ask('CC(N)C(=O)[O-]', 'exact')).toEqual(['CC(N)C(=O)[O-]']);
  });

  it('finds the same molecule with any, the drawn, or the drawn and the mirrored configuration', () => {
    expect(ask('C[C@H](N)C(=O)O', 'exact', 0)).toHaveLength(3);
    expect(ask('C[C@H](N)C(=O)O', 'exact', 1)).toEqual(['C[C@H](N)C(=O)O']);
    expect(ask('C[C@H](N)C(=O)O', 'exact', 2).toSorted()).toEqual(['C[C@@H](N)C(=O)O', 'C[C@H](N)C(=O)O']);
  });

  it('finds what resembles a molecule', () => {
    expect(ask('CCO', 'similarity')).toEqual(expect.arrayContaining(['CCO', 'OCC', 'CCCO']));
    expect(ask('CCO', 'similarity')).not.toContain('CC(N)C(=O)O');
  });
});

describe('racemic and relative configuration', () => {
  const butanols = ['C[C@H](O)CC', 'C[C@@H](O)CC', 'CC(O)CC', 'CC[C@H](C)O |&1:2|', 'CC[C@H](C)O |o1:2|'];
  const diols = [
    'C[C@H](O)[C@H](O)CN',
    'C[C@@H](O)[C@@H](O)CN',
    'C[C@H](O)[C@@H](O)CN',
    'C[C@H](O)[C@H](O)CN |&1:1,3|',
    'C[C@H](O)[C@@H](O)CN |&1:1,3|',
    'C[C@H](O)[C@H](O)CN |&1:1|',
    'CC(O)C(O)CN',
  ];
  const ask = (
    text: string,
    texts: readonly string[],
    mode: 'exact' | 'substructure',
    chirality: Chirality,
    isOfStock = false,
  ): number[] => {
    const query = understand(rdkit, builtInNames(), text, 'auto');
    if (!query.ok) throw new TypeError(text);
    using question = questionOf(rdkit, query, { mode, chirality, minSimilarity: 0.5 });
    const of = buildSegment(rdkit, texts);
    const asker = question.ask(of, budget, isOfStock);
    const found = [...asker.candidates(0, of.size)].filter((at) => asker.match(at) !== null);
    return found.map((at) => of.origin[at] ?? -1).toSorted((a, b) => a - b);
  };

  it.each([
    ['C[C@H](O)CC', 0, [0, 1, 2, 3, 4]],
    ['C[C@H](O)CC', 1, [0]],
    ['C[C@@H](O)CC', 1, [1]],
    ['C[C@H](O)CC', 2, [0, 1]],
    ['C[C@H](O)CC |&1:1|', 0, [0, 1, 2, 3, 4]],
    ['C[C@H](O)CC |&1:1|', 1, [3]],
    ['C[C@@H](O)CC |&1:1|', 1, [3]],
    ['C[C@@H](O)CC |&7:1|', 2, [3]],
    ['C[C@@H](O)CC |o1:1|', 1, [4]],
    ['C[C@H](O)CC |o1:1|', 2, [4]],
    ['C[C@H](O)CC |a:1|', 1, [0]],
    ['CC(O)CC', 1, [2]],
    ['CCC(C)O', 2, [2]],
  ] as const)('is another molecule in an exact search: %s, %i', (text, chirality, found) => {
    expect(ask(text, butanols, 'exact', chirality)).toEqual(found);
  });

  it.each([
    ['C[C@H](O)[C@H](O)CN', 1, [0]],
    ['C[C@@H](O)[C@@H](O)CN |&1:1,3|', 1, [3]],
    ['C[C@@H](O)[C@H](O)CN |&1:1,3|', 1, [4]],
    ['C[C@@H](O)[C@H](O)CN |&1:1|', 1, [5]],
    ['C[C@@H](O)[C@@H](O)CN |o1:1,3|', 1, []],
    ['C[C@H](O)[C@H](O)CN |&1:1,&2:3|', 1, []],
  ] as const)('is another molecule with two centres: %s, %i', (text, chirality, found) => {
    expect(ask(text, diols, 'exact', chirality)).toEqual(found);
  });

  it('finds a racemate of one centre in a stock with the centre open, and never one enantiomer of several centres', () => {
    expect(ask('C[C@H](O)CC |&1:1|', butanols.slice(0, 3), 'exact', 1, true)).toEqual([2]);
    expect(ask('C[C@H](O)[C@H](O)CN |&1:1,3|', [...diols.slice(0, 3), 'CC(O)C(O)CN'], 'exact', 1, true)).toEqual([]);
  });

  it('holds both enantiomers as parts, however the racemate is drawn', () => {
    expect(ask('C[C@H](O)CC', butanols, 'substructure', 1)).toEqual([0, 3, 4]);
    expect(ask('C[C@@H](O)CC', butanols, 'substructure', 1)).toEqual([1, 3, 4]);
    expect(ask('C[C@@H](O)CC |&1:1|', butanols, 'substructure', 1)).toEqual([3]);
  });
});
