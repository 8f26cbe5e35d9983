// Groups put on and taken off, azides, ring closures and reductions are named after what happens, with conditions for it.

import { beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit, type RDKit } from '../molecule/rdkit.ts';
import { kindOfChange } from './read-kind.ts';
import { changeOfReaction } from './step-change.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const trityl = 'C(c8ccccc8)(c8ccccc8)c8ccccc8';

/** Reaction, English name, a word of the Chinese one, what the first conditions must hold. */
const cases: readonly (readonly [reaction: string, en: string, zh: string, agent: string])[] = [
  // Put on.
  ['COCBr.Oc1ccccc1>>COCOc1ccccc1', 'MOM protection of an alcohol or phenol', 'MOM', 'DIPEA'],
  ['COCCl.OCCc1ccccc1>>COCOCCc1ccccc1', 'MOM protection of an alcohol or phenol', 'MOM', 'DIPEA'],
  ['C[Si](C)(C)CCOCCl.OCCc1ccccc1>>C[Si](C)(C)CCOCOCCc1ccccc1', 'SEM protection of an alcohol', 'SEM', 'DIPEA'],
  ['C[Si](C)(C)CCOCCl.c1ccc2[nH]ccc2c1>>C[Si](C)(C)CCOCn1ccc2ccccc21', 'SEM protection of an azole', 'SEM', 'NaH'],
  ['COCCOCCl.Oc1ccccc1>>COCCOCOc1ccccc1', 'MEM protection of a phenol', 'MEM', 'DIPEA'],
  ['ClCOCc1ccccc1.OCCCl>>ClCCOCOCc1ccccc1', 'BOM protection of an alcohol', 'BOM', 'DIPEA'],
  ['C1=COCCC1.OCCBr>>BrCCOC1CCCCO1', 'THP protection of an alcohol', 'THP', 'PPTS'],
  [
    'CC(C)(C)[Si](C)(C)Cl.OCc1ccccc1>>CC(C)(C)[Si](C)(C)OCc1ccccc1',
    'TBS protection of an alcohol or phenol',
    'TBS',
    'imidazole',
  ],
  ['C[Si](C)(C)Cl.OCCc1ccccc1>>C[Si](C)(C)OCCc1ccccc1', 'TMS protection of an alcohol', 'TMS', 'imidazole'],
  [`Cl${trityl}.OCCBr>>BrCCO${trityl}`, 'Trityl protection', '三苯甲基', 'Et3N'],
  ['COc1ccc(CCl)cc1.OCCBr>>COc1ccc(COCCBr)cc1', 'PMB protection of an alcohol', 'PMB', 'NaH'],
  ['COc1ccc(CCl)cc1.O=C(O)CBr>>COc1ccc(COC(=O)CBr)cc1', 'PMB protection of a carboxylic acid', 'PMB', 'K2CO3'],
  ['BrCc1ccccc1.OCCC#N>>N#CCCOCc1ccccc1', 'O-Benzylation of an alcohol', '苄基化', 'NaH'],
  ['CC(C)(C)C(=O)Cl.OCCC#N>>CC(C)(C)C(=O)OCCC#N', 'Pivaloyl protection of an alcohol', '特戊酰', 'Et3N'],
  [
    'NCCc1ccccc1.O=C(OC(=O)C(F)(F)F)C(F)(F)F>>O=C(NCCc1ccccc1)C(F)(F)F',
    'Trifluoroacetyl protection of an amine',
    '三氟乙酰',
    'Et3N',
  ],
  ['C=CCOC(=O)Cl.NCc1ccccc1>>C=CCOC(=O)NCc1ccccc1', 'Alloc protection of an amine', 'Alloc', 'NaHCO3'],
  ['NCc1ccccc1.O=C(Cl)OCC(Cl)(Cl)Cl>>O=C(NCc1ccccc1)OCC(Cl)(Cl)Cl', 'Troc protection of an amine', 'Troc', 'NaHCO3'],
  ['NCc1ccccc1.CCOC(=O)Cl>>CCOC(=O)NCc1ccccc1', 'Carbamate from a chloroformate and an amine', '氯甲酸酯', 'Et3N'],
  [
    'O=C(Cl)OCc1ccccc1.c1ccc2[nH]ccc2c1>>O=C(OCc1ccccc1)n1ccc2ccccc21',
    'Alkoxycarbonylation of an azole with a chloroformate',
    '唑类',
    'Et3N',
  ],
  [
    'O=S(=O)(OS(=O)(=O)C(F)(F)F)C(F)(F)F.Oc1ccccc1>>O=S(=O)(Oc1ccccc1)C(F)(F)F',
    'Triflation of a phenol',
    '三氟甲磺酰化',
    'pyridine',
  ],
  // Taken off.
  ['CC(C)(C)OC(=O)NCc1ccccc1>>NCc1ccccc1', 'Boc deprotection', 'Boc', 'TFA'],
  ['CC(C)(C)OC(=O)Nc1ccccc1>>Nc1ccccc1', 'Boc deprotection of an aromatic amine', 'Boc', 'TFA'],
  ['CC(C)(C)OC(=O)n1ccc2ccccc21>>c1ccc2[nH]ccc2c1', 'Boc deprotection of an indole or other azole', 'Boc', 'TFA'],
  ['O=C(NCC1CC1)OCc1ccccc1>>NCC1CC1', 'Cbz hydrogenolysis', 'Cbz', 'H2'],
  ['O=C(NCC1CC1)OCC1c2ccccc2-c2ccccc21>>NCC1CC1', 'Fmoc deprotection', 'Fmoc', 'piperidine'],
  ['C=CCOC(=O)NCC1CC1>>NCC1CC1', 'Removal of an allyloxycarbonyl group', 'Alloc', 'morpholine'],
  ['CCOC(=O)NCC1CC1>>NCC1CC1', 'Cleavage of a carbamate to an aliphatic amine', '氨基甲酸酯', 'KOH'],
  ['O=C(NCC1CC1)C(F)(F)F>>NCC1CC1', 'Trifluoroacetamide cleavage', '三氟乙酰胺', 'K2CO3'],
  ['CC(=O)Nc1ccccc1>>Nc1ccccc1', 'Hydrolysis of an acetanilide', '水解', 'HCl'],
  ['O=C(NCC1CC1)c1ccccc1>>NCC1CC1', 'Hydrolysis of an amide to an aliphatic amine', '酰胺水解', 'HCl'],
  ['CC(=O)n1ccc2ccccc21>>c1ccc2[nH]ccc2c1', 'N-Deacylation of an azole', '脱酰基', 'K2CO3'],
  ['c1ccc(CN2CCCCC2)cc1>>C1CCNCC1', 'N-Debenzylation by hydrogenolysis', '苄基', 'H2'],
  ['COc1ccc(CNc2ccccc2)cc1>>Nc1ccccc1', 'PMB deprotection of an aromatic amine', 'PMB', 'TFA'],
  [`c1cn(${trityl})cn1>>c1c[nH]cn1`, 'Detritylation of a tetrazole or imidazole', '三苯甲基', 'HCl'],
  ['C[Si](C)(C)CCOCn1ccc2ccccc21>>c1ccc2[nH]ccc2c1', 'SEM deprotection of an azole', 'SEM', 'TFA'],
  ['COCOc1ccccc1>>Oc1ccccc1', 'MOM ether cleavage', 'MOM', 'HCl'],
  ['COc1ccc(COCCC#N)cc1>>N#CCCO', 'PMB ether cleavage', 'PMB', 'DDQ'],
  ['CC(C)(C)[Si](C)(C)OCCC#N>>N#CCCO', 'TBS ether cleavage', 'TBS', 'TBAF'],
  [`N#CCCO${trityl}>>N#CCCO`, 'Trityl deprotection of an alcohol', '三苯甲基', 'HCl'],
  ['O=C1c2ccccc2C(=O)N1CC1CC1>>NCC1CC1', 'Phthalimide cleavage with hydrazine', '肼解', 'N2H4·H2O'],
  // Substitutions that look like another.
  ['ClCc1ccccc1.[N-]=[N+]=[N-]>>[N-]=[N+]=NCc1ccccc1', 'Azide displacement of an alkyl halide', '叠氮', 'NaN3'],
  [
    'CS(=O)(=O)OCc1ccccc1.[N-]=[N+]=[N-]>>[N-]=[N+]=NCc1ccccc1',
    'Azide displacement of an alkyl sulfonate',
    '叠氮',
    'NaN3',
  ],
  [
    'O=[N+]([O-])c1ccc(F)cc1.[N-]=[N+]=[N-]>>[N-]=[N+]=Nc1ccc([N+](=O)[O-])cc1',
    'Azide substitution of an aryl halide',
    '叠氮',
    'NaN3',
  ],
  ['C=CC#N.Oc1ccccc1>>N#CCCOc1ccccc1', 'Oxa-Michael addition of a phenol', 'Michael', 'NaOH'],
  ['C=CC#N.C1CCNCC1>>N#CCCN1CCCCC1', 'Aza-Michael addition', 'Michael', ''],
  ['C=CC(=O)OC.Sc1ccccc1>>COC(=O)CCSc1ccccc1', 'Thia-Michael addition of a thiol', 'Michael', 'Et3N'],
  ['Brc1ccccc1.N#[C][Zn][C]#N>>N#Cc1ccccc1', 'Cyanation of an aryl halide', '氰化', 'Zn(CN)2'],
  ['O=C(O)c1ccccc1B(O)O>>O=C(O)c1ccccc1O', 'Oxidation of a boronic acid to a phenol', '硼酸', 'H2O2'],
  ['CCOC(=O)CP(=O)(OCC)OCC.O=Cc1ccccc1>>CCOC(=O)C=Cc1ccccc1', 'Horner–Wadsworth–Emmons olefination', 'Horner', 'NaH'],
  ['C=P(c1ccccc1)(c1ccccc1)c1ccccc1.O=Cc1ccccc1>>C=Cc1ccccc1', 'Wittig methylenation', 'Wittig', ''],
  ['C[CH2][Mg][Br].O=C=O>>CCC(=O)O', 'Carboxylation of a Grignard reagent', '羧化', 'CO2'],
  ['C[CH2][Li].O=Cc1ccccc1>>CCC(O)c1ccccc1', 'Addition of an organolithium', '有机锂', ''],
  [
    'CCN(C)C(=O)Cl.OB(O)c1ccccc1>>CCN(C)C(=O)c1ccccc1',
    'Amide from a carbamoyl halide and an organometallic reagent',
    '酰胺',
    '',
  ],
  ['CCOC(=O)Cl.OB(O)c1ccccc1>>CCOC(=O)c1ccccc1', 'Ester from a haloformate and an organometallic reagent', '酯', ''],
  ['CC(=O)Cl.C[Zn][c]1ccccc1>>CC(=O)c1ccccc1', 'Ketone from an acid halide and an organometallic reagent', '酮', ''],
  ['ClCc1ccccc1.O>>OCc1ccccc1', 'Hydrolysis of an alkyl halide or sulfonate to an alcohol', '水解', 'CaCO3'],
  ['Clc1ccccn1.O>>Oc1ccccn1', 'Hydrolysis of an activated aryl halide', '水解', 'HCl'],
  ['Brc1ccccc1.O>>Oc1ccccc1', 'Hydroxylation of an aryl halide', '羟基化', 'KOH'],
  ['O.O=C(Cl)c1ccccc1>>O=C(O)c1ccccc1', 'Hydrolysis of an acid halide', '水解', 'NaHCO3'],
  ['C=CCc1ccccc1.O>>OCCCc1ccccc1', 'Hydroboration–oxidation', '硼氢化', ''],
  ['CC=CC.O>>CCC(C)O', 'Hydration of an alkene', '水合', 'H2SO4'],
  [
    'CNC(Cl)=C[N+](=O)[O-].NCCc1ccccc1>>CNC(=C[N+](=O)[O-])NCCc1ccccc1',
    'Substitution at an activated alkene with an aliphatic amine',
    '取代',
    'Et3N',
  ],
  // Ring closures.
  ['OCC(O)CCl>>OCC1CO1', 'Epoxide from a halohydrin', '环氧', 'NaOH or K2CO3'],
  ['COC(=O)CCCN>>O=C1CCCN1', 'Ring closure of an amino ester to a lactam', '内酰胺', 'K2CO3 or NaOMe'],
  ['NCCCCC(=O)O>>O=C1CCCCN1', 'Ring closure of an amino acid to a lactam', '内酰胺', 'EDC'],
  [
    'O=C(CCCCl)NCC#N>>N#CCN1CCCC1=O',
    'N-Alkylation of an amide with an alkyl chloride (ring closure)',
    '（关环）',
    'NaH',
  ],
  ['BrCCCCBr.NCC#N>>N#CCN1CCCC1', 'Ring closure of an amine with a dihalide', '关环', 'K2CO3'],
  ['NCC#N.O=C(Cl)CCCCl>>N#CCN1CCCC1=O', 'Lactam from an amine and a halogenated acid halide', '内酰胺', 'Et3N'],
  ['NCC#N.O=C(Cl)CCC(=O)Cl>>N#CCN1C(=O)CCC1=O', 'Imide from an amine and a diacid dihalide', '酰亚胺', 'Et3N'],
  // A carbonyl group of the ring lets a halide go.
  [
    'C1CNCCN1.CCn1cc(C(=O)O)c(=O)c2cc(F)c(Cl)cc21>>CCn1cc(C(=O)O)c(=O)c2cc(F)c(N3CCNCC3)cc21',
    'SNAr of an aryl halide with an aliphatic amine',
    'SNAr',
    'DIPEA',
  ],
  ['CNC.Cn1ncc(Cl)cc1=O>>CN(C)c1cnn(C)c(=O)c1', 'SNAr of an aryl halide with an aliphatic amine', 'SNAr', 'DIPEA'],
  [
    'CNC.O=c1ccc(Br)c[nH]1>>CN(C)c1ccc(=O)[nH]c1',
    'Buchwald–Hartwig amination with an aliphatic amine',
    'Buchwald',
    'NaOtBu',
  ],
  // Reductions.
  ['O=[N+]([O-])c1ccccc1>>Nc1ccccc1', 'Nitroarene reduction to an aniline', '硝基', 'Fe'],
  ['O=[N+]([O-])CCc1ccccc1>>NCCc1ccccc1', 'Reduction of an aliphatic nitro compound to an amine', '硝基', 'H2'],
  ['[N-]=[N+]=NCc1ccccc1>>NCc1ccccc1', 'Azide reduction to a primary amine', '叠氮', 'PPh3'],
  ['CC=CC#N>>CCCC#N', 'Hydrogenation of an alkene', '氢化', 'H2'],
  ['N#CCc1ccccc1>>NCCc1ccccc1', 'Nitrile reduction to a primary amine', '腈', ''],
  ['CN=Cc1ccccc1>>CNCc1ccccc1', 'Reduction of an imine to an amine', '亚胺', 'NaBH4'],
  ['ON=C1CCCCC1>>NC1CCCCC1', 'Oxime reduction to a primary amine', '肟', ''],
];

describe('the kind of a step', () => {
  it.each(cases)('%s is %s', (reaction, en, zh, agent) => {
    const change = changeOfReaction(rdkit, reaction);
    const found = change ? kindOfChange(change) : undefined;
    expect(found?.name.en).toBe(en);
    expect(found?.name['zh-CN']).toContain(zh);
    const [first] = found?.conditions ?? [];
    expect(first?.reagents[0] ?? '').toContain(agent);
    expect(first?.solvents.length).toBeGreaterThan(0);
  });

  it('is none of its own where the nucleophile loses a group, too', () => {
    const change = changeOfReaction(rdkit, 'CCOC(=O)Cl.CN1CCC(=O)CC1>>CCOC(=O)N1CCC(=O)CC1');
    expect(change && kindOfChange(change)).toBeUndefined();
  });
});
