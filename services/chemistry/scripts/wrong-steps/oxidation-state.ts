// The oxidation state of the precursor does not lead to the product in the step that is claimed.

import type { WrongRule } from './rule.ts';

const kind = 'oxidation state';

export const oxidationStateRules: readonly WrongRule[] = [
  {
    kind,
    smarts: '[#6:1][CX3;H1:2]=[O:3]>>[#6:1][C:2](=[O:3])O',
    why: 'An acid is not reduced to its aldehyde in one step; it goes on to the alcohol.',
    most: 6,
  },
  {
    kind,
    smarts: '[#6:1][CX3;!R:2](=[O:3])[NX3;!$(N[N,O,S]):4]>>[#6:1][CH:2]=[O:3].[N:4]',
    why: 'An aldehyde and an amine give an imine or, reduced, an amine; the amide needs an acid.',
    most: 7,
  },
  {
    kind,
    smarts: '[#6:1][CX3;!R:2](=[O:3])[NX3;!$(N[N,O,S]):4]>>[#6:1][CH2:2][OH:3].[N:4]',
    why: 'A primary alcohol does not acylate an amine.',
    most: 6,
  },
  {
    kind,
    smarts: '[CX4:1][CX3;!R:2](=[O:3])[OX2:4][CX4;!$(C(C)(C)C):5]>>[C:1][CH:2]=[O:3].[OH:4][C:5]',
    why: 'An aldehyde and an alcohol give an acetal, not the ester.',
    most: 5,
  },
  {
    kind,
    smarts: '[#6:1][CX4;H2;!R:2][NX3;H1,H0;+0;!$(N-[C,S]=[O,N]);$(N[CX4]):3]>>[#6:1][C:2]#N.[N:3]',
    why: 'A nitrile and an amine give an amidine; the carbon is not reduced.',
    most: 5,
  },
  {
    kind,
    smarts: '[CX4;H1;$(C([CX4;H2])[CX4;H2]):1][OH:2]>>[CH2:1]',
    why: 'An unactivated CH2 group is not hydroxylated.',
    most: 6,
  },
  {
    kind,
    smarts: '[CX4;H2:4][CX3:1](=[O:2])[CX4;H2:3]>>[CX4:4][CH2:1][C:3]',
    why: 'An unactivated CH2 group is not oxidised to a ketone at one place of several.',
    most: 5,
  },
  {
    kind,
    smarts: '[c;$(c1ccccc1):1][OH:2]>>[cH:1]',
    why: 'A benzene ring is not hydroxylated directly.',
    most: 5,
  },
  {
    kind,
    smarts: '[c;$(c1ccccc1):1][NH2:2]>>[cH:1]',
    reagent: 'N',
    why: 'A benzene ring does not take an amino group from ammonia in place of hydrogen.',
    most: 5,
  },
  {
    kind,
    smarts: '[CX4;H1:1]([OH:2])([#6:3])[CX4,c:4]>>[#6:3][C:1](=[O:2])OC.Br[Mg][*:4]',
    why: 'An ester and a Grignard reagent give the tertiary alcohol; the secondary one needs a hydride as well.',
    most: 6,
  },
  {
    kind,
    smarts: '[CX3;!R:1](=[O:2])([#6:3])[CX4,c:4]>>[#6:3][CH:1]=[O:2].Br[Mg][*:4]',
    lacks: ['[O,N]C=CC=O'],
    why: 'An aldehyde and a Grignard reagent give the alcohol; the ketone is one oxidation away.',
    most: 6,
  },
  {
    kind,
    smarts: '[c:1][CX4;H2;!R:2][CX4;H2;!R:3][#6:4]>>[c:1][CH:2]=O.[#6:4][CH2:3][P+](c1ccccc1)(c1ccccc1)c1ccccc1',
    why: 'A Wittig reaction leaves the double bond; the saturated chain is one hydrogenation away.',
    most: 5,
  },
  {
    kind,
    smarts: '[c:1][CX4;H2;!R:2][CX4;H2;!R:3][#6:4]>>[c:1]Br.OB(O)[CH:2]=[CH:3][#6:4]',
    why: 'A Suzuki coupling with a vinylboronic acid keeps the double bond.',
    most: 5,
  },
  {
    kind,
    smarts: '[c:1][CX4;H2;!R:2][CX4;H2;!R:3][#6:4]>>[c:1]Br.[CH:2]#[C:3][#6:4]',
    why: 'A Sonogashira coupling keeps the triple bond.',
    most: 5,
  },
  {
    kind,
    smarts: '[#6:1][SX2;!R;$(S(c)[CX4]):2][#6:3]>>[#6:1][S:2](=O)(=O)[#6:3]',
    why: 'A sulfone is not reduced to the sulfide by usual reagents.',
    most: 5,
  },
  {
    kind,
    smarts: '[#6:1][SX3:2](=[O:3])[#6:4]>>[#6:1][S:2](=[O:3])(=O)[#6:4]',
    why: 'A sulfone is not reduced to the sulfoxide.',
    most: 4,
  },
  {
    kind,
    smarts: '[CX4;!$(C[O,N,S,F,Cl,Br]):4][CX3;H1:1]=[CX3;H1:2][CX4;!$(C[O,N,S]):3]>>[C:4][CH2:1][CH2:2][C:3]',
    why: 'An unactivated chain does not lose hydrogen.',
    most: 4,
  },
  {
    kind,
    smarts: '[c:1][CX3;H1;!R:2]=[CX3;H1:3][CX4:4]>>[c:1][CH2:2][CH2:3][C:4]',
    lacks: ['c[CH]=[CH]C=O'],
    why: 'A saturated chain does not lose hydrogen to give the alkene.',
    most: 4,
  },
  {
    kind,
    smarts: '[#6:1][CX3:2](=[O:3])[OH:4]>>[#6:1][C:2]([NH2])=[O:3]',
    has: ['[#6]C(=O)[NH][#6]', '[CX3](=O)[NX3;H2]'],
    why: 'One amide is not hydrolysed while another of the same kind stays.',
    most: 2,
  },
];
