// What a step guard is: a piece of knowledge about what does not happen. Templates that were learned from records know
// the atoms that change and little of what lies around them; a guard names the surroundings in which they are wrong.

export interface StepGuard {
  /** Stable kebab-case name. */
  id: string;
  /** Why a chemist would not run it. */
  because: string;
  /** Forward reaction SMARTS: what reactants give by them, they do not give in truth. */
  refuses: string[];
  /** SMARTS of which one must be in some reactant for the guard to hold; without it, it always holds. */
  beside?: string[];
  /**
   * With `exact`, only a product of the very configuration that the SMARTS keep is refused, and only where there is one:
   * for substitutions, which turn a centre over. Without, configuration is not looked at.
   */
  exact?: true;
  /** Only between different reactants: what one molecule does to another of its kind has another way to the same product. */
  apart?: true;
  /** Steps that are refused. */
  examples: TextStep[];
  /** Near misses that are not. */
  counterExamples: TextStep[];
}

/** `reactant.reactant>>product`. */
export type TextStep = string;
