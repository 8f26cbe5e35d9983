import { beforeAll, expect, it } from 'vitest';
import { graphOf } from '../molecule/graph.ts';
import { loadRDKit } from '../molecule/rdkit.ts';
import type { RDKit } from '../molecule/rdkit.ts';
import { isShortLived } from './short-lived.ts';
import { MoleculeView } from '../smarts/molecule-view.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

function isGone(smiles: string): boolean {
  using mol = rdkit.get_mol(smiles);
  if (!mol) throw new TypeError(smiles);
  return isShortLived(new MoleculeView(graphOf(mol)));
}

it.each([
  ['an alpha-lactone', 'O=C1OC1Cc1ccccc1'],
  ['an alpha-lactam', 'O=C1NC1Cc1ccccc1'],
  ['an acyl diazonium ion', 'CC(C)C(=O)[N+]#N'],
  ['a ketene', 'O=C=Cc1ccccc1'],
  ['a hydrate of an aldehyde', 'OC(O)Cc1ccccc1'],
  ['a half ester of an ortho acid', 'CC1(O)OCCO1'],
  ['a carbonic half ester', 'CC(C)(C)OC(=O)O'],
  ['a carbamic acid', 'O=C(O)N1CCCCC1'],
  ['formyl chloride', 'O=CCl'],
  ['a tertiary chloroformate', 'CC(C)(C)OC(=O)Cl'],
  ['a tertiary iodoformate', 'CC(C)(C)OC(=O)I'],
  ['a mixed anhydride of chloroformic acid', 'CC(=O)OC(=O)Cl'],
  ['an alpha-chloro alcohol', 'OC(Cl)Cc1ccccc1'],
  ['a hemiaminal', 'CNC(O)c1ccccc1'],
  ['an acyl hypoiodite', 'CC(=O)OI'],
])('%s does not last', (_, smiles) => {
  expect(isGone(smiles)).toBe(true);
});

it.each([
  ['a beta-lactam', 'O=C1CCN1'],
  ['a glycidic ester', 'COC(=O)C1CO1'],
  ['a cyclopropyl ketone', 'CC(=O)C1CC1'],
  ['diphenylketene', 'O=C=C(c1ccccc1)c1ccccc1'],
  ['chloral hydrate', 'OC(O)C(Cl)(Cl)Cl'],
  ['ninhydrin', 'O=C1C(=O)c2ccccc2C1(O)O'],
  ['a hemiacetal of a sugar', 'OCC1OC(O)C(O)C(O)C1O'],
  ['an acetal', 'COC(OC)c1ccccc1'],
  ['an orthoester', 'CCOC(OCC)OCC'],
  ['a carbamate', 'COC(=O)N1CCCCC1'],
  ['benzyl chloroformate', 'O=C(Cl)OCc1ccccc1'],
  ['Boc anhydride', 'CC(C)(C)OC(=O)OC(=O)OC(C)(C)C'],
  ['acetic anhydride', 'CC(=O)OC(C)=O'],
  ['an N-hydroxymethyl amide', 'O=C(NCO)c1ccccc1'],
  ['a chlorohydrin', 'OCCCl'],
])('%s lasts', (_, smiles) => {
  expect(isGone(smiles)).toBe(false);
});
