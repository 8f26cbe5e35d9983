// Protecting groups going on and off, hydrolysis, and single changes of functional groups.

import type { Family } from './family.ts';

const one = (id: string, group: Family['group'], smarts: readonly string[], more: Partial<Family> = {}): Family => ({
  id,
  group,
  smarts,
  ...more,
});
const acid = [['strongAcid']] as const;
const base = [['hydroxide']] as const;
const tertButyl = '[CX4]([CH3])([CH3])[CH3]';

export const protectionFamilies: readonly Family[] = [
  one('remove-boc', 'acidDeprotection', [`[NX3,$([nX3]):1]C(=O)O${tertButyl}>>[*:1]`], { when: acid }),
  one('remove-boc-azole', 'acidDeprotection', [`[n:1]C(=O)O${tertButyl}>>[nH:1]`], { when: acid }),
  one('cleave-tert-butyl-ester', 'acidDeprotection', [`[CX3;$(C[#6]):1](=[O:2])O${tertButyl}>>[C:1](=[O:2])[OH]`], {
    when: acid,
    rate: -0.5,
  }),
  one('cleave-tert-butyl-ether', 'acidDeprotection', [`[#6;!$(C=O):1][OX2:2]${tertButyl}>>[#6:1][O:2]`], {
    when: acid,
    rate: -1,
  }),
  one('cleave-silyl-ether', 'acidDeprotection', ['[#6:1][OX2:2][Si]([#6])([#6])[#6]>>[#6:1][O:2]'], {
    when: [...acid, ['fluoride']],
    rate: -0.2,
  }),
  one('cleave-silyl-ether-by-fluoride', 'silylDeprotection', ['[#6:1][OX2:2][Si]([#6])([#6])[#6]>>[#6:1][O:2]']),
  one('remove-trityl', 'acidDeprotection', ['[*:1]-[CX4](c1ccccc1)(c1ccccc1)c1ccccc1>>[*:1]'], { when: acid }),
  one(
    'cleave-acetal',
    'acidDeprotection',
    [
      '[CX4;$(C([#6,#1])([OX2][CX4])[OX2][CX4]);!$(C[OX2]C(=O));!$(C([OX2])([OX2])[OX2]):1]([OX2;!R][CX4;!R])[OX2;!R][CX4;!R]>>[C:1]=O',
      '[CX4:1]1[OX2][CX4;H2][CX4;H2][OX2]1>>[C:1]=O',
      '[#6:1][OX2:2][CX4;H1;R]1[CH2][CH2][CH2][CH2]O1>>[#6:1][O:2]',
      '[#6:1][OX2:2][CH2][OX2][CX4]>>[#6:1][O:2]',
    ],
    { when: acid, rate: -0.2 },
  ),
  one(
    'cleave-acetonide',
    'acidDeprotection',
    [
      '[C:1]1[O:2]C([CH3])([CH3])[O:3][C:4]1>>[C:1]([O:2])[C:4][O:3]',
      '[C:1]1[O:2]C([CH3])([CH3])[O:3][C:4][C:5]1>>[C:1]([O:2])[C:5][C:4][O:3]',
    ],
    {
      when: acid,
      rate: -0.2,
    },
  ),
  one('cleave-para-methoxybenzyl', 'acidDeprotection', ['[#6:1][OX2,$([NX3]C):2][CH2]c1ccc(O[CH3])cc1>>[#6:1][*:2]'], {
    when: acid,
    rate: -0.8,
  }),
  one('remove-fmoc', 'baseDeprotection', ['[NX3:1]C(=O)OCC1c2ccccc2-c2ccccc21>>[N:1]'], {
    when: [['secondaryAmine'], ...base, ['alkoxide']],
  }),
  one('remove-acetate', 'baseDeprotection', ['[#6;!$(C=O):1][OX2:2]C(=O)[CH3]>>[#6:1][O:2]'], {
    when: [['alkoxide']],
  }),
  one(
    'hydrolyse-ester',
    'hydrolysis',
    [
      '[CX3;$(C[#6]),$([CH]):1](=[O:2])[OX2][#6;!$(C([CH3])([CH3])[CH3]);!$(C=O)]>>[C:1](=[O:2])[OH]',
      '[CX3;R:1](=[O:2])[OX2;R:3][#6:4]>>([C:1](=[O:2])[OH].[OH:3][#6:4])',
    ],
    {
      when: base,
      rate: -0.3,
    },
  ),
  one('hydrolyse-nitrile', 'hydrolysis', ['[CX2;$(C[#6]):1]#[NX1:2]>>[C:1](=O)[NH2:2]'], { rate: -1.5 }),
  one('hydrolyse-nitrile-to-acid', 'hydrolysis', ['[CX2;$(C[#6]):1]#[NX1]>>[C:1](=O)O'], { rate: -2 }),
  one('hydrolyse-amide', 'hydrolysis', ['[CX3;$(C[#6]):2](=O)[NX3:1]>>[N:1]'], { rate: -2.5 }),
  one('hydrolyse-amide-to-acid', 'hydrolysis', ['[CX3;$(C[#6]):1](=[O:2])[NX3]>>[C:1](=[O:2])[OH]'], { rate: -2.5 }),
  one('remove-phthalimide', 'functionalGroup', ['[#6:1]N1C(=O)c2ccccc2C1=O>>[#6:1][NH2]']),
  one('demethylate-ether', 'acidDeprotection', ['[c:1][OX2:2][CH3]>>[c:1][O:2]'], {
    when: [['boronHalide']],
    rate: -0.3,
  }),
];

