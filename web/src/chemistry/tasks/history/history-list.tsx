// A list of a user's own tasks: header, filters, the rows, pages and the empty state.

import { Empty, Flex, Skeleton, Table, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectionBanner } from '../../../ui/notice/connection-banner.tsx';
import { SectionTitle } from '../../../ui/page/section-title.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { historyPageSize } from './history-query.ts';

export interface HistoryListProps<Item> {
  title: string;
  /** Beside the title, once the list is known. */
  note?: string | undefined;
  filters: ReactNode;
  /** Less than all is asked for; the filters stay away where all is nothing. */
  isNarrowed: boolean;
  /** The list as `useCall` gives it. */
  list: {
    data: { items: readonly Item[]; total: number } | undefined;
    error: unknown;
    mutate: () => Promise<unknown>;
  };
  /** Text of an empty list. */
  empty: { title: string; text: string };
  columns: TableColumnsType<Item>;
  keyOf: (item: Item) => string;
  rowClassName?: (item: Item) => string;
  pageIndex: number;
  onPage: (pageIndex: number) => void;
}

export function HistoryList<Item extends object>(props: HistoryListProps<Item>) {
  const { title, note, filters, isNarrowed, list, empty, columns, keyOf, rowClassName, pageIndex, onPage } = props;
  const { t } = useTranslation('common');
  const { data, error, mutate } = list;
  return (
    <section aria-label={title} aria-busy={!data && error === undefined} style={{ minWidth: 0 }}>
      <Flex wrap gap="8px 20px" align="center" style={{ minHeight: 50, padding: '10px 16px' }}>
        <SectionTitle title={title} count={data?.total} />
        {data && note !== undefined && <span>{note}</span>}
        {(isNarrowed || data?.total !== 0) && filters}
      </Flex>
      {data && error !== undefined && <ConnectionBanner error={error} retry={mutate} />}
      {!data && error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!data && error === undefined && (
        <>
          <span className="visually-hidden">{t('layout.loading')}</span>
          <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} style={{ padding: '0 16px' }} />
        </>
      )}
      {data?.items.length === 0 && (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={
            <>
              <strong>{empty.title}</strong>
              <div>{empty.text}</div>
            </>
          }
        />
      )}
      {data && data.items.length > 0 && (
        <Table<Item>
          size="small"
          aria-label={title}
          columns={columns}
          dataSource={data.items}
          rowKey={keyOf}
          scroll={{ x: 720 }}
          {...(rowClassName && { rowClassName })}
          pagination={{
            current: pageIndex,
            pageSize: historyPageSize,
            total: data.total,
            hideOnSinglePage: true,
            showSizeChanger: false,
            style: { marginInline: 16 },
            onChange: onPage,
          }}
        />
      )}
    </section>
  );
}
