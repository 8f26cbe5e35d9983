import { Checkbox } from 'antd';
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
        <select
          value={filter.sort}
          onChange={(event) =>
            onFilter({ ...filter, sort: pathSorts.find((one) => one === event.target.value) ?? 'best' })
          }
        >
          {pathSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`filter.by.${sort}`)}
            </option>
          ))}
        </select>
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
        <select
          value={String(filter.minScore)}
          onChange={(event) => onFilter({ ...filter, minScore: Number(event.target.value) })}
        >
          {scoreChoices.map((score) => (
            <option key={score} value={String(score)}>
              {score === 0 ? t('filter.anyScore') : `≥ ${formatPercent(score)}`}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('filter.class')}
        <select value={filter.classKey} onChange={(event) => onFilter({ ...filter, classKey: event.target.value })}>
          <option value="">{t('filter.anyClass')}</option>
          {classes.map(({ classKey, count }) => (
            <option key={classKey} value={classKey}>
              {`${routes(`class.${classKey}`, { defaultValue: classKey })} (${formatNumber(count)})`}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
