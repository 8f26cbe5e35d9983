// Groups by the structure that they have at the atom that carries them: what protects an oxygen, a nitrogen or a sulfur, and small
// groups that are named by themselves.

import { bondBetween, neighbours, type MolGraph } from '../molecule/graph.ts';
import { symbolOf } from '../models/learned/elements.ts';
import { orderOf } from './step-change.ts';

export type Group =
  | 'Me'
  | 'Et'
  | 'tBu'
  | 'Allyl'
  | 'Bn'
  | 'PMB'
  | 'Tr'
  | 'DMTr'
  | 'MOM'
  | 'MEM'
  | 'SEM'
  | 'BOM'
  | 'THP'
  | 'EE'
  | 'Formyl'
  | 'Ac'
  | 'Piv'
  | 'Bz'
  | 'TFA'
  | 'Boc'
  | 'Cbz'
  | 'Fmoc'
  | 'Alloc'
  | 'Troc'
  | 'Teoc'
  | 'TMS'
  | 'TES'
  | 'TBS'
  | 'TIPS'
  | 'TBDPS'
  | 'Ms'
  | 'Ts'
  | 'Ns'
  | 'Tf';

// Atoms with their hydrogens, then what they carry, sorted; "=" before what is doubly bound. Rings have a word.
const shapes: Readonly<Record<string, Group>> = {
  C3: 'Me',
  'C2(C3)': 'Et',
  'C0(C3,C3,C3)': 'tBu',
  'C2(C1(=C2))': 'Allyl',
  'C2(Ph)': 'Bn',
  'C2(An)': 'PMB',
  'C0(Ph,Ph,Ph)': 'Tr',
  'C0(An,An,Ph)': 'DMTr',
  'C2(O0(C3))': 'MOM',
  'C2(O0(C2(C2(O0(C3)))))': 'MEM',
  'C2(O0(C2(C2(Si0(C3,C3,C3)))))': 'SEM',
  'C2(O0(C2(Ph)))': 'BOM',
  Thp: 'THP',
  'C1(C3,O0(C2(C3)))': 'EE',
  'C1(=O0)': 'Formyl',
  'C0(=O0,C3)': 'Ac',
  'C0(=O0,C0(C3,C3,C3))': 'Piv',
  'C0(=O0,Ph)': 'Bz',
  'C0(=O0,C0(F0,F0,F0))': 'TFA',
  'C0(=O0,O0(C0(C3,C3,C3)))': 'Boc',
  'C0(=O0,O0(C2(Ph)))': 'Cbz',
  'C0(=O0,O0(C2(Fl)))': 'Fmoc',
  'C0(=O0,O0(C2(C1(=C2))))': 'Alloc',
  'C0(=O0,O0(C2(C0(Cl0,Cl0,Cl0))))': 'Troc',
  'C0(=O0,O0(C2(C2(Si0(C3,C3,C3)))))': 'Teoc',
  'Si0(C3,C3,C3)': 'TMS',
  'Si0(C2(C3),C2(C3),C2(C3))': 'TES',
  'Si0(C0(C3,C3,C3),C3,C3)': 'TBS',
  'Si0(C1(C3,C3),C1(C3,C3),C1(C3,C3))': 'TIPS',
  'Si0(C0(C3,C3,C3),Ph,Ph)': 'TBDPS',
  'S0(=O0,=O0,C3)': 'Ms',
  'S0(=O0,=O0,Tol)': 'Ts',
  'S0(=O0,=O0,Nit)': 'Ns',
  'S0(=O0,=O0,C0(F0,F0,F0))': 'Tf',
};

/** No group of the table reaches further. */
const mostSteps = 6;

/** The group that begins at `root`, seen from the atom `from` that carries it; undefined for any other. */
export function groupAt(graph: MolGraph, root: number, from: number): Group | undefined {
  return shapes[shapeOf(graph, root, [from])];
}

function shapeOf(graph: MolGraph, atom: number, path: readonly number[]): string {
  const found = graph.atoms[atom];
  if (!found || path.length > mostSteps) return '*';
  if (found.aromatic) return arylOf(graph, atom, path.at(-1) ?? -1);
  const ring = ringWord(graph, atom);
  if (ring !== undefined) return ring;
  const others = neighbours(graph, atom).filter((to) => to !== path.at(-1));
  const parts = others.map((to) => {
    const bond = bondBetween(graph, atom, to);
    return `${bond && orderOf(bond) === 2 ? '=' : ''}${shapeOf(graph, to, [...path, atom])}`;
  });
  const own = `${symbolOf(found.z, false)}${found.hydrogens}`;
  return parts.length > 0 ? `${own}(${parts.toSorted().join(',')})` : own;
}

/** What an aryl group carries at its para position, or for nitro at any. */
const substituents: Readonly<Record<string, string>> = { 'O0(C3)': 'An', C3: 'Tol' };

function arylOf(graph: MolGraph, atom: number, from: number): string {
  const rings = graph.rings.filter((one) => one.includes(atom));
  const [ring] = rings;
  if (rings.length !== 1 || ring?.length !== 6 || ring.some((one) => graph.atoms[one]?.z !== 6)) return 'Ar';
  const carried = ring.flatMap((one) =>
    neighbours(graph, one).flatMap((to) => (ring.includes(to) || to === from ? [] : [{ one, to }])),
  );
  const [only] = carried;
  if (!only) return 'Ph';
  if (carried.length > 1) return 'Ar';
  if (isNitro(graph, only.to)) return 'Nit';
  const isPara = Math.abs(ring.indexOf(only.one) - ring.indexOf(atom)) === 3;
  return (isPara ? substituents[shapeOf(graph, only.to, [only.one])] : undefined) ?? 'Ar';
}

function isNitro(graph: MolGraph, atom: number): boolean {
  return graph.atoms[atom]?.z === 7 && neighbours(graph, atom).filter((to) => graph.atoms[to]?.z === 8).length === 2;
}

/** Fluoren-9-yl and tetrahydropyran-2-yl; any other ring is none of the table. */
function ringWord(graph: MolGraph, atom: number): string | undefined {
  const rings = graph.rings.filter((one) => one.includes(atom));
  const [ring] = rings;
  if (!ring) return undefined;
  const aryl = neighbours(graph, atom).filter((to) => graph.atoms[to]?.aromatic).length;
  if (ring.length === 5 && aryl === 2) return 'Fl';
  const oxygens = ring.filter((one) => graph.atoms[one]?.z === 8);
  const methylenes = ring.filter((one) => graph.atoms[one]?.z === 6 && graph.atoms[one]?.hydrogens === 2);
  const isPlain = rings.length === 1 && ring.length === 6 && oxygens.length === 1 && methylenes.length === 4;
  return isPlain && oxygens.some((one) => bondBetween(graph, one, atom) !== undefined) ? 'Thp' : 'Ring';
}
