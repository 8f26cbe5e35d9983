// The row with the eye on it and the rows selected, for a list that is known in part only.

import type { ScoredRow } from '@app/shared/contracts/sascore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { presentError } from '../../errors/present.ts';
import { formatNumber } from '../../i18n/format.ts';
import { toast } from '../../ui/toast.ts';
import { rowAt, type RowSource, type RowState } from './row-source.ts';
import { allBut, extended, nothing, toggled, type Selection } from './selection.ts';

/** So many rows may be fetched to select them one by one; more are selected as "all that is shown". */
const mostPicked = 5_000;

/** `order` tells one list from another: the active row and "all shown" end with a list, picked rows stay. */
export function useRowSelection(rows: RowSource, state: RowState, order: string) {
  const { t } = useTranslation('sascore');
  const [of, setOf] = useState(order);
  const [active, setActive] = useState<number | null>(null);
  const [anchor, setAnchor] = useState<number | null>(null);
  const [selection, setSelection] = useState<Selection>(nothing);
  if (of !== order) {
    setOf(order);
    setActive(null);
    setAnchor(null);
    if (selection.kind === 'all') setSelection(nothing);
  }
  const count = state.total ?? 0;
  const read = async (first: number, end: number): Promise<ScoredRow[] | null> => {
    if (end - first > mostPicked) {
      toast.warning(t('result.tooMany', { limit: formatNumber(mostPicked) }));
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
    if (selection.kind === 'some') return setSelection(toggled(selection, row));
    const all = await read(0, count);
    if (all) setSelection(allBut(all, row));
  };
  const extend = async (index: number) => {
    const from = anchor ?? active ?? index;
    setAnchor(from);
    const found = await read(Math.min(from, index), Math.max(from, index) + 1);
    if (found) setSelection((now) => extended(now, found));
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
    readSelected: async (): Promise<readonly ScoredRow[]> =>
      selection.kind === 'some' ? [...selection.rows.values()] : ((await read(0, count)) ?? []),
  };
}
