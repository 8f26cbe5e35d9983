// A list of records: antd's table with its loading, error and empty states in place of the rows.

import { Flex, Table, Typography, type TableColumnsType, type TableColumnType, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { useIsBelow } from '../../shared/hooks/viewport.ts';
import { ErrorState } from '../state/error-state.tsx';
import { RecordsLoading } from './record-page.tsx';
import { ListPagination } from './pagination.tsx';

export interface RecordsProps<Row extends object> extends Pick<
  TableProps<Row>,
  'rowKey' | 'onChange' | 'rowSelection' | 'expandable' | 'onRow' | 'summary' | 'size' | 'title'
> {
  /** Label of the records, for screen readers. */
  label: string;
  columns: TableColumnsType<Row>;
  /** The records as `useCall` gives them, or the rows themselves. */
  list?: { data: { items: readonly Row[]; total?: number } | undefined; error?: unknown; mutate: () => unknown };
  rows?: readonly Row[];
  /** Shown in place of rows where there are none. */
  empty: ReactNode;
  /** Where the service gives a page of them. */
  page?: { pageIndex: number; pageSize: number; onPage: (pageIndex: number) => void };
}

/** A table that sorts keeps its columns on narrow screens and scrolls sideways. */
const narrowTablePx = 640;

export function Records<Row extends object>(props: RecordsProps<Row>) {
  const { label, columns, list, rows = list?.data?.items, empty, page, ...table } = props;
  const error = list?.error;
  const isNarrow = useIsBelow('md');
  const isStacked = isNarrow && columns.every((column) => !('sorter' in column));
  const pages = page ? Math.ceil((list?.data?.total ?? 0) / page.pageSize) : 0;
  // Columns take the widths of their rows: without rows they would jump.
  if (!rows && list && error !== undefined) return <ErrorState error={error} onRetry={() => void list.mutate()} />;
  if (!rows) return <RecordsLoading label={label} />;
  return (
    <div>
      <Table
        {...table}
        columns={isStacked ? [stacked(columns)] : columns}
        showHeader={!isStacked}
        aria-label={label}
        dataSource={[...rows]}
        scroll={isNarrow && !isStacked && rows.length > 0 ? { x: narrowTablePx } : undefined}
        locale={{ emptyText: empty }}
        pagination={false}
      />
      {page && (pages > 1 || page.pageIndex > 1) && (
        <ListPagination pageIndex={page.pageIndex} pages={pages} onPage={page.onPage} />
      )}
    </div>
  );
}

/** On narrow screens a record is a card: all of its columns below each other, each with its title. */
function stacked<Row extends object>(columns: TableColumnsType<Row>): TableColumnType<Row> {
  return {
    rowScope: 'row',
    onCell: () => ({
      style: { background: 'none', color: 'inherit', fontWeight: 'inherit', overflowWrap: 'anywhere' },
    }),
    render: (_, row, index) => (
      <Flex vertical gap={6}>
        {(columns as TableColumnType<Row>[]).map(({ title, dataIndex, render }, at) => {
          const value = typeof dataIndex === 'string' ? row[dataIndex as keyof Row] : undefined;
          const shown = (render ? render(value, row, index) : value) as ReactNode;
          if (at === 0 && typeof shown === 'string') return <strong key={at}>{shown}</strong>;
          if (at === 0 || typeof title !== 'string') return <div key={at}>{shown}</div>;
          return (
            <Flex key={at} gap={12}>
              <Typography.Text type="secondary" style={{ flex: '0 0 104px' }}>
                {title}
              </Typography.Text>
              <div style={{ minWidth: 0 }}>{shown}</div>
            </Flex>
          );
        })}
      </Flex>
    ),
  };
}
