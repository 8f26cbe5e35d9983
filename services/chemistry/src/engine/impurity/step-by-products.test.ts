// What a step tells beside its product: what an analyst looks for under these conditions is there, what cannot form is not.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { canStay } from './conversions/can-stay.ts';
import { ImpurityContext } from './context.ts';
import { predictImpurities } from './engine.ts';
import { areTautomers } from './same-compound.ts';
import { stepByProducts } from './step-by-products.ts';

let context: ImpurityContext;
beforeAll(async () => {
  context = new ImpurityContext(await loadRDKit());
});
afterAll(() => context[Symbol.dispose]());

const canonical = (smiles: string): string => context.bench.canonical(smiles) ?? '';
const question = (reaction: string, agents: string, temperatureC: number) => {
  const [left = '', right = ''] = reaction.split('>>');
  return {
    reactants: left.split('.').map(canonical),
    agents: agents.split('; ').filter((one) => one !== ''),
    product: canonical(right),
    conditions: { temperatureC },
  };
};
const shown = (reaction: string, agents: string, temperatureC: number): string[] =>
  stepByProducts(context, question(reaction, agents, temperatureC)).map(({ smiles }) => smiles);

const indolylpyrimidine = 'Cn1cc(-c2ccnc(Cl)n2)c2ccccc21';
const nitroaniline = 'COc1cc(F)c([N+](=O)[O-])cc1N';
const osimertinib = `${indolylpyrimidine}.${nitroaniline}>>COc1cc(F)c([N+](=O)[O-])cc1Nc1nccc(-c2cn(C)c3ccccc23)n1`;
const imatinibAmine = 'Cc1ccc(N)cc1Nc1nccc(-c2cccnc2)n1';
const imatinibChloride = 'Cc1ccc(NC(=O)c2ccc(CCl)cc2)cc1Nc1nccc(-c2cccnc2)n1';
const imatinib = 'Cc1ccc(NC(=O)c2ccc(CN3CCN(C)CC3)cc2)cc1Nc1nccc(-c2cccnc2)n1';
const acylation = `${imatinibAmine}.O=C(Cl)c1ccc(CCl)cc1>>${imatinibChloride}`;
const amination = `${imatinibChloride}.CN1CCNCC1>>${imatinib}`;

