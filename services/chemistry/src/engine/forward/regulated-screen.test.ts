import { beforeAll, describe, expect, it } from 'vitest';
import { findBarred } from '../../chemistry/controlled/controlled.ts';
import { huntedMembers } from '../../chemistry/controlled/testing/hunted-examples.ts';
import { nationalFamilyExamples } from '../../chemistry/controlled/testing/national-family-examples.ts';
import { controlledLists } from '../../chemistry/controlled/substances.ts';
import { treatyFamilyExamples } from '../../chemistry/controlled/testing/treaty-family-examples.ts';
import { graphOf } from '../../chemistry/molecule/graph.ts';
import { canonicalSmiles, loadRDKit, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { MoleculeView } from '../../chemistry/smarts/molecule-view.ts';
import { RegulatedScreen } from './regulated-screen.ts';

let rdkit: RDKit;
let screen: RegulatedScreen;
beforeAll(async () => {
  rdkit = await loadRDKit();
  screen = new RegulatedScreen(rdkit);
});

function passes(smiles: string): boolean {
  using mol = rdkit.get_mol(smiles);
  if (!mol) throw new TypeError(smiles);
  return !screen.isBarred(mol.get_smiles(), new MoleculeView(graphOf(mol)));
}

describe('the quick look at control', () => {
  it('lets nothing through that the full look bars: listed substances, members of families, drawn otherwise too', () => {
    const listed = controlledLists.flatMap(({ substances }) => substances.map(([, smiles]) => smiles));
    const families = Object.values({ ...treatyFamilyExamples, ...nationalFamilyExamples });
    const members = families.flatMap((one) => one.members.map(([, smiles]) => smiles));
    const esters = ['CC(=O)Oc1ccc2C[C@@H]3[C@@H]4C=C[C@H](OC(=O)CC)[C@@H]5Oc1c2[C@]45CCN3C'];
    const drawn = [...listed, ...members, ...huntedMembers.map(([, smiles]) => smiles), ...esters].map(
      (smiles) => canonicalSmiles(rdkit, smiles) ?? '',
    );
    const barred = drawn.filter((smiles) => findBarred(rdkit, smiles) !== null);
    expect(barred.length).toBeGreaterThan(300);
    expect(barred.filter(passes)).toEqual([]);
  });

  it('spares most everyday molecules the full look', () => {
    const everyday = ['CC(=O)Nc1ccc(O)cc1', 'O=C(NCc1ccccc1)c1ccc(Br)cc1', 'CCOC(=O)c1cn[nH]c1', 'c1ccc(-c2ccncc2)cc1'];
    const asked = everyday.filter((smiles) => {
      using mol = rdkit.get_mol(smiles);
      return mol !== null && screen.mayBeBarred(smiles, new MoleculeView(graphOf(mol)));
    });
    expect(asked).toEqual([]);
    expect(everyday.every(passes)).toBe(true);
  });
});
