// How many hits there are, so far or in all, and how they are shown.

import { Select } from 'antd';
import type { HitPage } from '@app/shared/contracts/substructure';
import { formatDuration, formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { Spinner } from '../../../ui/button/spinner.tsx';
import type { Density } from './density.ts';
import styles from './hits-bar.module.css';
import { hitSorts, type HitSort } from '../hits-address.ts';

export interface HitsBarProps {
  page: HitPage;
  sort: HitSort;
  density: Density;
  isBusy: boolean;
  /** Milliseconds that the search took; null where that is not known. */
  tookMs: number | null;
  onSort: (sort: HitSort) => void;
  onDensity: (density: Density) => void;
}

const densities: readonly Density[] = ['comfortable', 'compact'];

export function HitsBar({ page, sort, density, isBusy, tookMs, onSort, onDensity }: HitsBarProps) {
  const { t } = useTranslation('substructure');
  const { total, isComplete, searched } = page;
  const among = formatNumber(searched);
  const count = formatNumber(total);
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status">
        <strong>
          {isComplete ? t('hits.count', { count: total, value: count }) : t('hits.soFar', { value: count })}
        </strong>
        {(!isComplete || isBusy) && <Spinner size={14} />}
        <span>
          {tookMs === null
            ? t('hits.among', { value: among })
            : t('hits.searched', { value: among, time: formatDuration(tookMs) })}
        </span>
      </p>
      <label className={styles.sort}>
        <span>{t('sort.label')}</span>
        <Select
          size="small"
          aria-label={t('sort.label')}
          value={sort}
          options={hitSorts.map((one) => ({
            value: one,
            label: t(one === 'relevance' ? `sort.relevance.${page.query.mode}` : `sort.${one}`),
          }))}
          onChange={(picked) => onSort(hitSorts.find((one) => one === picked) ?? 'relevance')}
        />
      </label>
      <span>
        <Segmented
          label={t('density.label')}
          value={density}
          options={densities.map((value) => ({ value, label: t(`density.${value}`) }))}
          onChange={onDensity}
        />
      </span>
    </div>
  );
}
