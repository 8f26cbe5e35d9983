// All tasks of the user beside the work: find, open, rename, start again, delete.

import { Input, Select } from 'antd';
import type { CallData } from '@app/shared/contracts/catalogue';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { limits } from '@app/shared/constants/limits';
import { useDeferredValue, useId, useState } from 'react';
import { useTrackedChange } from '../../shared/api/track.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CloseIcon } from '../../ui/icons/icons.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/work-icons.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import styles from './task-list.module.css';
import { TaskRow } from './task-row.tsx';
import { isRunning, stateFilters, type StateFilter } from './task-state.ts';

const pageSize = 12;
const pollMs = 3_000;
const filterAction = { retrosynthesis: 'filterTasks', processchemistry: 'filterProcessTasks' } as const;

export interface TaskListProps {
  routeType: RouteType;
  currentTaskId: string | null;
  onOpen: (taskId: string) => void;
  onDeleted: (taskId: string) => void;
  onClose: () => void;
}

export function TaskList({ routeType, currentTaskId, onOpen, onDeleted, onClose }: TaskListProps) {
  const { t } = useTranslation('retrosynthesis');
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState<StateFilter>('all');
  const [pageIndex, setPageIndex] = useState(1);
  useTrackedChange(`${filter} ${words.trim()}`, filterAction[routeType]);
  const list = useTasks(routeType, useDeferredValue(words.trim()), filter, pageIndex);
  const total = list.data?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const isFiltered = words.trim() !== '' || filter !== 'all';
  return (
    <aside className={styles.list} aria-label={t('tasks.title')}>
      <header className={styles.head}>
        <h2>{t('tasks.title')}</h2>
        <span className={styles.total}>{t('tasks.total', { count: total })}</span>
        <IconButton size="small" label={t('tasks.close')} icon={<CloseIcon size={16} />} onClick={onClose} />
      </header>
      <Filters
        words={words}
        filter={filter}
        onChange={(next) => {
          setWords(next.words);
          setFilter(next.filter);
          setPageIndex(1);
        }}
      />
      <div className={styles.rows} aria-busy={list.isLoading}>
        {list.error && !list.data && <ErrorState error={list.error} compact onRetry={() => list.mutate()} />}
        {list.isLoading && Array.from({ length: 6 }, (_, index) => <Skeleton key={index} height={76} radius={6} />)}
        {list.data?.items.length === 0 && (
          <EmptyState
            title={t(isFiltered ? 'tasks.noneFound' : 'tasks.none')}
            text={t(isFiltered ? 'tasks.noneFoundHint' : 'tasks.noneHint')}
          />
        )}
        <ul>
          {list.data?.items.map((task) => (
            <TaskRow
              key={task.taskId}
              task={task}
              isCurrent={task.taskId === currentTaskId}
              onOpen={onOpen}
              onChanged={() => list.mutate()}
              onDeleted={onDeleted}
            />
          ))}
        </ul>
      </div>
      {pages > 1 && (
        <nav className={styles.paging} aria-label={t('tasks.paging')}>
          <IconButton
            size="small"
            label={t('tasks.previous')}
            disabled={pageIndex === 1}
            icon={<ChevronLeftIcon size={16} />}
            onClick={() => setPageIndex(pageIndex - 1)}
          />
          <span>{t('tasks.page', { page: pageIndex, pages })}</span>
          <IconButton
            size="small"
            label={t('tasks.next')}
            disabled={pageIndex >= pages}
            icon={<ChevronRightIcon size={16} />}
            onClick={() => setPageIndex(pageIndex + 1)}
          />
        </nav>
      )}
    </aside>
  );
}

function useTasks(routeType: RouteType, key: string, filter: StateFilter, pageIndex: number) {
  const states = stateFilters[filter];
  const body = { routeType, pageIndex, pageSize, ...(key && { key }), ...(states && { states: [...states] }) };
  return useCall(
    'retroTaskList',
    { body },
    {
      passive: true,
      keepFor: routeType,
      follows: true,
      refreshInterval: (newest) => (hasRunning(newest) ? pollMs : 0),
    },
  );
}

function hasRunning(response: CallData<'retroTaskList'> | undefined): boolean {
  return response?.items.some((task) => isRunning(task.state)) ?? false;
}

interface FiltersProps {
  words: string;
  filter: StateFilter;
  onChange: (next: { words: string; filter: StateFilter }) => void;
}

function Filters({ words, filter, onChange }: FiltersProps) {
  const { t } = useTranslation('retrosynthesis');
  const [searchId, stateId] = [useId(), useId()];
  const filters: StateFilter[] = ['all', 'running', 'completed', 'ended'];
  return (
    <div className={styles.filters}>
      <label htmlFor={searchId} className="visually-hidden">
        {t('tasks.search')}
      </label>
      <Input
        size="small"
        id={searchId}
        type="search"
        value={words}
        maxLength={limits.taskNameLength}
        placeholder={t('tasks.search')}
        onChange={(event) => onChange({ words: event.target.value, filter })}
      />
      <label htmlFor={stateId} className="visually-hidden">
        {t('tasks.state')}
      </label>
      <Select
        size="small"
        id={stateId}
        value={filter}
        options={filters.map((one) => ({ value: one, label: t(`tasks.filter.${one}`) }))}
        onChange={(picked) => onChange({ words, filter: filters.find((one) => one === picked) ?? 'all' })}
      />
    </div>
  );
}
