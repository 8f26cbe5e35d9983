// What a family of reactions adds to its conditions: how much of each part is taken, in which order, how it ends. Figures are usual
// laboratory practice, as textbooks of it have them (L. F. Tietze et al., Reactions and Syntheses, 2nd ed. 2015; Vogel's Textbook of
// Practical Organic Chemistry, 5th ed. 1989; N. G. Anderson, Practical Process Research and Development, 2nd ed. 2012); where a
// table says more, it says so. They are typical and of no particular reaction.

import type { Agent } from '../types.ts';

/** Lowest and highest usual equivalents, and what a draft takes. */
export type Equivalents = readonly [low: number, high: number, taken: number];

/** An amount measured by volume: litres for a mole of the limiting reagent. */
export interface ByVolume {
  litresPerMole: number;
  /** Taken where the conditions name a solvent besides. */
  beside?: Equivalents;
}
/** An amount by weight: percent of the weight of the limiting reagent. */
export interface ByWeight {
  weightPercent: Equivalents;
}
export type Amount = Equivalents | ByVolume | ByWeight;

export interface Partner {
  part: string;
  /** Of the reactant, any of them. */
  smarts: readonly string[];
  /** What is taken of it where another reactant limits. */
  excess: Equivalents;
  /** Cheap beside the other, however heavy. */
  neverLimits?: true;
}

/** How materials go in: `combine` with the solvent, the others into what is in the flask. */
export const chargings = ['combine', 'add', 'dropwise', 'portions', 'last'] as const;
export interface Charging {
  do: (typeof chargings)[number];
  /** Parts, or names of agents; `*` is what no other act of the family names. */
  parts: readonly string[];
}

/** One act of the addition; without any of its materials it is left out. */
export type Act =
  | Charging
  | { do: 'cool'; to: number }
  | { do: 'degas' }
  | { do: 'hold'; minutes: readonly [number, number] }
  | { do: 'say'; key: string };

export const combine = (...parts: string[]): Act => ({ do: 'combine', parts });
export const add = (...parts: string[]): Act => ({ do: 'add', parts });
export const dropwise = (...parts: string[]): Act => ({ do: 'dropwise', parts });
export const portions = (...parts: string[]): Act => ({ do: 'portions', parts });
export const last = (...parts: string[]): Act => ({ do: 'last', parts });
export const cool = (to: number): Act => ({ do: 'cool', to });
export const hold = (from: number, to: number): Act => ({ do: 'hold', minutes: [from, to] });
export const say = (key: string): Act => ({ do: 'say', key });
export const degas: Act = { do: 'degas' };

/** `byAgents`: inert where an agent needs it, else air. */
export type FamilyAtmosphere = 'air' | 'inert' | 'hydrogen' | 'carbonMonoxide' | 'oxygen' | 'byAgents';

/** What is done with the product where it is not extracted as any other. */
export type OwnWorkUp =
  | 'saponified'
  | 'volatileAcid'
  | 'filterCatalyst'
  | 'pourOnIce'
  | 'concentrateOnly'
  | 'filterSalt'
  | 'metalFilter';

export interface Family {
  id: string;
  /** English names of the kinds of reaction that it covers. */
  names: RegExp;
  /** English names that it leaves to other families, of those. */
  not?: RegExp;
  /** Whether it covers reactions with these agents; all where left out. */
  when?: (flask: Flask) => boolean;
  partners: readonly Partner[];
  /** By name of an agent, or else by its part. */
  amounts: Readonly<Record<string, Amount>>;
  /** mol/L of the limiting reagent. */
  molar: number;
  atmosphere: FamilyAtmosphere;
  order: readonly Act[];
  /** Keys of sentences that end it whatever is in the flask. */
  quench?: readonly string[];
  workUp?: OwnWorkUp;
  /** Keys of sentences said before the work-up. */
  openings?: readonly string[];
  /** Keys of sentences said of this family at the end of the work-up, and of the purification. */
  endings?: readonly string[];
  heat?: 'exotherm' | 'gas' | 'both';
  /** Gas that is set free, a key of the words for gases. */
  gas?: string;
}

export interface Flask {
  /** English name of the kind of reaction. */
  kind: string;
  agents: readonly Agent[];
  solvents: readonly string[];
  /** A part or a name of an agent. */
  has: (...wanted: string[]) => boolean;
}
