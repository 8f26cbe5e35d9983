// The keyboard of the list: what is active and what is selected, and the keys as they are listened for and as the help lists them.

import type { Shortcut } from '../../shared/keys/use-shortcuts.ts';

export interface ListFocus {
  activeId: string | null;
  marked: string[];
}

export type ListAction =
  | { type: 'move'; by: 1 | -1 }
  | { type: 'edge'; to: 'first' | 'last' }
  | { type: 'activate'; id: string }
  | { type: 'mark'; id: string }
  | { type: 'markAll' }
  | { type: 'clear' };

/** The next state; `ids` are the rows in display order. */
export function listFocus(state: ListFocus, action: ListAction, ids: readonly string[]): ListFocus {
  switch (action.type) {
    case 'move':
      return { ...state, activeId: neighbour(state.activeId, action.by, ids) };
    case 'edge':
      return { ...state, activeId: (action.to === 'first' ? ids[0] : ids.at(-1)) ?? null };
    case 'activate':
      return { ...state, activeId: action.id };
    case 'mark':
      return { ...state, marked: toggled(state.marked, action.id) };
    case 'markAll':
      return { ...state, marked: ids.every((id) => state.marked.includes(id)) ? [] : [...ids] };
    case 'clear':
      return { ...state, marked: [] };
  }
}

/** What a key asks of the list, or null. */
export function actionOfKey(key: string, activeId: string | null): ListAction | null {
  if (key === 'j' || key === 'ArrowDown') return { type: 'move', by: 1 };
  if (key === 'k' || key === 'ArrowUp') return { type: 'move', by: -1 };
  if (key === 'Home') return { type: 'edge', to: 'first' };
  if (key === 'End') return { type: 'edge', to: 'last' };
  if (key === 'x' && activeId) return { type: 'mark', id: activeId };
  if (key === 'a') return { type: 'markAll' };
  if (key === 'Escape') return { type: 'clear' };
  return null;
}

function neighbour(activeId: string | null, by: 1 | -1, ids: readonly string[]): string | null {
  const at = activeId === null ? -1 : ids.indexOf(activeId);
  if (at === -1) return (by === 1 ? ids[0] : ids.at(-1)) ?? null;
  return ids[at + by] ?? activeId;
}

function toggled(marked: readonly string[], id: string): string[] {
  return marked.includes(id) ? marked.filter((one) => one !== id) : [...marked, id];
}

export const listShortcuts: readonly Shortcut[] = [
  { keys: ['J', 'K', '↓', '↑'], on: ['j', 'k', 'ArrowDown', 'ArrowUp'], says: 'routes:listPage.keys.move' },
  { keys: ['Home', 'End'], on: ['Home', 'End'], says: 'routes:listPage.keys.edge' },
  { keys: ['Enter'], on: ['Enter'], says: 'routes:listPage.keys.open' },
  { keys: ['X'], on: ['x'], says: 'routes:listPage.keys.mark' },
  { keys: ['A'], on: ['a'], says: 'routes:listPage.keys.all' },
  { keys: ['='], on: ['='], says: 'routes:listPage.keys.compare' },
  { keys: ['S'], on: ['s'], says: 'routes:listPage.keys.save' },
  { keys: ['H'], on: ['h'], says: 'routes:listPage.keys.hide' },
  { keys: ['F'], on: ['f'], says: 'routes:listPage.keys.filters' },
  { keys: ['G'], on: ['g'], says: 'routes:listPage.keys.group' },
  { keys: ['C'], on: ['c'], says: 'routes:listPage.keys.fold' },
  { keys: ['N'], on: ['n'], says: 'routes:listPage.keys.newRoutes' },
  { keys: ['Esc'], on: ['Escape'], says: 'routes:listPage.keys.clear' },
];
