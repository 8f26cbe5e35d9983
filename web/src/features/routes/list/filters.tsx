// The bar above the routes: what is shown, in which order, how, and what is to be compared.

import { Checkbox, Flex, Select, Space } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { AscendingIcon, DescendingIcon, FilterIcon, HelpIcon } from '../../../ui/icons/work-icons.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { listViews, type ListView } from '../rows/density.ts';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { countFilters, withoutFilters, type ListQuery } from '../filter/list-query.ts';
import { sortsFor } from '../filter/sort-routes.ts';
import { moreIsBetter } from '../filter/route-sorts.ts';

export interface ListFiltersProps {
  query: ListQuery;
  /** Routes of the task. */
  total: number;
  shown: number;
  isProcess: boolean;
  view: ListView;
  isPanelOpen: boolean;
  onQuery: (change: Partial<ListQuery>) => void;
  onSort: (change: Pick<ListQuery, 'sort' | 'descending'>) => void;
  onView: (view: ListView) => void;
  onPanel: () => void;
  onHelp: () => void;
  /** Folds every cluster, or unfolds them. */
  onFoldAll: () => void;
}

export function ListFilters(props: ListFiltersProps) {
  const { query, total, shown, isProcess, view, isPanelOpen, onQuery, onSort } = props;
  const { t } = useTranslation('routes');
  const sortId = useId();
  const isNarrow = useIsBelow('md');
  const filters = countFilters(query);
  const checks = [
    ['solvedOnly', 'solvedOnly'],
    ['hideOneStep', 'hideOneStep'],
    ['isGrouped', 'group'],
  ] as const;
  return (
    <Flex
      wrap
      gap="6px 16px"
      align="center"
      data-tour="routeTools"
      role="toolbar"
      aria-label={t('filter.label')}
      style={{ padding: '5px 12px', borderBottom: '1px solid var(--line)' }}
    >
      <Button
        size="small"
        variant={filters > 0 ? 'primary' : 'default'}
        icon={<FilterIcon size={16} />}
        aria-expanded={isPanelOpen}
        aria-keyshortcuts="F"
        onClick={props.onPanel}
      >
        {filters > 0 ? t('listPage.bar.filtersOn', { count: filters }) : t('listPage.bar.filters')}
      </Button>
      {checks.map(([key, word]) => (
        <Checkbox key={key} checked={query[key]} onChange={({ target }) => onQuery({ [key]: target.checked })}>
          {t(`filter.${word}`)}
        </Checkbox>
      ))}
      {query.isGrouped && (
        <LinkButton onClick={props.onFoldAll}>
          {t(query.folded.length > 0 ? 'listPage.bar.unfoldAll' : 'listPage.bar.foldAll')}
        </LinkButton>
      )}
      <Space size={6}>
        <label htmlFor={sortId}>{t('listPage.bar.sort')}</label>
        <Select
          size="small"
          id={sortId}
          value={query.sort}
          title={t(`listPage.column.help.${query.sort}`)}
          popupMatchSelectWidth={false}
          options={sortsFor(isProcess).map((sort) => ({
            value: sort,
            label: t(`listPage.column.${sort}`),
            title: t(`listPage.column.help.${sort}`),
          }))}
          onChange={(sort) => onSort({ sort, descending: moreIsBetter[sort] })}
        />
        <IconButton
          size="small"
          label={t(query.descending ? 'listPage.bar.descending' : 'listPage.bar.ascending')}
          icon={query.descending ? <DescendingIcon size={16} /> : <AscendingIcon size={16} />}
          onClick={() => onSort({ sort: query.sort, descending: !query.descending })}
        />
      </Space>
      <span role="status">
        {(filters > 0 || shown < total) && t('filter.shown', { shown, total })}{' '}
        {filters > 0 && <LinkButton onClick={() => onQuery(withoutFilters(query))}>{t('filter.clear')}</LinkButton>}
      </span>
      {!isNarrow && (
        <Space style={{ marginLeft: 'auto' }}>
          <Segmented
            label={t('listPage.bar.view')}
            value={view}
            options={listViews.map((one) => ({ value: one, label: t(`listPage.view.${one}`) }))}
            onChange={props.onView}
          />
          <IconButton
            size="small"
            label={t('listPage.keys.title')}
            shortcut="?"
            icon={<HelpIcon size={16} />}
            onClick={props.onHelp}
          />
        </Space>
      )}
    </Flex>
  );
}
