// What the list is narrowed by: where an impurity comes from, how likely it is, its mass, alerts, and the user's marks.

import { Input, Select } from 'antd';
import { likelihoods } from '@app/shared/contracts/impurity/impurity';
import { type ImpurityPage } from '@app/shared/contracts/impurity/results';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../../ui/menu/menu.tsx';
import { ChevronDownIcon } from '../../../ui/icons/work-icons.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { isFiltered, noFilter, sorts, withToggled, type ImpurityFilter, type ImpuritySort } from '../impurity-query.ts';
import { MassRange } from './mass-range.tsx';
import styles from './result-filters.module.css';

export interface ResultFiltersProps {
  filter: ImpurityFilter;
  sort: ImpuritySort;
  words: string;
  /** Of the whole run. */
  causes: ImpurityPage['causes'];
  total: number | undefined;
  onFilter: (filter: ImpurityFilter) => void;
  onSort: (sort: ImpuritySort) => void;
  onWords: (words: string) => void;
}

export function ResultFilters(props: ResultFiltersProps) {
  const { filter, sort, words, total, onFilter, onSort, onWords } = props;
  const { t } = useTranslation('impurity');
  return (
    <div className={styles.filters} role="search" aria-label={t('filters.title')}>
      <Input
        size="small"
        type="search"
        aria-label={t('filters.words')}
        placeholder={t('filters.words')}
        maxLength={200}
        value={words}
        onChange={({ target }) => onWords(target.value)}
      />
      <CauseMenu {...props} />
      <fieldset className={styles.chips}>
        <legend className="visually-hidden">{t('filters.likelihood')}</legend>
        {likelihoods.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={filter.likelihoods.includes(one)}
            onClick={() => onFilter({ ...filter, likelihoods: withToggled(filter.likelihoods, one) })}
          >
            {t(`likelihood.${one}`)}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={filter.liked === true}
          onClick={() => onFilter(withFlag(filter, 'liked', filter.liked ? undefined : true))}
        >
          {t('filters.liked')}
        </button>
      </fieldset>
      <MassRange filter={filter} onFilter={onFilter} />
      <Select
        size="small"
        aria-label={t('filters.alerts')}
        value={filter.alerting === undefined ? '' : String(filter.alerting)}
        options={[
          { value: '', label: t('filters.anyAlerts') },
          { value: 'true', label: t('filters.alerting') },
          { value: 'false', label: t('filters.notAlerting') },
        ]}
        onChange={(picked) => onFilter(withFlag(filter, 'alerting', picked === '' ? undefined : picked === 'true'))}
      />
      {isFiltered(filter, words) && (
        <LinkButton
          onClick={() => {
            onWords('');
            onFilter(noFilter);
          }}
        >
          {t('filters.clear')}
        </LinkButton>
      )}
      <span className={styles.push}>
        <span role="status">
          {total !== undefined && t('filters.count', { count: total, value: formatNumber(total) })}
        </span>
        <Select
          size="small"
          aria-label={t('filters.sort')}
          value={sort}
          options={sorts.map((one) => ({ value: one, label: t(`sort.${one}`) }))}
          onChange={(picked) => onSort(sorts.find((one) => one === picked) ?? 'rank')}
        />
      </span>
    </div>
  );
}

function CauseMenu({ filter, causes, onFilter }: Pick<ResultFiltersProps, 'filter' | 'causes' | 'onFilter'>) {
  const { t } = useTranslation('impurity');
  const [only] = filter.causes;
  const chosen =
    filter.causes.length === 1 && only ? t(`cause.${only}`) : t('filters.causesCount', { count: filter.causes.length });
  return (
    <Menu
      label={t('filters.causes')}
      align="start"
      isFramed
      trigger={
        <>
          {filter.causes.length === 0 ? t('filters.causes') : chosen}
          <ChevronDownIcon size={14} />
        </>
      }
      items={causes.map(({ cause, count }) => ({
        key: cause,
        label: t(`cause.${cause}`),
        hint: formatNumber(count),
        checked: filter.causes.includes(cause),
        onSelect: () => onFilter({ ...filter, causes: withToggled(filter.causes, cause) }),
      }))}
    />
  );
}

function withFlag(filter: ImpurityFilter, key: 'alerting' | 'liked', value: boolean | undefined): ImpurityFilter {
  const { [key]: _, ...rest } = filter;
  return value === undefined ? rest : { ...rest, [key]: value };
}
