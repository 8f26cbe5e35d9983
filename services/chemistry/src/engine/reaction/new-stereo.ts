// Configuration that a reaction makes: no family or template rules it, so the other isomer is told, and that nobody knows how much.

import type { Bench } from '../impurity/bench.ts';
import type { AskedSites, FoundSite, SitesResponse } from './other-sites.ts';

export interface NewStereo {
  unknown: SitesResponse['unknown'];
  /** The other isomers, at the place of the reaction. */
  sites(intended: SitesResponse['intended']): FoundSite[];
}

/** What of the product's configuration none of the reactants brings. */
export function newStereo(bench: Bench, { reactants, product }: AskedSites): NewStereo {
  const made = countsOf(bench, product);
  const brought = reactants.map((smiles) => countsOf(bench, smiles));
  const newCentres = made.centres - brought.reduce((sum, one) => sum + one.centres, 0);
  const newBonds = made.bonds - brought.reduce((sum, one) => sum + one.bonds, 0);
  const other = newBonds > 0 ? otherDoubleBond(bench, product) : null;
  return {
    unknown: [
      ...(newCentres > 0 ? (['newStereo'] as const) : []),
      ...(newBonds > 0 ? (['newDoubleBond'] as const) : []),
    ],
    sites: (intended) => (other === null ? [] : [siteOf(other, intended)]),
  };
}

interface StereoTags {
  CIP_atoms?: unknown[];
  CIP_bonds?: unknown[];
}

/** Centres and double bonds that have, or could have, a configuration. */
function countsOf(bench: Bench, smiles: string): { centres: number; bonds: number } {
  const tags = JSON.parse(bench.mol(smiles).get_stereo_tags()) as StereoTags;
  return { centres: tags.CIP_atoms?.length ?? 0, bonds: tags.CIP_bonds?.length ?? 0 };
}

/** With its one marked double bond the other way; null where there is none or more than one. */
function otherDoubleBond(bench: Bench, product: string): string | null {
  const marks = [...product.matchAll(/[/\\]/g)];
  if (marks.length !== 2) return null;
  const at = marks[0]?.index ?? -1;
  const turned = `${product.slice(0, at)}${product[at] === '/' ? '\\' : '/'}${product.slice(at + 1)}`;
  const other = bench.canonical(turned);
  return other === product ? null : other;
}

function siteOf(product: string, intended: SitesResponse['intended']): FoundSite {
  const place = intended[0] ?? { reactant: 0, atoms: [] };
  return {
    ...place,
    kind: 'stereo',
    product,
    share: null,
    likelihood: 'unknown',
    group: 'alkene',
    speed: 'otherKind',
    because: { here: [], there: [] },
    family: 'olefination',
  };
}
