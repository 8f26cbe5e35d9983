// The keys that work on the current page. A component that listens for keys registers them here for as long as it is mounted.

import { useEffect } from 'react';
import { createStore } from '../lib/store.ts';

export interface KeyLine {
  /** As they are written on the keyboard; `Ctrl` is shown as the modifier key of this computer. */
  keys: readonly string[];
  /** The word that says what they do, such as `routes:listPage.keys.move`. */
  says: string;
}

export interface KeyGroup {
  /** The word over the lines. */
  title: string;
  lines: readonly KeyLine[];
}

/** Groups that are listened for now, in the order in which they came. */
export const keyGroups = createStore<readonly KeyGroup[]>([]);

/** Says that a component listens for these keys; give the same array each time. Null where it does not now. */
export function useKeyLines(title: string, lines: readonly KeyLine[] | null): void {
  useEffect(() => {
    if (lines === null) return undefined;
    const group = { title, lines };
    keyGroups.set([...keyGroups.get(), group]);
    return () => keyGroups.set(keyGroups.get().filter((one) => one !== group));
  }, [title, lines]);
}

/** The groups with each title and each line once: many components may listen for the same. */
export function distinctGroups(groups: readonly KeyGroup[]): KeyGroup[] {
  const byTitle = new Map<string, Map<string, KeyLine>>();
  for (const { title, lines } of groups) {
    const known = byTitle.get(title) ?? new Map<string, KeyLine>();
    for (const line of lines) known.set(`${line.keys.join(' ')} ${line.says}`, line);
    byTitle.set(title, known);
  }
  return [...byTitle].map(([title, lines]) => ({ title, lines: [...lines.values()] }));
}
