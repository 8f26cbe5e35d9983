import { Checkbox, Select } from 'antd';
import { pathSorts } from '@app/shared/contracts/search-graph/part';
import { formatNumber, formatPercent } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { checkChoices, scoreChoices, type GraphFilter } from './graph-filter.ts';
import styles from './page.module.css';

export interface FiltersProps {
  filter: GraphFilter;
  /** Of the whole graph. */
  classes: readonly { classKey: string; count: number }[];
  onFilter: (filter: GraphFilter) => void;
}

/** Which paths are shown of each molecule, and in which order. */
export function Filters({ filter, classes, onFilter }: FiltersProps) {
  const { t } = useTranslation('search-graph');
  const { t: routes } = useTranslation('routes');
  const flags = ['solvedOnly', 'hideHazards'] as const;
  return (
    <div className={styles.filters} role="group" aria-label={t('filter.label')}>
      <label>
        {t('filter.sort')}
        <Select
          size="small"
          aria-label={t('filter.sort')}
          value={filter.sort}
          options={pathSorts.map((sort) => ({ value: sort, label: t(`filter.by.${sort}`) }))}
          onChange={(picked) => onFilter({ ...filter, sort: pathSorts.find((one) => one === picked) ?? 'best' })}
        />
      </label>
      <Segmented
        label={t('filter.check')}
        value={filter.check}
        options={checkChoices.map((value) => ({ value, label: t(`filter.${value}`) }))}
        onChange={(check) => onFilter({ ...filter, check })}
      />
      {flags.map((flag) => (
        <Checkbox key={flag} checked={filter[flag]} onChange={() => onFilter({ ...filter, [flag]: !filter[flag] })}>
          {t(`filter.${flag}`)}
        </Checkbox>
      ))}
      <label>
        {t('filter.minScore')}
        <Select
          size="small"
          aria-label={t('filter.minScore')}
          value={String(filter.minScore)}
          options={scoreChoices.map((score) => ({
            value: String(score),
            label: score === 0 ? t('filter.anyScore') : `≥ ${formatPercent(score)}`,
          }))}
          onChange={(picked) => onFilter({ ...filter, minScore: Number(picked) })}
        />
      </label>
      <label>
        {t('filter.class')}
        <Select
          size="small"
          aria-label={t('filter.class')}
          value={filter.classKey}
          options={[
            { value: '', label: t('filter.anyClass') },
            ...classes.map(({ classKey, count }) => ({
              value: classKey,
              label: `${routes(`class.${classKey}`, { defaultValue: classKey })} (${formatNumber(count)})`,
            })),
          ]}
          onChange={(picked) => onFilter({ ...filter, classKey: picked })}
        />
      </label>
    </div>
  );
}
