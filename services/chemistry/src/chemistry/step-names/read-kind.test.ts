// Steps named and run by the change that they make: what is bound to what, and which group leaves.

import { beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit, type RDKit } from '../molecule/rdkit.ts';
import { kindOfChange } from './read-kind.ts';
import { changeOfReaction } from './step-change.ts';
import type { StepKind } from './kind.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

function kindOf(reaction: string): StepKind | undefined {
  const change = changeOfReaction(rdkit, reaction);
  if (!change) throw new TypeError(reaction);
  return kindOfChange(change);
}

/** Reaction, English and Chinese name, class, a word of the first conditions. */
const cases: readonly (readonly [reaction: string, en: string, zh: string, class_: string, agent: string])[] = [
  // Two leaving groups in one molecule: the acid derivative reacts, the alkyl halide stays.
  [
    'Cc1cccc(C)c1N.O=C(Br)CBr>>Cc1cccc(C)c1NC(=O)CBr',
    'Acylation of an aromatic amine with an acid bromide',
    '芳胺与酰溴的酰化',
    'acylation',
    'Et3N',
  ],
  [
    'Cc1cccc(C)c1N.O=C(Cl)CCl>>Cc1cccc(C)c1NC(=O)CCl',
    'Acylation of an aromatic amine with an acid chloride',
    '芳胺与酰氯的酰化',
    'acylation',
    'Et3N',
  ],
  [
    'NCc1ccccc1.O=C(Cl)CCCl>>O=C(CCCl)NCc1ccccc1',
    'Acylation of an aliphatic amine with an acid chloride',
    '脂肪胺与酰氯的酰化',
    'acylation',
    'Et3N',
  ],
  [
    'CC(=O)I.NCc1ccccc1>>CC(=O)NCc1ccccc1',
    'Acylation of an aliphatic amine with an acid iodide',
    '脂肪胺与酰碘的酰化',
    'acylation',
    'Et3N',
  ],
  [
    'CC(=O)F.Nc1ccccc1>>CC(=O)Nc1ccccc1',
    'Acylation of an aromatic amine with an acid fluoride',
    '芳胺与酰氟的酰化',
    'acylation',
    'Et3N',
  ],
  [
    'CCN.O=C(Cl)c1ccc(CBr)cc1>>CCNC(=O)c1ccc(CBr)cc1',
    'Acylation of an aliphatic amine with an acid chloride',
    '脂肪胺与酰氯的酰化',
    'acylation',
    'Et3N',
  ],
  [
    'CCN.O=C(Cl)c1ccc(S(=O)(=O)Cl)cc1>>CCNC(=O)c1ccc(S(=O)(=O)Cl)cc1',
    'Acylation of an aliphatic amine with an acid chloride',
    '脂肪胺与酰氯的酰化',
    'acylation',
    'Et3N',
  ],
  [
    'CCN.O=S(=O)(Cl)c1ccc(CBr)cc1>>CCNS(=O)(=O)c1ccc(CBr)cc1',
    'Sulfonylation of an aliphatic amine',
    '脂肪胺的磺酰化',
    'acylation',
    'Et3N',
  ],
  [
    'CCN.O=C(Cl)OCCCl>>CCNC(=O)OCCCl',
    'Carbamate from a chloroformate and an amine',
    '氯甲酸酯与胺制备氨基甲酸酯',
    'acylation',
    'Et3N',
  ],
  ['CCN.O=C=NCCCl>>CCNC(=O)NCCCl', 'Urea from an isocyanate and an amine', '异氰酸酯与胺制备脲', 'acylation', ''],
  [
    'CCN.C=CC(=O)Cl>>C=CC(=O)NCC',
    'Acylation of an aliphatic amine with an acid chloride',
    '脂肪胺与酰氯的酰化',
    'acylation',
    'Et3N',
  ],
  // Other acid derivatives.
  [
    'CC(=O)OC(C)=O.Nc1ccc(O)cc1>>CC(=O)Nc1ccc(O)cc1',
    'Acylation of an aromatic amine with an acid anhydride',
    '芳胺与酸酐的酰化',
    'acylation',
    'Et3N',
  ],
  [
    'CCN.O=C1CCC(=O)O1>>CCNC(=O)CCC(=O)O',
    'Ring opening of a cyclic anhydride with an amine',
    '环状酸酐的胺解开环',
    'acylation',
    'Et3N',
  ],
  [
    'CCOC(C)=O.Nc1ccc(O)cc1>>CC(=O)Nc1ccc(O)cc1',
    'Acylation of an aromatic amine with an ester',
    '芳胺与酯的酰化',
    'acylation',
    'Me3Al',
  ],
  ['CCN.COC(=O)c1ccccc1>>CCNC(=O)c1ccccc1', 'Aminolysis of an ester', '酯的胺解', 'acylation', ''],
  ['CCOC(=O)CC.CNOC>>CCC(=O)N(C)OC', 'Weinreb amide from an ester', '酯制 Weinreb 酰胺', 'acylation', 'i-PrMgCl'],
  [
    'CC(C)(C)OC(=O)OC(=O)OC(C)(C)C.CCN>>CCNC(=O)OC(C)(C)C',
    'Boc protection of an amine',
    '胺的 Boc 保护',
    'protection',
    'Et3N',
  ],
  ['CCN.O=C(Cl)OCc1ccccc1>>CCNC(=O)OCc1ccccc1', 'Cbz protection of an amine', '胺的 Cbz 保护', 'protection', 'NaHCO3'],
  [
    'CCN.CN(C)C(=O)Cl>>CCNC(=O)N(C)C',
    'Urea from a carbamoyl chloride and an amine',
    '氨基甲酰氯与胺制备脲',
    'acylation',
    'Et3N',
  ],
  [
    'CCN.S=C=NCC>>CCNC(=S)NCC',
    'Thiourea from an isothiocyanate and an amine',
    '异硫氰酸酯与胺制备硫脲',
    'acylation',
    '',
  ],
  [
    'CCO.O=C=NCC>>CCNC(=O)OCC',
    'Carbamate from an isocyanate and an alcohol',
    '异氰酸酯与醇制备氨基甲酸酯',
    'acylation',
    'Et3N',
  ],
  ['CCO.COC(=O)Cl>>CCOC(=O)OC', 'Carbonate from a chloroformate', '氯甲酸酯法制备碳酸酯', 'acylation', 'pyridine'],
  ['CC(=O)Br.CCO>>CCOC(C)=O', 'Acylation of an alcohol with an acid bromide', '醇与酰溴的酰化', 'acylation', 'Et3N'],
  [
    'O=C(Cl)c1ccccc1.Oc1ccccc1>>O=C(Oc1ccccc1)c1ccccc1',
    'Acylation of a phenol with an acid chloride',
    '酚与酰氯的酰化',
    'acylation',
    'Et3N',
  ],
  [
    'CC(=O)Cl.CCS>>CCSC(C)=O',
    'Thioester from an acid derivative and a thiol',
    '羧酸衍生物与硫醇制备硫酯',
    'acylation',
    'Et3N',
  ],
  ['CC(=O)O.CCC(=O)O>>CCC(=O)OC(C)=O', 'Anhydride from two carboxylic acids', '两分子羧酸制酸酐', 'acylation', 'DCC'],
  ['CS(=O)(=O)Cl.OCc1ccccc1>>CS(=O)(=O)OCc1ccccc1', 'Sulfonylation of an alcohol', '醇的磺酰化', 'acylation', 'Et3N'],
  // Saturated carbon.
  [
    'BrCc1ccccc1.CCNCC>>CCN(CC)Cc1ccccc1',
    'N-Alkylation of an aliphatic amine with an alkyl bromide',
    '脂肪胺与溴代烷的 N-烷基化',
    'heteroatomAlkylation',
    'K2CO3',
  ],
  [
    'CCNCC.Cc1cccc(C)c1NC(=O)CI>>CCN(CC)CC(=O)Nc1c(C)cccc1C',
    'N-Alkylation with an alpha-halo carbonyl compound',
    '胺与 α-卤代羰基化合物的 N-烷基化',
    'heteroatomAlkylation',
    'K2CO3',
  ],
  [
    'CC(N)=O.CI>>CNC(C)=O',
    'N-Alkylation of an amide with an alkyl iodide',
    '酰胺与碘代烷的 N-烷基化',
    'heteroatomAlkylation',
    'NaH',
  ],
  [
    'CI.c1cn[nH]c1>>Cn1cccn1',
    'N-Alkylation of an azole with an alkyl iodide',
    '唑类与碘代烷的 N-烷基化',
    'heteroatomAlkylation',
    'K2CO3',
  ],
  [
    'BrCc1ccccc1.CC(=O)O>>CC(=O)OCc1ccccc1',
    'Ester from a carboxylic acid and an alkyl bromide',
    '羧酸与溴代烷的酯化',
    'acylation',
    'K2CO3',
  ],
  [
    'BrCC1CCCCC1.Oc1ccccc1>>c1ccc(OCC2CCCCC2)cc1',
    'O-Alkylation of a phenol with an alkyl bromide',
    '酚与溴代烷的 O-烷基化',
    'heteroatomAlkylation',
    'K2CO3',
  ],
  [
    'BrCc1ccccn1.CCO>>CCOCc1ccccn1',
    'Williamson etherification of an alcohol with an alkyl bromide',
    '醇与溴代烷的 Williamson 醚化',
    'heteroatomAlkylation',
    'NaH',
  ],
  [
    'OCc1ccccc1.Oc1ccccc1>>c1ccc(COc2ccccc2)cc1',
    'Mitsunobu etherification of a phenol with an alcohol',
    '酚与醇的 Mitsunobu 醚化',
    'heteroatomAlkylation',
    'PPh3',
  ],
  ['CC1CO1.CCN>>CCNCC(C)O', 'Epoxide opening with an amine', '环氧化物的胺开环', 'heteroatomAlkylation', ''],
  [
    'CC(=O)c1ccccc1.CCN>>CCNC(C)c1ccccc1',
    'Reductive amination of a ketone with an aliphatic amine',
    '酮与脂肪胺的还原胺化',
    'heteroatomAlkylation',
    'NaBH(OAc)3',
  ],
  ['CC(=O)c1ccccc1.NO>>CC(=NO)c1ccccc1', 'Oxime formation', '肟化', 'functionalGroupInterconversion', 'NH2OH·HCl'],
  // Aromatic carbon: substitution where the ring is activated, a metal where it is not.
  [
    'CCN.Clc1ncccn1>>CCNc1ncccn1',
    'SNAr of an aryl halide with an aliphatic amine',
    '芳基卤与脂肪胺的 SNAr',
    'heteroatomAlkylation',
    'DIPEA',
  ],
  [
    'CCN.O=[N+]([O-])c1ccc(F)cc1>>CCNc1ccc([N+](=O)[O-])cc1',
    'SNAr of an aryl halide with an aliphatic amine',
    '芳基卤与脂肪胺的 SNAr',
    'heteroatomAlkylation',
    'DIPEA',
  ],
  [
    'Brc1ccccc1.CCN>>CCNc1ccccc1',
    'Buchwald–Hartwig amination with an aliphatic amine',
    'Buchwald–Hartwig 胺化（脂肪胺）',
    'heteroatomAlkylation',
    'NaOtBu',
  ],
  [
    'Brc1ccccc1.Nc1ccccc1>>c1ccc(Nc2ccccc2)cc1',
    'Buchwald–Hartwig amination with an aromatic amine',
    'Buchwald–Hartwig 胺化（芳胺）',
    'heteroatomAlkylation',
    'Cs2CO3',
  ],
  [
    'Cc1ccc(F)cc1Br.O=[N+]([O-])O>>Cc1cc([N+](=O)[O-])c(F)cc1Br',
    'Aromatic nitration',
    '芳环硝化',
    'functionalGroupAddition',
    'HNO3',
  ],
  [
    'Brc1ccccc1.CC(N)=O>>CC(=O)Nc1ccccc1',
    'Metal-catalyzed N-arylation of an amide',
    '酰胺的金属催化 N-芳基化',
    'heteroatomAlkylation',
    'Cs2CO3',
  ],
  [
    'Brc1ccccc1.Oc1ccccc1>>c1ccc(Oc2ccccc2)cc1',
    'Ullmann coupling of an aryl halide with a phenol',
    '芳基卤与酚的 Ullmann 偶联',
    'heteroatomAlkylation',
    'Cs2CO3',
  ],
  [
    'CCO.Clc1ncccn1>>CCOc1ncccn1',
    'SNAr of an aryl halide with an alcohol',
    '芳基卤与醇的 SNAr',
    'heteroatomAlkylation',
    'NaH',
  ],
  [
    'Brc1ccccc1.OB(O)c1ccccn1>>c1ccc(-c2ccccn2)cc1',
    'Suzuki coupling of an aryl bromide',
    'Suzuki 偶联（芳基溴）',
    'carbonCarbon',
    'K2CO3',
  ],
  [
    'C#Cc1ccccc1.Ic1ccccc1>>C(#Cc1ccccc1)c1ccccc1',
    'Sonogashira coupling of an aryl iodide',
    'Sonogashira 偶联（芳基碘）',
    'carbonCarbon',
    'Et3N',
  ],
  [
    'C=CC(=O)OC.Brc1ccccc1>>COC(=O)C=Cc1ccccc1',
    'Heck reaction of an aryl bromide',
    'Heck 反应（芳基溴）',
    'carbonCarbon',
    'Et3N',
  ],
  // Removals and redox: an ester is not an ether, an acid not an alcohol.
  ['COC(=O)c1ccccc1>>O=C(O)c1ccccc1', 'Hydrolysis of a methyl ester', '甲酯的水解', 'deprotection', 'LiOH'],
  ['COc1ccccc1>>Oc1ccccc1', 'Demethylation of an aryl methyl ether', '芳基甲基醚的脱甲基化', 'deprotection', 'BBr3'],
  [
    'CC(C)(C)OC(=O)c1ccccc1>>O=C(O)c1ccccc1',
    'Acid cleavage of a tert-butyl ester',
    '叔丁酯的酸解',
    'deprotection',
    'TFA',
  ],
  ['CC(C)(C)Oc1ccccc1>>Oc1ccccc1', 'Cleavage of an aryl tert-butyl ether', '芳基叔丁基醚的断裂', 'deprotection', 'TFA'],
  [
    'c1ccc(COc2ccccc2)cc1>>Oc1ccccc1',
    'Hydrogenolysis of an aryl benzyl ether',
    '芳基苄基醚的氢解',
    'deprotection',
    'H2',
  ],
  ['O=C(OCc1ccccc1)c1ccccc1>>O=C(O)c1ccccc1', 'Hydrogenolysis of a benzyl ester', '苄酯的氢解', 'deprotection', 'H2'],
  ['CCC(=O)OCCc1ccccc1>>OCCc1ccccc1', 'Cleavage of an ester of an alcohol', '醇的酯的断裂', 'deprotection', 'K2CO3'],
  ['O=C(c1ccccc1)N1CCCC1>>c1ccc(CN2CCCC2)cc1', 'Amide reduction to an amine', '酰胺还原为胺', 'reduction', 'LiAlH4'],
  [
    'O=C(O)Cc1ccccc1>>OCCc1ccccc1',
    'Carboxylic acid reduction with borane',
    '硼烷还原羧酸为伯醇',
    'reduction',
    'BH3·THF',
  ],
  ['CCOC(=O)Cc1ccccc1>>OCCc1ccccc1', 'Ester reduction to a primary alcohol', '酯还原为伯醇', 'reduction', 'LiAlH4'],
  [
    'CC(=O)c1ccccc1>>CC(O)c1ccccc1',
    'Ketone reduction with sodium borohydride',
    '硼氢化钠还原酮为仲醇',
    'reduction',
    'NaBH4',
  ],
  ['O=C1CCCCO1>>OC1CCCCO1', 'Reduction of a lactone to a lactol', '内酯还原为半缩醛', 'reduction', 'DIBAL-H'],
  [
    'CC(O)c1ccccc1>>CC(=O)c1ccccc1',
    'Oxidation of a secondary alcohol to a ketone',
    '仲醇氧化为酮',
    'oxidation',
    'Dess–Martin periodinane',
  ],
  // Halogens.
  [
    'BrC(Br)(Br)Br.O=C(O)c1ccccc1>>O=C(Br)c1ccccc1',
    'Acid bromide from a carboxylic acid',
    '羧酸制酰溴',
    'functionalGroupInterconversion',
    'PPh3',
  ],
  [
    'BrC(Br)(Br)Br.OCc1ccccc1>>BrCc1ccccc1',
    'Appel reaction of an alcohol to an alkyl bromide',
    'Appel 反应（醇制溴代烷）',
    'functionalGroupInterconversion',
    'PPh3',
  ],
  [
    'COc1ccccc1.O=C1CCC(=O)N1Br>>COc1ccc(Br)cc1',
    'Aromatic bromination with NBS',
    '芳环的 NBS 溴代',
    'functionalGroupAddition',
    'NBS',
  ],
  [
    'CC(=O)c1ccccc1.O=C1CCC(=O)N1Br>>O=C(CBr)c1ccccc1',
    'Alpha-bromination of a carbonyl compound',
    '羰基化合物的 α-溴代',
    'functionalGroupAddition',
    'NBS',
  ],
];

describe('the kind of a step', () => {
  it.each(cases)('%s is %s', (reaction, en, zh, reactionClass, agent) => {
    const found = kindOf(reaction);
    expect(found?.name).toEqual({ en, 'zh-CN': zh });
    expect(found?.class).toBe(reactionClass);
    const [first] = found?.conditions ?? [];
    expect(first?.reagents[0] ?? '').toBe(agent);
    expect(found?.conditions.length).toBeGreaterThan(0);
  });

  it('leaves what makes several bonds to its template', () => {
    expect(kindOf('CC(=O)CC(C)=O.NN>>Cc1cc(C)[nH]n1')).toBeUndefined();
  });
});
