// How a pattern is looked for: it starts at its rarest bond and grows along bonds to atoms found before.

import type { PatternGraph } from './pattern.ts';

export interface MatchPlan {
  pattern: PatternGraph;
  steps: MatchStep[];
  isConnected: boolean;
}

export interface MatchStep {
  atom: number;
  /** Bonds to atoms of earlier steps, the first of which leads the way; none for the first atom of a part. */
  bonds: { to: number; order: number }[];
}

/** A number for element and aromaticity. */
export function kindOf(atom: { z: number; aromatic: boolean }): number {
  return atom.z * 2 + (atom.aromatic ? 1 : 0);
}

/** A number for a bond as it is seen from its first atom. */
export function bondKey(fromKind: number, toKind: number, order: number): number {
  return (fromKind * 256 + toKind) * 8 + order;
}

/** Plans for all patterns; which bond is rare is counted in the patterns themselves. */
export function plansOf(patterns: readonly PatternGraph[]): MatchPlan[] {
  const frequency = new Map<number, number>();
  for (const pattern of patterns)
    for (const bond of pattern.bonds) {
      const key = symmetricKey(pattern, bond);
      frequency.set(key, (frequency.get(key) ?? 0) + 1);
    }
  return patterns.map((pattern) => planOf(pattern, frequency));
}

function symmetricKey(pattern: PatternGraph, bond: PatternGraph['bonds'][number]): number {
  const a = kindOf(pattern.atoms[bond.a] ?? blank);
  const b = kindOf(pattern.atoms[bond.b] ?? blank);
  return bondKey(Math.min(a, b), Math.max(a, b), bond.order);
}

const blank = { z: 0, aromatic: false };

// Carbon-carbon bonds are many in every molecule, whatever the library asks for.
function commonness(
  pattern: PatternGraph,
  bond: PatternGraph['bonds'][number],
  frequency: ReadonlyMap<number, number>,
): number {
  const carbons = [bond.a, bond.b].filter((atom) => pattern.atoms[atom]?.z === 6).length;
  const isPlain = bond.order === 1 || bond.order === 4;
  return (carbons === 2 && isPlain ? 1e6 : carbons === 2 ? 1e4 : 0) + (frequency.get(symmetricKey(pattern, bond)) ?? 0);
}

function planOf(pattern: PatternGraph, frequency: ReadonlyMap<number, number>): MatchPlan {
  const steps: MatchStep[] = [];
  const done = new Set<number>();
  let parts = 0;
  while (done.size < pattern.atoms.length) {
    parts += 1;
    grow(pattern, frequency, steps, done);
  }
  return { pattern, steps, isConnected: parts === 1 };
}

/** Adds the part of the pattern that holds its rarest bond not yet planned. */
function grow(
  pattern: PatternGraph,
  frequency: ReadonlyMap<number, number>,
  steps: MatchStep[],
  done: Set<number>,
): void {
  const open = pattern.bonds.filter((bond) => !done.has(bond.a));
  const rank = (bond: PatternGraph['bonds'][number]): number => commonness(pattern, bond, frequency);
  const rarest = open.toSorted((one, other) => rank(one) - rank(other))[0];
  const first = rarest ? rarest.a : pattern.atoms.findIndex((_, atom) => !done.has(atom));
  steps.push({ atom: first, bonds: [] });
  done.add(first);
  let next: number | undefined = rarest?.b;
  while (next !== undefined) {
    const atom: number = next;
    steps.push({ atom, bonds: bondsToDone(pattern, atom, done) });
    done.add(atom);
    next = pattern.atoms.findIndex((_, other) => !done.has(other) && bondsToDone(pattern, other, done).length > 0);
    if (next < 0) next = undefined;
  }
}

function bondsToDone(pattern: PatternGraph, atom: number, done: ReadonlySet<number>): MatchStep['bonds'] {
  return pattern.bonds.flatMap((bond) => {
    if (bond.a === atom && done.has(bond.b)) return [{ to: bond.b, order: bond.order }];
    if (bond.b === atom && done.has(bond.a)) return [{ to: bond.a, order: bond.order }];
    return [];
  });
}
