// A list of a user's own work: title, filters, rows, pages and the empty state.

import { limits } from '@app/shared/constants/limits';
import { Empty, Flex, Input, Select, Skeleton, Table, type TableColumnsType } from 'antd';
import { createContext, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { ConnectionBanner } from '../../../ui/notice/connection-banner.tsx';
import { SectionTitle } from '../../../ui/page/section-title.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { stateFilters, type StateFilter } from '../task-state.ts';
import { historyPageSize, isNarrowed, type HistoryQuery } from './history-query.ts';

interface HistoryListProps<Item extends object, Query extends HistoryQuery> {
  title: string;
  /** Beside the title, once the list is known. */
  note?: string | undefined;
  /** The words of an empty list. */
  say: (key: 'none' | 'noneHint' | 'noneFound' | 'noneFoundHint') => string;
  /** As `useCall` gives it. */
  list: {
    data: { items: readonly Item[]; total: number } | undefined;
    error: unknown;
    mutate: () => Promise<unknown>;
  };
  columns: TableColumnsType<Item>;
  keyOf: (item: Item) => string;
  rowClassName?: (item: Item) => string;
  query: Query;
  /** The query for all. */
  whole: Query;
  onQuery: (query: Query) => void;
  hasStates?: boolean;
  hasDays?: boolean;
  /** Fields of the list's own. */
  renderFilters?: (change: (part: Partial<Query>) => void) => ReactNode;
}

/** The row that is being renamed, and what asks for the list again. */
export const HistoryContext = createContext({
  renaming: null as string | null,
  rename: (_id: string | null): void => undefined,
  reload: async (): Promise<unknown> => undefined,
});

export function HistoryList<Item extends object, Query extends HistoryQuery>(props: HistoryListProps<Item, Query>) {
  const { title, note, say, list, columns, keyOf, rowClassName, query, whole, onQuery } = props;
  const { t } = useTranslation('common');
  const [renaming, rename] = useState<string | null>(null);
  const { data, error, mutate } = list;
  const isPart = isNarrowed(query, whole);
  const none = isPart ? 'noneFound' : 'none';
  return (
    <section aria-label={title} aria-busy={!data && error === undefined} style={{ minWidth: 0 }}>
      <Flex wrap gap="8px 20px" align="center" style={{ minHeight: 50, padding: '10px 16px' }}>
        <SectionTitle title={title} count={data?.total} />
        {data && note !== undefined && <span>{note}</span>}
        {/* There is nothing to narrow where all is nothing. */}
        {(isPart || data?.total !== 0) && <Filters {...props} isPart={isPart} />}
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
              <strong>{say(none)}</strong>
              <div>{say(`${none}Hint`)}</div>
            </>
          }
        />
      )}
      {data && data.items.length > 0 && (
        <HistoryContext value={{ renaming, rename, reload: mutate }}>
          <Table<Item>
            size="small"
            aria-label={title}
            columns={columns}
            dataSource={data.items}
            rowKey={keyOf}
            scroll={{ x: 720 }}
            {...(rowClassName && { rowClassName })}
            pagination={{
              current: query.pageIndex,
              pageSize: historyPageSize,
              total: data.total,
              hideOnSinglePage: true,
              showSizeChanger: false,
              style: { marginInline: 16 },
              onChange: (pageIndex) => onQuery({ ...query, pageIndex }),
            }}
          />
        </HistoryContext>
      )}
    </section>
  );
}

const filterKeys = Object.keys(stateFilters).filter((key): key is StateFilter => key in stateFilters);

type FiltersProps<Item extends object, Query extends HistoryQuery> = HistoryListProps<Item, Query> & {
  isPart: boolean;
};

/** Words, state, days, and what the list adds. A change goes back to the first page. */
function Filters<Item extends object, Query extends HistoryQuery>(props: FiltersProps<Item, Query>) {
  const { query, whole, isPart, onQuery, hasStates = true, hasDays = true, renderFilters } = props;
  const { t } = useTranslation('retrosynthesis');
  const id = useId();
  const change = (part: Partial<Query>) => onQuery({ ...query, ...part, pageIndex: 1 });
  const changeOwn = (part: Partial<HistoryQuery>) => onQuery({ ...query, ...part, pageIndex: 1 });
  return (
    <Flex
      wrap
      gap="6px 10px"
      align="center"
      role="search"
      aria-label={t('history.filters')}
      style={{ marginLeft: 'auto' }}
    >
      <Input
        size="small"
        type="search"
        style={{ width: 180 }}
        aria-label={t('history.search')}
        placeholder={t('history.search')}
        value={query.words}
        maxLength={limits.taskNameLength}
        onChange={({ target }) => changeOwn({ words: target.value })}
      />
      {hasStates && (
        <Select
          size="small"
          aria-label={t('history.state')}
          value={query.filter}
          options={filterKeys.map((one) => ({ value: one, label: t(`history.filter.${one}`) }))}
          onChange={(filter) => changeOwn({ filter })}
        />
      )}
      {renderFilters?.(change)}
      {hasDays &&
        (['from', 'until'] as const).map((end) => (
          <Flex key={end} gap={6} align="center">
            <label htmlFor={`${id}-${end}`}>{t(`history.${end}`)}</label>
            <DateField
              id={`${id}-${end}`}
              label={t(`history.${end}`)}
              value={query[end]}
              onChange={(day) => changeOwn({ [end]: day })}
            />
          </Flex>
        ))}
      {isPart && (
        <Button size="small" variant="text" onClick={() => onQuery(whole)}>
          {t('history.showAll')}
        </Button>
      )}
    </Flex>
  );
}
