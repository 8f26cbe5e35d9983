// Groups of the precursors that the product does not have, each as SMILES with a star for every atom it is attached to.

import { symbolOf } from '../../src/chemistry/models/learned/elements.ts';
import type { PatternAtom, PatternBond, PatternGraph } from '../../src/chemistry/models/learned/pattern.ts';

export interface BroughtGroup {
  /** Not canonical. */
  smiles: string;
  /** Atoms of the precursors that it hangs on, one for each star. */
  atoms: number[];
}

const bondMarks = { 1: '-', 2: '=', 3: '#', 4: ':' } as const;

/** The groups of the precursor side, in the order of their first atoms. */
export function broughtGroups(right: PatternGraph): BroughtGroup[] {
  const seen = new Set<number>();
  return [...right.atoms.keys()].flatMap((atom) => {
    if (seen.has(atom) || right.atoms[atom]?.map !== 0) return [];
    const members = connected(right, atom);
    for (const one of members) seen.add(one);
    return [groupOf(right, members)];
  });
}

function connected(graph: PatternGraph, start: number): number[] {
  const found = [start];
  for (const atom of found)
    for (const other of neighboursOf(graph, atom))
      if (graph.atoms[other]?.map === 0 && !found.includes(other)) found.push(other);
  return found;
}

function neighboursOf(graph: PatternGraph, atom: number): number[] {
  return graph.bonds.flatMap(({ a, b }) => (a === atom ? [b] : b === atom ? [a] : []));
}

function groupOf(graph: PatternGraph, members: readonly number[]): BroughtGroup {
  const texts = members.map((atom) => bracketed(graph.atoms[atom]));
  const atoms: number[] = [];
  const bonds: PatternBond[] = [];
  for (const { a, b, order } of graph.bonds) {
    const [from, to] = [members.indexOf(a), members.indexOf(b)];
    if (from >= 0 && to >= 0) bonds.push({ a: from, b: to, order });
    else if (from >= 0 || to >= 0) {
      atoms.push(from >= 0 ? b : a);
      bonds.push({ a: Math.max(from, to), b: texts.push('*') - 1, order });
    }
  }
  return { smiles: writeGroup(texts, bonds), atoms };
}

function bracketed(atom: PatternAtom | undefined): string {
  if (!atom) return '*';
  const hydrogens = atom.hydrogens ? `H${atom.hydrogens}` : '';
  const charge = atom.charge === 0 ? '' : atom.charge > 0 ? `+${atom.charge}` : `${atom.charge}`;
  return `[${symbolOf(atom.z, atom.aromatic)}${hydrogens}${charge}]`;
}

function writeGroup(texts: readonly string[], bonds: readonly PatternBond[]): string {
  const seen = new Set<number>([0]);
  const tree = new Map<number, PatternBond[]>();
  const rings: PatternBond[] = [];
  const used = new Set<PatternBond>();
  const visit = (atom: number): void => {
    for (const bond of bonds) {
      if (used.has(bond) || (bond.a !== atom && bond.b !== atom)) continue;
      used.add(bond);
      const other = bond.a === atom ? bond.b : bond.a;
      if (seen.has(other)) rings.push(bond);
      else {
        seen.add(other);
        tree.set(atom, [...(tree.get(atom) ?? []), { a: atom, b: other, order: bond.order }]);
        visit(other);
      }
    }
  };
  visit(0);
  const text = (atom: number): string => {
    const closures = rings.flatMap((ring, index) =>
      ring.a === atom || ring.b === atom ? [`${bondMarks[ring.order]}%${index + 10}`] : [],
    );
    const branches = (tree.get(atom) ?? []).map(({ b, order }) => `(${bondMarks[order]}${text(b)})`);
    return `${texts[atom]}${closures.join('')}${branches.join('')}`;
  };
  return text(0);
}
