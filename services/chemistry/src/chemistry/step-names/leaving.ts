// What left an atom, in a chemist's words.

import { neighbours, type MolGraph } from '../molecule/graph.ts';
import { carbonSite, isCarbonyl, isSulfonyl } from './sites.ts';
import type { Loss } from './step-change.ts';

export type Leaving =
  | 'F'
  | 'Cl'
  | 'Br'
  | 'I'
  | 'hydroxyl'
  | 'oxo'
  | 'carboxylate'
  | 'carbonate'
  | 'sulfonate'
  | 'alkoxide'
  | 'aryloxide'
  | 'oxyimide'
  | 'amine'
  | 'azole'
  | 'thiolate'
  | 'sulfinate'
  | 'nitro'
  | 'diazo'
  | 'boron'
  | 'silicon'
  | 'phosphorus'
  | 'tin'
  | 'zinc'
  | 'magnesium'
  | 'lithium'
  | 'carbon'
  | 'other';

const elements: Readonly<Record<number, Leaving>> = {
  3: 'lithium',
  5: 'boron',
  6: 'carbon',
  9: 'F',
  12: 'magnesium',
  14: 'silicon',
  15: 'phosphorus',
  17: 'Cl',
  30: 'zinc',
  35: 'Br',
  50: 'tin',
  53: 'I',
};

export function leavingOf({ graph, atom, from, order }: Loss): Leaving {
  const z = graph.atoms[atom]?.z ?? 0;
  if (z === 8) return order === 2 ? 'oxo' : oxygenLeaving(graph, atom, from);
  if (z === 7) return nitrogenLeaving(graph, atom);
  if (z === 16) return isSulfonyl(graph, atom) ? 'sulfinate' : 'thiolate';
  return elements[z] ?? 'other';
}

function oxygenLeaving(graph: MolGraph, atom: number, from: number): Leaving {
  const next = neighbours(graph, atom).find((to) => to !== from);
  if (next === undefined) return 'hydroxyl';
  const z = graph.atoms[next]?.z;
  if (z === 16) return 'sulfonate';
  if (z === 7) return 'oxyimide';
  if (z !== 6) return 'other';
  const site = carbonSite(graph, next, [atom]);
  if (site === 'alkoxycarbonyl') return 'carbonate';
  if (isCarbonyl(site)) return 'carboxylate';
  return site === 'aryl' ? 'aryloxide' : 'alkoxide';
}

function nitrogenLeaving(graph: MolGraph, atom: number): Leaving {
  const found = graph.atoms[atom];
  if (found?.aromatic) return 'azole';
  const oxygens = neighbours(graph, atom).filter((to) => graph.atoms[to]?.z === 8).length;
  if (oxygens === 2 && (found?.charge ?? 0) > 0) return 'nitro';
  return neighbours(graph, atom).some((to) => graph.atoms[to]?.z === 7) ? 'diazo' : 'amine';
}

export const halogens = ['F', 'Cl', 'Br', 'I'] as const;
export type Halogen = (typeof halogens)[number];

export function isHalogen(leaving: Leaving | undefined): leaving is Halogen {
  return halogens.some((one) => one === leaving);
}

/** Words of the halides and sulfonates that a nucleophile replaces. */
export const halideWords: Readonly<Record<Halogen | 'sulfonate', readonly [en: string, zh: string]>> = {
  F: ['fluoride', '氟'],
  Cl: ['chloride', '氯'],
  Br: ['bromide', '溴'],
  I: ['iodide', '碘'],
  sulfonate: ['sulfonate', '磺酸酯'],
};
