// The keys of the route page, as they are listened for and as the keyboard help lists them.

import { treeShortcuts, type Shortcut } from '../../../shared/keys/use-shortcuts.ts';

export const detailShortcuts: readonly Shortcut[] = [
  { keys: ['['], on: ['['], says: 'commands:keys.previous' },
  { keys: [']'], on: [']'], says: 'commands:keys.next' },
  { keys: ['S'], on: ['s'], says: 'commands:keys.focus' },
  { keys: ['Esc'], on: ['Escape'], says: 'commands:keys.leaveFocus' },
  { keys: ['1', '…', '9'], on: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], says: 'commands:keys.step' },
  ...treeShortcuts,
];
