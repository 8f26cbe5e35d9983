// The user's predictions: find, open, rename, stop, run again, delete.

import type { ImpuritySearch } from '@app/shared/contracts/impurity/impurity';
import { Alert, Flex, Space } from 'antd';
import { useState } from 'react';
import { DayFields, HistoryFilters, StateField } from '../../../chemistry/tasks/history/history-filters.tsx';
import {
  isNarrowed,
  wholeHistory,
  daysAs,
  historyQuestion,
  type HistoryQuery,
} from '../../../chemistry/tasks/history/history-query.ts';
import { HistoryList } from '../../../chemistry/tasks/history/history-list.tsx';
import { NameCell, useRenaming } from '../../../chemistry/tasks/history/name-cell.tsx';
import { RowActions } from '../../../chemistry/tasks/history/row-actions.tsx';
import { ReactionScheme } from '../../../chemistry/reaction/reaction-scheme.tsx';
import { formatAgo, formatDateTime } from '../../../shared/i18n/format.ts';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import { StatusTag } from '../../../ui/state/status-tag.tsx';
import { rowHeading } from '../../../ui/table/row-heading.ts';
import { foundWords, shownName } from '../found-words.ts';
import { listPath } from '../paths.ts';
import { useSearchActions } from '../search-actions.ts';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../../shared/hooks/debounced.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { isAnyQueued, isRunning } from '../../../chemistry/tasks/task-state.ts';

export function History() {
  const { t } = useTranslation(['impurity', 'retrosynthesis']);
  const [query, setQuery] = useState(wholeHistory);
  const { renaming, start, end } = useRenaming();
  const list = useHistory(useDebounced(query));
  const none = isNarrowed(query) ? 'history.noneFound' : 'history.none';
  const change = (part: Partial<HistoryQuery>) => setQuery({ ...query, ...part, pageIndex: 1 });
  return (
    <HistoryList<ImpuritySearch>
      title={t('history.title')}
      filters={
        <HistoryFilters
          words={query.words}
          onWords={(words) => change({ words })}
          onAll={isNarrowed(query) ? () => setQuery(wholeHistory) : null}
        >
          <StateField value={query.filter} onChange={(filter) => change({ filter })} />
          <DayFields days={query} onChange={change} />
        </HistoryFilters>
      }
      isNarrowed={isNarrowed(query)}
      list={list}
      empty={{ title: t(none), text: t(`${none}Hint`) }}
      columns={[
        {
          key: 'prediction',
          title: t('strip.prediction'),
          ...rowHeading,
          render: (_, search) => (
            <PredictionCell
              search={search}
              isRenaming={renaming === search.userSearchBatchId}
              onEnd={end}
              onChanged={list.mutate}
            />
          ),
        },
        {
          key: 'actions',
          title: <span className="visually-hidden">{t('retrosynthesis:history.actions')}</span>,
          width: 88,
          render: (_, search) => (
            <Actions search={search} onRename={() => start(search.userSearchBatchId)} onChanged={list.mutate} />
          ),
        },
      ]}
      keyOf={({ userSearchBatchId }) => userSearchBatchId}
      pageIndex={query.pageIndex}
      onPage={(pageIndex) => setQuery({ ...query, pageIndex })}
    />
  );
}

interface CellProps {
  search: ImpuritySearch;
  onChanged: () => Promise<unknown>;
}

function PredictionCell({
  search,
  isRenaming,
  onEnd,
  onChanged,
}: CellProps & { isRenaming: boolean; onEnd: () => void }) {
  const { t } = useTranslation('impurity');
  const { rename } = useSearchActions(search);
  const { userSearchBatchId, name, state, tasksAhead, percent, failure, kind, createdAt } = search;
  return (
    <>
      <Flex wrap gap="small" align="center">
        <NameCell
          name={name}
          shown={shownName(search)}
          to={listPath(userSearchBatchId)}
          isRenaming={isRenaming}
          onEnd={onEnd}
          onRename={async (typed) => {
            const isTaken = (await rename(typed)) !== null;
            await onChanged();
            return isTaken;
          }}
        />
        <StatusTag state={state} tasksAhead={tasksAhead} />
      </Flex>
      <ReactionScheme reaction={search.reaction} size="small" />
      <Space wrap size="small" separator="·">
        {kind?.name}
        {foundWords(t, search)}
        {search.batches > 1 && t('history.runs', { count: search.batches })}
        <span title={formatDateTime(createdAt)}>{formatAgo(createdAt)}</span>
      </Space>
      {failure && <Alert type="error" title={failure.message} />}
      {isRunning(state) && (
        <ProgressBar
          percent={percent}
          label={t('progress.label', { name })}
          indeterminate={state !== 'searching' || percent === 0}
        />
      )}
    </>
  );
}

function Actions({ search, onRename, onChanged }: CellProps & { onRename: () => void }) {
  const { t } = useTranslation('impurity');
  const { isBusy, stop, again, remove } = useSearchActions(search);
  const { name, batchId } = search;
  const running = isRunning(search.state);
  const after = async (act: Promise<unknown>) => {
    await act;
    await onChanged();
  };
  return (
    <RowActions
      name={name}
      isBusy={isBusy}
      onStop={running ? () => after(stop(batchId)) : undefined}
      restart={running ? undefined : { label: t('history.again', { name }), run: () => after(again()) }}
      onRename={onRename}
      onDelete={() => void remove()}
      deleteLater={running ? t('history.deleteLater') : undefined}
    />
  );
}

const pollMs = 1_500;

/** A page of the user's predictions, fresh while one of them waits or runs. */
function useHistory(query: HistoryQuery) {
  return useCall(
    'impurityHistory',
    { body: { ...historyQuestion(query), ...daysAs(query, 'from', 'to') } },
    {
      passive: true,
      keepFor: 'list',
      follows: true,
      isQueued: ({ items }) => isAnyQueued(items),
      refreshInterval: (newest) => (newest?.items.some(({ state }) => isRunning(state)) ? pollMs : 0),
    },
  );
}
