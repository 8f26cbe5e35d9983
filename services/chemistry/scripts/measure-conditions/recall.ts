// What predicted condition sets name of a recorded one, role by role.

import { functionsOf } from '../../src/chemistry/reaction-classes/agent-functions.ts';
import type { ReadAgents } from '../../src/engine/conditions/agent-reader.ts';

export const roles = ['solvent', 'catalyst', 'base', 'reagent'] as const;
export type Role = (typeof roles)[number];

export type ByRole = Readonly<Record<Role, readonly string[]>>;

/** Places of the first set that names what was recorded; 0 for none. A role of which the record names nothing has no place. */
export interface Places {
  roles: Partial<Record<Role, number>>;
  /** Of the first set that names all of every role. */
  all: number;
  /** Of the first set that names this and nothing else. */
  same: number;
}

/** Agents by what they are there for; a reagent that is also an acid is no base. */
export function byRole({ reagents, solvents, catalysts }: ReadAgents): ByRole {
  const isBase = (name: string): boolean => functionsOf(name).has('base') || functionsOf(name).has('strongBase');
  return {
    solvent: solvents,
    catalyst: catalysts,
    base: reagents.filter(isBase),
    reagent: reagents.filter((name) => !isBase(name)),
  };
}

/** Where predicted sets, the best first, name what a record does. */
export function placesOf(recorded: ByRole, predicted: readonly ByRole[]): Places {
  const placeOf = (holds: (set: ByRole) => boolean): number => predicted.findIndex(holds) + 1;
  const names = (set: ByRole, role: Role): boolean => recorded[role].every((name) => set[role].includes(name));
  const given = roles.filter((role) => recorded[role].length > 0);
  return {
    roles: Object.fromEntries(given.map((role) => [role, placeOf((set) => names(set, role))])),
    all: placeOf((set) => roles.every((role) => names(set, role))),
    same: placeOf((set) => roles.every((role) => names(set, role) && set[role].length === recorded[role].length)),
  };
}
