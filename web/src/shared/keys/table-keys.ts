import type { KeyLine } from './key-lines.ts';

/** What a table of many rows does while it has the focus. */
export const tableKeys: readonly KeyLine[] = [
  { keys: ['↑', '↓'], says: 'commands:keys.moveRow' },
  { keys: ['Home', 'End'], says: 'commands:keys.edgeRow' },
  { keys: ['Space'], says: 'commands:keys.selectRow' },
  { keys: ['Ctrl+A'], says: 'commands:keys.selectAll' },
  { keys: ['Enter'], says: 'commands:keys.openRow' },
];
