// A learned template read the other way round: what must be in the reactants, and what becomes of it.

import type { Edit } from './apply.ts';
import type { Draft } from './draft.ts';
import type { PatternAtom, PatternBond, PatternGraph } from './pattern.ts';
import { bondsAt, rewire, settleConfiguration } from './rewire.ts';

/** A connected piece of the precursor side, as it is looked for in one reactant. */
export interface ForwardPart {
  graph: PatternGraph;
  /** For each atom of the piece, its place on the right side of the edit. */
  places: number[];
}

/** Cuts the precursor side into its connected pieces; hydrogens that the product has less of must be there. */
export function forwardParts(edit: Edit): ForwardPart[] {
  const { right } = edit.pattern;
  const part = right.atoms.map(() => -1);
  let count = 0;
  for (const atom of right.atoms.keys()) {
    if (part[atom] !== -1) continue;
    spread(right.bonds, part, atom, count);
    count += 1;
  }
  return Array.from({ length: count }, (_, index) => {
    const places = [...right.atoms.keys()].filter((atom) => part[atom] === index);
    return { places, graph: subgraph(edit, places) };
  });
}

function spread(bonds: readonly PatternBond[], part: number[], start: number, number: number): void {
  const open = [start];
  for (let atom = open.pop(); atom !== undefined; atom = open.pop()) {
    if (part[atom] !== -1) continue;
    part[atom] = number;
    for (const bond of bonds) {
      if (bond.a === atom) open.push(bond.b);
      if (bond.b === atom) open.push(bond.a);
    }
  }
}

function subgraph(edit: Edit, places: readonly number[]): PatternGraph {
  const index = new Map(places.map((place, at) => [place, at]));
  const bonds = edit.pattern.right.bonds.flatMap((bond) => {
    const [a, b] = [index.get(bond.a), index.get(bond.b)];
    return a === undefined || b === undefined ? [] : [{ a, b, order: bond.order }];
  });
  return { atoms: places.map((place) => reactantAtom(edit, place)), bonds };
}

function reactantAtom(edit: Edit, place: number): PatternAtom {
  const own = edit.pattern.right.atoms[place];
  if (!own) throw new RangeError(`no atom ${place}`);
  const freed = own.map > 0 ? (edit.freed[own.map - 1] ?? 0) : 0;
  const least = (edit.pattern.left.atoms[own.map - 1]?.minHydrogens ?? 0) + freed;
  // A mark on this side says what becomes of the configuration, not that there is one.
  return { ...own, mark: '', map: 0, minHydrogens: own.hydrogens === null ? Math.max(0, freed, least) : 0 };
}

/**
 * Carries the edit out on reactants that lie side by side in the draft; `atoms` are those for the right side.
 * False where hydrogens are lacking.
 */
export function applyForward(draft: Draft, edit: Edit, atoms: readonly number[]): boolean {
  const { left, right } = edit.pattern;
  const kept = left.atoms.map((_, index) => atoms[edit.places[index] ?? -1] ?? -1);
  const before = kept.map((atom) => draft.neighbours(atom));
  for (const [index, atom] of kept.entries()) {
    const drafted = draft.atoms[atom];
    const wanted = left.atoms[index];
    if (!drafted || !wanted) return false;
    drafted.hydrogens = wanted.hydrogens ?? drafted.hydrogens - (edit.freed[index] ?? 0);
    drafted.charge = wanted.charge;
    drafted.aromatic = wanted.aromatic;
    if (drafted.hydrogens < 0) return false;
  }
  rewire(draft, bondsAt(right.bonds, atoms), bondsAt(left.bonds, kept));
  for (const index of edit.centre) {
    const atom = kept[index] ?? -1;
    const mark = left.atoms[index]?.mark === '' ? '@' : (right.atoms[edit.places[index] ?? -1]?.mark ?? '');
    settleConfiguration(draft, atom, before[index] ?? [], mark === '@' ? 'keep' : mark === '@@' ? 'invert' : 'drop');
  }
  return true;
}
