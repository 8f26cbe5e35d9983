// What a chemist may ask of every route. All lists hold SMILES; bonds are pairs of atom indexes of the target's canonical
// SMILES, counted from 0 in the order of the text.

import { constraintLimits } from '@app/shared/constants/constraint-limits';
import type { Currency } from '@app/shared/constants/locale';
import type { PreferenceKind } from './preferences/preference-rules.ts';
import type { ReactionClass } from '../../chemistry/models/types.ts';

export type BondMark = readonly [from: number, to: number];

export interface SearchConstraints {
  /** Each must be made by some step of the route. */
  breakBonds?: readonly BondMark[];
  /** None may be made by any step: they come with the starting materials. */
  keepBonds?: readonly BondMark[];
  /** SMARTS or SMILES; none may be made or changed by any step: each lies whole in a starting material (kept-substructures.ts). */
  keepSubstructures?: readonly string[];
  /** Each must appear in the route. */
  throughMolecules?: readonly string[];
  /** None may be made on the way; bought they may be. */
  avoidMolecules?: readonly string[];
  /** None may appear at all. */
  forbiddenMolecules?: readonly string[];
  /** Taken as given, and the route must begin from them: from each (`all`) or from at least one (`any`). */
  startFrom?: readonly string[];
  startFromUse?: 'all' | 'any';
  /** Taken as bought, whatever the stock says; a route may use them and need not. */
  boughtMolecules?: readonly string[];
  /** `A.B>>P` for one reaction, otherwise the id of a template that is not wanted at all. */
  dislikedReactions?: readonly string[];
  excludedClasses?: readonly ReactionClass[];
  /** Reactions in the whole route. */
  maxRouteSteps?: number;
  /** Dearest starting material; one without a known price is too dear. */
  maxPricePerGram?: { minorUnits: number; currency: Currency };
  /** Heaviest starting material, g/mol. */
  maxWeight?: number;
  /** Most atoms of an element in a starting material; hydrogens count by the symbol H. */
  elementLimits?: readonly { element: string; most: number }[];
  /**
   * Amount that is needed of each starting material: where lists name packs, ten of the largest must hold it, and where a price is
   * given, the amount must not cost more (purchase-limits.ts).
   */
  neededAmount?: { grams: number; maxPrice?: { minorUnits: number; currency: Currency } };
  /** Kinds of stock origin that count as bought; all when left out. */
  stocks?: readonly string[];
  /** 0 to 1: how much a hazardous or wasteful step counts against a route. */
  greenWeight?: number;
}

/** Everything but weights can turn a proposal, a starting material or a route away. */
export type ConstraintKind = Exclude<keyof SearchConstraints, 'startFromUse' | 'boughtMolecules' | 'greenWeight'>;

/** How often each constraint or preference turned a proposal, a starting material or a whole route away. */
export type TurnedAway = Partial<Record<ConstraintKind | PreferenceKind, number>>;

/** The most molecules that a route can be asked to contain, those to start from included. */
export const maxRequirements = constraintLimits.wantedMolecules;
