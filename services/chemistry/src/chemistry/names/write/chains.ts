// Chains of carbon atoms: which there are, and their numberings.

import type { MoleculeView } from './molecule-view.ts';
import type { Skeleton } from './rings/skeleton.ts';
import { stemOf } from './words.ts';

/** Carbon atoms that a chain may run through: not those of rings, nitriles, carboxyl groups and heterocumulenes. */
export function isChainAtom(mol: MoleculeView, atom: number): boolean {
  if (mol.z(atom) !== 6 || mol.inRing(atom) || mol.charge(atom) !== 0) return false;
  const next = mol.neighbours(atom);
  if (next.some((one) => one.order === 3 && mol.z(one.atom) === 7)) return false;
  const doubles = next.filter((one) => one.order === 2 && mol.z(one.atom) !== 6);
  if (doubles.length > 1) return false;
  return !isCarboxyl(mol, atom);
}

export function isCarboxyl(mol: MoleculeView, atom: number): boolean {
  const next = mol.neighbours(atom);
  const isAcidOxygen = (one: { atom: number; order: number }): boolean =>
    mol.z(one.atom) === 8 && one.order === 1 && mol.neighbours(one.atom).length === 1;
  return next.some((one) => mol.z(one.atom) === 8 && one.order === 2) && next.some(isAcidOxygen);
}

/** All chains through an atom that cannot be made longer; `allowed` says which atoms they may have. */
export function chainsThrough(mol: MoleculeView, root: number, allowed: (atom: number) => boolean): number[][] {
  const arms = mol
    .neighbours(root)
    .filter((next) => allowed(next.atom))
    .map((next) => armsFrom(mol, next.atom, root, allowed));
  if (arms.length === 0) return [[root]];
  if (arms.length === 1) return (arms[0] ?? []).map((arm) => [root, ...arm]);
  return arms.flatMap((first, index) =>
    arms
      .slice(index + 1)
      .flatMap((second) => first.flatMap((one) => second.map((other) => [...one.toReversed(), root, ...other]))),
  );
}

/** All chains that begin with an atom. */
export function chainsFrom(
  mol: MoleculeView,
  root: number,
  from: number,
  allowed: (atom: number) => boolean,
): number[][] {
  return armsFrom(mol, root, from, allowed);
}

function armsFrom(mol: MoleculeView, atom: number, from: number, allowed: (atom: number) => boolean): number[][] {
  const further = mol.others(atom, from).filter((next) => allowed(next.atom));
  if (further.length === 0) return [[atom]];
  return further.flatMap((next) => armsFrom(mol, next.atom, atom, allowed).map((arm) => [atom, ...arm]));
}

export function chainSkeleton(atoms: readonly number[]): Skeleton {
  const { en, zh } = stemOf(atoms.length);
  const orders = atoms.length === 1 ? [atoms] : [atoms, atoms.toReversed()];
  return {
    atoms,
    numberings: orders.map((order) => new Map(order.map((atom, index) => [atom, String(index + 1)]))),
    form: { kind: 'stem', en, zh },
    isChain: true,
    isUniform: false,
  };
}

/** A chain that is numbered from its first atom. */
export function chainFromFirst(atoms: readonly number[]): Skeleton {
  const skeleton = chainSkeleton(atoms);
  return { ...skeleton, numberings: skeleton.numberings.slice(0, 1) };
}

/** Double and triple bonds in a chain. */
export function multipleBonds(mol: MoleculeView, chain: readonly number[]): number {
  return chain.slice(1).filter((atom, index) => mol.order(chain[index] ?? -1, atom) > 1).length;
}
