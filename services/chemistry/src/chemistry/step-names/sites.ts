// What kind of atom stands at a site, seen without the bond that is asked about. The words are a chemist's: an acyl carbon, an
// aromatic amine, a phenol.

import { neighbours, bondBetween, type MolGraph } from '../molecule/graph.ts';
import { orderOf } from './step-change.ts';

export type CarbonSite =
  | 'aryl'
  | 'cyano'
  | 'alkynyl'
  | 'acyl'
  | 'carbamoyl'
  | 'alkoxycarbonyl'
  | 'thioacyl'
  | 'imidoyl'
  | 'vinyl'
  | 'alkyl';

export type NitrogenSite =
  | 'ammonia'
  | 'aliphaticAmine'
  | 'aromaticAmine'
  | 'azole'
  | 'amide'
  | 'carbamate'
  | 'imide'
  | 'urea'
  | 'sulfonamide'
  | 'hydrazine'
  | 'hydroxylamine'
  | 'amidine'
  | 'imine'
  | 'azide'
  | 'other';

export type OxygenSite =
  | 'alcohol'
  | 'phenol'
  | 'enol'
  | 'acid'
  | 'carbonic'
  | 'oxime'
  | 'sulfonate'
  | 'silanol'
  | 'boron'
  | 'water'
  | 'other';

/** What is next to an atom: the neighbouring atoms but those left out. */
function around(graph: MolGraph, atom: number, without: readonly number[]): { to: number; order: number }[] {
  return neighbours(graph, atom).flatMap((to) => {
    const bond = bondBetween(graph, atom, to);
    return bond && !without.includes(to) ? [{ to, order: orderOf(bond) }] : [];
  });
}

export function carbonSite(graph: MolGraph, atom: number, without: readonly number[] = []): CarbonSite {
  if (graph.atoms[atom]?.aromatic) return 'aryl';
  const bonds = around(graph, atom, without);
  const z = (to: number): number => graph.atoms[to]?.z ?? 0;
  if (bonds.some(({ to, order }) => order === 3 && z(to) === 7)) return 'cyano';
  if (bonds.some(({ order }) => order === 3)) return 'alkynyl';
  const double = bonds.filter(({ order }) => order === 2).map(({ to }) => z(to));
  const single = bonds.filter(({ order }) => order === 1).map(({ to }) => z(to));
  if (double.includes(8)) {
    if (single.includes(7)) return 'carbamoyl';
    return single.includes(8) ? 'alkoxycarbonyl' : 'acyl';
  }
  if (double.includes(16)) return 'thioacyl';
  if (double.includes(7)) return 'imidoyl';
  return double.includes(6) ? 'vinyl' : 'alkyl';
}

export function nitrogenSite(graph: MolGraph, atom: number, without: readonly number[] = []): NitrogenSite {
  if (graph.atoms[atom]?.aromatic) return 'azole';
  const bonds = around(graph, atom, without);
  if (bonds.some(({ order }) => order > 1)) return isAzide(graph, atom) ? 'azide' : 'imine';
  const carbons = bonds.filter(({ to }) => graph.atoms[to]?.z === 6).map(({ to }) => carbonSite(graph, to, [atom]));
  const elements = new Set(bonds.map(({ to }) => graph.atoms[to]?.z ?? 0));
  if (bonds.some(({ to }) => isSulfonyl(graph, to))) return 'sulfonamide';
  if (carbons.filter((one) => isCarbonyl(one)).length > 1) return 'imide';
  if (elements.has(7)) return 'hydrazine';
  if (elements.has(8)) return 'hydroxylamine';
  if (carbons.includes('alkoxycarbonyl')) return 'carbamate';
  if (carbons.includes('carbamoyl')) return 'urea';
  if (carbons.includes('acyl') || carbons.includes('thioacyl')) return 'amide';
  if (carbons.includes('imidoyl') || carbons.includes('cyano')) return 'amidine';
  if (carbons.includes('aryl')) return 'aromaticAmine';
  if (bonds.length === 0) return 'ammonia';
  return bonds.every(({ to }) => graph.atoms[to]?.z === 6) ? 'aliphaticAmine' : 'other';
}

/** The inner nitrogen beside it is doubly bound on both sides. */
function isAzide(graph: MolGraph, atom: number): boolean {
  return neighbours(graph, atom).some(
    (to) =>
      graph.atoms[to]?.z === 7 &&
      graph.atoms[to]?.charge === 1 &&
      neighbours(graph, to).every((one) => graph.atoms[one]?.z === 7),
  );
}

