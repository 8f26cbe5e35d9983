// All optimizations of the user: find, open, rename, delete.

import type { Optimization } from '@app/shared/contracts/conditions/conditions';
import { Checkbox, Select, Typography, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { NameCell, RowActions } from '../../chemistry/tasks/history/history-cells.tsx';
import { HistoryList } from '../../chemistry/tasks/history/history-list.tsx';
import * as history from '../../chemistry/tasks/history/history-query.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { useDebounced } from '../../shared/hooks/debounced.ts';
import { formatAgo, formatDateTime, formatNumber } from '../../shared/i18n/format.ts';
import { entryName, renameEntry, useRemoveEntry } from './entry.ts';
import { optimizationPath } from './paths.ts';
import { actionColumn, column, rowHeading } from '../../ui/table/column.tsx';

interface Query extends history.HistoryQuery {
  /** A class of reactions; empty for all. */
  reactionClass: string;
  measuredOnly: boolean;
}

const whole: Query = { ...history.wholeHistory, reactionClass: '', measuredOnly: false };

export function OptimizationHistory() {
  const { t } = useTranslation(['conditions', 'routes']);
  const [query, setQuery] = useState(whole);
  const { reactionClass, measuredOnly, ...asked } = useDebounced(query);
  const remove = useRemoveEntry();
  const list = useCall(
    'conditionHistory',
    {
      body: {
        ...history.historyQuestion(asked),
        ...history.daysAs(asked, 'from', 'to'),
        ...(reactionClass !== '' && { classes: [reactionClass] }),
        ...(measuredOnly && { measuredOnly }),
      },
    },
    { keepFor: 'list' },
  );
  const className = (one: string) => t(`routes:class.${one}`, { defaultValue: one });
  const columns: TableColumnsType<Optimization> = [
    column(t('optimization.history.column.name'), rowHeading, (item) => (
      <NameCell
        id={item.id}
        name={item.name}
        shown={entryName(item)}
        to={optimizationPath(item.id)}
        picture={<MoleculePicture molecule={item.reaction.product} width={84} height={56} decorative />}
        note={item.reaction.reactants.map(moleculeLabel).join(' + ')}
        onRename={(name) => renameEntry(item.id, name)}
      />
    )),
    column(t('optimization.history.column.kind'), ({ kinds: [kind] }) =>
      kind ? (
        <>
          {kind.name}
          <Typography.Text type="secondary" style={{ display: 'block' }}>
            {className(kind.class)}
          </Typography.Text>
        </>
      ) : (
        t('optimization.history.noKind')
      ),
    ),
    column(t('optimization.history.column.predicted'), { align: 'right' }, ({ bestPredicted }) =>
      bestPredicted === null ? '–' : `${formatNumber(Math.round(bestPredicted))} %`,
    ),
    column(t('optimization.history.column.measured'), { align: 'right' }, ({ bestMeasured, measured }) => (
      <>
        {bestMeasured === null ? '–' : `${formatNumber(bestMeasured)} %`}
        {measured > 0 && (
          <Typography.Text type="secondary" style={{ display: 'block' }}>
            {t('optimization.history.yields', { count: measured, value: formatNumber(measured) })}
          </Typography.Text>
        )}
      </>
    )),
    column(t('optimization.history.column.changed'), ({ updatedAt }) => (
      <time dateTime={updatedAt} title={formatDateTime(updatedAt)}>
        {formatAgo(updatedAt)}
      </time>
    )),
    actionColumn(t('optimization.list.actions'), (item) => (
      <RowActions id={item.id} name={item.name} onDelete={() => remove(item)} />
    )),
  ];
  return (
    <HistoryList<Optimization, Query>
      title={t('optimization.history.title')}
      say={(key) => t(`optimization.history.${key}`)}
      list={list}
      query={query}
      whole={whole}
      onQuery={setQuery}
      hasStates={false}
      renderFilters={(change) => (
        <>
          <Select
            size="small"
            aria-label={t('optimization.history.class')}
            value={query.reactionClass}
            options={[
              { value: '', label: t('optimization.history.allClasses') },
              ...(list.data?.classes ?? []).map((one) => ({ value: one, label: className(one) })),
            ]}
            onChange={(picked) => change({ reactionClass: picked })}
          />
          <Checkbox checked={query.measuredOnly} onChange={({ target }) => change({ measuredOnly: target.checked })}>
            {t('optimization.history.measuredOnly')}
          </Checkbox>
        </>
      )}
      columns={columns}
      keyOf={({ id }) => id}
    />
  );
}
