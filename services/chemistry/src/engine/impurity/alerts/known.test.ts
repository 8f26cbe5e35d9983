// Molecules that a genetic toxicologist would flag by a published class, and look-alikes that carry none.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit } from '../../../chemistry/molecule/rdkit.ts';
import { alertsOf } from './alerts.ts';
import { Bench } from '../bench.ts';

let bench: Bench;
beforeAll(async () => {
  bench = new Bench(await loadRDKit());
});
afterAll(() => bench[Symbol.dispose]());

const keysOf = (smiles: string): string[] => {
  const canonical = bench.canonical(smiles);
  if (canonical === null) throw new TypeError(smiles);
  return alertsOf(bench, canonical, 'C').map(({ key }) => key);
};

const flagged = [
  ['Nc1ccc(-c2ccccc2)cc1', 'aromaticAmine'],
  ['Cc1ccc(N)cc1C', 'aromaticAmine'],
  ['ONc1ccc(Br)cc1', 'aromaticHydroxylamine'],
  ['O=[N+]([O-])c1ccc2ccccc2c1', 'aromaticNitro'],
  ['NC(=O)NN=Cc1ccc([N+](=O)[O-])o1', 'aromaticNitro'],
  ['CCN(N=O)C(N)=O', 'nNitroso'],
  ['O=NN1CCN(c2ccccc2)CC1', 'nNitroso'],
  ['CN=[N+]([O-])CC', 'alkylAzoxy'],
  ['CCOS(C)(=O)=O', 'sulfonateOrSulfateEster'],
  ['CC(C)OS(=O)(=O)c1ccc(C)cc1', 'sulfonateOrSulfateEster'],
  ['COS(=O)(=O)OC', 'sulfonateOrSulfateEster'],
  ['O=S1(=O)CCCO1', 'sultone'],
  ['ClCC1CO1', 'epoxideOrAziridine'],
  ['CC1OC1c1ccccc1', 'epoxideOrAziridine'],
  ['C1CN1', 'epoxideOrAziridine'],
  ['CNN', 'hydrazine'],
  ['NNC(=O)c1ccncc1', 'hydrazine'],
  ['C=CC(N)=O', 'michaelAcceptor'],
  ['C=CS(=O)(=O)CCO', 'michaelAcceptor'],
  ['O=C1C=CC(=O)c2ccccc21', 'quinone'],
  ['CCCCN=[N+]=[N-]', 'azide'],
  ['OB(O)c1ccc(F)cc1', 'boronicAcid'],
  ['O=C(Cl)CCc1ccccc1', 'acylHalide'],
  ['CCN(CC)C(=O)Cl', 'carbamoylHalide'],
  ['O=C(CBr)c1ccccc1', 'alphaHaloCarbonyl'],
  ['ClCCNCCCl', 'nitrogenMustard'],
  ['CN(C)c1ccc(N=Nc2ccccc2)cc1', 'azo'],
  ['[O-][n+]1ccccc1', 'nOxide'],
  ['c1ccc2c(c1)cc1ccc3cccc4ccc2c1c34', 'polycyclicArene'],
  ['O=C=Nc1ccc(Cl)cc1', 'isocyanate'],
  ['CCOC(N)=O', 'carbamate'],
  ['COc1ccc2c(c1)OC1OC=CC21', 'aflatoxinLike'],
  ['[Na+].[N-]=[N+]=[N-]', 'azide'],
  ['O=C1C=CC(=O)O1', 'anhydride'],
  ['C=CC(=O)Nc1cccc(Nc2nccc(-c3cn(C)c4ccccc34)n2)c1', 'michaelAcceptor'],
  ['O=CC=O', 'dialdehyde'],
  ['ClC=C(Cl)Cl', 'vinylHalide'],
  ['CC(C)(OO)c1ccccc1', 'hydroperoxide'],
  ['O=C(OO)c1cccc(Cl)c1', 'peracid'],
  ['COc1c2occc2cc2ccc(=O)oc12', 'furocoumarin'],
  ['C1CS1', 'thiirane'],
  ['BrCc1ccc(-c2ccccc2C#N)cc1', 'benzylicOrAllylicHalide'],
  ['O=C(CCl)Nc1c(C)cccc1C', 'alphaHaloCarbonyl'],
] as const;

const clean = [
  'CC(=O)NCc1ccccc1',
  'O=C(Nc1ccccc1)c1ccccc1',
  'NC(=O)c1ccccc1',
  'NCc1ccccc1',
  'N#Cc1ccccc1',
  'CS(=O)(=O)c1ccccc1',
  'CS(=O)(=O)Nc1ccccc1',
  'NS(=O)(=O)c1ccccc1',
  'CS(=O)(=O)O',
  'O=C(O)C=Cc1ccccc1',
  'C1CCOC1',
  'CN1CCOCC1',
  'c1ccc(N2CCOCC2)cc1',
  'Clc1ccccc1',
  'FC(F)(F)c1ccccc1',
  'CC(C)(C)OC(=O)NC',
  'O=C1CCCO1',
  'O=C1NC(=O)c2ccccc12',
  'CC(C)=O',
  'CS(C)=O',
  'O=P(c1ccccc1)(c1ccccc1)c1ccccc1',
  'CCOP(=O)(O)O',
  'c1ccc2ccccc2c1',
  'c1ccc(-c2ccccc2)cc1',
  'O=S(=O)(Oc1ccccc1)c1ccccc1',
  'c1nnn[nH]1',
  'CN(C)C(=O)N(C)C',
  'CC=NOC',
  'NNS(=O)(=O)c1ccccc1',
  'C=Cc1ccccc1',
  'OB(O)O',
  'CC#N',
] as const;

describe('structural alerts', () => {
  it.each(flagged)('%s carries %s', (smiles, key) => {
    expect(keysOf(smiles)).toContain(key);
  });

  it.each(clean)('%s carries none', (smiles) => {
    expect(keysOf(smiles)).toEqual([]);
  });
});
