// All kinds that are only recognised. Narrow ones stand before wide ones: the first that gives the product names the reaction.

import { additionKinds } from './additions.ts';
import { carbonBondKinds } from './carbon-bonds.ts';
import type { NamedKind } from './reaction-class.ts';
import { redoxKinds } from './redox.ts';
import { removalKinds } from './removals.ts';
import { ringKinds } from './rings.ts';
import { substitutionKinds } from './substitutions.ts';

export const namedKinds: readonly NamedKind[] = [
  ...redoxKinds,
  ...carbonBondKinds,
  ...ringKinds,
  ...additionKinds,
  ...substitutionKinds,
  ...removalKinds,
];
