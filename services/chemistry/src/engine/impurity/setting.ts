// The circumstances under which impurities form: what was put in, what it can do, how warm, under which gas, how worked up.

import type { Trait } from './traits.ts';
import type { Phrase } from './types.ts';

export interface NamedAgent {
  /** Short name; the SMILES for what has none. */
  name: string;
  role: 'reagent' | 'solvent' | 'catalyst';
  /** Canonical, with the ions of a salt; null for what has no structure of its own. */
  smiles: string | null;
}

export interface Setting {
  /** Canonical single molecules that give atoms to the product. */
  reactants: string[];
  product: string;
  agents: NamedAgent[];
  /** Names of the agents, and of the reactants that are known agents: all that is in the flask by name. */
  names: readonly string[];
  traits: ReadonlySet<Trait>;
  /** Degrees Celsius; null where nobody knows. */
  temperatureC: number | null;
  /** Ids of the templates of the reaction, the likeliest first; looked for when they are asked for. */
  kinds: () => string[];
  notes: Phrase[];
}

/** All traits of one of the lists are there; an empty list always holds. */
export function holds(traits: ReadonlySet<Trait>, lists: readonly (readonly Trait[])[]): boolean {
  return lists.some((list) => list.every((trait) => traits.has(trait)));
}
