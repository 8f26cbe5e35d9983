// Descriptors are held against those of RDKit: the same molecule must not have two values of logP in one product.

import { beforeAll, expect, it } from 'vitest';
import { graphOf } from '../../chemistry/molecule/graph.ts';
import { loadRDKit, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { MoleculeView } from '../../chemistry/smarts/molecule-view.ts';
import { countAcceptors, countDonors, countRotatable } from './bond-counts.ts';
import { crippenLogP } from './crippen.ts';
import { polarSurface } from './polar-surface.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const molecules = [
  'CC(=O)Nc1ccc(O)cc1',
  'CC(C)(C)OC(=O)N1CCC(CNC(=O)c2ccc(Br)cc2N)CC1',
  'CN1CCN(Cc2ccc(NC(=O)c3cccs3)cc2)C1=S',
  'O=S(=O)(Nc1nccs1)c1ccc(N=[N+]=[N-])cc1',
  'CCOP(=O)(OCC)C#CC1CC1',
  'C[Si](C)(C)CCOCn1ncc2c(I)cnc(Cl)c21',
  'OB(O)c1ccc(C(F)(F)F)nc1',
  'O=C1c2ccccc2C(=O)N1CC1CO1',
  'C[N+](C)(C)CC(O)CS',
  'O=[N+]([O-])c1ccc(C(=O)OO)cc1[S-]',
  'N=C(N)NN=Cc1ccc[nH]1',
  'CC(=O)C=C(O)C=C(C)C=C=C',
  'O=c1cc(-c2ccccc2)oc2cc(O)cc(O)c12',
  'C1CN1c1nc(N2CC2)nc(OC=O)n1',
  'CS(=O)(=O)C(Cl)(Cl)Cl',
  '[O-][n+]1ccccc1SSC(C)(C)C',
  'CC[Mg]Br',
  'N#CC(=C(N)N)C(=O)NO',
  'c1cc[se]c1',
  'NS(N)=O',
];

it.each(molecules)("gives RDKit's descriptors of %s", (smiles) => {
  using mol = rdkit.get_mol(smiles);
  if (!mol) throw new TypeError(smiles);
  const view = new MoleculeView(graphOf(mol));
  const known = JSON.parse(mol.get_descriptors()) as Record<string, number>;
  expect(crippenLogP(view)).toBeCloseTo(known.CrippenClogP ?? NaN, 4);
  expect(polarSurface(view.graph)).toBeCloseTo(known.tpsa ?? NaN, 6);
  expect([countDonors(view.graph), countAcceptors(view), countRotatable(view), view.graph.rings.length]).toEqual([
    known.NumHBD,
    known.NumHBA,
    known.NumRotatableBonds,
    known.NumRings,
  ]);
});
