// The Carcinogenic Potency Categorization Approach for N-nitrosamines: FDA, "Recommended Acceptable Intake Limits for
// Nitrosamine Drug Substance-Related Impurities (NDSRIs)", August 2023, Appendices A and B. Out of its scope are N-nitroso groups that are not on two carbons, on an acyl
// carbon (nitrosamides, -ureas, -guanidines), or in an aromatic ring.

import { bondBetween, type MolGraph, neighbours } from '../../../chemistry/molecule/graph.ts';
import type { PublishedLimit } from './published-limits.ts';

export type PotencyCategory = 1 | 2 | 3 | 4 | 5;

export interface PotencyFeature {
  /** Key under `potency.feature` of the words for impurities. */
  key: string;
  /** What it adds to the score; a feature that alone decides on category 5 has none. */
  points?: number;
  /** Hydrogens on the α-carbons, fewer first. */
  counts?: readonly [fewer: number, more: number];
}

export interface NitrosaminePotency {
  category: PotencyCategory;
  /** Acceptable intake of the category, ng a day. */
  limitNgPerDay: number;
  /** Sum of the points; none where a feature alone decides. */
  score?: number;
  features: PotencyFeature[];
  /** The compound's own limit, which applies instead. */
  published?: PublishedLimit;
}

export const categoryLimits: Readonly<Record<PotencyCategory, number>> = { 1: 26.5, 2: 100, 3: 400, 4: 1500, 5: 1500 };

/** Of the N-nitrosamine groups of a molecule the most potent; undefined where none is in the scope. */
export function nitrosaminePotency(graph: MolGraph): NitrosaminePotency | undefined {
  const found = graph.atoms.flatMap((_, atom) => {
    const alphas = alphaCarbons(graph, atom);
    return alphas ? [potencyOf(graph, atom, alphas)] : [];
  });
  return found.toSorted((a, b) => a.category - b.category)[0];
}

type Alphas = readonly [number, number];

function alphaCarbons(graph: MolGraph, nitrogen: number): Alphas | null {
  const atom = graph.atoms[nitrogen];
  if (atom?.z !== 7 || atom.aromatic || atom.charge !== 0) return null;
  const around = neighbours(graph, nitrogen);
  if (around.length !== 3 || !around.some((one) => isNitroso(graph, one))) return null;
  const [first, second] = around.filter((one) => graph.atoms[one]?.z === 6);
  if (first === undefined || second === undefined) return null;
  const alphas = [first, second] as const;
  return alphas.some((one) => !isAromatic(graph, one) && doubleBonded(graph, one, [7, 8, 16])) ? null : alphas;
}

function potencyOf(graph: MolGraph, nitrogen: number, alphas: Alphas): NitrosaminePotency {
  const counts = alphas.map((one) => hydrogensOn(graph, one)).toSorted((a, b) => a - b);
  const [fewer = 0, more = 0] = counts;
  if (more < 2) return decided(more === 0 ? 'noAlphaHydrogen' : 'oneAlphaHydrogen', [fewer, more]);
  if (alphas.some((one) => isTertiary(graph, one))) return decided('tertiaryAlpha');
  const features: PotencyFeature[] = [
    { key: 'alphaHydrogens', points: alphaScores[`${fewer},${more}`] ?? 1, counts: [fewer, more] },
    ...(hasCarboxylicAcid(graph) ? [{ key: 'carboxylicAcid', points: 3 }] : []),
    ...ringFeature(graph, nitrogen, alphas),
    ...(hasLongChains(graph, nitrogen, alphas) ? [{ key: 'longChains', points: 1 }] : []),
    ...bySides('withdrawing', alphas.filter((one) => hasWithdrawingGroup(graph, one, nitrogen)).length),
    ...bySides('hydroxy', alphas.filter((one) => hasBetaHydroxy(graph, one, nitrogen)).length),
    ...(alphas.some(
      (one) => isSaturated(graph, one) && beyond(graph, one, nitrogen).some((next) => isAromatic(graph, next)),
    )
      ? [{ key: 'arylAlpha', points: -1 }]
      : []),
    ...(alphas.some((one) => hasBetaMethyl(graph, one, nitrogen)) ? [{ key: 'betaMethyl', points: -1 }] : []),
  ];
  const score = features.reduce((sum, { points = 0 }) => sum + points, 0);
  const category = score <= 1 ? 1 : score === 2 ? 2 : score === 3 ? 3 : 4;
  return { category, limitNgPerDay: categoryLimits[category], score, features };
}

const alphaScores: Readonly<Record<string, number>> = {
  '0,2': 3,
  '0,3': 2,
  '1,2': 3,
  '1,3': 3,
  '2,2': 1,
  '2,3': 1,
  '3,3': 1,
};

function decided(key: string, counts?: readonly [number, number]): NitrosaminePotency {
  return { category: 5, limitNgPerDay: categoryLimits[5], features: [{ key, ...(counts && { counts }) }] };
}

