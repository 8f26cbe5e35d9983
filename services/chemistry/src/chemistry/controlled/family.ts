import type { ControlSchedule } from './substances.ts';

/** A class of compounds that a law defines by structure. */
export interface ControlledFamily {
  name: string;
  schedule: ControlSchedule;
  /** The law and item, and what it says. */
  legalText: string;
  /** Any one of these makes a member. */
  smarts: string | readonly string[];
  /** Atoms that are neither carbon nor hydrogen: exactly so many, so that no other function hides in an alkyl group. */
  heteroatoms?: number;
  /** Carbon atoms at most, all groups of the text at their largest. */
  maxCarbons?: number;
  /** Carbon atoms other than sp3 in the alkyl groups exclude the molecule. */
  onlyAlkyl?: boolean;
  /** A molecule that matches this is exempt by the text. */
  exempt?: string;
}

/**
 * What a rule must find and what it must leave alone.
 *
 * @internal
 */
export interface FamilyExamples {
  members: readonly (readonly [name: string, smiles: string])[];
  nearMisses: readonly (readonly [name: string, smiles: string])[];
}
