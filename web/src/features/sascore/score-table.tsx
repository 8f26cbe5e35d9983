// Up to 99,999 rows, of which those in sight are drawn. One focus for the whole table: arrows, Space, Enter.

import type { ScoredRow } from '@app/shared/contracts/sascore';
import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useKeyLines } from '../../lib/key-lines.ts';
import { tableKeys } from '../../lib/table-keys.ts';
import { useRowWindow } from '../../lib/use-row-window.ts';
import { rowOfKey } from '../../lib/grid-keys.ts';
import { knownRows, rowAt, type RowSource, type RowState } from '../../lib/row-source.ts';
import { ScoreHead, sortColumns } from './score-head.tsx';
import { rowHeight, ScoreRow } from './score-row.tsx';
import type { ScoreSort, SortField } from './score-query.ts';
import styles from './score-table.module.css';
import { isSelected, type Selection } from '../../lib/selection.ts';

export interface ScoreTableProps {
  rows: RowSource<ScoredRow>;
  state: RowState<ScoredRow>;
  sort: ScoreSort;
  selection: Selection<ScoredRow>;
  active: number | null;
  scroller: RefObject<HTMLDivElement | null>;
  onSort: (by: SortField) => void;
  onActivate: (index: number) => void;
  /** Opens the reasons for the score of a row. */
  onExplain: (row: ScoredRow) => void;
  onToggle: (index: number) => void;
  /** Takes in all rows from the one where the selection began up to this. */
  onExtend: (index: number) => void;
  onSelectAll: () => void;
}

const headHeight = 36;

export function ScoreTable(props: ScoreTableProps) {
  const { rows, state, sort, selection, active, scroller } = props;
  const { t } = useTranslation('sascore');
  const id = useId();
  const count = state.total ?? 0;
  const { first, end } = useRowWindow(scroller, count, rowHeight, knownRows(state));
  useWanted(rows, first, end, count);
  useKeyLines('commands:keys.table', tableKeys);
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      data-paper="wide"
      role="grid"
      tabIndex={0}
      aria-label={t('result.caption')}
      aria-describedby={`${id}-keys`}
      aria-rowcount={count + 1}
      aria-multiselectable="true"
      aria-activedescendant={active === null ? undefined : `${id}-${active}`}
      onKeyDown={(event) => handleKey(event, props, count)}
      onClick={(event) => handleClick(event, props)}
    >
      <p id={`${id}-keys`} className="visually-hidden">
        {t('result.keys')}
      </p>
      <table role="presentation" className={styles.table}>
        <colgroup>
          <col className={styles.selectColumn} />
          <col className={styles.rowColumn} />
          <col className={styles.structureColumn} />
          <col className={styles.scoreColumn} />
          <col />
          <col className={styles.numberColumn} />
          <col className={styles.numberColumn} />
        </colgroup>
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            <th role="columnheader" className={styles.select}>
              <input
                type="checkbox"
                aria-label={t('result.selectAll')}
                checked={selection.kind === 'all'}
                disabled={count === 0}
                onChange={props.onSelectAll}
              />
            </th>
            {sortColumns.map((column) => (
              <ScoreHead key={column.key} column={column} sort={sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          <Spacer height={first * rowHeight} />
          {Array.from({ length: Math.max(0, end - first) }, (_, place) => {
            const index = first + place;
            const row = rowAt(state, index);
            return (
              <ScoreRow
                key={index}
                id={`${id}-${index}`}
                index={index}
                row={row}
                isActive={active === index}
                isSelected={isSelected(selection, row?.row)}
              />
            );
          })}
          <Spacer height={(count - end) * rowHeight} />
          {count > end && <NotPrinted count={count - end} />}
        </tbody>
      </table>
    </div>
  );
}

/** Stands for the rows that are out of sight. */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr role="presentation" data-screen-only="">
      <td colSpan={7} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

/** Where paper ends before the list does. */
function NotPrinted({ count }: { count: number }) {
  const { t } = useTranslation('sascore');
  return (
    <tr role="presentation" className="paper-only">
      <td colSpan={7}>{t('result.notPrinted', { count, value: formatNumber(count) })}</td>
    </tr>
  );
}

/** So many rows before and after are fetched too, so that slow scrolling meets rows that are there. */
const ahead = 60;

/** Asks for what is in sight once the scrolling has come to rest for a moment. */
function useWanted(rows: RowSource<ScoredRow>, first: number, end: number, count: number): void {
  const known = useRef<RowSource<ScoredRow>>(null);
  useEffect(() => {
    // A new list is asked for at once.
    const delayMs = known.current === rows ? 60 : 0;
    known.current = rows;
    const timer = window.setTimeout(() => rows.want(Math.max(0, first - ahead), Math.min(count, end + ahead)), delayMs);
    return () => window.clearTimeout(timer);
  }, [rows, first, end, count]);
}

function handleClick(event: MouseEvent, { state, onActivate, onExplain, onToggle, onExtend }: ScoreTableProps): void {
  if (!(event.target instanceof HTMLElement)) return;
  const text = event.target.closest<HTMLElement>('tr[data-index]')?.dataset['index'];
  if (text === undefined) return;
  const index = Number(text);
  onActivate(index);
  if (event.shiftKey) return onExtend(index);
  if (event.target.closest(`td:first-child`)) return onToggle(index);
  const row = rowAt(state, index);
  if (row) onExplain(row);
}

function handleKey(event: KeyboardEvent<HTMLDivElement>, props: ScoreTableProps, count: number): void {
  // A head or a box that has the focus keeps its keys.
  if (event.target !== event.currentTarget) return;
  const { active, scroller, state } = props;
  if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    return props.onSelectAll();
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const host = scroller.current;
  const page = Math.max(1, Math.floor(((host?.clientHeight ?? 0) - headHeight) / rowHeight) - 1);
  const target = rowOfKey(event.key, { active, count, page });
  if (target !== null) {
    event.preventDefault();
    if (event.shiftKey) props.onExtend(target);
    props.onActivate(target);
    if (host) bringIntoSight(host, target);
  } else if (active !== null && event.key === ' ') {
    event.preventDefault();
    props.onToggle(active);
  } else if (active !== null && event.key === 'Enter') {
    const row = rowAt(state, active);
    if (row) props.onExplain(row);
  }
}

/** Scrolls no further than the row needs; the head covers the top. */
function bringIntoSight(host: HTMLElement, index: number): void {
  const top = index * rowHeight;
  const bottom = top + rowHeight + headHeight;
  if (top < host.scrollTop) host.scrollTop = top;
  else if (bottom > host.scrollTop + host.clientHeight) host.scrollTop = bottom - host.clientHeight;
}
