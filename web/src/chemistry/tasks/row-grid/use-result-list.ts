// The rows of a task's result under a filter, in an order: fetched as they come into sight, one of them active, some or all
// of them selected.

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { presentError } from '../../../shared/errors/present.ts';
import { useOnChange } from '../../../shared/hooks/on-change.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { createRowSource, rowAt, rowPageSize, type RowPage } from '../../../shared/rows/row-source.ts';
import { toast } from '../../../ui/notice/toast.ts';

/** So many rows may be fetched to select them one by one; more are selected as "all that is shown". */
const mostPicked = 5_000;

type RowKey = string | number;

/** All that the filter shows, known here or not; or some rows by their keys. */
export type Selection<Row> = 'all' | ReadonlyMap<RowKey, Row>;

export type Say = (key: GridWord, values?: Record<string, string | number>) => string;
/** The words of a list that each module has of its own. */
type GridWord =
  | 'caption'
  | 'keys'
  | 'selectAll'
  | 'selectRow'
  | 'loadingRow'
  | 'notPrinted'
  | 'shown'
  | 'selected'
  | 'clearSelection'
  | 'tooMany';

interface ResultListOptions<Row, Asked> {
  asked: Asked;
  /** Of the task, which grows while it runs: the rows are asked for again. */
  version: number;
  /** Always the same function. */
  load: (
    asked: Asked,
    page: { pageIndex: number; pageSize: number },
    options: { signal: AbortSignal; passive: boolean },
  ) => Promise<RowPage<Row>>;
  keyOf: (row: Row) => RowKey;
  say: Say;
}

export function useResultList<Row, Asked>({ asked, version, load, keyOf, say }: ResultListOptions<Row, Asked>) {
  const question = JSON.stringify(asked);
  const source = useMemo(() => {
    const fixed: Asked = JSON.parse(question);
    return createRowSource<Row>((pageIndex, signal, passive) =>
      load(fixed, { pageIndex, pageSize: rowPageSize }, { signal, passive }),
    );
  }, [question, load]);
  useEffect(() => () => source.stop(), [source]);
  useOnChange(version, source.refresh);
  const state = useSyncExternalStore(source.subscribe, source.state);
  const total = state.total ?? 0;

  const [of, setOf] = useState(question);
  const [active, setActive] = useState<number | null>(null);
  const [anchor, setAnchor] = useState<number | null>(null);
  const [selection, setSelection] = useState<Selection<Row>>(new Map());
  const clear = () => setSelection(new Map());
  // The active row and "all shown" end with a list, picked rows stay.
  if (of !== question) {
    setOf(question);
    setActive(null);
    setAnchor(null);
    if (selection === 'all') clear();
  }
  const read = async (first: number, end: number): Promise<readonly Row[] | null> => {
    if (end - first > mostPicked) {
      toast.warning(say('tooMany', { limit: formatNumber(mostPicked) }));
      return null;
    }
    try {
      return await source.read(first, end);
    } catch (error) {
      presentError(error);
      return null;
    }
  };
  const byKey = (rows: readonly Row[]) => rows.map((row) => [keyOf(row), row] as const);
  const toggle = async (index: number) => {
    const row = rowAt(state, index);
    if (!row) return;
    setAnchor(index);
    const all = selection === 'all' ? await read(0, total) : null;
    if (selection === 'all' && !all) return;
    const next = new Map(all ? byKey(all) : selection === 'all' ? [] : selection);
    if (!next.delete(keyOf(row))) next.set(keyOf(row), row);
    setSelection(next);
  };
  const extend = async (index: number) => {
    const from = anchor ?? active ?? index;
    setAnchor(from);
    const found = await read(Math.min(from, index), Math.max(from, index) + 1);
    if (found) setSelection((now) => (now === 'all' ? now : new Map([...now, ...byKey(found)])));
  };
  return {
    source,
    state,
    active,
    activate: setActive,
    selection,
    isSelected: (row: Row | undefined) => selection === 'all' || (row !== undefined && selection.has(keyOf(row))),
    /** How many rows are selected. */
    count: selection === 'all' ? total : selection.size,
    toggle: (index: number) => void toggle(index),
    /** Takes in all rows from the one where the selection began up to this. */
    extend: (index: number) => void extend(index),
    toggleAll: () => (selection === 'all' ? clear() : setSelection('all')),
    clear,
    /** The selected rows themselves. */
    readSelected: async (): Promise<readonly Row[]> =>
      selection === 'all' ? ((await read(0, total)) ?? []) : [...selection.values()],
  };
}

export type ResultList<Row> = ReturnType<typeof useResultList<Row, unknown>>;
