import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { countHandles } from '../molecule/testing/handle-count.ts';
import { loadRDKit, type RDKit } from '../molecule/rdkit.ts';
import { parseDrugs } from './drug-list.ts';
import { prepareInchi, smilesOfInchi } from './inchi-by-indigo.ts';
import { inchiOf } from './usual-tautomer.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
  await prepareInchi(['InChI=1S/CH4/h1H4']);
});

const table = readFileSync(new URL('../../../data/drugs.tsv', import.meta.url), 'utf8');

const canonicalOf = (smiles: string): string | undefined => {
  using mol = rdkit.get_mol(smiles);
  return mol?.get_smiles();
};

describe('smilesOfInchi', () => {
  it('reads every drug of our list as a structure with the same InChI', { tags: ['full'] }, () => {
    const wrong = parseDrugs(table).filter(({ smiles }) => {
      const inchi = inchiOf(rdkit, smiles) ?? '';
      return inchiOf(rdkit, smilesOfInchi(rdkit, inchi) ?? 'C') !== inchi;
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
    ['a thioamide', 'CC(N)=S'],
    ['a urea of two amides', 'CC(=O)NC(=O)NC'],
    ['4-pyridone', 'O=c1cc[nH]cc1'],
    ['thymine', 'Cc1c[nH]c(=O)[nH]c1=O'],
    ['the guanine of aciclovir', 'Nc1nc2c(ncn2COCCO)c(=O)[nH]1'],
    ['1-methylcytosine', 'Cn1ccc(N)nc1=O'],
    ['the pteridine triamterene', 'Nc1nc(N)c2nc(-c3ccccc3)c(N)nc2n1'],
    ['7-azaindole', 'c1cnc2[nH]ccc2c1'],
    ['4-methylimidazole', 'Cc1c[nH]cn1'],
    ['an amidoxime', 'NC(=NO)c1ccccc1'],
  ])('gives %s as chemists draw it', (_, smiles) => {
    expect(smilesOfInchi(rdkit, inchiOf(rdkit, smiles) ?? '')).toBe(canonicalOf(smiles));
  });

  // What our own reader of layers refused: salts, ions, isotopes, mixtures.
  it.each([
    ['sodium acetate', 'CC(=O)[O-].[Na+]'],
    ['an ammonium ion', 'C[N+](C)(C)C'],
    ['a betaine', 'C[N+](C)(C)CC(=O)[O-]'],
    ['choline chloride', 'C[N+](C)(C)CCO.[Cl-]'],
    ['a hydrochloride of a chiral amino acid', 'C[C@H](N)C(=O)O.Cl'],
    ['a hydrochloride of an amide', 'CC(=O)Nc1ccccc1.Cl'],
    ['lidocaine hydrochloride hydrate', 'CCN(CC)CC(=O)Nc1c(C)cccc1C.Cl.O'],
    ['a maleate, its double bond kept', 'CN(C)CCc1ccccn1.O=C(O)/C=C\\C(=O)O'],
    ['a fumarate, its double bond kept', 'CN(C)CCc1ccccn1.O=C(O)/C=C/C(=O)O'],
    ['a tartrate with four centres in all', 'C[C@H](N)[C@@H](O)c1ccccc1.O=C(O)[C@H](O)[C@@H](O)C(=O)O'],
    ['a pyridinium with an amide', 'C[n+]1cccc(C(N)=O)c1.[I-]'],
    ['potassium tert-butoxide', 'CC(C)(C)[O-].[K+]'],
    ['disodium phenyl phosphate', 'O=P([O-])([O-])Oc1ccccc1.[Na+].[Na+]'],
    ['a tetrafluoroborate', 'F[B-](F)(F)F.N#[N+]c1ccccc1'],
    ['a chloride of an oxonium ion with phenols', 'Oc1ccc(-c2ccc3cc(O)ccc3[o+]2)cc1.[Cl-]'],
    ['a uronium salt', 'CN(C)C(On1nnc2ccccc21)=[N+](C)C.F[B-](F)(F)F'],
    ['deuterated chloroform', '[2H]C(Cl)(Cl)Cl'],
    ['methanol of carbon 13', '[13CH3]O'],
    ['a deuterated amide', '[2H]C([2H])([2H])NC(=O)c1ccccc1'],
    ['a centre that deuterium makes', '[2H][C@@H](C)O'],
    ['a labelled amino acid', 'N[C@@H](C)[13C](=O)O'],
    ['two neutral molecules', 'CC(N)=O.CCO'],
    ['two of one molecule', 'CC(N)=O.CC(N)=O'],
  ])('reads %s', (_, smiles) => {
    const inchi = inchiOf(rdkit, smiles) ?? '';
    const read = smilesOfInchi(rdkit, inchi);
    expect(read).toBe(canonicalOf(smiles));
    expect(inchiOf(rdkit, read ?? '')).toBe(inchi);
  });

  it('reads a peptide of 60 amides, all of them as amides', () => {
    const peptide = canonicalOf(`${'NCC(=O)'.repeat(60)}O`) ?? '';
    expect(smilesOfInchi(rdkit, inchiOf(rdkit, peptide) ?? '')).toBe(peptide);
  });

  it.each([
    ['a wrong hydrogen count', 'InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H2'],
    ['a text cut off', 'InChI=1S/C9H8O4/c1-6(10)13-8-5-3'],
    ['nonsense', 'InChI=1S/what'],
    ['a connection to nothing', 'InChI=1S/C2H6/c1-9/h1-2H3'],
    [
      'a double bond in a ring of eight, of which Indigo loses the geometry',
      'InChI=1S/C8H14/c1-2-4-6-8-7-5-3-1/h1-2H,3-8H2/b2-1+',
    ],
  ])('gives null rather than a guess for %s', (_, inchi) => {
    expect(smilesOfInchi(rdkit, inchi)).toBeNull();
  });

  it('releases every handle', () => {
    smilesOfInchi(rdkit, inchiOf(rdkit, 'CC(N)=O') ?? '');
    const handles = countHandles(rdkit);
    for (const smiles of ['CC(N)=O', 'C/C=C\\CO', 'C[C@H](N)C(=O)O.Cl'])
      smilesOfInchi(rdkit, inchiOf(rdkit, smiles) ?? '');
    smilesOfInchi(rdkit, 'InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H2');
    expect(handles.live()).toBe(0);
    handles.stop();
  });
});
