import { useEffect, useRef } from 'react';
import type { RowSource } from '../../../shared/rows/row-source.ts';

export interface InSight {
  first: number;
  end: number;
  count: number;
  /** So many rows more on either side. */
  ahead: number;
}

/** Asks for what is in sight once the scrolling has come to rest for a moment. */
export function useWanted<Row>(rows: RowSource<Row>, { first, end, count, ahead }: InSight): void {
  const known = useRef<RowSource<Row>>(null);
  useEffect(() => {
    // A new list is asked for at once.
    const delayMs = known.current === rows ? 60 : 0;
    known.current = rows;
    const timer = window.setTimeout(() => rows.want(Math.max(0, first - ahead), Math.min(count, end + ahead)), delayMs);
    return () => window.clearTimeout(timer);
  }, [rows, first, end, count, ahead]);
}
