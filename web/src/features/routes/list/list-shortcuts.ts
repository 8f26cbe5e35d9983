// The keys of the route list, as they are listened for and as the keyboard help lists them.

import type { Shortcut } from '../../../shared/keys/use-shortcuts.ts';

export const listShortcuts: readonly Shortcut[] = [
  { keys: ['J', 'K', '↓', '↑'], on: ['j', 'k', 'ArrowDown', 'ArrowUp'], says: 'route-list:keys.move' },
  { keys: ['Home', 'End'], on: ['Home', 'End'], says: 'route-list:keys.edge' },
  { keys: ['Enter'], on: ['Enter'], says: 'route-list:keys.open' },
  { keys: ['X'], on: ['x'], says: 'route-list:keys.mark' },
  { keys: ['A'], on: ['a'], says: 'route-list:keys.all' },
  { keys: ['='], on: ['='], says: 'route-list:keys.compare' },
  { keys: ['S'], on: ['s'], says: 'route-list:keys.save' },
  { keys: ['H'], on: ['h'], says: 'route-list:keys.hide' },
  { keys: ['F'], on: ['f'], says: 'route-list:keys.filters' },
  { keys: ['G'], on: ['g'], says: 'route-list:keys.group' },
  { keys: ['C'], on: ['c'], says: 'route-list:keys.fold' },
  { keys: ['N'], on: ['n'], says: 'route-list:keys.newRoutes' },
  { keys: ['Esc'], on: ['Escape'], says: 'route-list:keys.clear' },
];
