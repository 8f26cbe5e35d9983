import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit } from '../../../chemistry/molecule/rdkit.ts';
import { Bench } from '../bench.ts';
import { nitrosaminePotency } from './nitrosamine-potency.ts';

let bench: Bench;
beforeAll(async () => {
  bench = new Bench(await loadRDKit());
});
afterAll(() => bench[Symbol.dispose]());

const potencyOf = (smiles: string) => {
  const canonical = bench.canonical(smiles);
  if (canonical === null) throw new TypeError(smiles);
  return nitrosaminePotency(bench.graph(canonical));
};
const pointsOf = (smiles: string) => potencyOf(smiles)?.features.map(({ key, points }) => [key, points]);

// Categories of the agencies' lists: FDA, "CDER Nitrosamine Impurity Acceptable Intake Limits", table 1; (E) EMA, Appendix 1.
const published = [
  ['N-nitroso-N-methylaniline (NMPA)', 'CN(N=O)c1ccccc1', 2],
  ['N-nitroso-N-methyl-4-aminobutyric acid (NMBA)', 'CN(N=O)CCCC(=O)O', 4],
  ['N-nitroso-ethylisopropylamine (NEIPA)', 'CCN(N=O)C(C)C', 3],
  ['N-nitroso-diisopropylamine (NDIPA)', 'CC(C)N(N=O)C(C)C', 5],
  ['1-methyl-4-nitrosopiperazine (MNP)', 'CN1CCN(N=O)CC1', 3],
  ['1-cyclopentyl-4-nitrosopiperazine (CPNP)', 'O=NN1CCN(C2CCCC2)CC1', 3],
  ['NTTP, of sitagliptin', 'FC(F)(F)c1nnc2n1CCN(N=O)C2', 2],
  ['NITMA, of ritonavir', 'CC(C)c1nc(CN(C)N=O)cs1', 1],
  ['N-nitroso-methylethanolamine (E)', 'CN(CCO)N=O', 2],
  ['N-nitroso-meglumine', 'CN(CC(O)C(O)C(O)C(O)CO)N=O', 2],
  ['N-nitroso-proline', 'OC(=O)C1CCCN1N=O', 4],
  ['N-nitroso-iminodiacetic acid (E)', 'OC(=O)CN(CC(=O)O)N=O', 4],
  ['N-nitroso-propranolol', 'CC(C)N(N=O)CC(O)COc1cccc2ccccc12', 4],
  ['N-nitroso-atenolol', 'CC(C)N(N=O)CC(O)COc1ccc(CC(N)=O)cc1', 4],
  ['N-nitroso-metoprolol', 'CC(C)N(N=O)CC(O)COc1ccc(CCOC)cc1', 4],
  ['N-nitroso-sotalol', 'CC(C)N(N=O)CC(O)c1ccc(NS(C)(=O)=O)cc1', 4],
  ['N-nitroso-timolol', 'CC(C)(C)N(N=O)CC(O)COc1nsnc1N1CCOCC1', 5],
  ['N-nitroso-albuterol', 'CC(C)(C)N(N=O)CC(O)c1ccc(O)c(CO)c1', 5],
  ['N-nitroso-carvedilol', 'COc1ccccc1OCCN(N=O)CC(O)COc1cccc2[nH]c3ccccc3c12', 3],
  ['N-nitroso-labetalol', 'CC(CCc1ccccc1)N(CC(O)c1ccc(O)c(C(N)=O)c1)N=O', 4],
  ['N-nitroso-propafenone', 'CCCN(N=O)CC(O)COc1ccccc1C(=O)CCc1ccccc1', 2],
  ['N-nitroso-rasagiline', 'C#CCN(N=O)C1CCc2ccccc12', 2],
  ['N-nitroso-sertraline', 'CN(N=O)C1CCC(c2ccc(Cl)c(Cl)c2)c2ccccc12', 2],
  ['N-nitroso-varenicline', 'O=NN1CC2CC(C1)c1cc3nccnc3cc12', 3],
  ['N-nitroso-ciprofloxacin', 'OC(=O)c1cn(C2CC2)c2cc(N3CCN(N=O)CC3)c(F)cc2c1=O', 4],
  ['N-nitroso-desloratadine', 'Clc1ccc2c(c1)CCc1cccnc1C2=C1CCN(N=O)CC1', 3],
  ['N-nitroso-amoxapine', 'Clc1ccc2Oc3ccccc3N=C(N3CCN(N=O)CC3)c2c1', 3],
  ['N-nitroso-vortioxetine', 'Cc1ccc(Sc2ccccc2N2CCN(N=O)CC2)c(C)c1', 3],
  ['N-nitroso-viloxazine', 'CCOc1ccccc1OCC1CN(N=O)CCO1', 2],
  ['N-nitroso-fenoldopam', 'Oc1ccc(C2CN(N=O)CCc3c2cc(O)c(O)c3Cl)cc1', 2],
  ['N-nitroso-flecainide', 'O=NN1CCCCC1CNC(=O)c1cc(OCC(F)(F)F)ccc1OCC(F)(F)F', 4],
  ['N-nitroso-imatinib', 'Cc1ccc(NC(=O)c2ccc(CN3CCN(C)CC3)cc2)cc1N(N=O)c1nccc(-c2cccnc2)n1', 5],
  ['N-nitroso-diclofenac', 'OC(=O)Cc1ccccc1N(N=O)c1c(Cl)cccc1Cl', 5],
  ['N-nitroso-amlodipine', 'CCOC(=O)C1=C(COCCN)N(N=O)C(C)=C(C(=O)OC)C1c1ccccc1Cl', 5],
  ['N-nitroso-ketamine', 'CN(N=O)C1(CCCCC1=O)c1ccccc1Cl', 5],
  ['N-nitroso-bupropion', 'CC(C(=O)c1cccc(Cl)c1)N(N=O)C(C)(C)C', 5],
  ['N-nitroso-enalapril', 'CCOC(=O)C(CCc1ccccc1)N(N=O)C(C)C(=O)N1CCCC1C(=O)O', 5],
  ['N-nitroso-nortriptyline', 'CN(N=O)CCC=C1c2ccccc2CCc2ccccc12', 1],
  ['N-nitroso-desipramine', 'CN(N=O)CCCN1c2ccccc2CCc2ccccc12', 1],
  ['N-nitroso-desmethyl-trimipramine', 'CC(CN(C)N=O)CN1c2ccccc2CCc2ccccc12', 1],
  ['N-nitroso-desmethyl-citalopram', 'CN(N=O)CCCC1(c2ccc(F)cc2)OCc2cc(C#N)ccc12', 1],
  ['N-nitroso-desmethyl-ranitidine', 'CNC(=C[N+](=O)[O-])NCCSCc1ccc(CN(C)N=O)o1', 1],
  ['N-nitroso-desmethyl-promethazine', 'CC(CN1c2ccccc2Sc2ccccc12)N(C)N=O', 3],
  ['N-nitroso-desmethyl-methadone', 'CCC(=O)C(CC(C)N(C)N=O)(c1ccccc1)c1ccccc1', 3],
  ['N-nitroso-desmethyl-rivastigmine', 'CCN(C)C(=O)Oc1cccc(C(C)N(C)N=O)c1', 2],
  ['N-nitroso-phenylephrine', 'CN(N=O)CC(O)c1cccc(O)c1', 2],
  ['N-nitroso-ephedrine', 'CC(C(O)c1ccccc1)N(C)N=O', 4],
  ['N-nitroso-methamphetamine', 'CC(Cc1ccccc1)N(C)N=O', 3],
  ['N-nitroso-propylhexedrine', 'CC(CC1CCCCC1)N(C)N=O', 3],
  ['N-nitroso-fenfluramine', 'CCN(N=O)C(C)Cc1cccc(C(F)(F)F)c1', 3],
  ['N-nitroso-pramipexole', 'CCCN(N=O)C1CCc2nc(N)sc2C1', 3],
  ['N-nitroso-prilocaine', 'CCCN(N=O)C(C)C(=O)Nc1ccccc1C', 4],
  ['N-nitroso-articaine', 'CCCN(N=O)C(C)C(=O)Nc1c(C)csc1C(=O)OC', 4],
  ['N-nitroso-safinamide', 'CC(C(N)=O)N(N=O)Cc1ccc(OCc2cccc(F)c2)cc1', 3],
  ['N-nitroso-hydrochlorothiazide', 'NS(=O)(=O)c1cc2c(cc1Cl)N(N=O)CNS2(=O)=O', 4],
  ['N-nitroso-furosemide', 'NS(=O)(=O)c1cc(C(=O)O)c(N(N=O)Cc2ccco2)cc1Cl', 4],
  ['N-nitroso-bumetanide', 'CCCCN(N=O)c1cc(C(=O)O)cc(S(N)(=O)=O)c1Oc1ccccc1', 4],
  ['N-nitroso-tetracaine', 'CCCCN(N=O)c1ccc(C(=O)OCCN(C)C)cc1', 3],
  ['N-nitroso-folic acid', 'Nc1nc2ncc(CN(N=O)c3ccc(C(=O)NC(CCC(=O)O)C(=O)O)cc3)nc2c(=O)[nH]1', 4],
  ['N-nitroso-cinacalcet', 'CC(c1cccc2ccccc12)N(CCCc1cccc(C(F)(F)F)c1)N=O', 3],
  ['N-nitroso-mirabegron', 'Nc1nc(CC(=O)Nc2ccc(CCN(N=O)CC(O)c3ccccc3)cc2)cs1', 3],
  ['N-nitroso-tamsulosin', 'CCOc1ccccc1OCCN(N=O)C(C)Cc1ccc(OC)c(S(N)(=O)=O)c1', 4],
  ['N-nitroso-dobutamine', 'CC(CCc1ccc(O)cc1)N(N=O)CCc1ccc(O)c(O)c1', 4],
  ['N-nitroso-dorzolamide', 'CCN(N=O)C1CC(C)S(=O)(=O)c2sc(S(N)(=O)=O)cc12', 2],
  ['N-nitroso-ethambutol', 'CCC(CO)N(N=O)CCNC(CC)CO', 4],
] as const;

