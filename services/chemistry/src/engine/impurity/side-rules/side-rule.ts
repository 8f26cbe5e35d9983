// What a side reaction is: a bare change of bonds, the molecules it happens to, and the circumstances that it needs.

import type { FamilyGroup } from '../families/family.ts';
import type { Trait } from '../traits.ts';
import type { ImpurityCause } from '../types.ts';

/**
 * Where a slot is filled from: `same` is the molecule of the first slot once more, `reagent` an agent or a reactant (a reagent that
 * gives atoms to the product counts as one).
 */
export type Pool = 'reactant' | 'product' | 'either' | 'agent' | 'reagent' | 'same' | { smiles: string };

export interface SideRule {
  /** The words are `why.ID`. */
  id: string;
  cause: ImpurityCause;
  /** Reaction SMARTS; every product of an outcome is an impurity. */
  smarts: readonly string[];
  /** One for each slot. */
  on: readonly Pool[];
  /** All traits of one of the lists are there; always where there is no list. */
  when?: readonly (readonly Trait[])[];
  /** None of these is there. */
  not?: readonly Trait[];
  /** One of the agents, or of the reactants that are known agents, has such a name; slots of agents are filled with these only. */
  agents?: RegExp;
  /** So has another one, which fills no slot. */
  with?: RegExp;
  /** SMARTS that the wanted product has. */
  makes?: string;
  /** SMARTS that the wanted product has no more. */
  lost?: string;
  /** SMARTS that no molecule of the slots has. */
  lacks?: string;
  /** Where a molecule of the slots has this, what forms must be part of the product: the rule acts where the wanted reaction does. */
  partOfProductWhere?: string;
  /** The wanted reaction is of one of these groups, or of none of them. */
  groups?: readonly FamilyGroup[];
  notGroups?: readonly FamilyGroup[];
  /** 0 to 1 under the circumstances in `when`. */
  score: number;
  /** Circumstances that make it more or less: factors. */
  factors?: Readonly<Partial<Record<Trait, number>>>;
  /** Molecules of the slots, and one of what forms. */
  example: { of: readonly string[]; gives: string };
  /** Molecules of the slots on which the pattern must not act. */
  counterExample: readonly string[];
}
