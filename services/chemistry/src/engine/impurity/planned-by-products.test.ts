// What the reading of planned steps of unread drugs taught: each kind of by-product that is shown no more, beside the nearest case
// in which it is.

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

type Step = readonly [reaction: string, agents: string, temperatureC: number];

const bromonicotinicAcid = 'O=C(O)c1cccnc1Br';
const pinacolBoronate = 'CC1(C)OB(c2cnn(C)c2)OC1(C)C.Brc1ccc(C#N)cc1>>Cn1cc(-c2ccc(C#N)cc2)cn1';
const ketoAmide = 'CN(C)C(=O)c1ccc(CCC(C)=O)cc1';
const ester = 'COC(=O)C1CCCCC1>>OCC1CCCCC1';
const hexene = 'Brc1ccc(C#N)cc1.C=CCCCC>>CCCCC=Cc1ccc(C#N)cc1';
const acrylate = 'Brc1ccc(C#N)cc1.C=CC(=O)OC>>COC(=O)C=Cc1ccc(C#N)cc1';
const amide = 'O=C(O)c1ccc(Cl)cc1.NCCc1ccccc1>>O=C(NCCc1ccccc1)c1ccc(Cl)cc1';
const benzylOxyaniline = 'Nc1ccc(O)cc1.BrCc1ccccc1>>Nc1ccc(OCc2ccccc2)cc1';
const dibromopyridine = 'Cc1ccc(B(O)O)cc1.Clc1cnc(Br)c(Br)c1>>Cc1ccc(-c2ncc(Cl)cc2Br)cc1';
const suzuki = ['Pd(PPh3)4; Na2CO3; DME; H2O', 80] as const;
const imidazole = 'Cc1c[nH]cn1';

describe('of two like steps, one shows the by-product and the other does not', () => {
  it.each<[what: string, smiles: string, where: Step, not: Step]>([
    [
      'an acid that was not put in',
      bromonicotinicAcid,
      ['O=C(Cl)c1cccnc1Br.Nc1ccccc1>>O=C(Nc1ccccc1)c1cccnc1Br', 'Et3N; CH2Cl2', 25],
      [`${bromonicotinicAcid}.O=S(Cl)Cl>>O=C(Cl)c1cccnc1Br`, 'SOCl2; CH2Cl2', 40],
    ],
    [
      'the boronic acid of a boronate in water',
      'Cn1cc(B(O)O)cn1',
      [pinacolBoronate, ...suzuki],
      [pinacolBoronate, 'K3PO4; Pd(dppf)Cl2; 1,4-dioxane', 80],
    ],
    [
      'the amine of an amide, not beside a ketone that is faster',
      'CC(=O)CCc1ccc(CN(C)C)cc1',
      [`${ketoAmide}>>CC(O)CCc1ccc(CN(C)C)cc1`, 'LiAlH4; THF', 65],
      [`${ketoAmide}>>CN(C)C(=O)c1ccc(CCC(C)O)cc1`, 'BH3·THF; THF', 25],
    ],
    [
      'the aldehyde of a hydride that stops there',
      'O=CC1CCCCC1',
      [ester, 'DIBAL; CH2Cl2', -20],
      [ester, 'LiAlH4; THF', 0],
    ],
    [
      'the dimethylamide beside a uronium reagent',
      'CN(C)C(=O)c1ccc(Cl)cc1',
      [amide, 'HATU; DIPEA; DMF', 25],
      [amide, 'EDC; HOBt; Et3N; DMF', 25],
    ],
    [
      'the formamide of an aniline beside a strong base',
      'O=CNc1ccc(OCc2ccccc2)cc1',
      [benzylOxyaniline, 'KOtBu; DMF', 80],
      [benzylOxyaniline, 'K2CO3; DMF', 80],
    ],
    [
      'a nitrogen arylated beside an alkoxide, where it bears hydrogen',
      'CN(CCC(O)c1ccccc1)c1ccc(C(F)(F)F)cc1',
      ['CNCCC(O)c1ccccc1.FC(F)(F)c1ccc(Cl)cc1>>CNCCC(Oc1ccc(C(F)(F)F)cc1)c1ccccc1', 'NaH; DMSO', 90],
      ['CN(C)CCC(O)c1ccccc1.FC(F)(F)c1ccc(Cl)cc1>>CN(C)CCC(Oc1ccc(C(F)(F)F)cc1)c1ccccc1', 'NaH; DMSO', 90],
    ],
  ])('%s', (_, smiles, where, not) => {
    expect(shown(...where)).toContain(canonical(smiles));
    expect(shown(...not)).not.toContain(canonical(smiles));
  });
});

