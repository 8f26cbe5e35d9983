// A list of records: antd's table with its loading, error and empty states in place of the rows.

import { Skeleton, Table, type TableColumnsType, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../shared/hooks/viewport.ts';
import { ErrorState } from '../state/error-state.tsx';
import { paginationOf, type PagerProps } from './pagination.tsx';

export interface RecordsProps<Row extends object> extends Pick<
  TableProps<Row>,
  'rowKey' | 'onChange' | 'rowSelection' | 'expandable' | 'onRow' | 'summary' | 'size' | 'title'
> {
  /** Label of the records, for screen readers. */
  label: string;
  columns: TableColumnsType<Row>;
  /** Undefined while they are loading. */
  rows: readonly Row[] | undefined;
  /** Shown in place of rows where there are none. */
  empty: ReactNode;
  error?: unknown;
  onRetry?: () => unknown;
  pager?: PagerProps;
}

/** On narrow screens the table scrolls sideways. */
const narrowTablePx = 640;

export function Records<Row extends object>(props: RecordsProps<Row>) {
  const { label, rows, empty, error, onRetry, pager, ...table } = props;
  const { t } = useTranslation('common');
  const isNarrow = useIsBelow('md');
  const hasPages = pager !== undefined && (pager.pages > 1 || pager.pageIndex > 1);
  const instead = rows ? (
    empty
  ) : error === undefined ? (
    <RecordsLoading />
  ) : (
    <ErrorState error={error} {...(onRetry && { onRetry: () => void onRetry() })} />
  );
  return (
    <Table
      {...table}
      aria-label={label}
      aria-busy={!rows && error === undefined}
      dataSource={[...(rows ?? [])]}
      scroll={isNarrow && rows && rows.length > 0 ? { x: narrowTablePx } : undefined}
      locale={{ emptyText: instead }}
      pagination={hasPages && paginationOf(t, pager)}
    />
  );
}

export function RecordsLoading() {
  const { t } = useTranslation('common');
  return (
    <>
      <span className="visually-hidden">{t('layout.loading')}</span>
      <Skeleton active title={false} paragraph={{ rows: 3 }} />
    </>
  );
}
