// All tasks of the user beside the work: find, open, rename, start again, delete.

import { limits } from '@app/shared/constants/limits';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { Drawer, Flex, Input, Select, Typography } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTrackedChange } from '../../shared/api/track.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CloseIcon } from '../../ui/icons/icons.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { ListPagination } from '../../ui/table/pagination.tsx';
import { TaskRow } from './task-row.tsx';
import { isAnyQueued, isRunning, stateFilters, type StateFilter } from './task-state.ts';

const pageSize = 12;
const pollMs = 3_000;
const filterAction = { retrosynthesis: 'filterTasks', processchemistry: 'filterProcessTasks' } as const;
const filters: readonly StateFilter[] = ['all', 'running', 'completed', 'ended'];

export interface TaskListProps {
  /** Over the page, where it has no room beside the work. */
  isOver: boolean;
  routeType: RouteType;
  currentTaskId: string | null;
  onOpen: (taskId: string) => void;
  onDeleted: (taskId: string) => void;
  onClose: () => void;
}

export function TaskList({ isOver, ...tasks }: TaskListProps) {
  const { t } = useTranslation('retrosynthesis');
  if (!isOver)
    return (
      <div style={{ flex: '0 0 316px', minHeight: 0, borderInlineEnd: '1px solid var(--line)' }}>
        <Tasks {...tasks} />
      </div>
    );
  return (
    <Drawer
      open
      placement="left"
      size={340}
      aria-label={t('tasks.title')}
      closable={false}
      getContainer={false}
      rootStyle={{ position: 'absolute', top: 44 }}
      styles={{ body: { padding: 0 } }}
      onClose={tasks.onClose}
    >
      <Tasks {...tasks} />
    </Drawer>
  );
}

function Tasks({ routeType, currentTaskId, onOpen, onDeleted, onClose }: Omit<TaskListProps, 'isOver'>) {
  const { t } = useTranslation('retrosynthesis');
  const [asked, setAsked] = useState({ words: '', filter: 'all' as StateFilter, pageIndex: 1 });
  const { filter, pageIndex } = asked;
  const words = asked.words.trim();
  useTrackedChange(`${filter} ${words}`, filterAction[routeType]);
  const key = useDeferredValue(words);
  const states = stateFilters[filter];
  const body = { routeType, pageIndex, pageSize, ...(key && { key }), ...(states && { states: [...states] }) };
  const { data, error, isLoading, mutate } = useCall(
    'retroTaskList',
    { body },
    {
      passive: true,
      keepFor: routeType,
      follows: true,
      isQueued: ({ items }) => isAnyQueued(items),
      refreshInterval: (newest) => (newest?.items.some((task) => isRunning(task.state)) ? pollMs : 0),
    },
  );
  const total = data?.total ?? 0;
  const isFiltered = words !== '' || filter !== 'all';
  return (
    <Flex component="aside" vertical flex={1} aria-label={t('tasks.title')} style={{ height: '100%', minHeight: 0 }}>
      <Flex component="header" gap={8} align="center" style={{ padding: '8px 8px 4px 14px' }}>
        <h2 style={{ margin: 0, fontSize: 14 }}>{t('tasks.title')}</h2>
        <Typography.Text type="secondary" style={{ flex: 1 }}>
          {t('tasks.total', { count: total })}
        </Typography.Text>
        <IconButton size="small" label={t('tasks.close')} icon={<CloseIcon size={16} />} onClick={onClose} />
      </Flex>
      <Flex gap={6} style={{ padding: '4px 12px 8px' }}>
        <Input
          size="small"
          type="search"
          aria-label={t('tasks.search')}
          value={asked.words}
          maxLength={limits.taskNameLength}
          placeholder={t('tasks.search')}
          onChange={({ target }) => setAsked({ ...asked, words: target.value, pageIndex: 1 })}
        />
        <Select
          size="small"
          popupMatchSelectWidth={false}
          aria-label={t('tasks.state')}
          value={filter}
          options={filters.map((value) => ({ value, label: t(`tasks.filter.${value}`) }))}
          onChange={(picked) => setAsked({ ...asked, filter: picked, pageIndex: 1 })}
        />
      </Flex>
      <div aria-busy={isLoading} style={{ flex: 1, minHeight: 0, padding: '0 8px 8px', overflow: 'auto' }}>
        {error && !data && <ErrorState error={error} compact onRetry={() => mutate()} />}
        {isLoading && Array.from({ length: 6 }, (_, index) => <Skeleton key={index} height={72} radius={6} />)}
        {data?.items.length === 0 && (
          <EmptyState
            title={t(isFiltered ? 'tasks.noneFound' : 'tasks.none')}
            text={t(isFiltered ? 'tasks.noneFoundHint' : 'tasks.noneHint')}
          />
        )}
        <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {data?.items.map((task) => (
            <TaskRow
              key={task.taskId}
              task={task}
              isCurrent={task.taskId === currentTaskId}
              onOpen={onOpen}
              onChanged={() => mutate()}
              onDeleted={onDeleted}
            />
          ))}
        </ul>
      </div>
      {total > pageSize && (
        <div style={{ padding: '0 6px 8px', borderTop: '1px solid var(--line)' }}>
          <ListPagination
            pageIndex={pageIndex}
            pages={Math.ceil(total / pageSize)}
            onPage={(page) => setAsked({ ...asked, pageIndex: page })}
          />
        </div>
      )}
    </Flex>
  );
}
