// The user's predictions: find, open, rename, stop, run again, delete.

import type { ImpuritySearch } from '@app/shared/contracts/impurity/impurity';
import { Alert, Flex, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReactionScheme } from '../../../chemistry/reaction/reaction-scheme.tsx';
import { NameCell, RowActions, useTaskColumns } from '../../../chemistry/tasks/history/history-cells.tsx';
import { HistoryList } from '../../../chemistry/tasks/history/history-list.tsx';
import {
  daysAs,
  historyQuestion,
  wholeHistory,
  type HistoryQuery,
} from '../../../chemistry/tasks/history/history-query.ts';
import { isAnyQueued, isRunning } from '../../../chemistry/tasks/task-state.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { useDebounced } from '../../../shared/hooks/debounced.ts';
import { formatAgo, formatDateTime } from '../../../shared/i18n/format.ts';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import { StatusTag } from '../../../ui/state/status-tag.tsx';
import { foundWords, shownName } from '../found-words.ts';
import { listPath } from '../paths.ts';
import { renameSearch, stopBatch, useSearchActions } from '../search-actions.ts';
import { column, rowHeading } from '../../../ui/table/column.tsx';

const pollMs = 1_500;

export function History() {
  const { t } = useTranslation('impurity');
  const [query, setQuery] = useState(wholeHistory);
  const settled = useDebounced(query);
  const columns = useTaskColumns<ImpuritySearch>();
  const { again, remove } = useSearchActions();
  const list = useCall(
    'impurityHistory',
    { body: { ...historyQuestion(settled), ...daysAs(settled, 'from', 'to') } },
    {
      passive: true,
      keepFor: 'list',
      follows: true,
      isQueued: ({ items }) => isAnyQueued(items),
      refreshInterval: (newest) => (newest?.items.some(({ state }) => isRunning(state)) ? pollMs : 0),
    },
  );
  return (
    <HistoryList<ImpuritySearch, HistoryQuery>
      title={t('history.title')}
      say={(key) => t(`history.${key}`)}
      list={list}
      query={query}
      whole={wholeHistory}
      onQuery={setQuery}
      keyOf={({ userSearchBatchId }) => userSearchBatchId}
      columns={[
        column(t('strip.prediction'), rowHeading, (search) => <PredictionCell search={search} />),
        {
          ...columns.actions,
          render: (_, search) => (
            <RowActions
              id={search.userSearchBatchId}
              name={search.name}
              state={search.state}
              onStop={() => stopBatch(search.batchId)}
              again={{ label: t('history.again', { name: search.name }), run: () => again(search) }}
              onDelete={() => remove(search)}
            />
          ),
        },
      ]}
    />
  );
}

function PredictionCell({ search }: { search: ImpuritySearch }) {
  const { t } = useTranslation('impurity');
  const { userSearchBatchId: id, name, state, tasksAhead, percent, failure, kind, createdAt, batches } = search;
  return (
    <>
      <Flex wrap gap="small" align="center">
        <NameCell
          id={id}
          name={name}
          shown={shownName(search)}
          to={listPath(id)}
          onRename={(typed) => renameSearch(id, typed)}
        />
        <StatusTag state={state} tasksAhead={tasksAhead} />
      </Flex>
      <ReactionScheme reaction={search.reaction} size="small" />
      <Space wrap size="small" separator="·">
        {kind?.name}
        {foundWords(t, search)}
        {batches > 1 && t('history.runs', { count: batches })}
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
