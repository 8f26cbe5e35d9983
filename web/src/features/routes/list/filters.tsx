// The bar above the routes: what is shown, in which order, how, and what is to be compared.

import { Checkbox, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { AscendingIcon, DescendingIcon, FilterIcon, HelpIcon } from '../../../ui/icons/work-icons.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { listViews, type ListView } from '../rows/density.ts';
import styles from './filters.module.css';
import { countFilters, withoutFilters, type ListQuery } from '../filter/list-query.ts';
import { sortsFor } from '../filter/sort-routes.ts';
import { moreIsBetter, type RouteSort } from '../filter/route-sorts.ts';

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
  const { query, total, shown, view, isPanelOpen, onQuery } = props;
  const { t } = useTranslation('routes');
  const { t: own } = useTranslation('routes');
  const filters = countFilters(query);
  return (
    <div data-tour="routeTools" className={styles.filters} role="toolbar" aria-label={t('filter.label')}>
      <Button
        size="small"
        variant={filters > 0 ? 'primary' : 'default'}
        icon={<FilterIcon size={16} />}
        aria-expanded={isPanelOpen}
        aria-keyshortcuts="F"
        onClick={props.onPanel}
      >
        {filters > 0 ? own('listPage.bar.filtersOn', { count: filters }) : own('listPage.bar.filters')}
      </Button>
      <Check
        label={t('filter.solvedOnly')}
        checked={query.solvedOnly}
        onChange={(solvedOnly) => onQuery({ solvedOnly })}
      />
      <Check
        label={t('filter.hideOneStep')}
        checked={query.hideOneStep}
        onChange={(hideOneStep) => onQuery({ hideOneStep })}
      />
      <Check label={t('filter.group')} checked={query.isGrouped} onChange={(isGrouped) => onQuery({ isGrouped })} />
      {query.isGrouped && (
        <LinkButton onClick={props.onFoldAll}>
          {own(query.folded.length > 0 ? 'listPage.bar.unfoldAll' : 'listPage.bar.foldAll')}
        </LinkButton>
      )}
      <SortChoice query={query} isProcess={props.isProcess} onSort={props.onSort} />
      <span className={styles.count} role="status">
        {(filters > 0 || shown < total) && t('filter.shown', { shown, total })}{' '}
        {filters > 0 && <LinkButton onClick={() => onQuery(withoutFilters(query))}>{t('filter.clear')}</LinkButton>}
      </span>
      <span className={styles.push}>
        <span className={styles.density}>
          <Segmented
            label={own('listPage.bar.view')}
            value={view}
            options={listViews.map((one) => ({ value: one, label: own(`listPage.view.${one}`) }))}
            onChange={props.onView}
          />
        </span>
        <span className={styles.help}>
          <IconButton
            size="small"
            label={own('listPage.keys.title')}
            shortcut="?"
            icon={<HelpIcon size={16} />}
            onClick={props.onHelp}
          />
        </span>
      </span>
    </div>
  );
}

function SortChoice({ query, isProcess, onSort }: Pick<ListFiltersProps, 'query' | 'isProcess' | 'onSort'>) {
  const { t } = useTranslation('routes');
  const id = useId();
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{t('listPage.bar.sort')}</label>
      <Select
        size="small"
        id={id}
        value={query.sort}
        title={t(`listPage.column.help.${query.sort}`)}
        options={sortsFor(isProcess).map((sort) => ({
          value: sort,
          label: t(`listPage.column.${sort}`),
          title: t(`listPage.column.help.${sort}`),
        }))}
        onChange={(picked) => {
          const sort = picked as RouteSort;
          onSort({ sort, descending: moreIsBetter[sort] });
        }}
      />
      <IconButton
        size="small"
        label={t(query.descending ? 'listPage.bar.descending' : 'listPage.bar.ascending')}
        icon={query.descending ? <DescendingIcon size={16} /> : <AscendingIcon size={16} />}
        onClick={() => onSort({ sort: query.sort, descending: !query.descending })}
      />
    </span>
  );
}

function Check({ label, checked, onChange }: { label: string; checked: boolean; onChange: (on: boolean) => void }) {
  return (
    <Checkbox className={styles.check} checked={checked} onChange={(event) => onChange(event.target.checked)}>
      {label}
    </Checkbox>
  );
}
