// Configurations that the reaction cannot give.

import type { WrongRule } from './rule.ts';

const kind = 'stereochemistry';

export const stereoRules: readonly WrongRule[] = [
  {
    kind,
    smarts: '[NX3;+0;!$(N-[C,S]=[O,N]):1]-[CX4;H1;!$(CC=O):2]([#6:3])[#6:4]>>[N:1].[C:2]([#6:3])([#6:4])OS(C)(=O)=O',
    configured: { product: '[CX4;H1](N)([#6])[#6]', precursors: { 1: '[CX4;H1](OS)([#6])[#6]' } },
    why: 'The substitution of the mesylate turns the centre; the configuration is claimed to stay.',
    most: 8,
  },
  {
    kind,
    smarts: '[c:1]-[OX2:5]-[CX4;H1:2]([#6:3])[#6:4]>>[c:1][OH:5].[C:2]([#6:3])([#6:4])O',
    configured: { product: '[CX4;H1](Oc)([#6])[#6]', precursors: { 1: '[CX4;H1]([OH])([#6])[#6]' } },
    why: 'The Mitsunobu reaction turns the centre; the configuration is claimed to stay.',
    most: 8,
  },
  {
    kind,
    smarts: '[c:1]-[OX2:5]-[CX4;H1:2]([#6:3])[#6:4]>>[c:1][OH:5].[C:2]([#6:3])([#6:4])Br',
    configured: { product: '[CX4;H1](Oc)([#6])[#6]', precursors: { 1: '[CX4;H1](Br)([#6])[#6]' } },
    why: 'The substitution of the bromide turns the centre; the configuration is claimed to stay.',
    most: 5,
  },
  {
    kind,
    smarts: '[C:1]([OH:2])([#6:3])([#6:4])[c,$([CH3]):5]>>[#6:3][C:1](=[O:2])[#6:4].Br[Mg][*:5]',
    configured: { product: '[CX4]([OH])([#6])([#6])[c,$([CH3])]' },
    why: 'Nothing decides from which face the Grignard reagent adds; the single isomer does not form.',
    most: 6,
  },
  {
    kind,
    smarts: '[#6:1]-[CX4;H1;!R:2]([CX3:3](=[O:4])[OX2:6])[CX4;H2;!R:5]>>[#6:1][CH2:2][C:3](=[O:4])[O:6].Br[C:5]',
    configured: { product: '[CX4;H1](C(=O)O)([#6])[CH2]' },
    why: 'The alkylation of a flat enolate gives both configurations.',
    most: 6,
  },
];
