import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { countHandles } from '../../chemistry/molecule/testing/handle-count.ts';
import { loadRDKit, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { indexFragments } from './fragment-index.ts';
import type { FragmentTable } from './fragments.ts';
import { unpackTable } from './packed-table.ts';
import { parseAsWritten } from '../../chemistry/molecule/parse-written.ts';
import { readPickle } from './pickled-graph.ts';
import { isPlainChemistry } from './plain-chemistry.ts';
import { scoreOf, scoreStructure } from './score.ts';
import { uniqueRings } from './unique-rings.ts';

let rdkit: RDKit;
let table: FragmentTable;
beforeAll(async () => {
  rdkit = await loadRDKit();
  table = unpackTable(readFileSync(new URL('../../../data/sascore-fragments.bin', import.meta.url)));
});

const drugs = readFileSync(new URL('../../../data/drugs.tsv', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => line.split('\t')[1] ?? []);
const odd = [
  // Alike but for their configurations: the shorter way has to leave these to RDKit.
  'C[C@H](O)C[C@@H](C)O',
  'C[C@H](O)C(O)[C@@H](C)O',
  'C/C=C/C(O)/C=C\\C',
  'O[C@H]1CC[C@@H](O)CC1',
  'C[C@H]1CC[C@H](C)CC1',
  // Marks that mean nothing, and centres without one.
  'C[C@H](C)O',
  'C[N@](CC)CCC',
  'CC(N)C(=O)O',
  'C[S@](=O)c1ccccc1',
  'CC[P@](C)(=O)OC',
  'C[P@@](c1ccccc1)CC',
  'C[As](CC)c1ccccc1',
  // Not what they are written as: RDKit pairs, charges and refuses otherwise.
  'CN(=O)=O',
  'CC(=O)C=P(=O)O',
  'C1=CC=CC=C1O',
  'C1=CNC=C1C=O',
  'O=C1C=CC(=O)N1C',
  'c1ccc2c(c1)C=CN2',
  'c1cc2ccc3cccc4ccc(c1)c2c34',
  'Cc1ccc(O)c2cn1CNC2',
  'c1ccc2cccc2cc1',
  'c1ccc-2c(c1)-c1ccccc1-2',
  'c1ccccc1c1ccccc1',
  'O=c1cccc[nH]1',
  'S=c1[nH]cc[nH]1',
  'c1cn2ccccc2n1',
  'O=S(=O)(c1ccccc1)n1cccc1',
  'C[n+]1ccccc1[O-]',
  'c1cc[nH+]cc1',
  'C12C3C4C1C5C2C3C45',
  'OCC12CCN(CC1)CC2',
  'C1CC2CCC1C2',
  'C1CCC2(CC1)CCCCC2.Clc1ccccc1',
  // Charges, isotopes, hydrogen, rings, radicals, metals, several molecules.
  'C[N+](C)(C)CC(=O)[O-]',
  '[13CH3]C(O)[2H]',
  '[H]C([H])(O)C',
  'CC1CN1C',
  'C12C3C4C1C5C2C3C45',
  'C1CC2CCC1(C)C2',
  '[CH2]C(C)O',
  '[C@@H](O)c1ccc(C#N)s1',
  'C[C@@H]C1CCCC[C@@H]1O',
  'OC(=O)C(C)C([O-])=O',
  'CC(O)C([NH3+])C(O)C',
  'CC(C[NH3+])(CN)O',
  'OC(C[CH2])CC',
  'CP(=O)(O)C(N)P(C)(=O)[O-]',
  '[Na+].[Cl-]',
  'CC[Hg]C(C)O',
  'OC(c1ccccc1)C1CC[NH+](C)CC1',
  'c1ccc2[s+]cccc2c1',
  'C[C@@H]1C[S+](C)CC1O',
  'O=[U]=O',
];

describe('the short way to a score', () => {
  it('leads to the same parts as the long one', () => {
    const molecules = [...drugs, ...odd];
    expect(drugs.length).toBeGreaterThan(200);
    const different = molecules.filter((smiles) => {
      using mol = rdkit.get_mol(smiles);
      if (!mol) return smiles;
      const { score, parts } = scoreOf(mol, table);
      const short = scoreStructure(rdkit, smiles, table);
      return JSON.stringify([short?.score, short?.parts]) !== JSON.stringify([score, parts]);
    });
    expect(different).toEqual([]);
  });

  it('is taken by most molecules, with configurations or without', () => {
    const plain = JSON.stringify({ removeHs: false, assignStereo: false });
    const taken = drugs.filter((smiles) => {
      using mol = rdkit.get_mol(smiles, plain);
      return mol && readPickle(mol.get_as_uint8array()) !== null;
    });
    expect(taken.length / drugs.length).toBeGreaterThan(0.95);
  });

  it('refuses what RDKit refuses', () => {
    const wrong = [
      'c1cccc1',
      'C(C)(C)(C)(C)C',
      'c1ccc2cccc2c1',
      'CF(C)C',
      'c1cc2cccc3cccc(c1)c23',
      'cc',
      'c',
      'n1cccc1',
      'CC(',
    ];
    const read = wrong.filter((smiles) => scoreStructure(rdkit, smiles, table) !== null);
    expect(read).toEqual([]);
    for (const smiles of wrong) expect([smiles, rdkit.get_mol(smiles)]).toEqual([smiles, null]);
  });

  it('is the shortest for most molecules, which are what they are written as', () => {
    const asWritten = drugs.filter((smiles) => {
      using mol = parseAsWritten(rdkit, smiles);
      const read = mol && readPickle(mol.get_as_uint8array());
      const rings = read && uniqueRings(read.graph);
      return read && rings && isPlainChemistry(read.graph, rings);
    });
    expect(asWritten.length / drugs.length).toBeGreaterThan(0.75);
  });

  it('does not read what it does not know', () => {
    for (const smiles of ['C*', '[CH3:5]C', 'C->[Fe]']) {
      using mol = rdkit.get_mol(smiles);
      expect([smiles, mol && readPickle(mol.get_as_uint8array())]).toEqual([smiles, null]);
    }
    using ethane = rdkit.get_mol('CC');
    const bytes = ethane?.get_as_uint8array() ?? new Uint8Array();
    expect(readPickle(bytes)?.graph.atoms).toHaveLength(2);
    expect(readPickle(bytes.slice(0, 40))).toBeNull();
    expect(readPickle(bytes.with(8, 17))).toBeNull();
  });

  it('tells weight and heavy atoms, and nothing of what cannot be read', () => {
    expect(scoreStructure(rdkit, 'CC(=O)Oc1ccccc1C(=O)O', table)).toMatchObject({
      heavyAtoms: 13,
      molecularWeight: 180.16,
    });
    expect(scoreStructure(rdkit, 'CCO[2H]', table)).toMatchObject({ heavyAtoms: 3 });
    expect(scoreStructure(rdkit, 'c1ccc1c', table)).toBeNull();
    expect(() => scoreStructure(rdkit, '', table)).toThrow(RangeError);
  });

  it('keeps no handle', () => {
    const handles = countHandles(rdkit);
    for (const smiles of ['CCO', 'C[C@H](O)C[C@@H](C)O', 'nonsense']) scoreStructure(rdkit, smiles, table);
    expect(handles.live()).toBe(0);
    handles.stop();
  });
});

describe('an index of fragments', () => {
  it('answers as a map does, for the first and last identifier as well', () => {
    const known = new Map(Array.from({ length: 5_000 }, (_, index) => [Math.imul(index, 2_654_435_761) >>> 0, index]));
    known.set(0xffffffff, -7);
    const index = indexFragments(known);
    expect(index.size).toBe(known.size);
    for (const [id, value] of known) expect(index.contributionOf(id)).toBe(value);
    for (let id = 1; id < 5_000; id += 7) expect(index.contributionOf(id)).toBe(known.get(id));
    expect(indexFragments(known, -3).contributionOf(12_345)).toBe(known.get(12_345) ?? -3);
  });
});
