// Up to 50,000 products, of which those in sight are drawn. One focus for the whole table: arrows, Space, Enter.

import type { ForwardProduct } from '@app/shared/contracts/forward';
import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { rowOfKey } from '../../lib/grid-keys.ts';
import { knownRows, rowAt, type RowSource, type RowState } from '../../lib/row-source.ts';
import { isSelected, type Selection } from '../../lib/selection.ts';
import { useKeyLines } from '../../lib/key-lines.ts';
import { tableKeys } from '../../lib/table-keys.ts';
import { useRowWindow } from '../../lib/use-row-window.ts';
import { useWidth } from '../../lib/use-width.ts';
import { columnsFor, isNarrow, widthsOf, type ProductColumn } from './product-columns.ts';
import type { ProductSort, SortField } from './product-query.ts';
import { ProductRow, rowHeight } from './product-row.tsx';
import styles from './product-table.module.css';

export interface ProductTableProps {
  rows: RowSource<ForwardProduct>;
  state: RowState<ForwardProduct>;
  sort: ProductSort;
  selection: Selection<ForwardProduct>;
  active: number | null;
  withTarget: boolean;
  withSteps: boolean;
  scroller: RefObject<HTMLDivElement | null>;
  onSort: (by: SortField) => void;
  onActivate: (index: number) => void;
  /** Opens the way to a product. */
  onOpen: (product: ForwardProduct) => void;
  onToggle: (index: number) => void;
  /** Takes in all rows from the one where the selection began up to this. */
  onExtend: (index: number) => void;
  onSelectAll: () => void;
}

const headHeight = 36;

export function ProductTable(props: ProductTableProps) {
  const { rows, state, sort, selection, active, scroller, withTarget, withSteps } = props;
  const { t } = useTranslation('forward');
  const id = useId();
  const count = state.total ?? 0;
  const { first, end } = useRowWindow(scroller, count, rowHeight, knownRows(state));
  useWanted(rows, first, end, count);
  useKeyLines('commands:keys.table', tableKeys);
  const width = useWidth(scroller);
  const columns = columnsFor(width, { withTarget, withSteps });
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      data-paper="wide"
      role="grid"
      tabIndex={0}
      aria-label={t('list.caption')}
      aria-describedby={`${id}-keys`}
      aria-rowcount={count + 1}
      aria-multiselectable="true"
      aria-activedescendant={active === null ? undefined : `${id}-${active}`}
      onKeyDown={(event) => handleKey(event, props, count)}
      onClick={(event) => handleClick(event, props)}
    >
      <p id={`${id}-keys`} className="visually-hidden">
        {t('list.keys')}
      </p>
      <table role="presentation" className={styles.table} data-narrow={isNarrow(width)}>
        <colgroup>
          {widthsOf(columns, width).map((one, index) => (
            <col key={index} style={{ width: one }} />
          ))}
        </colgroup>
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            <th role="columnheader" className={styles.select}>
              <input
                type="checkbox"
                aria-label={t('list.selectAll')}
                checked={selection.kind === 'all'}
                disabled={count === 0}
                onChange={props.onSelectAll}
              />
            </th>
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          <Spacer height={first * rowHeight} span={columns.length + 1} />
          {Array.from({ length: Math.max(0, end - first) }, (_, place) => {
            const index = first + place;
            const product = rowAt(state, index);
            return (
              <ProductRow
                key={index}
                id={`${id}-${index}`}
                index={index}
                product={product}
                columns={columns}
                isActive={active === index}
                isSelected={isSelected(selection, product?.productId)}
              />
            );
          })}
          <Spacer height={(count - end) * rowHeight} span={columns.length + 1} />
          {count > end && <NotPrinted count={count - end} />}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps {
  column: ProductColumn;
  sort: ProductSort;
  onSort: (by: SortField) => void;
}

function Head({ column: { key, sort: by, isNumber }, sort, onSort }: HeadProps) {
  const { t } = useTranslation('forward');
  const isOn = by === sort.by;
  return (
    <th
      role="columnheader"
      className={styles[key]}
      data-number={isNumber}
      aria-sort={by === undefined ? undefined : isOn ? sort.order : 'none'}
    >
      {by === undefined ? (
        t(`column.${key}`)
      ) : (
        <button type="button" data-on={isOn} onClick={() => onSort(by)}>
          {t(`column.${key}`)}
          <svg width="9" height="12" viewBox="0 0 9 12" aria-hidden="true">
            <path d="M1 4.5 4.5 1 8 4.5" data-on={isOn && sort.order === 'ascending'} />
            <path d="M1 7.5 4.5 11 8 7.5" data-on={isOn && sort.order === 'descending'} />
          </svg>
        </button>
      )}
    </th>
  );
}

/** Stands for the rows that are out of sight. */
function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr role="presentation" data-screen-only="">
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

/** Where paper ends before the list does. */
function NotPrinted({ count }: { count: number }) {
  const { t } = useTranslation('forward');
  return (
    <tr role="presentation" className="paper-only">
      <td colSpan={7}>{t('list.notPrinted', { count, value: formatNumber(count) })}</td>
    </tr>
  );
}

/** So many rows before and after are fetched too, so that slow scrolling meets rows that are there. */
const ahead = 40;

/** Asks for what is in sight once the scrolling has come to rest for a moment. */
function useWanted(rows: RowSource<ForwardProduct>, first: number, end: number, count: number): void {
  const known = useRef<RowSource<ForwardProduct>>(null);
  useEffect(() => {
    // A new list is asked for at once.
    const delayMs = known.current === rows ? 60 : 0;
    known.current = rows;
    const timer = window.setTimeout(() => rows.want(Math.max(0, first - ahead), Math.min(count, end + ahead)), delayMs);
    return () => window.clearTimeout(timer);
  }, [rows, first, end, count]);
}

function handleClick(event: MouseEvent, { state, onActivate, onOpen, onToggle, onExtend }: ProductTableProps): void {
  if (!(event.target instanceof HTMLElement)) return;
  const text = event.target.closest<HTMLElement>('tr[data-index]')?.dataset['index'];
  if (text === undefined) return;
  const index = Number(text);
  onActivate(index);
  if (event.shiftKey) return onExtend(index);
  if (event.target.closest('td:first-child')) return onToggle(index);
  const product = rowAt(state, index);
  if (product) onOpen(product);
}

function handleKey(event: KeyboardEvent<HTMLDivElement>, props: ProductTableProps, count: number): void {
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
    const product = rowAt(state, active);
    if (product) props.onOpen(product);
  }
}

/** Scrolls no further than the row needs; the head covers the top. */
function bringIntoSight(host: HTMLElement, index: number): void {
  const top = index * rowHeight;
  const bottom = top + rowHeight + headHeight;
  if (top < host.scrollTop) host.scrollTop = top;
  else if (bottom > host.scrollTop + host.clientHeight) host.scrollTop = bottom - host.clientHeight;
}
