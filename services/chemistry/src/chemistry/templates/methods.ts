// Reactions that are defined by their reagents: every chemist knows them, patents hardly record them, and without their reagents
// nobody would expect them. They are asked forwards only, of a mixture that holds all that one of their lines names, and so
// have no retro side and no counts.

import { carbonylMethods } from './methods/carbonyl.ts';
import { couplingMethods } from './methods/coupling.ts';
import { interconversionMethods } from './methods/interconversion.ts';
import { areneMethods } from './methods/arene.ts';
import { carbonylRedoxMethods } from './methods/carbonyl-redox.ts';
import { epoxideMethods } from './methods/epoxide.ts';
import { oxidationMethods } from './methods/oxidation.ts';
import { unsaturatedReductionMethods } from './methods/unsaturated-reduction.ts';
import { ringMethods } from './methods/ring.ts';
import { alkeneMethods } from './methods/alkene.ts';
import type { ReactionTemplate } from './template.ts';

export const methodTemplates: readonly ReactionTemplate[] = [
  ...areneMethods,
  ...alkeneMethods,
  ...carbonylMethods,
  ...couplingMethods,
  ...interconversionMethods,
  ...carbonylRedoxMethods,
  ...epoxideMethods,
  ...oxidationMethods,
  ...unsaturatedReductionMethods,
  ...ringMethods,
];
