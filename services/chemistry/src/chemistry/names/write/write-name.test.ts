import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit, type RDKit } from '../../molecule/rdkit.ts';
import { writeName } from './write-name.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const table = readFileSync(new URL('../../../test-support/written-names.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));

describe('writeName', () => {
  it('has a table of more than 150 structures to be judged by', () => {
    expect(table.length).toBeGreaterThan(150);
    expect(new Set(table.map(([smiles]) => smiles)).size).toBe(table.length);
  });

  it.each(table)('calls %s %s, %s', (smiles, english, chinese) => {
    expect(writeName(rdkit, smiles ?? '')).toEqual({ english, chinese });
  });

  it.each([
    ['Nc1ccc(Br)cc1', 'c1(N)ccc(Br)cc1', 'Brc1ccc(N)cc1'],
    ['CC(C)(C)OC(=O)N1CC=C(B2OC(C)(C)C(C)(C)O2)CC1', 'B1(C2=CCN(C(=O)OC(C)(C)C)CC2)OC(C)(C)C(C)(C)O1'],
    ['C[C@H](N)c1ccccc1', 'N[C@@H](C)c1ccccc1'],
    ['C/C=C/C(=O)O', 'OC(=O)\\C=C\\C'],
    ['Cl.NCc1ccccc1', 'NCc1ccccc1.Cl'],
  ])('gives one name to a molecule however it is written: %s', (...texts) => {
    const names = new Set(texts.map((text) => writeName(rdkit, text)?.english));
    expect(names.size).toBe(1);
    expect([...names][0]).toBeDefined();
  });

  it.each([
    ['C[13CH3]', 'an isotope'],
    ['[CH3]', 'a radical'],
    ['*CC', 'an unspecified atom'],
    ['C[N+](C)(C)C', 'a charge without its opposite beside it'],
    ['CC[Zn]Br', 'a zinc reagent, which is drawn in two ways'],
    ['Clc1cc[c]([Zn][Br])s1', 'a metal'],
    ['CC(C)(C)OC(=O)OC(=O)OC(C)(C)C', 'an anhydride'],
    ['CC(=O)OC(C)=O', 'an anhydride'],
    ['C1CCSS1C', 'a disulfane of a ring'],
    ['CC(C)(C)OOC(C)(C)C', 'a peroxide'],
    ['O=Cc1ccc(-c2ccc(C3=S=CC=C3)s2)s1', 'sulfur of an unusual valence in a ring'],
    ['CC(N)N(C)C', 'two amines on one atom, whose N cannot be told apart'],
    ['O=C(O)[C@]1(O)C[C@@H](O)[C@@H](O)[C@H](O)C1', 'centres that depend on one another'],
    ['C[C@H](O)[C@H](O)[C@@H](C)O', 'a pseudoasymmetric centre'],
    ['C[S@](=O)c1ccccc1', 'a stereocentre at sulfur'],
    ['C1CC2CCC1C2.C1CC2CCC1C2.O', 'two molecules of a hydrate'],
    ['Cl.Cl', 'no organic molecule'],
    ['CP(=O)(O)O', 'a free acid of phosphorus'],
    ['c1ccc2c(c1)Cc1ccccc1N1CCNCC21', 'four rings in one system'],
    ['', 'nothing'],
    ['no SMILES', 'no structure'],
  ])('has no name for %s: %s', (smiles) => {
    expect(writeName(rdkit, smiles)).toBeNull();
  });

  it('has no name for more than 40 heavy atoms', () => {
    expect(writeName(rdkit, `${'C'.repeat(20)}O`)?.english).toBe('icosan-1-ol');
    expect(writeName(rdkit, `${'C'.repeat(20)}OC(=O)${'C'.repeat(20)}`)).toBeNull();
  });
});
