// True steps with one thing made wrong: atoms that come from nowhere, configurations that do.

import type { StepRule } from './rule.ts';

const missing = 'partner missing';
const stereo = 'stereochemistry';

export const stepRules: readonly StepRule[] = [
  {
    kind: missing,
    change: { drops: 'partner' },
    why: 'A partner is missing: part of the product comes from nowhere.',
    most: 20,
  },
  {
    kind: missing,
    change: { lessens: '[c;$(c1ccccc1):1]-[F,Cl]>>[cH:1]' },
    why: 'The halogen of the product is in no precursor.',
    most: 8,
  },
  {
    kind: missing,
    change: { lessens: '[CX4;!$(C([CH3])([CH3]));!$(C-O-C=O):1]-[CH3]>>[*:1]' },
    why: 'One carbon of the chain is in no precursor.',
    most: 8,
  },
  {
    kind: missing,
    change: { lessens: '[c:1]-[O][CH3]>>[cH:1]' },
    why: 'The methoxy group of the product is in no precursor.',
    most: 8,
  },
  {
    kind: missing,
    change: { lessens: '[c:1]-C#N>>[cH:1]' },
    why: 'The cyano group of the product is in no precursor.',
    most: 5,
  },
  {
    kind: missing,
    change: { lessens: '[c:1]-C(F)(F)F>>[cH:1]' },
    why: 'The trifluoromethyl group of the product is in no precursor.',
    most: 6,
  },
  {
    kind: missing,
    change: { lessens: '[c;$(c1ccccc1):1]-F>>[c:1]Cl' },
    why: 'The product has fluorine where the precursor has chlorine.',
    most: 6,
  },
  {
    kind: missing,
    change: { lessens: '[n;r6;X2;H0;$(n1ccccc1):1]>>[cH:1]' },
    why: 'The ring nitrogen of the product is in no precursor.',
    most: 6,
  },
  {
    kind: missing,
    change: { lessens: '[CX4;R;H2:1]1[CH2:2][O:3][CH2:4][CH2:5][N:6]1>>[CH2:1]1[CH2:2][CH2:3][CH2:4][CH2:5][N:6]1' },
    why: 'The ring oxygen of the morpholine is in no precursor.',
    most: 3,
  },
  {
    kind: stereo,
    change: { turns: 'centre' },
    why: 'The configured centre turns although the reaction cannot turn it, or does not turn where it must.',
    most: 20,
  },
  {
    kind: stereo,
    change: { turns: 'double bond' },
    why: 'The double bond turns although the reaction does not touch it.',
    most: 6,
  },
  {
    kind: stereo,
    change: { flattens: 'precursor' },
    why: 'The precursor has no configuration, so that the single isomer cannot come from it.',
    most: 14,
  },
];
