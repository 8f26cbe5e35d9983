import type { ScoredRow, ScoreFilter } from '@app/shared/contracts/sascore/results';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { call } from '../../../shared/api/call.ts';
import { createRowSource, rowPageSize, type RowSource, type RowState } from '../../../shared/rows/row-source.ts';
import type { ScoreSort } from './score-query.ts';

/** The rows of a task under a filter, in an order; `version` is that of the task, which grows while it is scored. */
export function useScoreRows(
  taskId: string,
  filter: ScoreFilter,
  sort: ScoreSort,
  version: number,
): { rows: RowSource<ScoredRow>; state: RowState<ScoredRow> } {
  const question = JSON.stringify({ taskId, filter, sort });
  const rows = useMemo(() => {
    const asked: { taskId: string; filter: ScoreFilter; sort: ScoreSort } = JSON.parse(question);
    return createRowSource((pageIndex, signal, passive) =>
      call('sascoreResults', { body: { ...asked, pageIndex, pageSize: rowPageSize } }, { signal, passive }),
    );
  }, [question]);
  useEffect(() => () => rows.stop(), [rows]);
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    rows.refresh();
  }, [rows, version]);
  return { rows, state: useSyncExternalStore(rows.subscribe, rows.state) };
}
