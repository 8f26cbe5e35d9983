// Columns of antd's tables.

import type { TableColumnType } from 'antd';
import type { ReactNode } from 'react';

type Shown<Row> = (row: Row, index: number) => ReactNode;
type More<Row> = Omit<TableColumnType<Row>, 'title' | 'render'>;

/** A column by its title, what it shows of a row, and between them what else is set of it. */
export function column<Row>(title: ReactNode, show: Shown<Row>): TableColumnType<Row>;
export function column<Row>(title: ReactNode, more: More<Row>, show: Shown<Row>): TableColumnType<Row>;
export function column<Row>(title: ReactNode, more: More<Row> | Shown<Row>, last?: Shown<Row>): TableColumnType<Row> {
  const show = typeof more === 'function' ? more : last;
  return { title, ...(typeof more === 'object' && more), render: (_, row, index) => show?.(row, index) };
}

/** The column of a record's buttons: its title is read out only. */
export function actionColumn<Row>(title: string, show: Shown<Row>, more?: More<Row>): TableColumnType<Row> {
  return column(<span className="visually-hidden">{title}</span>, { align: 'right', ...more }, show);
}

/** For the column that names the rows: read out with each cell, and looking like one. */
export const rowHeading = {
  rowScope: 'row',
  onCell: () => ({
    style: {
      background: 'var(--row, none)',
      color: 'inherit',
      fontWeight: 'inherit',
      overflowWrap: 'anywhere',
    } as const,
  }),
} as const;
