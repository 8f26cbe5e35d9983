// The bar above the routes: what is shown, in which order, how, and what is to be compared.

import { Checkbox, Flex, Select, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { guidance } from '../../../shared/navigation/guidance.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { AscendingIcon, DescendingIcon, FilterIcon, HelpIcon } from '../../../ui/icons/work-icons.tsx';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { countFilters, moreIsBetter, withoutFilters } from '../filter/list-query.ts';
import { sortsFor } from '../filter/sort-routes.ts';
import { useRouteListing } from '../list-context.ts';
import { PreferenceOrder } from './preference-order.tsx';

/** Layout of the routes: rows of two heights, cards, or points of a chart. */
export const listViews = ['comfortable', 'compact', 'cards', 'chart'] as const;
export type ListView = (typeof listViews)[number];

export interface ListFiltersProps {
  shown: number;
  view: ListView;
  isPanelOpen: boolean;
  onView: (view: ListView) => void;
  onPanel: () => void;
}

const checks = [
  ['solvedOnly', 'solvedOnly'],
  ['hideOneStep', 'hideOneStep'],
  ['isGrouped', 'group'],
] as const;

export function ListFilters({ shown, view, isPanelOpen, onView, onPanel }: ListFiltersProps) {
  const { t } = useTranslation('routes');
  const { task, query, routes, entries, onFilter, onSort } = useRouteListing();
  const isNarrow = useIsBelow('md');
  const filters = countFilters(query);
  const isFolded = query.folded.length > 0;
  const clusters = entries.flatMap(({ kind, id }) => (kind === 'cluster' ? [id] : []));
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
        onClick={onPanel}
      >
        {filters > 0 ? t('listPage.bar.filtersOn', { count: filters }) : t('listPage.bar.filters')}
      </Button>
      {checks.map(([key, word]) => (
        <Checkbox key={key} checked={query[key]} onChange={({ target }) => onFilter({ [key]: target.checked })}>
          {t(`filter.${word}`)}
        </Checkbox>
      ))}
      {query.isGrouped && (
        <LinkButton onClick={() => onFilter({ folded: isFolded ? [] : clusters })}>
          {t(isFolded ? 'listPage.bar.unfoldAll' : 'listPage.bar.foldAll')}
        </LinkButton>
      )}
      <Space size={6}>
        <label htmlFor="route-sort">{t('listPage.bar.sort')}</label>
        <Select
          size="small"
          id="route-sort"
          value={query.sort}
          title={t(`listPage.column.help.${query.sort}`)}
          popupMatchSelectWidth={false}
          options={sortsFor(task.routeType === 'processchemistry').map((sort) => ({
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
        <PreferenceOrder />
      </Space>
      <span role="status">
        {(filters > 0 || shown < routes.length) && t('filter.shown', { shown, total: routes.length })}{' '}
        {filters > 0 && <LinkButton onClick={() => onFilter(withoutFilters(query))}>{t('filter.clear')}</LinkButton>}
      </span>
      {!isNarrow && (
        <Space style={{ marginLeft: 'auto' }}>
          <Segmented
            label={t('listPage.bar.view')}
            value={view}
            options={listViews.map((one) => ({ value: one, label: t(`listPage.view.${one}`) }))}
            onChange={onView}
          />
          <IconButton
            size="small"
            label={t('listPage.keys.title')}
            shortcut="?"
            icon={<HelpIcon size={16} />}
            onClick={() => guidance.set('keys')}
          />
        </Space>
      )}
    </Flex>
  );
}
