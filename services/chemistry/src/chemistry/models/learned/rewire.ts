// Bonds of a draft exchanged for others, and what becomes of the configuration at the atoms concerned.

import { hydrogen, mirrored } from './draft.ts';
import type { Draft, DraftBond } from './draft.ts';
import type { PatternBond } from './pattern.ts';

/** What an edit says of a configured atom. */
export type Mark = 'keep' | 'invert' | 'drop';

/** The bonds of a pattern between the atoms of a molecule that stand for its own. */
export function bondsAt(bonds: readonly PatternBond[], atoms: readonly number[]): PatternBond[] {
  return bonds.map((bond) => ({ a: atoms[bond.a] ?? -1, b: atoms[bond.b] ?? -1, order: bond.order }));
}

/** Takes away the bonds that are not among the new ones, and makes or changes the new ones. */
export function rewire(draft: Draft, old: readonly PatternBond[], wanted: readonly PatternBond[]): void {
  const kept = new Set(wanted.map((bond) => pairKey(bond.a, bond.b)));
  for (const bond of old) if (!kept.has(pairKey(bond.a, bond.b))) draft.removeBond(bond.a, bond.b);
  for (const { a, b, order } of wanted) {
    const known = draft.bondBetween(a, b);
    if (!known) draft.addBond(a, b, order);
    else if (known.order !== order) {
      known.order = order;
      known.geometry = null;
    }
  }
}

function pairKey(a: number, b: number): number {
  return Math.min(a, b) * 65_536 + Math.max(a, b);
}

/** What leaves an atom and what comes to it change places, so that nothing turns unless the edit says so. */
export function settleConfiguration(draft: Draft, atom: number, before: readonly number[], mark: Mark): void {
  const after = draft.neighbours(atom);
  const lost = before.filter((one) => !after.includes(one));
  const gained = after.filter((one) => !before.includes(one));
  for (const bond of draft.bonds[atom]?.values() ?? []) settleGeometry(draft, bond, atom, lost, gained);
  const drafted = draft.atoms[atom];
  if (!drafted?.turn) return;
  const [from, to] = [lost[0], gained[0]];
  const isReplaced = lost.length === 1 && gained.length === 1 && from !== undefined && to !== undefined;
  const isSame = lost.length === 0 && gained.length === 0;
  if (mark === 'drop' || !(isSame || isReplaced) || isFlat(draft, atom)) drafted.turn = null;
  else {
    const turn = isReplaced ? drafted.turn.map((one) => (one === from ? to : one)) : drafted.turn;
    drafted.turn = mark === 'invert' ? mirrored(turn) : turn;
  }
}

function isFlat(draft: Draft, atom: number): boolean {
  const drafted = draft.atoms[atom];
  if (!drafted || drafted.z !== 6) return false;
  return drafted.aromatic || [...(draft.bonds[atom]?.values() ?? [])].some((bond) => bond.order !== 1);
}

function settleGeometry(
  draft: Draft,
  bond: DraftBond,
  atom: number,
  lost: readonly number[],
  gained: readonly number[],
): void {
  const { geometry } = bond;
  if (!geometry) return;
  const isA = bond.a === atom;
  const side = isA ? geometry.aSide : geometry.bSide;
  if (!lost.includes(side)) return;
  const others = [...(draft.bonds[atom]?.keys() ?? [])].filter((one) => one !== (isA ? bond.b : bond.a));
  const replacement = gained.length === 1 ? gained[0] : undefined;
  const remaining = others.find((one) => !gained.includes(one));
  if (replacement !== undefined && replacement !== hydrogen) setSide(bond, isA, replacement, geometry.isCis);
  else if (remaining !== undefined) setSide(bond, isA, remaining, !geometry.isCis);
  else bond.geometry = null;
}

function setSide(bond: DraftBond, isA: boolean, side: number, isCis: boolean): void {
  if (!bond.geometry) return;
  bond.geometry = isA ? { ...bond.geometry, aSide: side, isCis } : { ...bond.geometry, bSide: side, isCis };
}
