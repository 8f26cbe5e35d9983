// How readily each position of an arene takes an electrophile, as a power of ten: partial rate factors of nitration and
// halogenation rounded to halves (P. B. D. de la Mare and J. H. Ridd, Aromatic Substitution, 1959; R. O. C. Norman and R. Taylor,
// Electrophilic Substitution in Benzenoid Compounds, 1965; J. A. Joule and K. Mills, Heterocyclic Chemistry).

import { bondBetween, type MolGraph, neighbours } from './graph.ts';

type Effect = readonly [ortho: number, meta: number, para: number];

const effects = {
  amine: [3, 0, 4],
  /** In strong acid, which protonates it. */
  ammonium: [-2.5, -1.5, -2],
  amide: [1.4, -0.3, 2.4],
  oxygen: [2.2, -0.3, 3],
  ester: [0.6, -0.3, 1],
  sulfur: [1.6, -0.3, 2.4],
  alkyl: [1.6, 0.4, 1.8],
  bulkyAlkyl: [0.6, 0.5, 1.8],
  aryl: [1.2, -0.2, 1.5],
  halogen: [-1.3, -2.6, -0.7],
  trifluoromethyl: [-4.5, -3, -4.2],
  carbonyl: [-3.2, -2.6, -3.8],
  cyano: [-4.4, -3.4, -4.4],
  sulfonyl: [-4.4, -3.4, -4.4],
  nitro: [-5.4, -4.4, -6],
  cation: [-6, -4.5, -6],
} satisfies Record<string, Effect>;
type Effects = keyof typeof effects;

/** Two substituted neighbouring atoms block it. */
const crowding = -1.2;

/** log10 against one position of benzene; `inStrongAcid` for nitration, where amines are protonated. */
export function areneRate(graph: MolGraph, atom: number, inStrongAcid: boolean): number {
  const rings = graph.rings.filter((ring) => ring.includes(atom) && isAromatic(graph, ring));
  const sums = rings.map((ring) => ringRate(graph, ring, atom, inStrongAcid));
  return sums.length === 0 ? 0 : sums.reduce((sum, one) => sum + one, 0) + naphthalene(graph, rings, atom);
}

function isAromatic(graph: MolGraph, ring: readonly number[]): boolean {
  return ring.every((one) => graph.atoms[one]?.aromatic);
}

function ringRate(graph: MolGraph, ring: readonly number[], atom: number, inStrongAcid: boolean): number {
  const place = ring.indexOf(atom);
  const at = (offset: number): number => ring[(place + offset + ring.length * 2) % ring.length] ?? -1;
  if (ring.length === 5) return fiveRing(graph, ring, at) + substituents(graph, ring, at, inStrongAcid, 0.6);
  return azineRate(graph, ring) + substituents(graph, ring, at, inStrongAcid, 1) + crowded(graph, ring, at);
}

function substituents(
  graph: MolGraph,
  ring: readonly number[],
  at: (offset: number) => number,
  inStrongAcid: boolean,
  weight: number,
): number {
  const offsets = ring.length === 6 ? [1, 2, 3, 4, 5] : [1, 2, 3, 4];
  return offsets.reduce((sum, offset) => {
    const effect = effectOn(graph, ring, at(offset), inStrongAcid);
    if (!effect) return sum;
    const far = Math.min(offset, ring.length - offset);
    return sum + weight * (effects[effect][far - 1] ?? 0);
  }, 0);
}

// Thiophene, furan and pyrrole react beside the hetero atom, indole and pyrazole opposite to it.
function fiveRing(graph: MolGraph, ring: readonly number[], at: (offset: number) => number): number {
  const donors = ring.filter((one) => isDonor(graph, one));
  const azaNitrogens = ring.filter((one) => graph.atoms[one]?.z === 7 && !isDonor(graph, one)).length;
  if (donors.length === 0) return 0;
  const isBeside = [at(1), at(-1)].some((one) => isDonor(graph, one));
  const isFused = ring.some((one) =>
    graph.rings.some((other) => other !== ring && other.length === 6 && other.includes(one)),
  );
  const beside = isFused ? 2.5 : 5;
  return (isBeside === (azaNitrogens === 0) ? beside : isFused ? 4.5 : 3) - 2.5 * azaNitrogens;
}

