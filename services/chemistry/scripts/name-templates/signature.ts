// What a learned template does, as a short text to look a name up by: the product side, then the precursors with each
// group that they bring in braces. `C1N2>>C1{Br}.N2` is an alkylation with a bromide. Atoms that are only there for their
// configuration are left out; `inverted` at the end says that a centre turns over.

import type { EditPattern, PatternGraph } from '../../src/chemistry/models/learned/pattern.ts';
import { symbolOf } from '../../src/chemistry/models/learned/elements.ts';
import { broughtGroups, type BroughtGroup } from './brought-groups.ts';

const bondMarks = { 1: '', 2: '=', 3: '#', 4: ':' } as const;

/** The signature; `labelOf` names a group by its SMILES with stars where it is attached. */
export function signatureOf(edit: EditPattern, labelOf: (smiles: string) => string): string {
  const { left, right } = edit;
  const partner = new Map(right.atoms.flatMap((atom, index) => (atom.map > 0 ? [[atom.map - 1, index] as const] : [])));
  const isKept = left.atoms.map((atom, index) => atom.mark === '' || changes(edit, index, partner.get(index) ?? -1));
  const numbers = new Map([...left.atoms.keys()].filter((index) => isKept[index]).map((index, at) => [index, at + 1]));
  const groups = broughtGroups(right);
  const product = write(
    left,
    (atom) => numbers.get(atom),
    () => '',
  );
  const precursors = write(
    right,
    (atom) => numbers.get((right.atoms[atom]?.map ?? 0) - 1),
    (atom) => bracesAt(groups, atom, labelOf),
  );
  return `${product}>>${precursors}${turnsOver(edit, partner) ? ' inverted' : ''}`;
}

function bracesAt(groups: readonly BroughtGroup[], atom: number, labelOf: (smiles: string) => string): string {
  const here = groups.flatMap((group) => (group.atoms.includes(atom) ? [`{${labelOf(group.smiles)}}`] : []));
  return here.toSorted().join('');
}

function changes({ left, right }: EditPattern, index: number, other: number): boolean {
  const [mine, theirs] = [left.atoms[index], right.atoms[other]];
  if (!mine || !theirs) return true;
  if (mine.charge !== theirs.charge || mine.aromatic !== theirs.aromatic) return true;
  if (mine.minHydrogens > 0 || mine.hydrogens !== theirs.hydrogens) return true;
  return neighbours(left, index) !== neighbours(right, other);
}

/** Orders and numbers of the neighbouring atoms; 0 for an atom that the precursors bring. */
function neighbours(graph: PatternGraph, atom: number): string {
  return graph.bonds
    .flatMap(({ a, b, order }) => {
      const other = a === atom ? b : b === atom ? a : -1;
      return other < 0 ? [] : [`${order}:${graph.atoms[other]?.map ?? 0}`];
    })
    .toSorted()
    .join();
}

function turnsOver(edit: EditPattern, partner: ReadonlyMap<number, number>): boolean {
  return edit.left.atoms.some((atom, index) => {
    const other = partner.get(index) ?? -1;
    return atom.mark === '@' && edit.right.atoms[other]?.mark === '@@' && changes(edit, index, other);
  });
}

/** Writes the numbered atoms as a text like SMILES, rings closed with %1, %2. */
function write(
  graph: PatternGraph,
  numberOf: (atom: number) => number | undefined,
  bracesOf: (atom: number) => string,
): string {
  const order = [...graph.atoms.keys()].filter((atom) => numberOf(atom) !== undefined);
  const sorted = order.toSorted((a, b) => (numberOf(a) ?? 0) - (numberOf(b) ?? 0));
  const seen = new Set<number>();
  const used = new Set<object>();
  const children = new Map<number, { atom: number; mark: string }[]>();
  const rings: [number, number][] = [];
  const visit = (atom: number): void => {
    seen.add(atom);
    for (const next of sorted) {
      const bond = graph.bonds.find(({ a, b }) => (a === atom && b === next) || (b === atom && a === next));
      if (!bond || used.has(bond)) continue;
      used.add(bond);
      if (seen.has(next)) rings.push([atom, next]);
      else {
        children.set(atom, [...(children.get(atom) ?? []), { atom: next, mark: bondMarks[bond.order] }]);
        visit(next);
      }
    }
  };
  const text = (atom: number): string => {
    const closures = rings.flatMap((ring, index) => (ring.includes(atom) ? [`%${index + 1}`] : [])).join('');
    const kids = (children.get(atom) ?? []).map((kid) => `${kid.mark}${text(kid.atom)}`);
    const branches = kids.map((kid, index) => (index < kids.length - 1 ? `(${kid})` : kid)).join('');
    return `${symbolAt(graph, atom)}${numberOf(atom) ?? ''}${closures}${bracesOf(atom)}${branches}`;
  };
  const starts = sorted.filter((atom) => {
    if (seen.has(atom)) return false;
    visit(atom);
    return true;
  });
  return starts.map(text).join('.');
}

function symbolAt(graph: PatternGraph, index: number): string {
  const atom = graph.atoms[index];
  if (!atom) return '*';
  return `${symbolOf(atom.z, atom.aromatic)}${atom.charge > 0 ? '+' : atom.charge < 0 ? '-' : ''}`;
}
