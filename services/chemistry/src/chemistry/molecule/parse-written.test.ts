import { describe, expect, it } from 'vitest';
import { parseWritten } from './parse-written.ts';
import { canonicalSmiles, loadRDKit } from './rdkit.ts';

const rdkit = await loadRDKit();

describe('parseWritten', () => {
  it.each([
    'CC(=O)Oc1ccccc1C(=O)O',
    'CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1',
    'Cc1ccc(NC(=O)c2ccc(CN3CCN(C)CC3)cc2)cc1Nc1nccc(n1)-c1cccnc1',
    'COc1ccc2cc(ccc2c1)[C@H](C)C(=O)O',
    'C1=CC=C2C=CC=CC2=C1',
    'C[C@H](N)C(=O)O',
    'C/C=C/C(=O)O',
    'C[C@@](O)(F)C(F)=C',
    'F/C(Cl)=C/[C@@H](C)O',
    '[H]/N=C(\\C)c1ccccc1',
    '[2H]C([2H])([2H])O',
    '[H][H]',
    'O=C(O)C1=CN(C2CC2)C2=CC(N3CCNCC3)=C(F)C=C2C1=O',
    'C[Mg]Br',
    'OB(O)c1ccccc1',
    '[O-][n+]1ccccc1',
    'C1=CC=CC=C1.[Na+].[Cl-]',
    'C[C@H]1CC[C@@H](C)CC1',
    'C[C@H](=O)C',
  ])('reads %s as RDKit does by default', (smiles) => {
    using mol = parseWritten(rdkit, smiles);
    expect(mol?.get_smiles() ?? null).toBe(canonicalSmiles(rdkit, smiles));
  });

  it('gives null for what is no molecule', () => {
    expect(parseWritten(rdkit, 'c1cccc1')).toBeNull();
    expect(parseWritten(rdkit, 'CN(C)(C)C')).toBeNull();
  });
});
