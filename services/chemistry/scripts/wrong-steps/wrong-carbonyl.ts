// A carboxylic derivative is taken for an aldehyde or ketone, or a ketone for a derivative.

import { plainAryl } from './rule.ts';
import type { WrongRule } from './rule.ts';

const kind = 'wrong carbonyl';
const amine = '[NX3;H0,H1;+0;!$(N-[C,S]=[O,N]);$(N[CX4]);!$(N[N,O]):1]';

export const wrongCarbonylRules: readonly WrongRule[] = [
  {
    kind,
    smarts: `${amine}[CX4;H2;!R:2][#6:3]>>[N:1].CO[C:2](=O)[#6:3]`,
    without: ['[NX3;H0]-C(=O)OC'],
    why: 'A methyl ester does not take part in a reductive amination.',
    most: 7,
  },
  {
    kind,
    smarts: `${amine}[CX4;H2;!R:2][#6:3]>>[N:1].Cl[C:2](=O)[#6:3]`,
    why: 'An acid chloride acylates the amine; the product is the amide, not the amine.',
    most: 7,
  },
  {
    kind,
    smarts: `${amine}[CX4;H2;!R:2][#6:3]>>[N:1].N[C:2](=O)[#6:3]`,
    why: 'A primary amide does not take part in a reductive amination.',
    most: 6,
  },
  {
    kind,
    smarts: '[c:1][CX3;H1;!R:2]=[CX3;!R:3][#6:4]>>[c:1][C:2](=O)OC.[#6:4][C:3][P+](c1ccccc1)(c1ccccc1)c1ccccc1',
    why: 'An ester does not give an alkene in a Wittig reaction; the carbon would keep its alkoxy group.',
    most: 6,
  },
  {
    kind,
    smarts: '[#6:1][CX3;H1;!R:2]=[CX3;!R:3][C:4]=[O:5]>>[#6:1][C:2](=O)N.CCOP(=O)(OCC)[C:3][C:4]=[O:5]',
    why: 'A primary amide does not take part in a Horner-Wadsworth-Emmons reaction.',
    most: 5,
  },
  {
    kind,
    smarts: '[#6:1][CX3;!R:2](=[O:3])[CX4,c;!$(C=O):4]>>[#6:1][C:2](=[O:3])OC.Br[Mg][*:4]',
    why: 'The ketone is more reactive than the ester: the Grignard reagent goes on to the tertiary alcohol.',
    most: 7,
  },
  {
    kind,
    smarts: '[#6:1][CX3;!R:2](=[O:3])[CX4,c;!$(C=O):4]>>[#6:1][C:2](=[O:3])N.Br[Mg][*:4]',
    why: 'A primary amide only protonates the Grignard reagent.',
    most: 6,
  },
  {
    kind,
    smarts: '[#6:1][CX3;!R:2](=[O:3])[CX4,c;!$(C=O):4]>>[#6:1][C:2](=[O:3])O.Br[Mg][*:4]',
    why: 'A carboxylic acid only protonates the Grignard reagent.',
    most: 6,
  },
  {
    kind,
    smarts:
      '[nH1:1]1[cH:2][c:3](-[#6:10])[c:4]2[c:5]1[c:6][c:7][c:8][c:9]2>>[NH2][NH:1][c:5]1[cH:4][c:9][c:8][c:7][c:6]1.CO[C:2](=O)[CH2:3][#6:10]',
    why: 'A Fischer indole synthesis needs an aldehyde or ketone; the ester gives a hydrazide.',
    most: 6,
  },
  {
    kind,
    smarts:
      '[n;$(n(-[#6])):1]1[n:2][c:3](-[#6;!$(C=O):6])[c:4][cH:5]1>>[NH:1][NH2:2].[C:3](=O)([#6:6])[CH2:4][C:5](=O)OC',
    why: 'A beta-keto ester gives the pyrazolone, not the pyrazole with a free position.',
    most: 6,
  },
  {
    kind,
    smarts: '[c:1]1([NX3:5])[n:2][cH:3][c:4][s:6]1>>[NX3:5][C:1](=[S:6])[NH2:2].CO[C:3](=O)[CH:4]Br',
    why: 'An alpha-bromo ester gives the thiazolone, not the thiazole.',
    most: 4,
  },
  {
    kind,
    smarts: '[#6:1][CX3;!R:2](=[O:3])[NX3;!$(N[O,N]);!$(N(C=O)C=O):4]>>[#6:1][C:2](=[O:3])N(C)C.[N:4]',
    without: ['[N;H0](C)(C)[NX3;H2]'],
    why: 'A dimethylamide does not acylate another amine.',
    most: 7,
  },
  {
    kind,
    smarts: '[#6:1][CX3;!R:2](=[O:3])[NX3;!$(N[O,N]);!$(N(C=O)C=O):4]>>[#6:1][C:2](=[O:3])C.[N:4]',
    lacks: ['[CX3](=O)([OH])'],
    why: 'A methyl ketone gives an imine or enamine with an amine, never the amide.',
    most: 6,
  },
  {
    kind,
    smarts: '[c:6][NH1:4][CX3;!R:2](=[O:3])[#6:1]>>[#6:1][C:2](=[O:3])OC(C)(C)C.[NH2:4][c:6]',
    why: 'A tert-butyl ester does not acylate an aniline.',
    most: 6,
  },
  {
    kind,
    smarts: `[CX4;H2;!R:5][CX4;H2;!R:6][NX3;+0;$(N([CX4])[CX4]):7]>>[C:5]=[C:6]Cl.[N:7]`,
    why: 'A vinyl chloride is no alkylating agent.',
    most: 6,
  },
  {
    kind,
    smarts: '[c:1][OX2:2][CX4;H2;!R:3][CX4;H2:4]>>[c:1][OH:2].Br[CH:3]=[C:4]',
    why: 'A vinyl bromide is no alkylating agent.',
    most: 5,
  },
  {
    kind,
    smarts: `${plainAryl.replace(/\]$/, ':1]')}-[CX4;H1;!R:2](-[C:3]=[O:4])[CX4:5]>>[c:1]F.[CH2:2](-[C:3]=[O:4])[C:5]`,
    why: 'A plain aryl fluoride does not arylate an enolate.',
    most: 4,
  },
];
