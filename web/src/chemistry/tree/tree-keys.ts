// The keyboard of the tree, as the tree pattern of the WAI-ARIA practices asks, turned by the way the tree grows.

import { itemOf, type PlacedItem, type TreeLayout } from './tree-layout.ts';

type Move = 'deeper' | 'back' | 'before' | 'after';

const moves: Record<TreeLayout['orientation'], Record<string, Move>> = {
  horizontal: { ArrowRight: 'deeper', ArrowLeft: 'back', ArrowUp: 'before', ArrowDown: 'after' },
  vertical: { ArrowDown: 'deeper', ArrowUp: 'back', ArrowLeft: 'before', ArrowRight: 'after' },
};

/** The item the key leads to from the current one, or null when the key means nothing here. */
export function itemAfterKey(layout: TreeLayout, currentId: string, key: string): string | null {
  if (key === 'Home') return layout.molecules[0]?.id ?? null;
  if (/^[1-9]$/.test(key)) return stepOfNumber(layout, Number(key));
  const current = itemOf(layout, currentId);
  const move = moves[layout.orientation][key];
  if (!current || !move) return null;
  if (move === 'deeper') return current.childIds[0] ?? null;
  if (move === 'back') return current.parentId;
  return besides(layout, current, move === 'after' ? 1 : -1);
}

const panStepPx = 80;
const pans: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: panStepPx, y: 0 },
  ArrowRight: { x: -panStepPx, y: 0 },
  ArrowUp: { x: 0, y: panStepPx },
  ArrowDown: { x: 0, y: -panStepPx },
};

/** How far an arrow with Shift moves the drawing, in pixels of the canvas; null for other keys. */
export function panOfKey(key: string): { x: number; y: number } | null {
  return pans[key] ?? null;
}

function stepOfNumber(layout: TreeLayout, number: number): string | null {
  return layout.reactions.find((reaction) => reaction.step.number === number)?.id ?? null;
}

/** The next item of the same level, whichever branch it hangs on. */
function besides(layout: TreeLayout, current: PlacedItem, direction: 1 | -1): string | null {
  const position = (item: PlacedItem) => (layout.orientation === 'horizontal' ? item.y : item.x);
  const level: PlacedItem[] = current.kind === 'molecule' ? layout.molecules : layout.reactions;
  const row = level.filter((item) => item.level === current.level).toSorted((a, b) => position(a) - position(b));
  return row[row.findIndex((item) => item.id === current.id) + direction]?.id ?? null;
}
