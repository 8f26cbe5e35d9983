// Another site of the same molecule reacts first.

import { aldehyde, alkylNH, alkylNH2, arylNH2, brings, phenol, plainAryl } from './rule.ts';
import type { WrongRule } from './rule.ts';

const kind = 'other site';
const poorGroup = '$([N+](=O)[O-]),$(C(=O)[OX2,NX3]),$(C#N),$(C(F)(F)F),$(S(=O)(=O))';
/** A ring carbon beside a group that draws electrons, and beside none that gives them. */
const poorPlace = `$(c1c([${poorGroup}])cccc1),$(c1cc([${poorGroup}])ccc1),$(c1ncccc1),$(c1cnccc1),$(c1ccncc1)`;
const giving = '[OX2,SX2,$([NX3;+0])]';
const noDonor = `!$(a1a(${giving})aaaa1);!$(a1aa(${giving})aaa1);!$(a1aaa(${giving})aa1);!$(c1c([CX4])cccc1);!$(a:a=O);!$(a:a:a=O);!$(c:1:[c,n]:[n,o,s]:*:*1)`;
const richRings =
  '[$(c1([OX2;$([OH]),$(O[CH3]),$(O[CH2])])[cH]cc[cH]c1),$(c1([NX3;H2,$(N([CX4])[CX4])])[cH]cccc1),$([cH]1c[nH]cc1),$([cH]1c[nH]c2ccccc12)]';