describe('a step', () => {
  it.each<[what: string, smiles: string, step: Step]>([
    [
      'the other nitrogen of an imidazole on a fluoroarene',
      'Cc1cncn1-c1cc(N)cc(C(F)(F)F)c1',
      [`Nc1cc(F)cc(C(F)(F)F)c1.${imidazole}>>Cc1cn(-c2cc(N)cc(C(F)(F)F)c2)cn1`, 'K2CO3; DMA', 145],
    ],
    [
      'the other nitrogen of a pyrazole at copper',
      'COc1ccc(-n2nccc2C)cc1',
      ['COc1ccc(I)cc1.Cc1cc[nH]n1>>COc1ccc(-n2ccc(C)n2)cc1', 'CuI; K2CO3; DMF', 110],
    ],
    [
      'the symmetrical triazole',
      'O=[N+]([O-])c1ccc(-n2cnnc2)cc1',
      ['O=[N+]([O-])c1ccc(F)cc1.c1nc[nH]n1>>O=[N+]([O-])c1ccc(-n2cncn2)cc1', 'K2CO3; DMF', 80],
    ],
    [
      'the para isomer of an ortho SNAr',
      'O=[N+]([O-])c1ccc(N2CCOCC2)cc1F',
      ['O=[N+]([O-])c1ccc(F)cc1F.C1COCCN1>>O=[N+]([O-])c1ccc(F)cc1N1CCOCC1', 'DIPEA; EtOAc', 75],
    ],
    ['the arene that lost the bromine of the coupling', 'Clc1cncc(Br)c1', [dibromopyridine, ...suzuki]],
    [
      'a dichloropyrimidine that couples twice',
      'c1ccc(-c2ccnc(-c3ccccc3)n2)cc1',
      ['Clc1ccnc(Cl)n1.OB(O)c1ccccc1>>Clc1nccc(-c2ccccc2)n1', ...suzuki],
    ],
    ['the branched Heck product of a plain alkene', 'C=C(CCCC)c1ccc(C#N)cc1', [hexene, 'Pd(OAc)2; Et3N; DMF', 100]],
    [
      'a secondary amine that is alkylated twice',
      'CCN(C(C)C(=O)c1ccccc1)C(C)C(=O)c1ccccc1',
      ['CC(Br)C(=O)c1ccccc1.CCN>>CCNC(C)C(=O)c1ccccc1', 'K2CO3; MeCN', 60],
    ],
    [
      'the ether of two benzylic alcohols',
      'COc1cc(CN)ccc1C(C)OC(C)c1ccc(CN)cc1OC',
      ['CC(C)(C)OC(=O)NCc1ccc(C(C)O)c(OC)c1>>COc1cc(CN)ccc1C(C)O', 'TFA; CH2Cl2', 25],
    ],
    [
      'the conjugated alkene of an elimination',
      'N#CC=CC1CCCC1',
      ['N#CCC(Cl)C1CCCC1.c1cn[nH]c1>>N#CCC(C1CCCC1)n1cccn1', 'NaH; DMF', 5],
    ],
    [
      'the alkene of a chloride without acceptor',
      'CCCC=C1CCCC1',
      ['CCCC(Cl)C1CCCC1.c1cn[nH]c1>>CCCC(C1CCCC1)n1cccn1', 'NaH; DMF', 5],
    ],
    [
      'a methyl ketone that meets itself',
      'CC(=CC(=O)c1ccc(C)cc1)c1ccc(C)cc1',
      ['CC(=O)c1ccc(C)cc1.CCOC(=O)C(F)(F)F>>Cc1ccc(C(=O)CC(=O)C(F)(F)F)cc1', 'NaOMe; MeOH', 25],
    ],
    [
      'the formamide of an aliphatic amine in hot DMF',
      'O=CN1CCN(c2ccccn2)CC1',
      ['Clc1ccccn1.C1CNCCN1>>c1ccc(N2CCNCC2)nc1', 'K2CO3; DMF', 120],
    ],
  ])('shows %s', (_, smiles, step) => {
    expect(shown(...step)).toContain(canonical(smiles));
  });

  it.each<[what: string, smiles: string, step: Step]>([
    ['the arene that lost the other bromine', 'Clc1ccc(Br)nc1', [dibromopyridine, ...suzuki]],
    [
      'a boronic acid without its bromine',
      'OB(O)c1ccccc1',
      [`Ic1ccccn1.OB(O)c1ccc(Br)cc1>>Brc1ccc(-c2ccccn2)cc1`, ...suzuki],
    ],
    ['the branched Heck product of an acrylate', 'C=C(C(=O)OC)c1ccc(C#N)cc1', [acrylate, 'Pd(OAc)2; Et3N; DMF', 100]],
    [
      'a tert-butylamine that is alkylated twice',
      'CC(C(=O)c1ccccc1)N(C(C)C(=O)c1ccccc1)C(C)(C)C',
      ['CC(Br)C(=O)c1ccccc1.CC(C)(C)N>>CC(NC(C)(C)C)C(=O)c1ccccc1', 'NMP', 60],
    ],
    [
      'the ether of two amino alcohols',
      'COc1ccc(C(CN)OC(CN)c2ccc(OC)cc2)cc1',
      ['CC(C)(C)OC(=O)NCC(O)c1ccc(OC)cc1>>COc1ccc(C(O)CN)cc1', 'TFA; CH2Cl2', 25],
    ],
    [
      'an aniline that adds to a cinnamonitrile',
      'Cc1cc(C(CC#N)Nc2c(C)cc(C=CC#N)cc2C)cc(C)c1Nc1ccncn1',
      ['Cc1cc(C=CC#N)cc(C)c1N.Clc1ccncn1>>Cc1cc(C=CC#N)cc(C)c1Nc1ccncn1', 'HCl; i-PrOH', 50],
    ],
    [
      'a chloroboronic acid that couples with itself',
      'OB(O)c1ccc(-c2ccc(Cl)cc2)cc1',
      ['O=[N+]([O-])c1ccccc1Cl.OB(O)c1ccc(Cl)cc1>>O=[N+]([O-])c1ccccc1-c1ccc(Cl)cc1', ...suzuki],
    ],
    ['a twofold Heck product', 'COC(=O)C=C(c1ccc(C#N)cc1)c1ccc(C#N)cc1', [acrylate, 'Pd(OAc)2; Et3N; DMF', 100]],
    ['pinacol', 'CC(C)(O)C(C)(C)O', [pinacolBoronate, ...suzuki]],
    [
      'the phosphate of a phosphonate',
      'CCOP(=O)(O)OCC',
      ['O=Cc1ccc(Cl)cc1.CCOP(=O)(CC#N)OCC>>N#CC=Cc1ccc(Cl)cc1', 'NaH; THF', 25],
    ],
    [
      'the alkene away from the acceptor',
      'N#CCC=C1CCCC1',
      ['N#CCC(Cl)C1CCCC1.c1cn[nH]c1>>N#CCC(C1CCCC1)n1cccn1', 'NaH; DMF', 5],
    ],
    [
      'a tetralone that meets itself',
      'O=C1C(=C2CCCc3ccccc32)CCc2ccccc21',
      ['O=C1CCCc2ccccc21.CI>>CC1CCc2ccccc2C1=O', 'NaH; DMF', 25],
    ],
    [
      'a ketone that meets itself beside a phosphonate',
      'O=C1CCCCC1=C1CCCCC1',
      ['O=C1CCCCC1.CCOP(=O)(CC#N)OCC>>N#CC=C1CCCCC1', 'NaH; THF', 25],
    ],
    [
      'an aminopyridine nitrogen beside an aniline',
      'Cc1ccnc(N(C(=O)c2cccnc2Br)C2CC2)c1N',
      ['Cc1ccnc(NC2CC2)c1N.O=C(Cl)c1cccnc1Br>>Cc1ccnc(NC2CC2)c1NC(=O)c1cccnc1Br', 'Et3N; CH2Cl2', 25],
    ],
    [
      'an aminotriazine that takes the chloride from ammonia',
      'Nc1nnc(-c2ccccc2)c(Nc2nnc(-c3ccccc3)c(N)n2)n1',
      ['Nc1nnc(-c2ccccc2)c(Cl)n1.N>>Nc1nnc(-c2ccccc2)c(N)n1', 'NH3; i-PrOH', 130],
    ],
    [
      'a phenolate beside an alkoxide',
      'O=C(O)c1cc(Oc2ccc(O)cc2C(=O)O)ccc1Cl',
      ['O=C(O)c1cc(O)ccc1Cl.OCC(F)(F)F>>O=C(O)c1cc(O)ccc1OCC(F)(F)F', 'NaH; DMF', 25],
    ],
    [
      'a diketopiperazine beside an anhydride',
      'O=C1CNC(=O)CN1',
      ['COC(=O)CN.CC(=O)OC(C)=O>>COC(=O)CNC(C)=O', 'Et3N; CH2Cl2', 25],
    ],
    [
      'a triarylamine without a metal',
      'O=C(O)c1ccccc1N(c1ccccc1)c1ccccc1C(=O)O',
      ['Nc1ccccc1.O=C(O)c1ccccc1Cl>>O=C(O)c1ccccc1Nc1ccccc1', 'HCl; EtOH', 80],
    ],
    [
      'an ester of a reactant whose product loses it too',
      'Cc1ccc(B(O)O)cc1C(=O)O',
      ['COC(=O)c1cc(B(O)O)ccc1C.Brc1ccc(F)cc1>>COC(=O)c1cc(-c2ccc(F)cc2)ccc1C', ...suzuki],
    ],
  ])('does not show %s', (_, smiles, step) => {
    expect(canonical(smiles)).not.toBe('');
    expect(shown(...step)).not.toContain(canonical(smiles));
  });
});
