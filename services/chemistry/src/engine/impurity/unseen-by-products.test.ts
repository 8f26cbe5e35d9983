// What the reading of more drug steps taught: by-products that are shown of a step, and those that are not.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { ImpurityContext } from './context.ts';
import { stepByProducts } from './step-by-products.ts';

let context: ImpurityContext;
beforeAll(async () => {
  context = new ImpurityContext(await loadRDKit());
});
afterAll(() => context[Symbol.dispose]());

const canonical = (smiles: string): string => context.bench.canonical(smiles) ?? '';

function shown(reaction: string, agents: string, temperatureC: number): string[] {
  const [left = '', right = ''] = reaction.split('>>');
  return stepByProducts(context, {
    reactants: left.split('.').map(canonical),
    agents: agents.split('; '),
    product: canonical(right),
    conditions: { temperatureC },
  }).map(({ smiles }) => smiles);
}

const diol = 'CN(C)CCC[C@](O)(c1ccc(F)cc1)c1ccc(C#N)cc1CO';
const closure = `${diol}>>CN(C)CCC[C@]1(c2ccc(F)cc2)OCc2cc(C#N)ccc21`;
const glycidyl = 'Oc1cccc2[nH]c3ccccc3c12.ClCC1CO1>>c1ccc2c(c1)[nH]c1cccc(OCC3CO3)c12';
const carvedilol = 'c1ccc2c(c1)[nH]c1cccc(OCC3CO3)c12.COc1ccccc1OCCN>>COc1ccccc1OCCNCC(O)COc1cccc2[nH]c3ccccc3c12';
const enalapril =
  'CCOC(=O)C(=O)CCc1ccccc1.C[C@H](N)C(=O)N1CCC[C@H]1C(=O)O>>CCOC(=O)[C@H](CCc1ccccc1)N[C@@H](C)C(=O)N1CCC[C@H]1C(=O)O';
const suzuki = 'Brc1ccc(C#N)cc1.OB(O)c1ccc(F)cc1>>N#Cc1ccc(-c2ccc(F)cc2)cc1';
const furyl = 'Brc1ccc(C#N)cc1.O=Cc1ccc(B(O)O)o1>>N#Cc1ccc(-c2ccc(C=O)o2)cc1';
const trazodone = 'Clc1cccc(N2CCNCC2)c1.ClCCCBr>>ClCCCN1CCN(c2cccc(Cl)c2)CC1';
const febuxostat = 'CCOC(=O)c1sc(-c2ccc(OCC(C)C)c(C#N)c2)nc1C>>Cc1nc(-c2ccc(OCC(C)C)c(C#N)c2)sc1C(=O)O';

describe('by-products that are shown', () => {
  it.each<[string, string, string, number, string]>([
    ['the sulfonate on the way to a ring', closure, 'MsCl; Et3N; CH2Cl2', 0, diol.replace(/O$/, 'OS(C)(=O)=O')],
    ['its chloride', closure, 'MsCl; Et3N; CH2Cl2', 0, diol.replace(/O$/, 'Cl')],
    ['the same with tosyl chloride', closure, 'TsCl; Et3N; CH2Cl2', 0, diol.replace(/O$/, 'OS(=O)(=O)c1ccc(C)cc1')],
    [
      'the dimer of an amine with an epoxide',
      carvedilol,
      'i-PrOH',
      80,
      'COc1ccccc1OCCN(CC(O)COc1cccc2[nH]c3ccccc3c12)CC(O)COc1cccc2[nH]c3ccccc3c12',
    ],
    [
      'the bisaryl ether of epichlorohydrin',
      glycidyl,
      'NaOH; DMSO; H2O',
      25,
      'OC(COc1cccc2[nH]c3ccccc3c12)COc1cccc2[nH]c3ccccc3c12',
    ],
    [
      'the diastereomer of a new centre',
      enalapril,
      'H2; Raney Ni; EtOH',
      25,
      'CCOC(=O)[C@@H](CCc1ccccc1)N[C@@H](C)C(=O)N1CCC[C@H]1C(=O)O',
    ],
    [
      'the methylene compound of a benzylic alcohol',
      'CC(=O)c1ccc(CC(C)C)cc1>>CC(O)c1ccc(CC(C)C)cc1',
      'H2; Raney Ni; MeOH',
      50,
      'CCc1ccc(CC(C)C)cc1',
    ],
    [
      'the symmetrical biaryl of a boronic acid',
      suzuki,
      'Pd(PPh3)4; K2CO3; toluene; H2O',
      90,
      'Fc1ccc(-c2ccc(F)cc2)cc1',
    ],
    ['the dehalogenated arene', suzuki, 'Pd(PPh3)4; K2CO3; toluene; H2O', 90, 'N#Cc1ccccc1'],
    [
      'the phenyl compound of triphenylphosphine when hot',
      suzuki,
      'Pd(PPh3)4; K2CO3; DMF',
      110,
      'N#Cc1ccc(-c2ccccc2)cc1',
    ],
    [
      'the amide of a nitrile under hydroxide',
      febuxostat,
      'NaOH; EtOH; H2O',
      60,
      'Cc1nc(-c2ccc(OCC(C)C)c(C(N)=O)c2)sc1C(=O)O',
    ],
    [
      'the bisarylpiperazine of a dihalide',
      trazodone,
      'NaOH; acetone; H2O',
      25,
      'Clc1cccc(N2CCN(CCCN3CCN(c4cccc(Cl)c4)CC3)CC2)c1',
    ],
    [
      'the formamide of a product amine in DMF',
      'CNC(=O)c1cc(Cl)ccn1.Nc1ccc(O)cc1>>CNC(=O)c1cc(Oc2ccc(N)cc2)ccn1',
      'KOtBu; K2CO3; DMF',
      80,
      'CNC(=O)c1cc(Oc2ccc(NC=O)cc2)ccn1',
    ],
    [
      'a benzoin beside a Stetter reaction',
      'O=Cc1ccc(F)cc1.CC(C)C(=O)C(=Cc1ccccc1)C(=O)Nc1ccccc1>>CC(C)C(=O)C(C(=O)Nc1ccccc1)C(C(=O)c1ccc(F)cc1)c1ccccc1',
      'NaCN; EtOH',
      60,
      'O=C(c1ccc(F)cc1)C(O)c1ccc(F)cc1',
    ],
  ])('%s', (_, reaction, agents, temperatureC, expected) => {
    expect(shown(reaction, agents, temperatureC)).toContain(canonical(expected));
  });
});

