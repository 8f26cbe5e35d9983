// Keys of the table: target row, by the number of rows and of visible rows.

export interface GridPlace {
  /** Null before the first key. */
  active: number | null;
  count: number;
  /** Rows in sight. */
  page: number;
}

/** The row that a key leads to, or null for a key that moves nothing. */
export function rowOfKey(key: string, { active, count, page }: GridPlace): number | null {
  if (count === 0) return null;
  const at = active ?? -1;
  const targets: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: active === null ? 0 : at - 1,
    PageDown: Math.max(at, 0) + page,
    PageUp: at - page,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? null : Math.min(count - 1, Math.max(0, target));
}
