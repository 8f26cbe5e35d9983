// Which rows are selected: some, each by itself, or all that the filter shows.

import type { ScoredRow } from '@app/shared/contracts/sascore';

export type Selection =
  | { kind: 'some'; rows: ReadonlyMap<number, ScoredRow> }
  /** All the filter shows, known here or not. */
  | { kind: 'all' };

export const nothing: Selection = { kind: 'some', rows: new Map() };

export function isSelected(selection: Selection, row: ScoredRow | undefined): boolean {
  if (selection.kind === 'all') return true;
  return row !== undefined && selection.rows.has(row.row);
}

/** How many, of so many shown. */
export function selectedCount(selection: Selection, shown: number): number {
  return selection.kind === 'all' ? shown : selection.rows.size;
}

/** Takes the row in, or out where it was in. */
export function toggled(selection: Selection, row: ScoredRow): Selection {
  if (selection.kind === 'all') return selection;
  const rows = new Map(selection.rows);
  if (!rows.delete(row.row)) rows.set(row.row, row);
  return { kind: 'some', rows };
}

/** Takes rows in. */
export function extended(selection: Selection, added: readonly ScoredRow[]): Selection {
  if (selection.kind === 'all') return selection;
  return { kind: 'some', rows: new Map([...selection.rows, ...added.map((row) => [row.row, row] as const)]) };
}

/** All of these but one: what is left of "all shown" when one is taken out. */
export function allBut(shown: readonly ScoredRow[], left: ScoredRow): Selection {
  return extended(
    nothing,
    shown.filter(({ row }) => row !== left.row),
  );
}
