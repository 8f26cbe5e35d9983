import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { countHandles } from '../molecule/handle-count.ts';
import { loadRDKit, type RDKit } from '../molecule/rdkit.ts';
import { parseDrugs } from './drug-list.ts';
import { smilesOfLayers } from './inchi-reader.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const table = readFileSync(new URL('../../../data/drugs.tsv', import.meta.url), 'utf8');
const neutralDrugs = parseDrugs(table).filter((drug) => !drug.formula.endsWith('+'));

function inchiOf(smiles: string): string {
  using mol = rdkit.get_mol(smiles);
  return mol?.get_inchi() ?? '';
}

describe('smilesOfLayers', () => {
  it('reads every neutral drug of our list as a structure with the same InChI', { tags: ['full'] }, () => {
    const wrong = neutralDrugs.filter(({ smiles }) => {
      const inchi = inchiOf(smiles);
      return inchiOf(smilesOfLayers(rdkit, inchi) ?? 'C') !== inchi;
    });
    expect(wrong.map((drug) => drug.names[0])).toEqual([]);
  });

  it.each([
    ['acetamide, not its imidic acid', 'CC(N)=O'],
    ['2-anilinopyrimidine, not its imino form', 'c1ccc(Nc2ncccn2)cc1'],
    ['a nitro group', 'O=[N+]([O-])c1ccccc1'],
    ['an N-oxide', 'C[N+]1([O-])CCOCC1'],
    ['a sulfone beside a thiophene', 'CS(=O)(=O)c1cccs1'],
    ['an azide', 'CCN=[N+]=[N-]'],
    ['methane', 'C'],
    ['cis and trans in one chain', 'C/C=C\\C/C=C/CO'],
    ['two centres of one ring', 'C[C@H]1CC[C@@H](O)CC1'],
    ['an oxime', 'C/C(=N\\O)c1ccccc1'],
  ])('gives %s as it was', (_, smiles) => {
    using mol = rdkit.get_mol(smiles);
    expect(smilesOfLayers(rdkit, inchiOf(smiles))).toBe(mol?.get_smiles());
  });

  it.each([
    ['a salt', 'InChI=1S/C2H4O2.Na/c1-2(3)4;/h1H3,(H,3,4);/q;+1/p-1'],
    ['a charge', 'InChI=1S/C4H12N/c1-5(2,3)4/h1-4H3/q+1'],
    ['an isotope', 'InChI=1S/CH4/h1H4/i1D'],
    ['a wrong hydrogen count', 'InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H2'],
    ['a text cut off', 'InChI=1S/C9H8O4/c1-6(10)13-8-5-3'],
    ['nonsense', 'InChI=1S/what'],
    ['a connection to nothing', 'InChI=1S/C2H6/c1-9/h1-2H3'],
  ])('answers nothing rather than a guess for %s', (_, inchi) => {
    expect(smilesOfLayers(rdkit, inchi)).toBeNull();
  });

  it('releases every handle', () => {
    smilesOfLayers(rdkit, inchiOf('CCO'));
    const handles = countHandles(rdkit);
    for (const smiles of ['CC(N)=O', 'C/C=C\\CO', 'C[C@H](N)C(=O)O']) smilesOfLayers(rdkit, inchiOf(smiles));
    smilesOfLayers(rdkit, 'InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H2');
    expect(handles.live()).toBe(0);
    handles.stop();
  });
});