describe('the potency category of an N-nitrosamine', () => {
  it.each(published)('of %s (%s) is %i', (_, smiles, category) => {
    expect(potencyOf(smiles)?.category).toBe(category);
  });

  it.each([
    [1, 'CCN(CC)N=O', 26.5],
    [2, 'CN(CCO)N=O', 100],
    [3, 'CCN(N=O)C(C)C', 400],
    [4, 'CN(N=O)CCCC(=O)O', 1500],
    [5, 'CC(C)N(N=O)C(C)C', 1500],
  ])('%i has the limit of the guidance', (category, smiles, limitNgPerDay) => {
    expect(potencyOf(smiles)).toMatchObject({ category, limitNgPerDay });
  });

  it.each([
    ['CN(C)N=O', [['alphaHydrogens', 1]]],
    [
      'CC(C)N(N=O)CC(O)COc1ccccc1',
      [
        ['alphaHydrogens', 3],
        ['hydroxyOne', 1],
      ],
    ],
    [
      'OCCN(N=O)CCO',
      [
        ['alphaHydrogens', 1],
        ['hydroxyBoth', 2],
      ],
    ],
    [
      'N#CCN(N=O)CC#N',
      [
        ['alphaHydrogens', 1],
        ['withdrawingBoth', 2],
      ],
    ],
    [
      'CN(N=O)CC(=O)OC',
      [
        ['alphaHydrogens', 1],
        ['withdrawingOne', 1],
      ],
    ],
    ['CN(N=O)CC(=O)C', [['alphaHydrogens', 1]]],
    [
      'CN(N=O)CC(F)(F)F',
      [
        ['alphaHydrogens', 1],
        ['withdrawingOne', 1],
      ],
    ],
    [
      'CN(N=O)CC=Cc1ccccc1',
      [
        ['alphaHydrogens', 1],
        ['withdrawingOne', 1],
      ],
    ],
    [
      'CN(N=O)CS(C)(=O)=O',
      [
        ['alphaHydrogens', 1],
        ['withdrawingOne', 1],
      ],
    ],
    [
      'CN(N=O)CC(C)C',
      [
        ['alphaHydrogens', 1],
        ['betaMethyl', -1],
      ],
    ],
    [
      'CN(N=O)Cc1ccccc1',
      [
        ['alphaHydrogens', 1],
        ['arylAlpha', -1],
      ],
    ],
    [
      'CCCCCN(N=O)CCCCC',
      [
        ['alphaHydrogens', 1],
        ['longChains', 1],
      ],
    ],
    [
      'O=NN1CCCC1',
      [
        ['alphaHydrogens', 1],
        ['pyrrolidine', 3],
      ],
    ],
    [
      'O=NN1CCCCC1',
      [
        ['alphaHydrogens', 1],
        ['ring5or6', 2],
      ],
    ],
    [
      'O=NN1CCOCC1',
      [
        ['alphaHydrogens', 1],
        ['morpholine', 1],
      ],
    ],
    [
      'O=NN1CCSCC1',
      [
        ['alphaHydrogens', 1],
        ['sulfurRing', 3],
      ],
    ],
    [
      'O=NN1CCCCCC1',
      [
        ['alphaHydrogens', 1],
        ['ring7', 1],
      ],
    ],
    [
      'O=NN1Cc2ccccc2C1',
      [
        ['alphaHydrogens', 1],
        ['ring5or6', 2],
        ['arylAlpha', -1],
      ],
    ],
    ['CC(C)N(N=O)c1ccccc1', [['oneAlphaHydrogen', undefined]]],
    ['O=NN(c1ccccc1)c1ccccc1', [['noAlphaHydrogen', undefined]]],
    ['CN(N=O)C(C)(C)C', [['tertiaryAlpha', undefined]]],
  ])('%s is explained by its features', (smiles, features) => {
    expect(pointsOf(smiles)).toEqual(features);
  });

  it('is that of the most potent of several groups', () => {
    expect(potencyOf('CN(N=O)CCCN(N=O)C(C)(C)C')?.category).toBe(1);
  });

  it('counts hydrogen that is labelled', () => {
    expect(pointsOf('[2H]C([2H])([2H])N(N=O)c1ccccc1')).toEqual([['alphaHydrogens', 2]]);
  });

  it.each([
    ['a nitrosourea', 'CN(N=O)C(N)=O'],
    ['a nitrosamide', 'CN(N=O)C(C)=O'],
    ['a nitrosoguanidine', 'CN(N=O)C(=N)N'],
    ['an N-nitroso indole', 'O=Nn1ccc2ccccc12'],
    ['an N-nitroso hydrazine', 'CN(N)N=O'],
    ['a primary nitrosamine', 'CNN=O'],
    ['a C-nitroso compound', 'O=Nc1ccccc1'],
    ['a nitramine', 'CN(C)[N+](=O)[O-]'],
  ])('does not exist for %s', (_, smiles) => {
    expect(potencyOf(smiles)).toBeUndefined();
  });
});
