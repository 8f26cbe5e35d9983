// The keyboard of the hits: arrows move, letters act on the hit that has the focus.

import type { KeyLine } from '../../../shared/keys/key-lines.ts';

export type HitMove = 'left' | 'right' | 'up' | 'down' | 'first' | 'last' | 'nextPage' | 'earlierPage';
export type HitAction = 'search' | 'copy' | 'edit' | 'select' | 'plan' | 'worklist';

const moves: Readonly<Record<string, HitMove>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
  PageDown: 'nextPage',
  PageUp: 'earlierPage',
};
const actions: Readonly<Record<string, HitAction>> = {
  s: 'search',
  c: 'copy',
  e: 'edit',
  x: 'select',
  p: 'plan',
  t: 'worklist',
};

/** As the keyboard help lists them. */
export const hitLines: readonly KeyLine[] = [
  { keys: ['←', '↑', '→', '↓'], says: 'commands:keys.moveHit' },
  { keys: ['Home', 'End'], says: 'commands:keys.edgeHit' },
  { keys: ['PageDown', 'PageUp'], says: 'commands:keys.pageHit' },
  { keys: ['S'], says: 'commands:keys.searchHit' },
  { keys: ['C'], says: 'commands:keys.copySmiles' },
  { keys: ['E'], says: 'commands:keys.editHit' },
  { keys: ['X'], says: 'commands:keys.selectHit' },
  { keys: ['P'], says: 'commands:keys.planHit' },
  { keys: ['T'], says: 'commands:keys.addHit' },
];

export function moveOf(key: string): HitMove | null {
  return moves[key] ?? null;
}

export function actionOf(key: string): HitAction | null {
  return actions[key.toLowerCase()] ?? null;
}

/** Where a move leads from a card: an index of this page, or another page and its first or last card. */
export type Landing = { index: number } | { page: 'next' | 'earlier'; at: 'first' | 'last' };

/** `columns` is the number of cards in a row. */
export function landingOf(move: HitMove, from: number, count: number, columns: number): Landing {
  if (move === 'first') return { index: 0 };
  if (move === 'last') return { index: count - 1 };
  if (move === 'nextPage') return { page: 'next', at: 'first' };
  if (move === 'earlierPage') return { page: 'earlier', at: 'first' };
  const to = from + { left: -1, right: 1, up: -columns, down: columns }[move];
  if (to < 0) return move === 'left' ? { page: 'earlier', at: 'last' } : { index: from };
  if (to < count) return { index: to };
  // The row below may be shorter than this one.
  const isLastRow = Math.floor(from / columns) === Math.floor((count - 1) / columns);
  if (move === 'down') return { index: isLastRow ? from : count - 1 };
  return { page: 'next', at: 'first' };
}
