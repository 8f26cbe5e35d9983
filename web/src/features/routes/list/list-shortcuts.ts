// The keys of the route list, as they are listened for and as the keyboard help lists them.

import type { Shortcut } from '../../../shared/keys/use-shortcuts.ts';

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