describe('the by-products of a step', () => {
  it.each([
    [
      'the hydroxy compound of an SNAr in alcohol',
      osimertinib,
      'TsOH; 2-pentanol',
      105,
      'Cn1cc(-c2ccnc(O)n2)c2ccccc21',
    ],
    ['the alkoxy compound of it', osimertinib, 'TsOH; 2-pentanol', 105, 'CCCC(C)Oc1nccc(-c2cn(C)c3ccccc23)n1'],
    ['the same with the alcohol as SMILES', osimertinib, 'TsOH; CCCC(C)O', 105, 'CCCC(C)Oc1nccc(-c2cn(C)c3ccccc23)n1'],
    [
      'the butoxy compound',
      'Clc1ncnc2ccccc12.Nc1ccccc1>>c1ccc(Nc2ncnc3ccccc23)cc1',
      'HCl; n-BuOH',
      100,
      'CCCCOc1ncnc2ccccc12',
    ],
    ['the ethoxy compound with a base', 'Clc1ncccn1.C1COCCN1>>c1cnc(N2CCOCC2)nc1', 'DIPEA; EtOH', 78, 'CCOc1ncccn1'],
    ['the dimethylamine of DMF', 'Clc1ncccn1.Nc1ccccc1>>c1ccc(Nc2ncccn2)cc1', 'K2CO3; DMF', 110, 'CN(C)c1ncccn1'],
    [
      'the phenol of a fluoronitroarene',
      'O=C1COCCN1.O=[N+]([O-])c1ccc(F)cc1>>O=C1COCCN1c1ccc([N+](=O)[O-])cc1',
      'NaH; NMP',
      80,
      'O=[N+]([O-])c1ccc(O)cc1',
    ],
    [
      'the other nitrogen of a pyrazole',
      'CCCc1cc(C(=O)OCC)[nH]n1.COS(=O)(=O)OC>>CCCc1cc(C(=O)OCC)n(C)n1',
      'Na2CO3',
      25,
      'CCCc1cc(C(=O)OCC)nn1C',
    ],
    ['the 2-position of an indazole', 'c1ccc2[nH]ncc2c1.CI>>Cn1ncc2ccccc21', 'K2CO3; DMF', 25, 'Cn1cc2ccccc2n1'],
    [
      'the other nitrogen of an imidazole',
      'Cc1c[nH]cn1.BrCc1ccccc1>>Cc1cn(Cc2ccccc2)cn1',
      'K2CO3; DMF',
      25,
      'Cc1cncn1Cc1ccccc1',
    ],
    [
      'the methyl ester of an ammonolysis in methanol',
      'CCOC(=O)c1ccccn1.N>>NC(=O)c1ccccn1',
      'NH3; MeOH',
      65,
      'COC(=O)c1ccccn1',
    ],
    [
      'the sulfonate ester of the solvent',
      'Cc1ccc(S(=O)(=O)Cl)cc1.CN1CCNCC1>>Cc1ccc(S(=O)(=O)N2CCN(C)CC2)cc1',
      'Et3N; EtOH',
      20,
      'CCOS(=O)(=O)c1ccc(C)cc1',
    ],
    [
      'the ester of an acid chloride in alcohol',
      'O=C(Cl)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1',
      'Et3N; MeOH',
      20,
      'COC(=O)c1ccccc1',
    ],
    [
      'the ether of a benzylic chloride',
      amination,
      'K2CO3; EtOH',
      70,
      'CCOCc1ccc(C(=O)Nc2ccc(C)c(Nc3nccc(-c4cccnc4)n3)c2)cc1',
    ],
    [
      'the chloropropanamide of an acrylamide',
      'Nc1ccccc1.C=CC(=O)Cl>>C=CC(=O)Nc1ccccc1',
      'DIPEA; THF',
      0,
      'O=C(CCCl)Nc1ccccc1',
    ],
    ['the sulfone of a sulfoxide', 'CSc1ccccc1>>CS(=O)c1ccccc1', 'mCPBA; CH2Cl2', 0, 'CS(=O)(=O)c1ccccc1'],
    [
      'the N-acylurea of a carbodiimide',
      'O=C(O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1',
      'DCC; CH2Cl2',
      20,
      'O=C(NC1CCCCC1)N(C(=O)c1ccccc1)C1CCCCC1',
    ],
    [
      'the symmetrical urea of an isocyanate',
      'O=C=Nc1ccccc1.CCN>>CCNC(=O)Nc1ccccc1',
      'THF',
      20,
      'O=C(Nc1ccccc1)Nc1ccccc1',
    ],
    [
      'the dehalogenated arene of a coupling',
      'COc1ccc2cc(Br)ccc2c1.OB(O)c1ccccc1>>COc1ccc2cc(-c3ccccc3)ccc2c1',
      'Pd(PPh3)4; K2CO3; EtOH; H2O',
      80,
      'COc1ccc2ccccc2c1',
    ],
    [
      'the homocoupled boronic acid',
      'Brc1ccncc1.COc1ccc(B(O)O)cc1>>COc1ccc(-c2ccncc2)cc1',
      'Pd(dppf)Cl2; K2CO3; 1,4-dioxane; H2O',
      90,
      'COc1ccc(-c2ccc(OC)cc2)cc1',
    ],
    [
      'the deiodinated arene of a copper coupling',
      'COc1ccc2cc(I)ccc2c1.O=C1CCCCN1>>COc1ccc2cc(N3CCCCC3=O)ccc2c1',
      'CuI; 1,10-phenanthroline; K2CO3; DMSO',
      120,
      'COc1ccc2ccccc2c1',
    ],
    [
      'the twofold substitution of an indole arylation',
      'Clc1ccnc(Cl)n1.Cn1ccc2ccccc21>>Cn1cc(-c2ccnc(Cl)n2)c2ccccc21',
      'AlCl3; DME',
      60,
      'Cn1cc(-c2ccnc(-c3cn(C)c4ccccc34)n2)c2ccccc21',
    ],
    [
      'the dimethylamine on a chloroquinazoline that forms in DMF',
      'O=c1[nH]cnc2ccccc12>>Clc1ncnc2ccccc12',
      'SOCl2; DMF',
      80,
      'CN(C)c1ncnc2ccccc12',
    ],
    [
      'the carbinol of an ester with a Grignard reagent',
      'N#Cc1ccc2c(c1)COC2=O.Fc1ccc([Mg]Br)cc1>>N#Cc1ccc(C(=O)c2ccc(F)cc2)c(CO)c1',
      'THF',
      -10,
      'N#Cc1ccc(C(O)(c2ccc(F)cc2)c2ccc(F)cc2)c(CO)c1',
    ],
  ] as const)('hold %s', (_, reaction, agents, temperatureC, expected) => {
    expect(shown(reaction, agents, temperatureC)).toContain(canonical(expected));
  });

  it.each([
    [
      'an alkyl chloride beside an acid chloride',
      acylation,
      'Et3N; THF',
      20,
      ['Cc1ccc(NCc2ccc(C(=O)Cl)cc2)cc1Nc1nccc(-c2cccnc2)n1', 'O=C(Cl)c1ccc(CO)cc1'],
    ],
    [
      'a lactam that bridges a benzene ring',
      acylation,
      'Et3N; THF',
      20,
      ['Cc1ccc(N2Cc3ccc(cc3)C2=O)cc1Nc1nccc(-c2cccnc2)n1'],
    ],
    [
      'the amine between two rings',
      amination,
      'K2CO3; EtOH',
      70,
      ['Cc1ccc(NC(=O)c2ccc(CN(c3nccc(-c4cccnc4)n3)c3cc(NC(=O)c4ccc(CN5CCN(C)CC5)cc4)ccc3C)cc2)cc1Nc1nccc(-c2cccnc2)n1'],
    ],
    [
      'the formylated amine between two rings',
      'Oc1cc2ncnc(Nc3ccccc3)c2cc1.CCI>>CCOc1ccc2c(Nc3ccccc3)ncnc2c1',
      'K2CO3; DMF',
      80,
      ['CCOc1ccc2c(N(C=O)c3ccccc3)ncnc2c1'],
    ],
    [
      'the fluorine of a nitroarene in acid',
      osimertinib,
      'TsOH; 2-pentanol',
      105,
      ['COc1cc(O)c([N+](=O)[O-])cc1N', 'COc1cc(Nc2cc([N+](=O)[O-])c(F)cc2OC)c([N+](=O)[O-])cc1N'],
    ],
    [
      'acryloyl chloride that adds an amine and keeps its chloride',
      'Nc1ccccc1.C=CC(=O)Cl>>C=CC(=O)Nc1ccccc1',
      'DIPEA; THF',
      0,
      ['O=C(Cl)CCNc1ccccc1'],
    ],
    [
      'the tetrazole drawn as its tautomer',
      'N#Cc1ccccc1-c1ccccc1>>c1ccc(-c2ccccc2-c2nn[nH]n2)cc1',
      'NaN3; Et3N; toluene',
      100,
      ['c1ccc(-c2ccccc2-c2nnn[nH]2)cc1'],
    ],
    [
      'a lactam that aminolyses an ester',
      'CCOC(=O)c1ccc(I)cc1.O=C1CCCCN1>>CCOC(=O)c1ccc(N2CCCCC2=O)cc1',
      'CuI; 1,10-phenanthroline; K2CO3; DMSO',
      120,
      ['O=C1CCCCN1C(=O)c1ccc(I)cc1'],
    ],
    [
      'an oxazolidinone opened in the cold',
      'NCC1CN(c2ccccc2)C(=O)O1.O=C(Cl)c1ccc(Cl)s1>>O=C(NCC1CN(c2ccccc2)C(=O)O1)c1ccc(Cl)s1',
      'Na2CO3; acetone; H2O',
      15,
      ['NCC(O)CN(C(=O)O)c1ccccc1'],
    ],
    [
      'the imidazole carbon that bears chlorine',
      'CCCCc1nc(Cl)c(C=O)[nH]1.BrCc1ccccc1>>CCCCc1nc(Cl)c(C=O)n1Cc1ccccc1',
      'K2CO3; DMF',
      25,
      ['CCCCc1nc(-n2c(CCCC)nc(Cl)c2C=O)c(C=O)n1Cc1ccccc1', 'CCCCc1nc(N(C)C)c(C=O)[nH]1'],
    ],
    [
      'a β-diketone that condenses with itself in acid',
      'Cc1ccc(C(=O)CC(=O)C(F)(F)F)cc1.NNc1ccccc1>>Cc1ccc(-c2cc(C(F)(F)F)nn2-c2ccccc2)cc1',
      'HCl; EtOH',
      78,
      ['Cc1ccc(C(=O)C(C(=O)C(F)(F)F)=C(CC(=O)C(F)(F)F)c2ccc(C)cc2)cc1'],
    ],
    [
      'a second acylation of a β-diketone',
      'CC(=O)c1ccc(C)cc1.CCOC(=O)C(F)(F)F>>Cc1ccc(C(=O)CC(=O)C(F)(F)F)cc1',
      'NaOMe; MeOH',
      25,
      ['Cc1ccc(C(=O)C(C(=O)C(F)(F)F)C(=O)C(F)(F)F)cc1'],
    ],
    [
      'an amine that takes the fluorine of a ketone with acid',
      'CC(=O)CCC(=O)c1ccc(F)cc1.NCc1ccccc1>>Cc1ccc(-c2ccc(F)cc2)n1Cc1ccccc1',
      'AcOH; toluene',
      100,
      ['CC(=O)CCC(=O)c1ccc(NCc2ccccc2)cc1'],
    ],
    [
      'toluene of a benzylamine that stays',
      'O=C(C=Cc1ccccc1)N1CCN(Cc2ccccc2)CC1>>O=C(CCc1ccccc1)N1CCN(Cc2ccccc2)CC1',
      'H2; Pd/C; THF',
      25,
      ['Cc1ccccc1'],
    ],
    [
      'a β-hydroxy ester that loses water in the cold',
      'CC1(C)OCC(CC(O)CC(=O)OC)O1>>COC(=O)CC(O)CC(O)CO',
      'HCl; MeOH',
      25,
      ['COC(=O)C=CCC(O)CO'],
    ],
  ] as const)('do not hold %s', (_, reaction, agents, temperatureC, never) => {
    const all = predictImpurities(context, { ...question(reaction, agents, temperatureC), carried: [] }).impurities;
    const found = [
      ...all.filter(({ score }) => score >= 0.1).map(({ smiles }) => smiles),
      ...shown(reaction, agents, temperatureC),
    ];
    expect(never.map(canonical).filter((smiles) => found.includes(smiles))).toEqual([]);
  });

  it.each([
    ['CCCc1cc(C(=O)OCC)n(C)n1>>CCCc1cc(C(=O)O)n(C)n1', 'NaOH; EtOH; H2O', 60],
    ['CCCc1cc(C(=O)O)n(C)n1>>CCCc1nn(C)c(C(=O)O)c1[N+](=O)[O-]', 'HNO3; H2SO4', 50],
    ['CCCCCC>>C1CCCCC1', '', 20],
    ['CC(=O)c1cccnc1.COC(OC)N(C)C>>CN(C)C=CC(=O)c1cccnc1', 'toluene', 110],
  ])('are none where nothing likely is known: %s', (reaction, agents, temperatureC) => {
    expect(shown(reaction, agents, temperatureC)).toEqual([]);
  });

  it('are made, not put in: no starting material, reagent, solvent or ligand', () => {
    const suzuki = 'Brc1ccncc1.COc1ccc(B(O)O)cc1>>COc1ccc(-c2ccncc2)cc1';
    const found = stepByProducts(context, question(suzuki, 'Pd(PPh3)4; K2CO3; toluene; EtOH; H2O', 90));
    expect(found.length).toBeGreaterThan(2);
    expect(found.filter(({ cause }) => /^(?:residual|unreacted|carried)/.test(cause))).toEqual([]);
  });
});