export const otherSiteRules: readonly WrongRule[] = [
  {
    kind,
    smarts: '[c:1][NH1:2]-[C:3](=[O:4])[#6:5]>>[c:1][NH2:2].Cl[C:3](=[O:4])[#6:5]',
    needs: { 0: [alkylNH] },
    without: ['[NX3;H1,H2].C(=O)Cl'],
    why: 'The aliphatic amine takes the acid chloride before the aniline does.',
    most: 9,
  },
  {
    kind,
    smarts: '[c:1][NH1:2]-[C:3](=[O:4])[#6:5]>>[c:1][NH2:2].O[C:3](=[O:4])[#6:5]',
    edit: brings('CN'),
    needs: { 0: [alkylNH2] },
    why: 'The benzylic amine is acylated before the aniline.',
    most: 9,
  },
  {
    kind,
    smarts: '[c:1][NH:2][S:3](=[O:4])(=[O:5])[#6:6]>>[c:1][NH2:2].Cl[S:3](=[O:4])(=[O:5])[#6:6]',
    edit: brings('CN'),
    needs: { 0: [alkylNH2] },
    why: 'The benzylic amine takes the sulfonyl chloride before the aniline does.',
    most: 7,
  },
  {
    kind,
    smarts: '[CX4:1][OX2:2][C:3](=[O:4])[#6:5]>>[C:1][OH:2].Cl[C:3](=[O:4])[#6:5]',
    needs: { 0: [alkylNH] },
    why: 'The free amine takes the acid chloride before the alcohol does.',
    most: 8,
  },
  {
    kind,
    smarts: '[CX4:1][OX2:2][C:3](=[O:4])[#6:5]>>[C:1][OH:2].Cl[C:3](=[O:4])[#6:5]',
    edit: brings('CN'),
    needs: { 0: [alkylNH2] },
    why: 'The free amine takes the acid chloride before the alcohol does.',
    most: 6,
  },
  {
    kind,
    smarts: `${plainAryl.replace(/\]$/, ':1]')}-[c:2]>>[c:1]Cl.[c:2]B(O)O`,
    needs: { 0: ['c[Br,I]'] },
    why: 'The palladium enters the carbon-bromine bond before the carbon-chlorine bond.',
    most: 9,
  },
  {
    kind,
    smarts: '[c;$(c1ccccc1):1]-[c:2]>>[c:1]Br.[c:2]B(O)O',
    edit: brings('I'),
    needs: { 0: ['cI'] },
    why: 'The iodide couples before the bromide.',
    most: 8,
  },
  {
    kind,
    smarts: `${plainAryl.replace(/\]$/, ':1]')}-[NX3;!$(N-[C,S]=O);!$(N=*);+0:2]>>[c:1]Cl.[NX3:2]`,
    needs: { 0: ['c[Br,I]'] },
    why: 'The amine is coupled with the bromide, not with the chloride beside it.',
    most: 7,
  },
  {
    kind,
    smarts: `${plainAryl.replace(/\]$/, ':1]')}-[NX3;!$(N-[C,S]=O);!$(N=*);+0:2]>>[c:1]F.[NX3:2]`,
    has: ['[$(c1ncccn1),$(c1ccncn1),$(c1ccccn1)][F,Cl]'],
    needs: { 0: ['c[n;+0]', '[$(c1ncccn1),$(c1ccncn1),$(c1ccccn1)][F,Cl]'] },
    why: 'The halogen on the azine is displaced, not the fluorine of the plain benzene ring.',
    most: 7,
  },
  {
    kind,
    smarts: `[c;${poorPlace};${noDonor}:1]-[Br]>>[cH:1]`.replace(`${poorPlace};`, `${poorPlace};`),
    has: [richRings],
    reagent: 'O=C1CCC(=O)N1Br',
    why: 'The electron-rich ring is brominated, not the deactivated one.',
    most: 9,
  },
  {
    kind,
    smarts: `[c;$(c1c[c,n]cc[c,n]1),$(c1ccccc1);${noDonor};${poorPlace}:1]-[N+](=O)[O-]>>[cH:1]`,
    has: [richRings],
    reagent: 'O=[N+]([O-])O',
    why: 'The electron-rich ring is nitrated, not the deactivated one.',
    most: 6,
  },
  {
    kind,
    smarts: `[c;$(c1ccccc1);${noDonor};${poorPlace}:1]-[C;!R:2](=[O:3])[C,c:4]>>[cH:1].Cl[C:2](=[O:3])[*:4]`,
    why: 'A deactivated ring does not take part in a Friedel-Crafts acylation.',
    most: 8,
  },
  {
    kind,
    smarts:
      '[c;$(c1[cH]c([$([OX2][CH3]),$([NX3;H1]C(=O)[CX4]),$([NX3;H2])])[cH]c[cH]1);!$(c:c:c[O,N].c:c:c[O,N]);!$(c:c[O,N]);!$(c:c:c:c[O,N]):1]-[Br]>>[cH:1]',
    reagent: 'O=C1CCC(=O)N1Br',
    why: 'The donor directs the bromine to its free para position, not to the meta position.',
    most: 7,
  },
  {
    kind,
    smarts: '[NX3;+0;!$(N-C=O):1]-[CX4;H1:2]([#6:3])[#6:4]>>[N:1].O=[C:2]([#6:3])[#6:4]',
    edit: brings('C=O'),
    needs: { 1: [aldehyde] },
    why: 'The aldehyde condenses with the amine before the ketone does.',
    most: 7,
  },
  {
    kind,
    smarts: '[c:1][NH1:2][CH2:3][#6:4]>>[c:1][NH2:2].Br[CH2:3][#6:4]',
    needs: { 0: [alkylNH] },
    why: 'The aliphatic amine is alkylated before the aniline.',
    most: 7,
  },
  {
    kind,
    smarts: '[CX4;H1,H2;!$(C(O)[O,N]):1][OX2;!R:2][CH2:3][c:4]>>[C:1][OH:2].Br[CH2:3][c:4]',
    needs: { 0: [phenol] },
    why: 'The phenol is alkylated before the far less acidic alcohol.',
    most: 6,
  },
  {
    kind,
    smarts: '[CX4;H1,H2;!$(C(O)[O,N]):1][OX2;!R:2][CH2:3][c:4]>>[C:1][OH:2].Br[CH2:3][c:4]',
    edit: brings('O'),
    needs: { 0: [phenol] },
    why: 'The phenol is alkylated before the far less acidic alcohol.',
    most: 5,
  },
  {
    kind,
    smarts: '[c:1][Br]>>[c:1]N',
    edit: brings('N'),
    has: [arylNH2],
    without: ['n[nH]'],
    reagent: 'Br.O=NO',
    why: 'Nitrous acid diazotises the other aniline as well.',
    most: 5,
  },
];
