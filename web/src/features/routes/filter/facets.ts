// What routes can be filtered by, value by value: each is wanted, unwanted, or of no matter.

import type { Molecule } from '@app/shared/contracts/structure/structure';
import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';

export const facets = ['through', 'from', 'class', 'source', 'hazard'] as const;
export type Facet = (typeof facets)[number];

export interface FacetChoice {
  value: string;
  wanted: boolean;
}
export type FacetChoices = Readonly<Partial<Record<Facet, readonly FacetChoice[]>>>;

const valuesOf: Record<Facet, (route: ListedRoute) => readonly string[]> = {
  through: (route) => route.intermediates.map((one) => one.key),
  from: (route) => route.startingMaterials.map((one) => one.molecule.key),
  class: (route) => route.figures?.classes ?? [...new Set(route.reactions.map((one) => one.classKey))],
  source: (route) => route.figures?.sources ?? [],
  hazard: (route) => route.figures?.hazards.map((one) => one.rule) ?? [],
};

/** Whether a route has all that is wanted and nothing that is not. */
export function passesFacets(route: ListedRoute, choices: FacetChoices, but?: Facet): boolean {
  return facets.every((facet) => {
    const chosen = choices[facet];
    if (!chosen || facet === but) return true;
    const values = valuesOf[facet](route);
    return chosen.every(({ value, wanted }) => values.includes(value) === wanted);
  });
}

export interface FacetValue {
  value: string;
  /** Routes that have it. */
  routes: number;
}

/** The values that occur, most frequent first; chosen ones stay, though no route has them any more. */
export function countFacet(
  routes: readonly ListedRoute[],
  facet: Facet,
  chosen: readonly FacetChoice[] = [],
): FacetValue[] {
  const counts = new Map<string, number>(chosen.map(({ value }) => [value, 0]));
  for (const route of routes)
    for (const value of valuesOf[facet](route)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, routes: count }))
    .toSorted((a, b) => b.routes - a.routes || a.value.localeCompare(b.value));
}

/** The molecules of all routes by key. */
export function moleculesByKey(routes: readonly ListedRoute[]): ReadonlyMap<string, Molecule> {
  const found = new Map<string, Molecule>();
  for (const { intermediates, startingMaterials } of routes) {
    for (const one of intermediates) found.set(one.key, one);
    for (const { molecule } of startingMaterials) found.set(molecule.key, molecule);
  }
  return found;
}

/** The choices after a press on a value: a press on what is chosen takes the choice back. */
export function toggleChoice(choices: FacetChoices, facet: Facet, value: string, wanted: boolean): FacetChoices {
  const before = choices[facet] ?? [];
  const known = before.find((one) => one.value === value);
  const others = before.filter((one) => one.value !== value);
  return { ...choices, [facet]: known?.wanted === wanted ? others : [...others, { value, wanted }] };
}

/** `acylation,!oxidation` of an address. */
export function readChoices(text: string | null): FacetChoice[] {
  return (text ?? '')
    .split(',')
    .filter((part) => part !== '' && part !== '!')
    .map((part) => ({ value: decodeURIComponent(part.replace(/^!/, '')), wanted: !part.startsWith('!') }));
}

/** The same for the address. */
export function writeChoices(choices: readonly FacetChoice[]): string {
  return choices.map(({ value, wanted }) => `${wanted ? '' : '!'}${encodeURIComponent(value)}`).join(',');
}
