import type { ForwardFilter } from '@app/shared/contracts/forward/forward';
import type { ForwardProduct } from '@app/shared/contracts/forward/products';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';
import { createRowSource, rowPageSize, type RowSource, type RowState } from '../../../shared/rows/row-source.ts';
import type { ProductSort } from './product-query.ts';

const pollMs = 1_000;

/** The task, fresh while it waits or runs. */
export function useForwardTask(taskId: string) {
  return useCall(
    'forwardTaskOf',
    { query: { taskId } },
    {
      passive: true,
      follows: true,
      refreshInterval: (newest) => (newest && isRunning(newest.task.state) ? pollMs : 0),
    },
  );
}

/** What the products can be filtered by, asked again as they come. */
export function useForwardArea(taskId: string, version: number) {
  const area = useCall('forwardFilterArea', { query: { taskId } }, { passive: true, keepFor: taskId });
  useOnChange(version, () => void area.mutate());
  return area;
}

/** The products of a task under a filter, in an order; `version` is that of the task, which grows while it runs. */
export function useProducts(
  taskId: string,
  filter: ForwardFilter,
  sort: ProductSort,
  version: number,
): { rows: RowSource<ForwardProduct>; state: RowState<ForwardProduct> } {
  const question = JSON.stringify({ taskId, filter, sort });
  const rows = useMemo(() => {
    const asked: { taskId: string; filter: ForwardFilter; sort: ProductSort } = JSON.parse(question);
    return createRowSource<ForwardProduct>((pageIndex, signal, passive) =>
      call('forwardProducts', { body: { ...asked, pageIndex, pageSize: rowPageSize } }, { signal, passive }),
    );
  }, [question]);
  useEffect(() => () => rows.stop(), [rows]);
  useOnChange(version, () => rows.refresh());
  return { rows, state: useSyncExternalStore(rows.subscribe, rows.state) };
}

/** Tells that a figure has changed since it was first seen. */
export function useOnChange(value: number, tell: () => void): void {
  const known = useRef(value);
  const newest = useRef(tell);
  useEffect(() => {
    newest.current = tell;
  });
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    newest.current();
  }, [value]);
}
