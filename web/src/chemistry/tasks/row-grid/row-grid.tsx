// A table of up to 100,000 rows, of which those in sight are drawn. One focus for the whole of it: arrows, Space, Enter.

import {
  useId,
  useMemo,
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { rowOfKey } from '../../../shared/keys/grid-keys.ts';
import { useKeyLines } from '../../../shared/keys/key-lines.ts';
import { knownRows, rowAt, type RowSource, type RowState } from '../../../shared/rows/row-source.ts';
import { tableKeys } from '../../../shared/keys/table-keys.ts';
import { useRowWindow } from '../../../shared/rows/use-row-window.ts';
import styles from './row-grid.module.css';
import { usePaperPictures, type PaperPicture } from '../../drawing/use-paper-pictures.ts';

export interface RowGridActs<Row> {
  onActivate: (index: number) => void;
  onOpen: (row: Row) => void;
  onToggle: (index: number) => void;
  /** Takes in all rows from the one where the selection began up to this. */
  onExtend: (index: number) => void;
  onSelectAll: () => void;
}

interface RowGridProps<Row> extends RowGridActs<Row> {
  rows: RowSource<Row>;
  state: RowState<Row>;
  active: number | null;
  isAllSelected: boolean;
  scroller: RefObject<HTMLDivElement | null>;
  /** Pixels. */
  rowHeight: number;
  /** So many rows before and after are fetched too, so that slow scrolling meets rows that are there. */
  ahead: number;
  words: { caption: string; keys: string; selectAll: string; notPrinted: (count: number) => string };
  /** The `col`s, the first of the boxes. */
  widths: ReactNode;
  /** The column headers after the checkboxes, and their number. */
  heads: ReactNode;
  columns: number;
  className?: string | undefined;
  isNarrow?: boolean;
  /** Pictures of a row, for paper. */
  picturesOf: (row: Row) => readonly PaperPicture[];
  /** Draws a row, which is undefined until it is loaded. */
  children: (place: { id: string; index: number; row: Row | undefined; isActive: boolean }) => ReactNode;
}

const headerHeight = 36;

export function RowGrid<Row>(props: RowGridProps<Row>) {
  const { rows, state, active, scroller, rowHeight, words, columns, className, children } = props;
  const id = useId();
  const count = state.total ?? 0;
  const { first, end } = useRowWindow(scroller, count, rowHeight, knownRows(state));
  const { pages } = state;
  const firstRows = useMemo(() => [...(pages.get(1) ?? []), ...(pages.get(2) ?? [])], [pages]);
  usePaperPictures(firstRows, props.picturesOf);
  useWanted(rows, { first, end, count, ahead: props.ahead });
  useKeyLines('commands:keys.table', tableKeys);
  return (
    <div
      ref={scroller}
      style={{
        position: 'relative',
        height: '100%',
        overflow: 'auto',
        overflowAnchor: 'none',
        overscrollBehavior: 'contain',
        background: 'var(--surface)',
        outlineOffset: -2,
      }}
      data-paper="wide"
      role="grid"
      tabIndex={0}
      aria-label={words.caption}
      aria-describedby={`${id}-keys`}
      aria-rowcount={count + 1}
      aria-multiselectable="true"
      aria-activedescendant={active === null ? undefined : `${id}-${active}`}
      onKeyDown={(event) => handleKey(event, props, count)}
      onClick={(event) => handleClick(event, props)}
    >
      <p id={`${id}-keys`} className="visually-hidden">
        {words.keys}
      </p>
      <table
        role="presentation"
        className={className ? `${styles.table} ${className}` : styles.table}
        data-narrow={props.isNarrow}
      >
        <colgroup>{props.widths}</colgroup>
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            <th role="columnheader">
              <input
                type="checkbox"
                aria-label={words.selectAll}
                checked={props.isAllSelected}
                disabled={count === 0}
                onChange={props.onSelectAll}
              />
            </th>
            {props.heads}
          </tr>
        </thead>
        <tbody role="rowgroup">
          <Spacer height={first * rowHeight} span={columns + 1} />
          {Array.from({ length: Math.max(0, end - first) }, (_, place) => {
            const index = first + place;
            return children({ id: `${id}-${index}`, index, row: rowAt(state, index), isActive: active === index });
          })}
          <Spacer height={(count - end) * rowHeight} span={columns + 1} />
          {count > end && (
            // Where paper ends before the list does.
            <tr role="presentation" className="paper-only">
              <td colSpan={columns + 1}>{words.notPrinted(count - end)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

/** Spacer for the rows that are out of sight. */
function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr role="presentation" data-screen-only="">
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

function handleClick<Row>(event: MouseEvent, { state, ...acts }: RowGridProps<Row>): void {
  if (!(event.target instanceof HTMLElement)) return;
  const text = event.target.closest<HTMLElement>('tr[data-index]')?.dataset['index'];
  if (text === undefined) return;
  const index = Number(text);
  acts.onActivate(index);
  if (event.shiftKey) return acts.onExtend(index);
  if (event.target.closest('td:first-child')) return acts.onToggle(index);
  const row = rowAt(state, index);
  if (row) acts.onOpen(row);
}

function handleKey<Row>(event: KeyboardEvent<HTMLDivElement>, props: RowGridProps<Row>, count: number): void {
  // A focused header or checkbox handles its keys itself.
  if (event.target !== event.currentTarget) return;
  const { active, scroller, state, rowHeight } = props;
  if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    return props.onSelectAll();
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const host = scroller.current;
  const page = Math.max(1, Math.floor(((host?.clientHeight ?? 0) - headerHeight) / rowHeight) - 1);
  const target = rowOfKey(event.key, { active, count, page });
  if (target !== null) {
    event.preventDefault();
    if (event.shiftKey) props.onExtend(target);
    props.onActivate(target);
    if (host) bringIntoSight(host, target * rowHeight, rowHeight);
  } else if (active !== null && event.key === ' ') {
    event.preventDefault();
    props.onToggle(active);
  } else if (active !== null && event.key === 'Enter') {
    const row = rowAt(state, active);
    if (row) props.onOpen(row);
  }
}

/** Scrolls no further than the row needs; the sticky header covers the top. */
function bringIntoSight(host: HTMLElement, top: number, height: number): void {
  const bottom = top + height + headerHeight;
  if (top < host.scrollTop) host.scrollTop = top;
  else if (bottom > host.scrollTop + host.clientHeight) host.scrollTop = bottom - host.clientHeight;
}

interface InSight {
  first: number;
  end: number;
  count: number;
  /** So many rows more on either side. */
  ahead: number;
}

/** Requests the visible rows once scrolling has paused. */
function useWanted<Row>(rows: RowSource<Row>, { first, end, count, ahead }: InSight): void {
  const known = useRef<RowSource<Row>>(null);
  useEffect(() => {
    // A new list is asked for at once.
    const delayMs = known.current === rows ? 60 : 0;
    known.current = rows;
    const timer = window.setTimeout(() => rows.want(Math.max(0, first - ahead), Math.min(count, end + ahead)), delayMs);
    return () => window.clearTimeout(timer);
  }, [rows, first, end, count, ahead]);
}
