// Molecules as their configured centres: which there are, and the molecule with one of them turned round.
//
// Indexes are those of atoms in the canonical SMILES, from 0.

import type { CentreKind } from '@app/shared/constants/stereocentres';
import type { Bench } from '../impurity/bench.ts';
import { bondBetween, neighbours, type MolGraph } from '../../chemistry/molecule/graph.ts';
import { changedAtoms, markedIndexes } from '../../chemistry/molecule/stereo/atom-text.ts';
import { mirrorImage } from '../../chemistry/molecule/stereo/mirror-image.ts';
import { withoutMarks } from '../../chemistry/molecule/stereo/stereo-groups.ts';

export interface Centre {
  atom: number;
  label: 'R' | 'S';
  kind: CentreKind;
  /** No hydrogen on it. */
  isQuaternary: boolean;
}

/** Carbons with a given configuration, of a canonical SMILES. */
export function centresOf(bench: Bench, smiles: string): Centre[] {
  const tags = JSON.parse(bench.mol(smiles).get_stereo_tags()) as { CIP_atoms?: [number, string][] };
  const graph = bench.graph(smiles);
  return (tags.CIP_atoms ?? []).flatMap(([atom, text]) => {
    const label = /[RS]/i.exec(text)?.[0].toUpperCase();
    if (graph.atoms[atom]?.z !== 6 || (label !== 'R' && label !== 'S')) return [];
    return [{ atom, label, kind: kindOf(graph, atom), isQuaternary: graph.atoms[atom].hydrogens === 0 }];
  });
}

/** The canonical SMILES with this atom turned round; null where that is the same molecule. */
export function epimerOf(bench: Bench, smiles: string, atom: number): string | null {
  const turned = changedAtoms(smiles, [atom], mirrorImage);
  const canonical = bench.canonical(turned);
  return canonical === smiles ? null : canonical;
}

/** The canonical SMILES without the configuration of this atom. */
export function flattenedAt(bench: Bench, smiles: string, atom: number): string | null {
  return bench.canonical(withoutMarks(smiles, [atom]));
}

/** Without the configuration of any carbon; geometry of double bonds stays. */
export function flat(bench: Bench, smiles: string): string {
  return bench.canonical(smiles.replaceAll('@', '')) ?? smiles;
}

/** The atom by which a molecule and its epimer differ; -1 where no one atom does. */
export function differingAtom(bench: Bench, smiles: string, epimer: string): number {
  const marked = markedIndexes(smiles);
  return marked.find((atom) => epimerOf(bench, smiles, atom) === epimer) ?? -1;
}

function kindOf(graph: MolGraph, atom: number): CentreKind {
  const around = neighbours(graph, atom);
  const has = (z: number): boolean => around.some((other) => graph.atoms[other]?.z === z);
  const isAlpha = around.some((other) => isAcyl(graph, other));
  if (isAlpha && has(7)) return 'aminoAcid';
  if (isAlpha && has(8)) return 'hydroxyAcid';
  if (has(7)) return 'amine';
  if (has(8)) return 'alcohol';
  if (isAlpha) return 'acid';
  const isBeta = around.some((other) => neighbours(graph, other).some((next) => next !== atom && isAcyl(graph, next)));
  return isBeta ? 'betaAcid' : 'carbon';
}

/** The carbon of an acid, ester or amide, or of a nitrile. */
function isAcyl(graph: MolGraph, atom: number): boolean {
  if (graph.atoms[atom]?.z !== 6 || graph.atoms[atom].aromatic) return false;
  const around = neighbours(graph, atom);
  const order = (other: number): number => bondBetween(graph, atom, other)?.order ?? 0;
  const zOf = (other: number): number => graph.atoms[other]?.z ?? 0;
  if (around.some((other) => zOf(other) === 7 && order(other) === 3)) return true;
  const hasOxo = around.some((other) => zOf(other) === 8 && order(other) === 2);
  return hasOxo && around.some((other) => (zOf(other) === 7 || zOf(other) === 8) && order(other) === 1);
}
