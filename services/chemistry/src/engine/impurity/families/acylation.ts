// Bonds from a hetero atom to acyl and sulfonyl groups.

import type { Family } from './family.ts';
import { alcohol, amine, azole, nhAcid, phenol, thiol } from './parts.ts';

const acidCarbon = 'CX3;$(C(=O)([OX2H])[#6]),$([CX3H](=O)[OX2H])';
const halide = '[CX3:2](=[O,S:3])[F,Cl,Br]';
const anhydride = '[CX3;!R:2](=[O:3])[OX2;!R][CX3]=O';
const activeOxygen = '$(O[#7,n]),$(Oc1c(F)c(F)c(F)c(F)c1F),$(Oc1ccc([N+](=O)[O-])cc1)';
const activeEster = `[CX3:2](=[O:3])[OX2;${activeOxygen}]`;
const azolide = '[CX3;$(C[#6]):2](=[O:3])[n;r5]';
const ester = `[CX3;$(C[#6]),$([CH]):2](=[O:3])[OX2;!$(O[CX3]=O);!$(O[#7])][#6]`;
const activated = [halide, anhydride, activeEster, azolide];
const acyl = (nucleophile: string, partners: readonly string[], bound = '[*:1]'): string[] =>
  partners.map((partner) => `[${nucleophile}:1].${partner}>>${bound}[C:2]=[*:3]`);

export const acylationFamilies: readonly Family[] = [
  { id: 'acylate-amine', group: 'acylation', smarts: acyl(amine, activated), when: [[]] },
  { id: 'acylate-alcohol', group: 'acylation', smarts: acyl(alcohol, activated), rate: -1, overFloor: 0.1 },
  { id: 'acylate-phenol', group: 'acylation', smarts: acyl(phenol, activated), rate: -0.5 },
  { id: 'acylate-thiol', group: 'acylation', smarts: acyl(thiol, activated), rate: -0.3 },
  { id: 'acylate-azole', group: 'acylation', smarts: acyl(azole, activated, '[nH0:1]'), rate: -1.2 },
  { id: 'acylate-amide', group: 'acylation', smarts: acyl(nhAcid, [halide, anhydride]), rate: -2.2 },
  { id: 'condense-amine', group: 'condensingAcylation', smarts: acyl(amine, [`[${acidCarbon}:2](=[O:3])[OX2H]`]) },
  {
    id: 'condense-alcohol',
    group: 'condensingAcylation',
    smarts: acyl(alcohol, [`[${acidCarbon}:2](=[O:3])[OX2H]`]),
    when: [['strongAcid'], ['carbodiimide']],
    rate: -1,
    overFloor: 0.1,
  },
  {
    id: 'condense-phenol',
    group: 'condensingAcylation',
    smarts: acyl(phenol, [`[${acidCarbon}:2](=[O:3])[OX2H]`]),
    when: [['peptideCoupling']],
    rate: -1,
  },
  {
    id: 'condense-thiol',
    group: 'condensingAcylation',
    smarts: acyl(thiol, [`[${acidCarbon}:2](=[O:3])[OX2H]`]),
    when: [['peptideCoupling']],
    rate: -0.5,
  },
  { id: 'aminolysis-of-ester', group: 'functionalGroup', smarts: acyl(amine, [ester]), rate: -1.5 },
  {
    id: 'transesterification',
    group: 'functionalGroup',
    smarts: acyl(alcohol, [ester]),
    when: [['alkoxide'], ['hydroxide']],
    rate: -1,
  },
  {
    id: 'isocyanate-addition',
    group: 'acylation',
    smarts: [
      `[${amine}:1].[NX2:4]=[C:2]=[O,S:3]>>[N:1][C:2](=[*:3])[N:4]`,
      `[${alcohol}:1].[NX2:4]=[C:2]=[O,S:3]>>[O:1][C:2](=[*:3])[N:4]`,
    ],
    when: [[]],
  },
  {
    id: 'sulfonylate-amine',
    group: 'sulfonylation',
    smarts: [`[${amine}:1].[SX4:2](=[O:3])(=[O:4])[F,Cl]>>[N:1][S:2](=[O:3])=[O:4]`],
    when: [[]],
  },
  {
    id: 'sulfonylate-oxygen',
    group: 'sulfonylation',
    smarts: [alcohol, phenol].map((one) => `[${one}:1].[SX4:2](=[O:3])(=[O:4])[Cl]>>[O:1][S:2](=[O:3])=[O:4]`),
    rate: -1.5,
  },
  {
    id: 'sulfonylate-sulfonamide',
    group: 'sulfonylation',
    smarts: [
      '[NX3;H1;$(N(c)S(=O)=O),$(N([CX4;H2,H3])S(=O)=O);!$(NC=O):1].[SX4:2](=[O:3])(=[O:4])[Cl]>>[N:1][S:2](=[O:3])=[O:4]',
    ],
    rate: -1.5,
    overFloor: 0.25,
  },
  {
    id: 'sulfonylate-azole',
    group: 'sulfonylation',
    smarts: [`[${azole}:1].[SX4:2](=[O:3])(=[O:4])[Cl]>>[nH0:1][S:2](=[O:3])=[O:4]`],
    rate: -1.5,
  },
];