describe('what can stay in a flask', () => {
  it.each([
    ['CC(=N)N', 'CC(N)=N', true],
    ['c1ccc(-c2nn[nH]n2)cc1', 'c1ccc(-c2nnn[nH]2)cc1', true],
    ['Nc1cc[nH]c(=O)n1', 'Nc1ccnc(O)n1', true],
    ['N=C(N)Nc1ccccc1', 'NC(N)=Nc1ccccc1', true],
    ['Cc1cc[nH]n1', 'Cc1ccn[nH]1', true],
    ['CC=CC', 'C=CCC', false],
    ['CC(=O)CC', 'CC(O)=CC', false],
    ['Cc1ccn(C)n1', 'Cc1ccnn1C', false],
    ['C[N+](=O)[O-]', 'CON=O', false],
    ['CC(=O)NC', 'CNC(C)=O', true],
  ])('%s and %s are tautomers: %s', (a, b, expected) => {
    expect(areTautomers(context.bench, canonical(a), canonical(b))).toBe(expected);
  });

  it.each([
    ['Cc1ccc(N2Cc3ccc(cc3)C2=O)cc1', false],
    ['c1cc2ccc1CC2', false],
    ['C1Cc2cccc(c2)C1', false],
    ['C1=CC2CCC1=C2', false],
    ['O=C(Cl)c1ccccc1', false],
    ['O=C=Nc1ccccc1', false],
    ['CS(=O)(=O)Cl', false],
    ['O=C1NCCCc2ccc(cc2)CCCC1', true],
    ['c1ccc2ccccc2c1', true],
    ['c1cc2ccc3cccc4ccc(c1)c2c34', true],
    ['C1CC2CCC1C2', true],
    ['COC(=O)c1ccccc1', true],
  ])('%s: %s', (smiles, expected) => {
    expect(canStay(context, canonical(smiles), 'CCO')).toBe(expected);
  });

  it('is an acid chloride where the product is one', () => {
    expect(canStay(context, canonical('O=C(Cl)c1ccccc1'), canonical('O=C(Cl)c1ccccc1C'))).toBe(true);
  });
});
