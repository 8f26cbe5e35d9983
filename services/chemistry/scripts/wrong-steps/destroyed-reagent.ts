// A reactant holds two groups that destroy each other, or the product does.

import { acid, aldehyde, alkylNH, alkylNH2, arylNH2, brings, ketone } from './rule.ts';
import type { WrongRule } from './rule.ts';

const kind = 'destroyed reagent';
const carbinol = '[CX4;H1,H0;!R:1]([OH:2])([#6:3])[c:4]>>[#6:3][C:1]=[O:2].Br[Mg][c:4]';

export const destroyedReagentRules: readonly WrongRule[] = [
  {
    kind,
    smarts: '[#6:1][CX3;!R:2](=[O:3])[NX3;!$(N[O,N]);!$(N(C=O)C=O):4]>>[#6:1][C:2](=[O:3])Cl.[N:4]',
    needs: { 0: [alkylNH] },
    why: 'The acid chloride carries a free amine and reacts with itself.',
    most: 6,
  },
  {
    kind,
    smarts: '[#6:1][CX3;!R:2](=[O:3])[NX3;!$(N[O,N]);!$(N(C=O)C=O):4]>>[#6:1][C:2](=[O:3])Cl.[N:4]',
    edit: brings('CN'),
    needs: { 0: ['[NX3;H2][CH2]c'] },
    why: 'The acid chloride carries a free benzylic amine and reacts with itself.',
    most: 7,
  },
  {
    kind,
    smarts: '[#6:1][CX3;!R:2](=[O:3])[NX3;!$(N[O,N]);!$(N(C=O)C=O):4]>>[#6:1][C:2](=[O:3])O.[N:4]',
    needs: { 0: [alkylNH2] },
    why: 'The amino acid has its amine free and condenses with itself.',
    most: 6,
  },
  {
    kind,
    smarts: '[#6:1][S:2](=[O:3])(=[O:5])[NX3:4]>>[#6:1][S:2](=[O:3])(=[O:5])Cl.[N:4]',
    edit: brings('CN'),
    needs: { 0: ['[NX3;H2][CH2]c'] },
    why: 'The sulfonyl chloride carries a free amine and reacts with itself.',
    most: 6,
  },
  {
    kind,
    smarts: carbinol,
    edit: brings('C(=O)O'),
    needs: { 1: [acid] },
    why: 'The Grignard reagent carries an acid that destroys it.',
    most: 6,
  },
  {
    kind,
    smarts: carbinol,
    edit: brings('O'),
    needs: { 1: ['[OX2;H1]c'] },
    why: 'The Grignard reagent carries a phenol that destroys it.',
    most: 5,
  },
  {
    kind,
    smarts: carbinol,
    edit: brings('C(C)=O'),
    needs: { 1: [ketone] },
    why: 'The Grignard reagent carries a ketone and adds to itself.',
    most: 6,
  },
  {
    kind,
    smarts: carbinol,
    edit: brings('N'),
    needs: { 1: [arylNH2] },
    why: 'The Grignard reagent carries an amine that protonates it.',
    most: 5,
  },
  {
    kind,
    smarts: '[NX3;H0,H1;+0;!$(N-[C,S]=[O,N]);$(N[CX4]);!$(N[N,O]):1][CX4;H2;!R:2][#6:3]>>[N:1].O=[CH:2][#6:3]',
    needs: { 1: [alkylNH2] },
    why: 'The aldehyde carries a free primary amine and condenses with itself.',
    most: 6,
  },
  {
    kind,
    smarts: '[NX3;H0,H1;+0;!$(N-[C,S]=[O,N]);$(N[CX4]);!$(N[N,O]):1][CX4;H2;!R:2][#6:3]>>[N:1].O=[CH:2][#6:3]',
    edit: brings('CN'),
    needs: { 1: ['[NX3;H2][CH2]c'] },
    why: 'The aldehyde carries a free primary amine and condenses with itself.',
    most: 6,
  },
  {
    kind,
    smarts: '[c:1][OX2:2][CX4;H2;!R:3][CX4:4]>>[c:1][OH:2].Br[C:3][C:4]',
    needs: { 1: [alkylNH] },
    why: 'The alkyl bromide carries a free amine and alkylates itself.',
    most: 6,
  },
  {
    kind,
    smarts: '[#6:1][NX3;H1:2][CX3:3](=[O:4])[NX3:5]>>[#6:1][N:2]=[C:3]=[O:4].[N:5]',
    edit: brings('CN'),
    needs: { 0: ['[NX3;H2][CH2]c'] },
    why: 'The isocyanate carries a free amine and gives the polyurea.',
    most: 6,
  },
  {
    kind,
    smarts: '[c:1][CX3;H1;!R:2]=[CX3;H1;!R:3][c:4]>>[c:1][CH:2]=O.[c:4][CH2:3][P+](c1ccccc1)(c1ccccc1)c1ccccc1',
    edit: brings('C=O'),
    needs: { 1: [aldehyde] },
    why: 'The phosphonium salt carries an aldehyde; its ylide reacts with itself.',
    most: 5,
  },
  {
    kind,
    smarts: '[CX3;!R:1](=[O:2])([#6:3])[c:4]>>[#6:3][C:1](=[O:2])N(C)OC.[Li][c:4]',
    edit: brings('C(=O)OC'),
    needs: { 1: ['C(=O)O[CH3]'] },
    why: 'The aryllithium carries a methyl ester and adds to itself.',
    most: 6,
  },
  {
    kind,
    smarts: '[NX3;H1;$(N[CX4]):1][CX3;!R:2](=[O:3])[OX2:4][CX4:5]>>[N:1]=[C:2]=[O:3].[OH:4][C:5]',
    needs: { 0: [alkylNH] },
    why: 'The isocyanate carries a free amine and gives the polyurea.',
    most: 4,
  },
];
