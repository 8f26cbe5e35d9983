import type { ControlledFamily } from './family.ts';
import { sedativeFamilies } from './sedative-families.ts';
import { stimulantFamilies } from './stimulant-families.ts';
import { treatyFamilies } from './treaty-families.ts';

/** Every family rule, treaties first. */
export const controlledFamilies: readonly ControlledFamily[] = [
  ...treatyFamilies,
  ...stimulantFamilies,
  ...sedativeFamilies,
];
