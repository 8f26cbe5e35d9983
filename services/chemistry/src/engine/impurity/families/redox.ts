// Reductions and oxidations, one group of atoms at a time.

import type { Family } from './family.ts';

const one = (id: string, group: Family['group'], smarts: readonly string[], more: Partial<Family> = {}): Family => ({
  id,
  group,
  smarts,
  ...more,
});
const hydride = [['borohydride'], ['strongHydride']] as const;
const hydrogen = [['hydrogenation']] as const;

export const redoxFamilies: readonly Family[] = [
  one('reduce-aldehyde', 'hydride', ['[CX3;H1;$(C[#6]):1]=[OX1:2]>>[C:1][OH:2]'], {
    when: [...hydride, ['mildHydride']],
  }),
  one('reduce-ketone', 'hydride', ['[CX3;$(C([#6])[#6]):1]=[OX1:2]>>[C:1][OH:2]'], { when: hydride, rate: -0.6 }),
  one('reduce-ester', 'hydride', ['[CX3;$(C[#6]):1](=[O:2])[OX2][#6]>>[C:1][OH:2]'], {
    when: [['strongHydride']],
    rate: -2.2,
  }),
  one('reduce-ester-to-aldehyde', 'hydride', ['[CX3;$(C[#6]):1](=[O:2])[OX2][#6]>>[CH1:1]=[O:2]'], {
    when: [['partialHydride']],
    rate: -2.4,
  }),
  one('reduce-acid', 'hydride', ['[CX3;$(C[#6]):1](=[O:2])[OX2H]>>[C:1][OH:2]'], {
    when: [['strongHydride'], ['borane']],
    rate: -1.5,
  }),
  one('reduce-amide', 'hydride', ['[CX3;$(C[#6]):1](=O)[NX3:2]>>[C:1][N:2]'], {
    when: [['strongHydride'], ['borane']],
    rate: -1.5,
  }),
  one('reduce-imine', 'hydride', ['[CX3:1]=[NX2;$(N[#6]):2]>>[C:1][N:2]'], {
    when: [...hydride, ['mildHydride']],
  }),
  one('reduce-nitrile', 'hydride', ['[CX2:1]#[NX1:2]>>[CH2:1][NH2:2]'], { when: [['strongHydride']], rate: -1 }),
  one('hydrogenate-nitro', 'hydrogenation', ['[#6:1][N+](=O)[O-]>>[#6:1][NH2]'], { when: hydrogen }),
  one('hydrogenate-alkene', 'hydrogenation', ['[CX3;!$(C=[!#6]):1]=[CX3;!$(C=[!#6]):2]>>[C:1][C:2]'], {
    when: hydrogen,
  }),
  one('hydrogenate-alkyne', 'hydrogenation', ['[CX2:1]#[CX2:2]>>[C:1][C:2]'], { when: hydrogen }),
  one('semihydrogenate-alkyne', 'hydrogenation', ['[CX2:1]#[CX2:2]>>[C:1]=[C:2]'], { when: hydrogen }),
  one(
    'hydrogenolyse-benzyl',
    'hydrogenation',
    ['[CX4;H2;$(Cc)][$([OX2;!$(OC(=O)[#7])]),$([NX3](C)C),$([NX3;H1]C):2][#6:1]>>[*:2][#6:1]'],
    {
      when: hydrogen,
      rate: -0.4,
    },
  ),
  one('hydrogenolyse-cbz', 'hydrogenation', ['c[CX4;H2]OC(=O)[NX3:1]>>[N:1]'], { when: hydrogen }),
  one('hydrogenate-nitrile', 'hydrogenation', ['[CX2:1]#[NX1:2]>>[CH2:1][NH2:2]'], { when: hydrogen, rate: -1.2 }),
  one('hydrogenate-imine', 'hydrogenation', ['[CX3:1]=[NX2;$(N[#6]):2]>>[C:1][N:2]'], { when: hydrogen }),
  one('reduce-azide', 'hydrogenation', ['[#6:1][N]=[N+]=[N-]>>[#6:1][NH2]'], { when: [...hydrogen, ['phosphine']] }),
  one('hydrogenolyse-halide', 'hydrogenation', ['[c:1][Br,I]>>[cH:1]'], { when: hydrogen, rate: -0.4 }),
  one('hydrogenolyse-aryl-chloride', 'hydrogenation', ['[c:1][Cl]>>[cH:1]'], { when: hydrogen, rate: -0.9 }),
  one(
    'hydrogenate-aryl-ketone',
    'hydrogenation',
    ['[CX3;$(Cc);$(C[#6]),$([CH]):1]=[OX1;$(O=C([#6,#1])c):2]>>[C:1][OH:2]'],
    {
      when: hydrogen,
      rate: -1,
    },
  ),
  one('reduce-nitro-by-metal', 'metalReduction', ['[c:1][N+](=O)[O-]>>[c:1][NH2]'], { when: [['metalReduction']] }),
  one('oxidise-primary-alcohol', 'alcoholOxidation', ['[CX4;H2;$(C[#6]):1][OX2H:2]>>[CH1:1]=[O:2]'], {
    when: [['alcoholOxidant']],
  }),
  one('oxidise-secondary-alcohol', 'alcoholOxidation', ['[CX4;H1;$(C([#6])[#6]):1][OX2H:2]>>[CH0:1]=[O:2]'], {
    when: [['alcoholOxidant']],
  }),
  one('oxidise-aldehyde', 'alcoholOxidation', ['[CX3;H1;$(C[#6]):1]=[OX1:2]>>[CH0:1](=[O:2])O'], { rate: -0.8 }),
  one('oxidise-sulfide', 'peracidOxidation', ['[SX2;$(S([#6;!$(C=O)])[#6;!$(C=O)]):1]>>[S:1]=O'], {
    when: [['peroxide'], ['hypervalentIodine']],
  }),
  one('oxidise-sulfoxide', 'peracidOxidation', ['[SX3;$(S([#6])[#6]):1]=[O:2]>>[S:1](=[O:2])=O'], {
    when: [['peroxide']],
    overFloor: 0.5,
  }),
  one(
    'epoxidise',
    'peracidOxidation',
    ['[CX3;!$(C=[!#6]);!$(C[CX3]=O):1]=[CX3;!$(C=[!#6]);!$(C[CX3]=O):2]>>[C:1]1O[C:2]1'],
    {
      when: [['peroxide']],
    },
  ),
  one('oxidise-tertiary-amine', 'peracidOxidation', ['[NX3;H0;+0;$(N([CX4])([CX4])[CX4]):1]>>[N+:1][O-]'], {
    when: [['peroxide']],
  }),
  one('oxidise-pyridine', 'peracidOxidation', ['[n;X2;r6;+0:1]>>[n+:1][O-]'], { when: [['peroxide']], rate: -0.8 }),
  one(
    'baeyer-villiger',
    'peracidOxidation',
    ['[CX3;$(C([#6])[#6]):1](=[O:2])[CX4;H0,H1,$(Cc):3]>>[C:1](=[O:2])O[C:3]'],
    {
      rate: -1,
    },
  ),
];
