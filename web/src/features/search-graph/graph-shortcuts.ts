// The keys of the search graph, as they are listened for and as the keyboard help lists them.

import { treeShortcuts, type Shortcut } from '../../shared/keys/use-shortcuts.ts';

export const graphShortcuts: readonly Shortcut[] = [
  {
    keys: ['←', '↑', '→', '↓'],
    on: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'],
    says: 'commands:keys.moveGraph',
  },
  { keys: ['/'], on: ['/'], says: 'commands:keys.find' },
  ...treeShortcuts,
];