describe('by-products that are not shown', () => {
  it.each<[string, string, string, number, string]>([
    [
      'an aryl bromide coupled with itself at palladium',
      suzuki,
      'Pd(PPh3)4; K2CO3; toluene; H2O',
      90,
      'N#Cc1ccc(-c2ccc(C#N)cc2)cc1',
    ],
    ['phenyl of a bidentate phosphine', suzuki, 'Pd(dppf)Cl2; K2CO3; 1,4-dioxane', 100, 'N#Cc1ccc(-c2ccccc2)cc1'],
    ['a hydroxyfuran', furyl, 'Pd(dppf)Cl2; K2CO3; 1,4-dioxane', 90, 'O=Cc1ccc(O)o1'],
    [
      'a carbazole opening an epoxide without a base',
      carvedilol,
      'i-PrOH',
      80,
      'OC(COc1cccc2[nH]c3ccccc3c12)Cn1c2ccccc2c2c(OCC3CO3)cccc21',
    ],
    ['a carbazole beside a phenolate', glycidyl, 'NaOH; DMSO; H2O', 25, 'Oc1cccc2c1c1ccccc1n2CC1CO1'],
    [
      'a crowded amine that reacts twice',
      enalapril,
      'H2; Raney Ni; EtOH',
      25,
      'CCOC(=O)C(CCc1ccccc1)N([C@@H](C)C(=O)N1CCC[C@H]1C(=O)O)[C@@H](CCc1ccccc1)C(=O)OCC',
    ],
    [
      'an ammonium salt of a plain alkyl halide',
      trazodone,
      'NaOH; acetone; H2O',
      25,
      'ClCCC[N+]1(CCCBr)CCN(c2cccc(Cl)c2)CC1',
    ],
    [
      'a ketone that meets itself in the cold',
      'COc1ccc(CC#N)cc1.O=C1CCCCC1>>COc1ccc(C(C#N)C2(O)CCCCC2)cc1',
      'LDA; THF',
      -70,
      'O=C1CCCCC1=C1CCCCC1',
    ],
    [
      'the amide of an ester that is used up',
      febuxostat,
      'NaOH; EtOH; H2O',
      60,
      'CCOC(=O)c1sc(-c2ccc(OCC(C)C)c(C(N)=O)c2)nc1C',
    ],
    [
      'the formamide of a reactant whose product forms it',
      'CNC(=O)c1cc(Cl)ccn1.Nc1ccc(O)cc1>>CNC(=O)c1cc(Oc2ccc(N)cc2)ccn1',
      'KOtBu; K2CO3; DMF',
      80,
      'O=CNc1ccc(O)cc1',
    ],
    [
      'the ethoxy compound of a nitroarene beside a carbonate',
      'O=[N+]([O-])c1ccccc1Cl.OB(O)c1ccc(Cl)cc1>>O=[N+]([O-])c1ccccc1-c1ccc(Cl)cc1',
      'Pd(PPh3)4; Na2CO3; toluene; EtOH; H2O',
      85,
      'CCOc1ccccc1[N+](=O)[O-]',
    ],
  ])('%s', (_, reaction, agents, temperatureC, never) => {
    expect(shown(reaction, agents, temperatureC)).not.toContain(canonical(never));
  });
});
