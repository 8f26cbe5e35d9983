import { expect, it } from 'vitest';
import { loadRDKit } from '../molecule/rdkit.ts';
import { findControlled } from './controlled.ts';
import { declaredFromKg } from './declared-amounts.ts';

it.each([
  ['sarin', 'CC(C)OP(C)(=O)F', 0.1],
  ['BZ', 'O=C(OC1CN2CCC1CC2)C(O)(c1ccccc1)c1ccccc1', 1],
  ['amiton hydrogenoxalate', 'CCOP(=O)(OCC)SCCN(CC)CC.OC(=O)C(=O)O', 100],
  ['PFIB', 'FC(F)=C(C(F)(F)F)C(F)(F)F', 100],
  ['thiodiglycol', 'OCCSCCO', 1_000],
  ['diethyl ethylphosphonate, by its family', 'CCOP(=O)(CC)OCC', 1_000],
  ['thionyl chloride', 'O=S(Cl)Cl', 30_000],
  ['triethanolamine', 'OCCN(CCO)CCO', 30_000],
  ['morphine, of another treaty', 'CN1CCC23C4C1Cc1ccc(O)c(c12)OC3C(O)C=C4', null],
])('%s is declared from its amount of the Convention', async (_, smiles, kilograms) => {
  const match = findControlled(await loadRDKit(), smiles);
  expect(match && declaredFromKg(match)).toBe(kilograms);
});
