// The group that has to leave does not leave.

import { plainAryl } from './rule.ts';
import type { WrongRule } from './rule.ts';

const kind = 'no leaving group';
const amine = '[NX3;H0,H1;+0;!$(N-[C,S]=[O,N]);$(N[CX4]);!$(N[N,O]):1]';
const place = plainAryl.replace(/\]$/, ':1]');
const chain = '[CX4;H2;!R;!$(C[O,N,S]);$(C[CX4]):2]';

export const noLeavingGroupRules: readonly WrongRule[] = [
  {
    kind,
    smarts: `${amine}-[CX4;H2;!R:2][CX4:3]>>[N:1].CO[C:2][C:3]`,
    why: 'Methoxide does not leave from an alkyl carbon.',
    most: 7,
  },
  {
    kind,
    smarts: `${amine}-[CX4;H2;!R:2][CX4:3]>>[N:1].F[C:2][C:3]`,
    why: 'An alkyl fluoride does not alkylate an amine.',
    most: 7,
  },
  {
    kind,
    smarts: `${amine}-[CX4;H2;!R:2][CX4:3]>>[N:1].[CH3:2][C:3]`,
    why: 'Hydride does not leave: an alkane does not alkylate an amine.',
    most: 6,
  },
  {
    kind,
    smarts: `${amine}-[CX4;H1;R:2]([CX4:3])[CX4:4]>>[N:1].O[C:2]([C:3])[C:4]`,
    without: ['[OX2;H1].[OX2;H1]'],
    why: 'Hydroxide does not leave in favour of an amine.',
    most: 5,
  },
  {
    kind,
    smarts: '[c:1][OX2:2][CX4;H2;!R:3][CX4:4]>>[c:1][OH:2].N[C:3][C:4]',
    why: 'An amino group does not leave in favour of a phenolate.',
    most: 6,
  },
  {
    kind,
    smarts: '[c:1][OX2:2][CX4;H2;!R:3][CX4:4]>>[c:1][OH:2].CO[C:3][C:4]',
    why: 'Methoxide does not leave in favour of a phenolate.',
    most: 5,
  },
  {
    kind,
    smarts: '[c:1][OX2:2][CX4;H2;!R:3][CX4:4]>>[c:1][OH:2].F[C:3][C:4]',
    why: 'Fluoride does not leave from an alkyl carbon in favour of a phenolate.',
    most: 5,
  },
  {
    kind,
    smarts: '[#6:1][SX2:2][CX4;H2;!R:3][#6:4]>>[#6:1][SH:2].CO[C:3][#6:4]',
    why: 'Methoxide does not leave in favour of a thiolate.',
    most: 5,
  },
  {
    kind,
    smarts: `[N:1]#[C:4]${chain}>>[Na][C:4]#[N:1].N[C:2]`,
    why: 'An amino group does not leave in favour of cyanide.',
    most: 4,
  },
  {
    kind,
    smarts: `${place}-[NX3;H1,H0;+0;$(N[CX4]);!$(N-[C,S]=O):2]>>[c:1]F.[N:2]`,
    why: 'Nothing activates the aryl fluoride for the amine.',
    most: 7,
  },
  {
    kind,
    smarts: `${place}-[OX2:2][c,CX4;!$([CH3]):3]>>[c:1]F.[OH:2][*:3]`,
    why: 'Nothing activates the aryl fluoride for the alkoxide.',
    most: 6,
  },
  {
    kind,
    smarts: `${place}-[NX3;H1,H0;+0;$(N[CX4]);!$(N-[C,S]=O):2]>>[c:1]OC.[N:2]`,
    why: 'Methoxide does not leave from a plain benzene ring.',
    most: 5,
  },
  {
    kind,
    smarts: `${place}-[NX3;H1,H0;+0;$(N[CX4]);!$(N-[C,S]=O):2]>>[cH:1].[N:2]`,
    why: 'Hydride does not leave from a plain benzene ring.',
    most: 5,
  },
  {
    kind,
    smarts: `${place}-[c:2]>>[c:1]O.[c:2]B(O)O`,
    why: 'A free phenol does not couple with a boronic acid.',
    most: 6,
  },
  {
    kind,
    smarts: `${place}-[c:2]>>[c:1]N.[c:2]B(O)O`,
    why: 'An aniline does not couple with a boronic acid at its carbon.',
    most: 5,
  },
  {
    kind,
    smarts: `${place}-[c;$(c1ccccc1):2]>>[cH:1].[cH:2]`,
    why: 'Two plain benzene rings without any leaving group do not couple.',
    most: 6,
  },
  {
    kind,
    smarts: '[c:1]-[C:2]#[N:3]>>[c:1]N.[Na][C:2]#[N:3]',
    why: 'Cyanide does not displace an amino group from a ring.',
    most: 4,
  },
];