function bySides(key: 'withdrawing' | 'hydroxy', sides: number): PotencyFeature[] {
  if (sides === 0) return [];
  return [sides === 1 ? { key: `${key}One`, points: 1 } : { key: `${key}Both`, points: 2 }];
}

// The smallest ring that holds the nitrogen and both its carbons.
function ringFeature(graph: MolGraph, nitrogen: number, alphas: Alphas): PotencyFeature[] {
  const ring = graph.rings
    .filter((one) => one.includes(nitrogen) && alphas.every((alpha) => one.includes(alpha)))
    .toSorted((a, b) => a.length - b.length)[0];
  if (!ring) return [];
  const others = ring.filter((atom) => atom !== nitrogen);
  const carbons = others.filter((atom) => graph.atoms[atom]?.z === 6);
  const isSaturatedRing = carbons.every((atom) => isSaturated(graph, atom));
  if (ring.length === 5 && carbons.length === 4 && isSaturatedRing) return [{ key: 'pyrrolidine', points: 3 }];
  if (ring.length === 6 && others.some((atom) => graph.atoms[atom]?.z === 16))
    return [{ key: 'sulfurRing', points: 3 }];
  if (isMorpholine(graph, nitrogen, ring) && isSaturatedRing) return [{ key: 'morpholine', points: 1 }];
  if (ring.length === 5 || ring.length === 6) return [{ key: 'ring5or6', points: 2 }];
  return ring.length === 7 ? [{ key: 'ring7', points: 1 }] : [];
}

function isMorpholine(graph: MolGraph, nitrogen: number, ring: readonly number[]): boolean {
  const oxygen = ring[(ring.indexOf(nitrogen) + 3) % 6] ?? -1;
  return (
    ring.length === 6 &&
    graph.atoms[oxygen]?.z === 8 &&
    ring.every((atom) => atom === nitrogen || atom === oxygen || graph.atoms[atom]?.z === 6)
  );
}

/** Five atoms in a row from the α-carbon on, by the shortest way, so that no more than four of a small ring count. */
const longChainBonds = 4;

function hasLongChains(graph: MolGraph, nitrogen: number, alphas: Alphas): boolean {
  const isCyclic = graph.rings.some((ring) => ring.includes(nitrogen));
  return !isCyclic && alphas.every((alpha) => farthest(graph, alpha, nitrogen) >= longChainBonds);
}

function farthest(graph: MolGraph, from: number, without: number): number {
  const seen = new Set([without, from]);
  let frontier = [from];
  for (let bonds = 0; ; bonds += 1) {
    const next = frontier
      .flatMap((atom) => neighbours(graph, atom))
      .filter((atom) => !seen.has(atom) && isHeavy(graph, atom));
    if (next.length === 0) return bonds;
    for (const atom of next) seen.add(atom);
    frontier = [...new Set(next)];
  }
}

// Carboxylic acids, aryl groups and ketones do not count as withdrawing groups.
function hasWithdrawingGroup(graph: MolGraph, alpha: number, nitrogen: number): boolean {
  const hydrogens = hydrogensOn(graph, alpha);
  if (isAromatic(graph, alpha) || hydrogens === 0 || hydrogens === 3) return false;
  return beyond(graph, alpha, nitrogen).some(
    (atom) => isHalogen(graph, atom) || isWithdrawingHeteroatom(graph, atom) || isWithdrawingCarbon(graph, atom, alpha),
  );
}

function isWithdrawingHeteroatom(graph: MolGraph, atom: number): boolean {
  const { z, charge = 0 } = graph.atoms[atom] ?? {};
  if (z === 7 && charge === 1) return true;
  return (
    z === 16 &&
    neighbours(graph, atom).filter((one) => isDouble(graph, atom, one) && graph.atoms[one]?.z === 8).length === 2
  );
}

function isWithdrawingCarbon(graph: MolGraph, beta: number, alpha: number): boolean {
  if (graph.atoms[beta]?.z !== 6 || isAromatic(graph, beta)) return false;
  const next = beyond(graph, beta, alpha);
  const fluorines = next.filter((atom) => graph.atoms[atom]?.z === 9).length;
  const isNitrile = next.some((atom) => graph.atoms[atom]?.z === 7 && bondBetween(graph, beta, atom)?.order === 3);
  return fluorines === 3 || isNitrile || isAcylLike(graph, beta, alpha) || isConjugated(graph, beta, alpha);
}

// Aldehyde, acyl halide, ester, amide, and imines and thiones of any kind.
function isAcylLike(graph: MolGraph, beta: number, alpha: number): boolean {
  const double = neighbours(graph, beta).find(
    (one) => isDouble(graph, beta, one) && [7, 8, 16].includes(graph.atoms[one]?.z ?? 0),
  );
  if (double === undefined) return false;
  if (hydrogensOn(graph, beta) > 0) return true;
  const other = beyond(graph, beta, alpha).find((one) => one !== double);
  if (other === undefined) return false;
  const { z = 0 } = graph.atoms[other] ?? {};
  if (z === 6) return graph.atoms[double]?.z !== 8;
  if (z === 8) return neighbours(graph, other).length === 2;
  return z === 7 || isHalogen(graph, other);
}

