// Which rows of a list are selected: some, each by itself, or all that the filter shows.

export type RowKey = string | number;
/** What identifies a row. */
export type KeyOf<Row> = (row: Row) => RowKey;

export type Selection<Row> =
  | { kind: 'some'; rows: ReadonlyMap<RowKey, Row> }
  /** All the filter shows, known here or not. */
  | { kind: 'all' };

export const nothing: Selection<never> = { kind: 'some', rows: new Map<RowKey, never>() };

/** `key` is undefined for a row that is not known yet. */
export function isSelected(selection: Selection<unknown>, key: RowKey | undefined): boolean {
  if (selection.kind === 'all') return true;
  return key !== undefined && selection.rows.has(key);
}

/** How many are selected, of how many shown. */
export function selectedCount(selection: Selection<unknown>, shown: number): number {
  return selection.kind === 'all' ? shown : selection.rows.size;
}

/** Takes the row in, or out where it was in. */
export function toggled<Row>(selection: Selection<Row>, row: Row, keyOf: KeyOf<Row>): Selection<Row> {
  if (selection.kind === 'all') return selection;
  const rows = new Map(selection.rows);
  if (!rows.delete(keyOf(row))) rows.set(keyOf(row), row);
  return { kind: 'some', rows };
}

/** Takes rows in. */
export function extended<Row>(selection: Selection<Row>, added: readonly Row[], keyOf: KeyOf<Row>): Selection<Row> {
  if (selection.kind === 'all') return selection;
  return { kind: 'some', rows: new Map([...selection.rows, ...added.map((row) => [keyOf(row), row] as const)]) };
}

/** All of these but one: what is left of "all shown" when one is taken out. */
export function allBut<Row>(shown: readonly Row[], left: Row, keyOf: KeyOf<Row>): Selection<Row> {
  return extended<Row>(
    nothing,
    shown.filter((row) => keyOf(row) !== keyOf(left)),
    keyOf,
  );
}
