// The row with the eye on it and the rows selected, for a list that is known in part only.

import { useState } from 'react';
import { presentError } from '../../shared/errors/present.ts';
import { rowAt, type RowSource, type RowState } from '../../shared/rows/row-source.ts';
import { allBut, extended, nothing, toggled, type KeyOf, type Selection } from '../../shared/rows/selection.ts';
import { toast } from '../notice/toast.ts';

/** So many rows may be fetched to select them one by one; more are selected as "all that is shown". */
const mostPicked = 5_000;

export interface RowSelectionOptions<Row> {
  /** Identifies the list: the active row and "all shown" end with a list, picked rows stay. */
  order: string;
  keyOf: KeyOf<Row>;
  /** Says how many rows can be picked one by one. */
  tooMany: (limit: number) => string;
}

export function useRowSelection<Row>(
  rows: RowSource<Row>,
  state: RowState<Row>,
  { order, keyOf, tooMany }: RowSelectionOptions<Row>,
) {
  const [of, setOf] = useState(order);
  const [active, setActive] = useState<number | null>(null);
  const [anchor, setAnchor] = useState<number | null>(null);
  const [selection, setSelection] = useState<Selection<Row>>(nothing);
  if (of !== order) {
    setOf(order);
    setActive(null);
    setAnchor(null);
    if (selection.kind === 'all') setSelection(nothing);
  }
  const count = state.total ?? 0;
  const read = async (first: number, end: number): Promise<Row[] | null> => {
    if (end - first > mostPicked) {
      toast.warning(tooMany(mostPicked));
      return null;
    }
    try {
      return await rows.read(first, end);
    } catch (error) {
      presentError(error);
      return null;
    }
  };

  const toggle = async (index: number) => {
    const row = rowAt(state, index);
    if (!row) return;
    setAnchor(index);
    if (selection.kind === 'some') return setSelection(toggled(selection, row, keyOf));
    const all = await read(0, count);
    if (all) setSelection(allBut(all, row, keyOf));
  };
  const extend = async (index: number) => {
    const from = anchor ?? active ?? index;
    setAnchor(from);
    const found = await read(Math.min(from, index), Math.max(from, index) + 1);
    if (found) setSelection((now) => extended(now, found, keyOf));
  };
  return {
    active,
    activate: setActive,
    selection,
    toggle: (index: number) => void toggle(index),
    extend: (index: number) => void extend(index),
    toggleAll: () => setSelection(selection.kind === 'all' ? nothing : { kind: 'all' }),
    clear: () => setSelection(nothing),
    /** The selected rows themselves. */
    readSelected: async (): Promise<readonly Row[]> =>
      selection.kind === 'some' ? [...selection.rows.values()] : ((await read(0, count)) ?? []),
  };
}
