// What a family of reactions is: the bare change of bonds, wider than any template, so that it also tells what else reacts.

import type { Trait } from '../traits.ts';

/** Families of one group run under the same conditions: where one is wanted, all of them happen. */
export type FamilyGroup =
  | 'acylation'
  | 'condensingAcylation'
  | 'sulfonylation'
  | 'alkylation'
  | 'mitsunobu'
  | 'conjugateAddition'
  | 'snar'
  | 'heteroCoupling'
  | 'carbonCoupling'
  | 'organometallic'
  | 'olefination'
  | 'aldol'
  | 'claisen'
  | 'reductiveAmination'
  | 'condensation'
  | 'arene'
  | 'hydride'
  | 'hydrogenation'
  | 'metalReduction'
  | 'alcoholOxidation'
  | 'peracidOxidation'
  | 'acidDeprotection'
  | 'baseDeprotection'
  | 'silylDeprotection'
  | 'halogenation'
  | 'hydrolysis'
  | 'functionalGroup';

export interface Family {
  id: string;
  group: FamilyGroup;
  /** Reaction SMARTS, one product; every variant is tried. */
  smarts: readonly string[];
  /** Besides being in the group of the wanted reaction: it runs when all traits of one of the lists are there. */
  when?: readonly (readonly Trait[])[];
  /** It does not run where one of these is there. */
  not?: readonly Trait[];
  /** Bonds are made by palladium, copper or nickel. */
  isMetal?: boolean;
  /** Speed beside the other families of its group where the tables of rates say nothing, as a power of ten. */
  rate?: number;
  /** The share that another turn on the product never falls below, 0 to 1: over-reactions which every textbook names. */
  overFloor?: number;
  /** It needs a reagent of its own, so that it does not run where another family of its group is wanted. */
  needsOwnReagent?: boolean;
  /** The product does not react again this way, whatever the pattern says. */
  neverOver?: boolean;
  /** Which position of an arene reacts is told by the tables of arene-rates.ts. */
  isAromaticSubstitution?: boolean;
}
