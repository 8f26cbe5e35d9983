// All families, the nearest first: of those that a name fits and whose agents are there, the first is taken.

import { acylations } from './acylation.ts';
import { aromatics } from './aromatic.ts';
import { carbonBonds } from './carbon.ts';
import type { Family } from './family.ts';
import { generic } from './generic.ts';
import { hydrolyses, protectingGroups } from './groups-on-off.ts';
import { metalCouplings } from './metals.ts';
import { oxidations } from './oxidation.ts';
import { reductions } from './reduction.ts';
import { ringClosures } from './rings.ts';
import { substitutions } from './substitution.ts';

export const families: readonly Family[] = [
  ...metalCouplings,
  ...protectingGroups,
  ...acylations,
  ...substitutions,
  ...reductions,
  ...oxidations,
  ...aromatics,
  ...carbonBonds,
  ...hydrolyses,
  ...ringClosures,
];

export { generic };
