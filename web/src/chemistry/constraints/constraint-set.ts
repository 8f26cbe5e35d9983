// The constraints of a task as the page changes them: empty entries leave, so that what is sent is what is meant.

import type { WireConstraints } from '@app/shared/contracts/retrosynthesis';

export type BondState = 'free' | 'break' | 'keep';
export type Bond = readonly [from: number, to: number];

/** Constraints with some replaced; `undefined` and empty lists are left out. */
export function withConstraints(constraints: WireConstraints, changes: Partial<WireConstraints>): WireConstraints {
  const entries = Object.entries({ ...constraints, ...changes });
  return Object.fromEntries(entries.filter(([, value]) => isSaid(value)));
}

/** How a bond is marked. */
export function bondState({ breakBonds = [], keepBonds = [] }: WireConstraints, bond: Bond): BondState {
  if (breakBonds.some((one) => isSame(one, bond))) return 'break';
  return keepBonds.some((one) => isSame(one, bond)) ? 'keep' : 'free';
}

/** The constraints with the mark of a bond changed. */
export function markBond(constraints: WireConstraints, bond: Bond, state: BondState): WireConstraints {
  const without = (list: WireConstraints['keepBonds'] = []) => list.filter((one) => !isSame(one, bond));
  const mark = (wanted: BondState): [number, number][] => (state === wanted ? [[bond[0], bond[1]]] : []);
  return withConstraints(constraints, {
    breakBonds: [...without(constraints.breakBonds), ...mark('break')],
    keepBonds: [...without(constraints.keepBonds), ...mark('keep')],
  });
}

/** What a click on a bond makes of it. */
export const nextState: Record<BondState, BondState> = { free: 'break', break: 'keep', keep: 'free' };

/** How many kinds of constraints are set. */
export function countConstraints(constraints: WireConstraints): number {
  return Object.keys(constraints).filter((key) => key !== 'startFromUse').length;
}

/** Product and precursors of a reaction SMILES, reagents left out; null when it is none, or has several products. */
export function partsOfReaction(text: string): [product: string, ...precursors: string[]] | null {
  const [left = '', , product = '', ...more] = text.trim().split('>');
  const precursors = left.split('.').filter((one) => one !== '');
  if (more.length > 0 || product === '' || product.includes('.') || precursors.length === 0) return null;
  return [product, ...precursors];
}

function isSaid(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}

function isSame(a: Bond, b: Bond): boolean {
  return (a[0] === b[0] && a[1] === b[1]) || (a[0] === b[1] && a[1] === b[0]);
}
