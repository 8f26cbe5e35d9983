// The one bond that a step makes, as the rules of a nucleophile look at it.

import { neighbours, type MolGraph } from '../chem/graph.ts';
import { leavingOf, type Leaving } from './leaving.ts';
import {
  carbonSite,
  isCarbonyl,
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
  alkoxy: 'tBu' | 'Bn' | 'Fm' | undefined;
  isFormyl: boolean;
  /** The attacked carbon carries carbon and hydrogen alone. */
  isPlain: boolean;
  isAldehyde: boolean;
  isFormaldehyde: boolean;
  isMethyl: boolean;
  isTertiary: boolean;
  isAlphaCarbonyl: boolean;
  /** The nucleophile carries a charge in the product. */
  isCharged: boolean;
  /** The nitrogen of N,O-dimethylhydroxylamine. */
  isWeinreb: boolean;
  /** The bond closes a ring. */
  isLactone: boolean;
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
    isTertiary: carbons.length > 2,
    isAlphaCarbonyl: carbons.some((one) => isCarbonyl(carbonSite(graph, one))),
    isCharged: (graph.atoms[from]?.charge ?? 0) > 0,
    isWeinreb: isWeinreb(graph, from),
    opensRing: (loss?.kept ?? -1) >= 0,
    isLactone: graph.rings.some((ring) => ring.includes(at) && ring.includes(from)),
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

function alkoxyOf(graph: MolGraph, at: number, from: number): Site['alkoxy'] {
  const oxygen = neighbours(graph, at).find(
    (to) => to !== from && graph.atoms[to]?.z === 8 && neighbours(graph, to).length === 2,
  );
  if (oxygen === undefined) return undefined;
  const carbon = neighbours(graph, oxygen).find((to) => to !== at);
  if (carbon === undefined) return undefined;
  const others = neighbours(graph, carbon).filter((to) => to !== oxygen);
  if (others.length === 3 && others.every((to) => graph.atoms[to]?.hydrogens === 3)) return 'tBu';
  const [only] = others;
  if (others.length !== 1 || only === undefined) return undefined;
  if (isPhenyl(graph, only)) return 'Bn';
  return isFluorenyl(graph, only) ? 'Fm' : undefined;
}

/** An aryl atom whose ring is six carbons without another group. */
function isPhenyl(graph: MolGraph, atom: number): boolean {
  const rings = graph.rings.filter((ring) => ring.includes(atom));
  return (
    rings.length === 1 &&
    rings.every((ring) => ring.length === 6 && ring.every((one) => one === atom || isPlainCH(graph, one)))
  );
}

function isPlainCH(graph: MolGraph, atom: number): boolean {
  const found = graph.atoms[atom];
  return found?.z === 6 && found.aromatic && found.hydrogens === 1;
}

function isFluorenyl(graph: MolGraph, atom: number): boolean {
  const aryl = neighbours(graph, atom).filter((to) => graph.atoms[to]?.aromatic);
  return aryl.length === 2 && graph.rings.some((ring) => ring.length === 5 && ring.includes(atom));
}
