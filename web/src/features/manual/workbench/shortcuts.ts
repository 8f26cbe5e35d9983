// The keys of a route by hand, as they are listened for and as the keyboard help lists them.

import { treeShortcuts, type Shortcut } from '../../../shared/keys/use-shortcuts.ts';

export const manualShortcuts: readonly Shortcut[] = [
  { keys: ['B'], on: ['b'], says: 'commands:keys.buy' },
  { keys: ['W'], on: ['w'], says: 'commands:keys.write' },
  { keys: ['V'], on: ['v'], says: 'commands:keys.versions' },
  { keys: ['Delete'], on: ['Delete'], says: 'commands:keys.remove' },
  { keys: ['1', '…', '9'], on: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], says: 'commands:keys.step' },
  ...treeShortcuts,
];
