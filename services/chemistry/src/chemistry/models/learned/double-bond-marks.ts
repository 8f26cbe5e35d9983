// Which single bonds are written with / and \ so that every configured double bond of a draft reads as it is.

import type { Draft, DraftBond } from './draft.ts';

/** For each marked bond, the mark when it is written starting at `from`. */
export type SideMarks = ReadonlyMap<DraftBond, { from: number; mark: '/' | '\\' }>;

/** Marks for all configured double bonds. */
export function markSides(draft: Draft): SideMarks {
  const configured = configuredBonds(draft);
  const marks = new Map<DraftBond, { from: number; mark: '/' | '\\' }>();
  if (configured.length === 0) return marks;
  const sides = new Sides(draft, configured);
  for (const bond of configured) {
    const { geometry } = bond;
    if (!geometry) continue;
    for (const [atom, side] of [
      [bond.a, geometry.aSide],
      [bond.b, geometry.bSide],
    ] as const) {
      const single = draft.bondBetween(atom, side);
      if (single) marks.set(single, { from: atom, mark: sides.isUp(atom, side) ? '/' : '\\' });
    }
  }
  return marks;
}

function configuredBonds(draft: Draft): DraftBond[] {
  return draft.bonds.flatMap((bonds, atom) => [...bonds.values()].filter((bond) => bond.a === atom && bond.geometry));
}

// A neighbouring atom lies above or below its atom; one choice is free in each group of double bonds, the rest follows.
class Sides {
  readonly #draft: Draft;
  readonly #byAtom = new Map<number, DraftBond[]>();
  readonly #known = new Map<string, boolean>();

  constructor(draft: Draft, configured: readonly DraftBond[]) {
    this.#draft = draft;
    for (const bond of configured)
      for (const atom of [bond.a, bond.b]) this.#byAtom.set(atom, [...(this.#byAtom.get(atom) ?? []), bond]);
    for (const bond of configured) {
      if (bond.geometry && !this.#known.has(key(bond.a, bond.geometry.aSide)))
        this.#settle(bond.a, bond.geometry.aSide, true);
    }
  }

  isUp(atom: number, side: number): boolean {
    return this.#known.get(key(atom, side)) ?? true;
  }

  #settle(atom: number, side: number, isUp: boolean): void {
    if (this.#known.has(key(atom, side))) return;
    this.#known.set(key(atom, side), isUp);
    this.#settle(side, atom, !isUp);
    for (const bond of this.#byAtom.get(atom) ?? []) this.#settleAround(bond, atom, side, isUp);
  }

  #settleAround(bond: DraftBond, atom: number, side: number, isUp: boolean): void {
    const other = bond.a === atom ? bond.b : bond.a;
    if (other === side || !bond.geometry) return;
    for (const sibling of this.#draft.bonds[atom]?.keys() ?? [])
      if (sibling !== other && sibling !== side) this.#settle(atom, sibling, !isUp);
    const [near, far] =
      bond.a === atom ? [bond.geometry.aSide, bond.geometry.bSide] : [bond.geometry.bSide, bond.geometry.aSide];
    const isNearUp = near === side ? isUp : !isUp;
    this.#settle(other, far, bond.geometry.isCis ? isNearUp : !isNearUp);
  }
}

function key(atom: number, side: number): string {
  return `${atom} ${side}`;
}
