// All optimizations of the user: find, open, rename, delete.

import { Checkbox, Select, Typography, type TableColumnsType } from 'antd';
import type { Optimization } from '@app/shared/contracts/conditions/conditions';
import { useState } from 'react';
import { useCall } from '../../../shared/api/use-call.ts';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { DayFields, HistoryFilters } from '../../../chemistry/tasks/history/history-filters.tsx';
import { HistoryList } from '../../../chemistry/tasks/history/history-list.tsx';
import { NameCell, useRenaming } from '../../../chemistry/tasks/history/name-cell.tsx';
import { RowActions } from '../../../chemistry/tasks/history/row-actions.tsx';
import { formatAgo, formatDateTime, formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../../shared/hooks/debounced.ts';
import { historyQuestion, isNarrowed, wholeHistory, type HistoryQuery } from './query.ts';
import { rowHeading } from '../../../ui/table/row-heading.ts';
import { entryName, renameEntry, useRemoveEntry } from '../entry.ts';
import { optimizationPath } from '../paths.ts';

export function OptimizationHistory() {
  const { t } = useTranslation(['conditions', 'routes']);
  const [query, setQuery] = useState(wholeHistory);
  const { renaming, start, end } = useRenaming();
  const remove = useRemoveEntry();
  const list = useCall('conditionHistory', { body: historyQuestion(useDebounced(query)) }, { keepFor: 'list' });
  const none = isNarrowed(query) ? 'optimization.history.noneFound' : 'optimization.history.none';
  const rename = async (id: string, name: string) => {
    const isTaken = await renameEntry(id, name);
    if (isTaken) await list.mutate();
    return isTaken;
  };
  const columns: TableColumnsType<Optimization> = [
    {
      key: 'name',
      title: t('optimization.history.column.name'),
      ...rowHeading,
      render: (_, item) => (
        <NameCell
          name={item.name}
          shown={entryName(item)}
          to={optimizationPath(item.id)}
          picture={<MoleculePicture molecule={item.reaction.product} width={84} height={56} decorative />}
          note={item.reaction.reactants.map(moleculeLabel).join(' + ')}
          isRenaming={renaming === item.id}
          onRename={(name) => rename(item.id, name)}
          onEnd={end}
        />
      ),
    },
    {
      key: 'kind',
      title: t('optimization.history.column.kind'),
      render: (_, { kinds: [kind] }) =>
        kind ? (
          <>
            {kind.name}
            <Typography.Text type="secondary" style={{ display: 'block' }}>
              {t(`routes:class.${kind.class}`, { defaultValue: kind.class })}
            </Typography.Text>
          </>
        ) : (
          t('optimization.history.noKind')
        ),
    },
    {
      key: 'predicted',
      title: t('optimization.history.column.predicted'),
      align: 'right',
      render: (_, { bestPredicted }) => (bestPredicted === null ? '–' : `${formatNumber(Math.round(bestPredicted))} %`),
    },
    {
      key: 'measured',
      title: t('optimization.history.column.measured'),
      align: 'right',
      render: (_, { bestMeasured, measured }) => (
        <>
          {bestMeasured === null ? '–' : `${formatNumber(bestMeasured)} %`}
          {measured > 0 && (
            <Typography.Text type="secondary" style={{ display: 'block' }}>
              {t('optimization.history.yields', { count: measured, value: formatNumber(measured) })}
            </Typography.Text>
          )}
        </>
      ),
    },
    {
      key: 'changed',
      title: t('optimization.history.column.changed'),
      render: (_, { updatedAt }) => (
        <time dateTime={updatedAt} title={formatDateTime(updatedAt)}>
          {formatAgo(updatedAt)}
        </time>
      ),
    },
    {
      key: 'actions',
      title: <span className="visually-hidden">{t('optimization.list.actions')}</span>,
      render: (_, item) => (
        <RowActions name={item.name} onRename={() => start(item.id)} onDelete={() => void remove(item)} />
      ),
    },
  ];
  return (
    <HistoryList<Optimization>
      title={t('optimization.history.title')}
      filters={<OptimizationFilters query={query} classes={list.data?.classes ?? []} onChange={setQuery} />}
      isNarrowed={isNarrowed(query)}
      list={list}
      empty={{ title: t(none), text: t(`${none}Hint`) }}
      columns={columns}
      keyOf={({ id }) => id}
      pageIndex={query.pageIndex}
      onPage={(pageIndex) => setQuery({ ...query, pageIndex })}
    />
  );
}

interface OptimizationFiltersProps {
  query: HistoryQuery;
  /** Classes that occur in the history. */
  classes: readonly string[];
  onChange: (query: HistoryQuery) => void;
}

/** By name, class, day and whether yields were entered. */
function OptimizationFilters({ query, classes, onChange }: OptimizationFiltersProps) {
  const { t } = useTranslation(['conditions', 'routes']);
  const change = (part: Partial<HistoryQuery>) => onChange({ ...query, ...part, pageIndex: 1 });
  return (
    <HistoryFilters
      words={query.words}
      onWords={(words) => change({ words })}
      onAll={isNarrowed(query) ? () => onChange(wholeHistory) : null}
    >
      <Select
        aria-label={t('optimization.history.class')}
        value={query.reactionClass}
        options={[
          { value: '', label: t('optimization.history.allClasses') },
          ...classes.map((one) => ({ value: one, label: t(`routes:class.${one}`, { defaultValue: one }) })),
        ]}
        onChange={(picked) => change({ reactionClass: picked })}
      />
      <DayFields days={query} onChange={change} />
      <Checkbox checked={query.measuredOnly} onChange={({ target }) => change({ measuredOnly: target.checked })}>
        {t('optimization.history.measuredOnly')}
      </Checkbox>
    </HistoryFilters>
  );
}