function isDonor(graph: MolGraph, atom: number): boolean {
  const { z, hydrogens } = graph.atoms[atom] ?? { z: 0, hydrogens: 0 };
  return z === 8 || z === 16 || (z === 7 && (hydrogens > 0 || neighbours(graph, atom).length === 3));
}

function azineRate(graph: MolGraph, ring: readonly number[]): number {
  return -5 * ring.filter((one) => graph.atoms[one]?.z === 7).length;
}

function crowded(graph: MolGraph, ring: readonly number[], at: (offset: number) => number): number {
  return [at(1), at(-1)].every((one) => exocyclic(graph, ring, one).length > 0) ? crowding : 0;
}

// The 1-position of naphthalene before the 2-position.
function naphthalene(graph: MolGraph, rings: readonly number[][], atom: number): number {
  const [ring] = rings;
  if (!ring || ring.length !== 6) return 0;
  const beside = neighbours(graph, atom).some(
    (one) => graph.rings.filter((other) => other.includes(one) && isAromatic(graph, other)).length > 1,
  );
  return beside ? 1.2 : 0;
}

function exocyclic(graph: MolGraph, ring: readonly number[], atom: number): number[] {
  return neighbours(graph, atom).filter((one) => !ring.includes(one));
}

function effectOn(graph: MolGraph, ring: readonly number[], atom: number, inStrongAcid: boolean): Effects | null {
  const [first] = exocyclic(graph, ring, atom);
  return first === undefined ? null : effectOf(graph, first, atom, inStrongAcid);
}

function effectOf(graph: MolGraph, first: number, ringAtom: number, inStrongAcid: boolean): Effects | null {
  const { z = 0, charge = 0, aromatic = false } = graph.atoms[first] ?? {};
  const around = neighbours(graph, first).filter((one) => one !== ringAtom);
  const hasCarbonyl = around.some((one) => isDoublyOxygenated(graph, one));
  if (z === 7) return nitrogenEffect(graph, first, charge, hasCarbonyl, inStrongAcid);
  if (z === 8) return hasCarbonyl ? 'ester' : 'oxygen';
  if (z === 16) return isDoublyOxygenated(graph, first) ? 'sulfonyl' : 'sulfur';
  if ([9, 17, 35, 53].includes(z)) return 'halogen';
  if (z !== 6) return null;
  return aromatic ? 'aryl' : carbonEffect(graph, first, around);
}

function nitrogenEffect(
  graph: MolGraph,
  nitrogen: number,
  charge: number,
  hasCarbonyl: boolean,
  inStrongAcid: boolean,
): Effects {
  if (isDoublyOxygenated(graph, nitrogen)) return 'nitro';
  if (charge > 0) return 'cation';
  if (hasCarbonyl) return 'amide';
  return inStrongAcid ? 'ammonium' : 'amine';
}

function carbonEffect(graph: MolGraph, carbon: number, around: readonly number[]): Effects | null {
  if (isDoublyOxygenated(graph, carbon)) return 'carbonyl';
  if (around.some((one) => bondBetween(graph, carbon, one)?.order === 3 && graph.atoms[one]?.z === 7)) return 'cyano';
  if (around.filter((one) => graph.atoms[one]?.z === 9).length === 3) return 'trifluoromethyl';
  if (around.some((one) => (bondBetween(graph, carbon, one)?.order ?? 1) > 1)) return 'aryl';
  return around.length === 3 ? 'bulkyAlkyl' : 'alkyl';
}

function isDoublyOxygenated(graph: MolGraph, atom: number): boolean {
  return neighbours(graph, atom).some((one) => graph.atoms[one]?.z === 8 && bondBetween(graph, atom, one)?.order === 2);
}