// C=C or C≡C that bears an aryl, carbonyl-like or cyano group at its far end.
function isConjugated(graph: MolGraph, beta: number, alpha: number): boolean {
  const gamma = beyond(graph, beta, alpha).find(
    (one) => graph.atoms[one]?.z === 6 && (bondBetween(graph, beta, one)?.order ?? 1) > 1,
  );
  if (gamma === undefined || isAromatic(graph, gamma)) return false;
  if (neighbours(graph, beta).length !== 2 || neighbours(graph, gamma).length !== 2) return false;
  return beyond(graph, gamma, beta).some(
    (one) =>
      isAromatic(graph, one) ||
      doubleBonded(graph, one, [7, 8, 16]) ||
      neighbours(graph, one).some((next) => graph.atoms[next]?.z === 7 && bondBetween(graph, one, next)?.order === 3),
  );
}

function hasBetaHydroxy(graph: MolGraph, alpha: number, nitrogen: number): boolean {
  return beyond(graph, alpha, nitrogen).some(
    (beta) =>
      graph.atoms[beta]?.z === 6 &&
      isSaturated(graph, beta) &&
      neighbours(graph, beta).some((one) => graph.atoms[one]?.z === 8 && hydrogensOn(graph, one) === 1),
  );
}

// A methyl group on a β-carbon with one hydrogen, where α-carbon and β-carbon bear no heteroatom.
function hasBetaMethyl(graph: MolGraph, alpha: number, nitrogen: number): boolean {
  const around = beyond(graph, alpha, nitrogen);
  if (!isSaturated(graph, alpha) || around.some((one) => graph.atoms[one]?.z !== 6)) return false;
  return around.some((beta) => {
    const next = beyond(graph, beta, alpha);
    return (
      isSaturated(graph, beta) &&
      hydrogensOn(graph, beta) === 1 &&
      next.every((one) => graph.atoms[one]?.z === 6 || neighbours(graph, one).length > 1) &&
      next.some((one) => graph.atoms[one]?.z === 6 && hydrogensOn(graph, one) === 3)
    );
  });
}

function hasCarboxylicAcid(graph: MolGraph): boolean {
  return graph.atoms.some(
    ({ z, aromatic }, carbon) =>
      z === 6 &&
      !aromatic &&
      doubleBonded(graph, carbon, [8]) &&
      neighbours(graph, carbon).some((one) => {
        const atom = graph.atoms[one];
        return atom?.z === 8 && !isDouble(graph, carbon, one) && (atom.hydrogens === 1 || atom.charge === -1);
      }),
  );
}

function isNitroso(graph: MolGraph, atom: number): boolean {
  const around = neighbours(graph, atom);
  return (
    graph.atoms[atom]?.z === 7 &&
    around.length === 2 &&
    around.some((one) => graph.atoms[one]?.z === 8 && isDouble(graph, atom, one))
  );
}

/** A saturated carbon without hydrogen. */
function isTertiary(graph: MolGraph, carbon: number): boolean {
  return hydrogensOn(graph, carbon) === 0 && isSaturated(graph, carbon);
}

function isSaturated(graph: MolGraph, atom: number): boolean {
  return !isAromatic(graph, atom) && neighbours(graph, atom).every((one) => bondBetween(graph, atom, one)?.order === 1);
}

function doubleBonded(graph: MolGraph, atom: number, to: readonly number[]): boolean {
  return neighbours(graph, atom).some((one) => isDouble(graph, atom, one) && to.includes(graph.atoms[one]?.z ?? 0));
}

function isDouble(graph: MolGraph, a: number, b: number): boolean {
  const bond = bondBetween(graph, a, b);
  return bond?.order === 2 && !bond.aromatic;
}

function beyond(graph: MolGraph, atom: number, from: number): number[] {
  return neighbours(graph, atom).filter((one) => one !== from);
}

// Labelled hydrogen is drawn as an atom.
function hydrogensOn(graph: MolGraph, atom: number): number {
  const drawn = neighbours(graph, atom).filter((one) => !isHeavy(graph, one)).length;
  return (graph.atoms[atom]?.hydrogens ?? 0) + drawn;
}

const isHeavy = (graph: MolGraph, atom: number): boolean => graph.atoms[atom]?.z !== 1;
const isAromatic = (graph: MolGraph, atom: number): boolean => graph.atoms[atom]?.aromatic === true;
const isHalogen = (graph: MolGraph, atom: number): boolean => [9, 17, 35, 53].includes(graph.atoms[atom]?.z ?? 0);