export function oxygenSite(graph: MolGraph, atom: number, without: readonly number[] = []): OxygenSite {
  const [next] = around(graph, atom, without);
  const z = next && graph.atoms[next.to]?.z;
  if (!next) return 'water';
  if (next.order > 1) return 'other';
  if (z === 7) return 'oxime';
  if (z === 16) return isSulfonyl(graph, next.to) ? 'sulfonate' : 'other';
  if (z === 14) return 'silanol';
  if (z === 5) return 'boron';
  if (z !== 6) return 'other';
  const carbon = carbonSite(graph, next.to, [atom]);
  if (carbon === 'alkoxycarbonyl' || carbon === 'carbamoyl') return 'carbonic';
  if (carbon === 'acyl' || carbon === 'thioacyl') return 'acid';
  if (carbon === 'aryl') return 'phenol';
  return carbon === 'vinyl' ? 'enol' : 'alcohol';
}

export function isCarbonyl(site: CarbonSite): boolean {
  return site === 'acyl' || site === 'carbamoyl' || site === 'alkoxycarbonyl';
}

export function isSulfonyl(graph: MolGraph, atom: number): boolean {
  return graph.atoms[atom]?.z === 16 && doubleOxygens(graph, atom) === 2;
}

/** A sulfonyl chloride. */
export function isChlorosulfonyl(graph: MolGraph, atom: number): boolean {
  return isSulfonyl(graph, atom) && around(graph, atom, []).some(({ to }) => graph.atoms[to]?.z === 17);
}

function doubleOxygens(graph: MolGraph, atom: number): number {
  return around(graph, atom, []).filter(({ to, order }) => order === 2 && graph.atoms[to]?.z === 8).length;
}

/** How many ring nitrogens or strong acceptors are ortho or para to an aryl atom. */
export function activation(graph: MolGraph, atom: number): number {
  const rings = graph.rings.filter((ring) => ring.includes(atom) && ring.every((one) => graph.atoms[one]?.aromatic));
  const found = new Set<number>();
  for (const ring of rings) {
    for (const one of facing(ring, atom)) {
      if (isRingNitrogen(graph, one) || carriesAcceptor(graph, one, ring)) found.add(one);
    }
    for (const one of vinylogous(ring, atom)) if (isRingCarbonyl(graph, one)) found.add(one);
  }
  return found.size;
}

/** Ortho atoms, and the para atom of a ring of six. */
function facing(ring: readonly number[], atom: number): number[] {
  const at = ring.indexOf(atom);
  const place = (step: number): number => ring[(at + step + ring.length) % ring.length] ?? -1;
  return ring.length === 6 ? [place(1), place(-1), place(3)] : [place(1), place(-1)];
}

/** Meta atoms of a ring of six: a carbonyl group of the ring there is an acceptor through the double bond between. */
function vinylogous(ring: readonly number[], atom: number): number[] {
  const at = ring.indexOf(atom);
  return ring.length === 6 ? [ring[(at + 2) % 6] ?? -1, ring[(at + 4) % 6] ?? -1] : [];
}

/** An aromatic carbon with an oxygen doubly bound to it, as in a pyridone. */
function isRingCarbonyl(graph: MolGraph, atom: number): boolean {
  return neighbours(graph, atom).some((to) => {
    const bond = bondBetween(graph, atom, to);
    return graph.atoms[to]?.z === 8 && bond !== undefined && orderOf(bond) === 2;
  });
}

// Of azoles only the nitrogen without a hydrogen or a group.
function isRingNitrogen(graph: MolGraph, atom: number): boolean {
  const found = graph.atoms[atom];
  return found?.z === 7 && found.hydrogens === 0 && (graph.bondsOf[atom]?.length === 2 || found.charge > 0);
}

function carriesAcceptor(graph: MolGraph, atom: number, ring: readonly number[]): boolean {
  return neighbours(graph, atom).some((to) => {
    if (ring.includes(to)) return false;
    const z = graph.atoms[to]?.z;
    if (z === 7) return (graph.atoms[to]?.charge ?? 0) > 0 && doubleOxygens(graph, to) > 0;
    if (z === 16) return isSulfonyl(graph, to);
    if (z !== 6) return false;
    if (graph.atoms[to]?.aromatic) return isRingCarbonyl(graph, to);
    const site = carbonSite(graph, to);
    return site === 'cyano' || isCarbonyl(site) || isTrifluoromethyl(graph, to);
  });
}

function isTrifluoromethyl(graph: MolGraph, atom: number): boolean {
  return neighbours(graph, atom).filter((to) => graph.atoms[to]?.z === 9).length === 3;
}
