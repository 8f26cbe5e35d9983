// What a family of reactions adds to its conditions: how much of each part is taken, in which order, how it ends. Figures are usual
// laboratory practice, as textbooks of it have them (L. F. Tietze et al., Reactions and Syntheses, 2nd ed. 2015; Vogel's Textbook of
// Practical Organic Chemistry, 5th ed. 1989; N. G. Anderson, Practical Process Research and Development, 2nd ed. 2012); where a
// table says more, it says so. They are typical and of no particular reaction.

import type { AgentPart } from '../substances/substance.ts';
import type { Agent } from '../types.ts';

/** Lowest and highest usual equivalents, and what a draft takes. */
export type Equivalents = readonly [low: number, high: number, taken: number];

/** How an amount that is not counted in equivalents is measured. */
export interface ByVolume {
  /** Litres for a mole of the limiting reagent. */
  litresPerMole: number;
}
export interface ByWeight {
  /** Percent of the weight of the limiting reagent. */
  weightPercent: readonly [low: number, high: number, taken: number];
}
export type Amount = Equivalents | ByVolume | ByWeight;

export interface Partner {
  part: string;
  /** Of the reactant, any of them. */
  smarts: readonly string[];
  /** What is taken of it where another reactant limits. */
  excess: Equivalents;
}

/** One act of the addition; parts that are not there are left out, and so is an act without any. */
export type Act =
  | {
      do: 'charge' | 'dissolve' | 'add' | 'dropwise' | 'portions' | 'addLast';
      parts: readonly string[];
      inSolvent?: boolean;
      keepBelow?: number;
      note?: string;
    }
  | { do: 'cool'; to: number }
  | { do: 'degas' | 'purge' }
  | { do: 'hold'; minutes: readonly [number, number]; why?: string }
  | { do: 'say'; key: string; ifPart?: string };

/** Families run under these; `byAgents`: inert where an agent needs it. */
export type FamilyAtmosphere = 'air' | 'inert' | 'hydrogen' | 'carbonMonoxide' | 'oxygen' | 'byAgents';

export interface Family {
  id: string;
  /** English names of the kinds of reaction that it covers. */
  names: RegExp;
  /** English names that it does not cover, of those. */
  not?: RegExp;
  /** Whether it covers reactions with these agents; all where left out. */
  when?: (flask: Flask) => boolean;
  partners: readonly Partner[];
  /** By name of an agent, or else by its part. */
  amounts: Readonly<Partial<Record<AgentPart | string, Amount>>>;
  /** mol/L of the limiting reagent. */
  molar: number;
  atmosphere: FamilyAtmosphere;
  order: readonly Act[];
  /** Keys of sentences, said before those of the agents. */
  quench?: readonly string[];
  workUp?: readonly string[];
  purification?: readonly string[];
  /** Takes the place of the work-up that follows from solvent and product. */
  ownWorkUp?: boolean;
  heat?: 'mild' | 'strong';
  /** Gas that is set free. */
  gas?: string;
}

export interface Flask {
  agents: readonly Agent[];
  solvents: readonly string[];
  has: (part: AgentPart | string) => boolean;
}
