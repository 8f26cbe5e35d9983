// A list of a user's own tasks with header, filters, pages and empty state.

import type { ReactNode } from 'react';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { ConnectionBanner } from '../../../ui/notice/connection-banner.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { historyPageSize } from './history-query.ts';
import styles from './history.module.css';

export interface HistorySectionProps<Item> {
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
  /** Pixels of a line, so that nothing moves when the lines arrive. */
  rowHeight: number;
  pageIndex: number;
  onPage: (pageIndex: number) => void;
  className?: string | undefined;
  children: (items: readonly Item[]) => ReactNode;
}

export function HistorySection<Item>(props: HistorySectionProps<Item>) {
  const { title, note, filters, isNarrowed, list, empty, rowHeight, pageIndex, onPage, className, children } = props;
  const { data, error, mutate } = list;
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / historyPageSize));
  return (
    <section className={className ? `${styles.section} ${className}` : styles.section} aria-label={title}>
      <header className={styles.head}>
        <h2>
          {title}
          {data && <small>{formatNumber(data.total)}</small>}
        </h2>
        {data && note !== undefined && <p className={styles.note}>{note}</p>}
        {(isNarrowed || data?.total !== 0) && filters}
      </header>
      {data && error !== undefined && <ConnectionBanner error={error} retry={mutate} />}
      {!data && error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!data && error === undefined && <Loading rowHeight={rowHeight} />}
      {data?.items.length === 0 && <EmptyState title={empty.title} text={empty.text} />}
      {data && data.items.length > 0 && children(data.items)}
      {pages > 1 && (
        <div className={styles.paging}>
          <Pager pageIndex={Math.min(pageIndex, pages)} pages={pages} onPage={onPage} />
        </div>
      )}
    </section>
  );
}

export interface HistoryTableProps {
  label: string;
  columns: readonly { key: string; label: string; isNumber?: boolean }[];
  className?: string | undefined;
  /** The lines. */
  children: ReactNode;
}

/** The lines as a table with a last column of actions; below 768 px each line is a card. */
export function HistoryTable({ label, columns, className, children }: HistoryTableProps) {
  const { t } = useTranslation('retrosynthesis');
  return (
    <div className={styles.scroll}>
      <table className={className ? `${styles.table} ${className}` : styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-number={column.isNumber}>
                {column.label}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('history.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

function Loading({ rowHeight }: { rowHeight: number }) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.loading} aria-busy="true">
      <span className="visually-hidden">{t('layout.loading')}</span>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={rowHeight} radius={6} />
      ))}
    </div>
  );
}