export const functionalGroupFamilies: readonly Family[] = [
  one('acid-to-chloride', 'functionalGroup', ['[CX3;$(C[#6]):1](=[O:2])[OX2H]>>[C:1](=[O:2])Cl'], {
    when: [['acidChlorinating']],
  }),
  one('alcohol-to-chloride', 'halogenation', ['[CX4;$(C[#6]):1][OX2H]>>[C:1]Cl'], { when: [['acidChlorinating']] }),
  one('alcohol-to-bromide', 'halogenation', ['[CX4;$(C[#6]):1][OX2H]>>[C:1]Br']),
  one('hydroxyazine-to-chloride', 'halogenation', ['[c;$(c[n]):1][OX2H]>>[c:1]Cl']),
  one('benzylic-bromination', 'halogenation', ['[CX4;H1,H2,H3;$(Cc):1]>>[C:1]Br'], {
    when: [['radical', 'bromine']],
    overFloor: 0.5,
  }),
  one('alpha-bromination', 'halogenation', ['[CX4;H1,H2,H3;$(C[CX3](=O)[#6]):1]>>[C:1]Br'], {
    rate: -0.2,
    overFloor: 0.5,
  }),
  one('alkene-dibromination', 'halogenation', ['[CX3;!$(C=[!#6]):1]=[CX3;!$(C=[!#6]):2]>>[C:1](Br)[C:2]Br'], {
    when: [['bromine']],
  }),
  ...(['Br', 'Cl', 'I', 'F', 'O', 'C#N'] as const).map((group) =>
    one(`diazotise-to-${group}`, 'functionalGroup', [`[c:1][NX3;H2]>>[c:1]${group}`], { needsOwnReagent: true }),
  ),
  one('dehydrate-amide', 'functionalGroup', ['[CX3;$(C[#6]):1](=O)[NX3;H2:2]>>[C:1]#[N:2]']),
  one('eliminate-leaving-group', 'functionalGroup', [
    '[CX4;!H0:1][CX4:2][$([Cl,Br,I]),$([OX2]S(=O)(=O)[#6])]>>[C:1]=[C:2]',
  ]),
  one('dehydrate-alcohol', 'functionalGroup', ['[CX4;!H0:1][CX4:2][OX2H]>>[C:1]=[C:2]']),
  ...(['I', 'C#N', 'N=[N+]=[N-]', 'F', 'Cl', 'Br', 'O'] as const).map((group) =>
    one(`exchange-for-${group}`, 'functionalGroup', [`[CX4:1][Cl,Br,I,$(OS(=O)(=O))]>>[C:1]${group}`], {
      needsOwnReagent: true,
    }),
  ),
  one('protect-boc', 'acylation', ['[NX3;!H0;!$(N[C,S]=O):1]>>[N:1]C(=O)OC(C)(C)C'], { needsOwnReagent: true }),
];
