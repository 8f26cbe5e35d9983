// The one bond that a step makes, as the rules of a nucleophile look at it.

import { bondBetween, neighbours, type MolGraph } from '../molecule/graph.ts';
import { groupAt, type Group } from './groups.ts';
import { leavingOf, type Leaving } from './leaving.ts';
import {
  carbonSite,
  isCarbonyl,
  isSulfonyl,
  nitrogenSite,
  oxygenSite,
  type CarbonSite,
  type NitrogenSite,
  type OxygenSite,
} from './sites.ts';
import type { Loss, MadeBond, StepChange } from './step-change.ts';

export interface Site {
  /** Of the product. */
  graph: MolGraph;
  /** The atom that was attacked. */
  at: number;
  nitrogen: NitrogenSite;
  oxygen: OxygenSite;
  carbon: CarbonSite;
  /** What left the attacked atom; undefined where nothing did. */
  leaving: Leaving | undefined;
  /** The alcohol of an oxycarbonyl carbon, where it is a protecting one. */
  alkoxy: 'tBu' | 'Bn' | 'Fm' | 'allyl' | 'trichloroethyl' | undefined;
  isFormyl: boolean;
  /** The attacked carbon carries carbon and hydrogen alone. */
  isPlain: boolean;
  isAldehyde: boolean;
  isFormaldehyde: boolean;
  isMethyl: boolean;
  /** A benzyl group without another one on it. */
  isBenzyl: boolean;
  isTertiary: boolean;
  isAlphaCarbonyl: boolean;
  /** The nucleophile carries a charge in the product. */
  isCharged: boolean;
  /** The nitrogen of N,O-dimethylhydroxylamine. */
  isWeinreb: boolean;
  /** The sulfur of a trifluoromethanesulfonyl group. */
  isTriflyl: boolean;
  /** The bond closes a ring. */
  closesRing: boolean;
  /** A ring of three. */
  isEpoxide: boolean;
  /** The carbon that took the nucleophile up was beta to a carbonyl, cyano, nitro or sulfonyl group. */
  isMichael: boolean;
  /** An alkene carbon with an acceptor at the other end of its double bond. */
  isPushPull: boolean;
  /** What left stays in the product: a ring was opened. */
  opensRing: boolean;
}

/** The attack of atom `from` on atom `at`. */
export function siteOf(change: StepChange, { a, b }: MadeBond, at: number): Site {
  const { product: graph } = change;
  const from = at === a ? b : a;
  const [loss] = lossesAt(change, at);
  const carbons = neighbours(graph, at).filter((to) => to !== from && graph.atoms[to]?.z === 6);
  const atom = graph.atoms[at];
  return {
    graph,
    at,
    nitrogen: nitrogenSite(graph, from, [at]),
    oxygen: oxygenSite(graph, from, [at]),
    carbon: carbonSite(graph, at, [from]),
    leaving: loss && leavingOf(loss),
    alkoxy: alkoxyOf(graph, at, from),
    isFormyl: carbons.length === 0 && atom?.hydrogens === 1,
    isPlain: neighbours(graph, at).every((to) => to === from || graph.atoms[to]?.z === 6),
    isAldehyde: carbons.length < 2,
    isFormaldehyde: carbons.length === 0,
    isMethyl: carbons.length === 0 && atom?.hydrogens === 3,
    isBenzyl: groupAt(graph, at, from) === 'Bn',
    isTertiary: carbons.length > 2,
    isAlphaCarbonyl: carbons.some((one) => isCarbonyl(carbonSite(graph, one))),
    isCharged: (graph.atoms[from]?.charge ?? 0) > 0,
    isWeinreb: isWeinreb(graph, from),
    opensRing: (loss?.kept ?? -1) >= 0,
    isTriflyl: groupAt(graph, at, from) === 'Tf',
    closesRing: isIntramolecular(change, at, from),
    isEpoxide: graph.rings.some((ring) => ring.length === 3 && ring.includes(at) && ring.includes(from)),
    isMichael: isMichael(change, at),
    isPushPull: isPushPull(graph, at),
  };
}

function isWeinreb(graph: MolGraph, nitrogen: number): boolean {
  const around = neighbours(graph, nitrogen);
  const oxygen = around.find((to) => graph.atoms[to]?.z === 8);
  const isMethyl = (to: number): boolean => graph.atoms[to]?.z === 6 && graph.atoms[to]?.hydrogens === 3;
  return around.some(isMethyl) && oxygen !== undefined && neighbours(graph, oxygen).some(isMethyl);
}

/** What left an atom, the heaviest bond first. */
export function lossesAt({ losses }: StepChange, at: number): Loss[] {
  return losses.filter((one) => one.at === at).toSorted((a, b) => b.order - a.order);
}

const alkoxyGroups: Partial<Readonly<Record<Group, Site['alkoxy']>>> = {
  Boc: 'tBu',
  Cbz: 'Bn',
  Fmoc: 'Fm',
  Alloc: 'allyl',
  Troc: 'trichloroethyl',
};

function alkoxyOf(graph: MolGraph, at: number, from: number): Site['alkoxy'] {
  const group = groupAt(graph, at, from);
  return group && alkoxyGroups[group];
}

function isIntramolecular({ product, origins }: StepChange, at: number, from: number): boolean {
  return (
    origins[at]?.molecule === origins[from]?.molecule &&
    product.rings.some((ring) => ring.includes(at) && ring.includes(from))
  );
}

/** The double bond that became a single one here ends beside an acceptor. */
function isMichael({ changed, product }: StepChange, at: number): boolean {
  return changed.some(({ a, b, before, order }) => {
    if ((a !== at && b !== at) || before !== 2 || order !== 1) return false;
    const alpha = a === at ? b : a;
    return (
      product.atoms[alpha]?.z === 6 && neighbours(product, alpha).some((to) => to !== at && isAcceptor(product, to))
    );
  });
}

/** The double bond here carries an acceptor at its other end. */
function isPushPull(graph: MolGraph, at: number): boolean {
  return neighbours(graph, at).some((to) => {
    const bond = bondBetween(graph, at, to);
    const isDouble = graph.atoms[to]?.z === 6 && bond?.order === 2 && !bond.aromatic;
    return isDouble && neighbours(graph, to).some((one) => one !== at && isAcceptor(graph, one));
  });
}

function isAcceptor(graph: MolGraph, atom: number): boolean {
  const found = graph.atoms[atom];
  if (found?.z === 16) return isSulfonyl(graph, atom);
  if (found?.z === 7)
    return found.charge > 0 && neighbours(graph, atom).filter((to) => graph.atoms[to]?.z === 8).length === 2;
  const site = carbonSite(graph, atom);
  return found?.z === 6 && (isCarbonyl(site) || site === 'cyano');
}
