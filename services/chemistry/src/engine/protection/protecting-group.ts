// What a protecting group is.

import type { TypicalConditions } from '../../chemistry/templates/template.ts';

/** Kinds of sites that can be protected. */
export const siteKinds = [
  'alcohol',
  'phenol',
  'diol',
  'amine',
  'aniline',
  'azole',
  'acid',
  'carbonyl',
  'thiol',
  'alkyne',
] as const;
export type SiteKind = (typeof siteKinds)[number];

/** What a step can do to a group that is not meant. */
export const stresses = [
  'acid',
  'lewisAcid',
  'base',
  'nucleophile',
  'hydrogenation',
  'oxidation',
  'borohydride',
  'hydride',
  'fluoride',
  'organometallic',
  'heat',
] as const;
export type Stress = (typeof stresses)[number];

/** `partly`: survives mild or short treatment. */
export type Resistance = 'stable' | 'partly' | 'labile';

export interface ProtectingGroup {
  id: string;
  /** Short name a chemist uses; the same in every language. */
  name: string;
  protects: readonly SiteKind[];
  chapter: string;
  /** What is weighed in to put it on. */
  reagent: string;
  /** One-reactant SMARTS that put it on a free site, one for each kind of site or more. */
  on: readonly string[];
  /** One-reactant SMARTS that give the free site back; what they take off may be more than this group. */
  off: readonly string[];
  onConditions: TypicalConditions;
  offConditions: readonly TypicalConditions[];
  /** Finds it in a molecule. */
  present: string;
  withstands: Readonly<Record<Stress, Resistance>>;
  /** Lower is tried first: cheap, reliable on and off. */
  rank: number;
}

/** One letter for each stress in order: stable, partly, labile. */
export function resistances(letters: string): Record<Stress, Resistance> {
  const of = (stress: Stress): Resistance => {
    const letter = letters[stresses.indexOf(stress)];
    return letter === 's' ? 'stable' : letter === 'p' ? 'partly' : 'labile';
  };
  return {
    acid: of('acid'),
    lewisAcid: of('lewisAcid'),
    base: of('base'),
    nucleophile: of('nucleophile'),
    hydrogenation: of('hydrogenation'),
    oxidation: of('oxidation'),
    borohydride: of('borohydride'),
    hydride: of('hydride'),
    fluoride: of('fluoride'),
    organometallic: of('organometallic'),
    heat: of('heat'),
  };
}
