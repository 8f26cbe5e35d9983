// A table of up to 100,000 rows, of which those in sight are drawn; antd's would weigh more than the rest of the page. One focus
// for the whole of it: arrows, Space, Enter.

import { memo, useEffect, useId, useMemo, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { useWidth } from '../../../shared/hooks/viewport.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { rowOfKey } from '../../../shared/keys/grid-keys.ts';
import { useKeyLines } from '../../../shared/keys/key-lines.ts';
import { tableKeys } from '../../../shared/keys/table-keys.ts';
import { knownRows, rowAt, type RowSource } from '../../../shared/rows/row-source.ts';
import { useRowWindow } from '../../../shared/rows/use-row-window.ts';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { SortButton } from '../../../ui/table/sort-header.tsx';
import { usePaperPictures, type PaperPicture } from '../../drawing/use-paper-pictures.ts';
import { columnsFor, isNarrow, widthOf, type GridColumn } from './grid-columns.ts';
import styles from './row-grid.module.css';
import type { ResultList, Say } from './use-result-list.ts';

interface RowGridProps<Row, By extends string> {
  list: ResultList<Row>;
  /** Always the same ones. */
  columns: readonly GridColumn<Row, By>[];
  /** The title of a column, or of what it can be sorted by. */
  label: (key: string) => string;
  say: Say;
  sort: { by: By; order: 'ascending' | 'descending' };
  onSort: (by: By) => void;
  onOpen: (row: Row) => void;
  scroller: RefObject<HTMLDivElement | null>;
  /** Pixels. */
  rowHeight: number;
  /** Pictures of a row, for paper. */
  picturesOf: (row: Row) => readonly PaperPicture[];
  /** Part of the name of the box of a row; its place in the list when left out. */
  numberOf?: (row: Row) => number;
}

const headerHeight = 36;

export function RowGrid<Row, By extends string>(props: RowGridProps<Row, By>) {
  const { list, columns: all, label, say, sort, onSort, scroller, rowHeight, numberOf } = props;
  const { source, state, active } = list;
  const id = useId();
  const width = useWidth(scroller);
  const columns = useMemo(() => columnsFor(all, width), [all, width]);
  const count = state.total ?? 0;
  const { first, end } = useRowWindow(scroller, count, rowHeight, knownRows(state));
  const { pages } = state;
  const firstRows = useMemo(() => [...(pages.get(1) ?? []), ...(pages.get(2) ?? [])], [pages]);
  usePaperPictures(firstRows, props.picturesOf);
  useWanted(source, { first, end, count });
  useKeyLines('commands:keys.table', tableKeys);
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      data-paper="wide"
      role="grid"
      tabIndex={0}
      aria-label={say('caption')}
      aria-describedby={`${id}-keys`}
      aria-rowcount={count + 1}
      aria-multiselectable="true"
      aria-activedescendant={active === null ? undefined : `${id}-${active}`}
      onKeyDown={(event) => handleKey(event, props, count)}
      onClick={(event) => handleClick(event, props)}
    >
      <p id={`${id}-keys`} className="visually-hidden">
        {say('keys')}
      </p>
      <table role="presentation" className={styles.table}>
        <colgroup>
          <col style={{ width: isNarrow(width) ? 34 : 44 }} />
          {columns.map((column) => (
            <col key={column.key} style={{ width: widthOf(column, width) }} />
          ))}
        </colgroup>
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            <th role="columnheader">
              <input
                type="checkbox"
                aria-label={say('selectAll')}
                checked={list.selection === 'all'}
                disabled={count === 0}
                onChange={list.toggleAll}
              />
            </th>
            {columns.map(({ key, sorts = [], isNumber }) => (
              <th
                key={key}
                role="columnheader"
                data-number={isNumber}
                aria-sort={sorts.includes(sort.by) ? sort.order : sorts.length > 0 ? 'none' : undefined}
              >
                {sorts.length === 0 && label(key)}
                {sorts.map((by) => (
                  <SortButton
                    key={by}
                    label={label(by)}
                    direction={sort.by === by ? sort.order : 'none'}
                    onSort={() => onSort(by)}
                  />
                ))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          <Spacer height={first * rowHeight} span={columns.length + 1} />
          {Array.from({ length: Math.max(0, end - first) }, (_, place) => {
            const index = first + place;
            const row = rowAt(state, index);
            return (
              <GridRow
                key={index}
                id={`${id}-${index}`}
                index={index}
                row={row}
                columns={columns}
                height={rowHeight}
                isActive={active === index}
                isSelected={list.isSelected(row)}
                selectLabel={say('selectRow', { row: row && numberOf ? numberOf(row) : index + 1 })}
                comingLabel={say('loadingRow')}
              />
            );
          })}
          <Spacer height={(count - end) * rowHeight} span={columns.length + 1} />
          {count > end && (
            // Where paper ends before the list does.
            <tr role="presentation" className="paper-only">
              <td colSpan={columns.length + 1}>
                {say('notPrinted', { count: count - end, value: formatNumber(count - end) })}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

/** The room of the rows that are out of sight. */
function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr role="presentation" data-screen-only="">
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

interface GridRowProps<Row> {
  id: string;
  /** Place in the list, from 0. */
  index: number;
  /** Undefined until loaded. */
  row: Row | undefined;
  columns: readonly GridColumn<Row, string>[];
  height: number;
  isActive: boolean;
  isSelected: boolean;
  selectLabel: string;
  comingLabel: string;
}

/** Drawn again only where something of it has changed. The grid handles clicks. */
const GridRow = memo(PlainRow) as typeof PlainRow;

function PlainRow<Row>(props: GridRowProps<Row>) {
  const { id, index, row, columns, height, isActive, isSelected, selectLabel, comingLabel } = props;
  return (
    <tr
      id={id}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-index={index}
      data-active={isActive}
      style={{ height }}
    >
      <td role="gridcell">
        <input
          type="checkbox"
          tabIndex={-1}
          readOnly
          checked={isSelected}
          disabled={row === undefined}
          aria-label={selectLabel}
        />
      </td>
      {row === undefined ? (
        <td role="gridcell" colSpan={columns.length}>
          <span className="visually-hidden">{comingLabel}</span>
          <Skeleton width="46%" height={14} />
        </td>
      ) : (
        columns.map(({ key, isNumber, render }) => (
          <td key={key} role="gridcell" data-number={isNumber} style={{ height: height - 1 }}>
            {render(row)}
          </td>
        ))
      )}
    </tr>
  );
}

function handleClick<Row, By extends string>(event: MouseEvent, { list, onOpen }: RowGridProps<Row, By>): void {
  if (!(event.target instanceof HTMLElement)) return;
  const text = event.target.closest<HTMLElement>('tr[data-index]')?.dataset['index'];
  if (text === undefined) return;
  const index = Number(text);
  list.activate(index);
  if (event.shiftKey) return list.extend(index);
  if (event.target.closest('td:first-child')) return list.toggle(index);
  const row = rowAt(list.state, index);
  if (row) onOpen(row);
}

function handleKey<Row, By extends string>(
  event: KeyboardEvent<HTMLDivElement>,
  { list, scroller, rowHeight, onOpen }: RowGridProps<Row, By>,
  count: number,
): void {
  // A focused header or checkbox handles its keys itself.
  if (event.target !== event.currentTarget) return;
  const { active } = list;
  if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    return list.toggleAll();
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const host = scroller.current;
  const page = Math.max(1, Math.floor(((host?.clientHeight ?? 0) - headerHeight) / rowHeight) - 1);
  const target = rowOfKey(event.key, { active, count, page });
  if (target !== null) {
    event.preventDefault();
    if (event.shiftKey) list.extend(target);
    list.activate(target);
    if (host) bringIntoSight(host, target * rowHeight, rowHeight);
  } else if (active !== null && event.key === ' ') {
    event.preventDefault();
    list.toggle(active);
  } else if (active !== null && event.key === 'Enter') {
    const row = rowAt(list.state, active);
    if (row) onOpen(row);
  }
}

/** Scrolls no further than the row needs; the sticky header covers the top. */
function bringIntoSight(host: HTMLElement, top: number, height: number): void {
  const bottom = top + height + headerHeight;
  if (top < host.scrollTop) host.scrollTop = top;
  else if (bottom > host.scrollTop + host.clientHeight) host.scrollTop = bottom - host.clientHeight;
}

/** So many rows before and after are fetched too, so that slow scrolling meets rows that are there. */
const ahead = 50;

/** Requests the visible rows once scrolling has paused. */
function useWanted<Row>(source: RowSource<Row>, { first, end, count }: { first: number; end: number; count: number }) {
  const known = useRef<RowSource<Row>>(null);
  useEffect(() => {
    // A new list is asked for at once.
    const delayMs = known.current === source ? 60 : 0;
    known.current = source;
    const timer = window.setTimeout(
      () => source.want(Math.max(0, first - ahead), Math.min(count, end + ahead)),
      delayMs,
    );
    return () => window.clearTimeout(timer);
  }, [source, first, end, count]);
}
