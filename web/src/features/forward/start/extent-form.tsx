// How far the task goes and what it keeps: steps, number of products, a target to compare with, a filter.

import { Input } from 'antd';
import type { ForwardTaskType } from '@app/shared/contracts/forward/forward';
import { useId } from 'react';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { FilterFields } from '../filter/filter-fields.tsx';
import { mostProducts, mostSteps, type ForwardForm } from '../forward-form.ts';
import { NumberField } from './number-field.tsx';
import { countFilters } from '../filter/product-filter.ts';
import styles from './start-form.module.css';

export interface ExtentFormProps {
  type: ForwardTaskType;
  form: ForwardForm;
  onChange: (part: Partial<ForwardForm>) => void;
}

const stepChoices = Array.from({ length: mostSteps }, (_, index) => String(index + 1));

export function ExtentForm({ type, form, onChange }: ExtentFormProps) {
  const { t } = useTranslation('forward');
  const targetId = useId();
  const filters = countFilters(form.filter);
  return (
    <section className={styles.part} aria-label={t('extent.title')}>
      <h2>{t('extent.title')}</h2>
      {type === 'enumeration' && (
        <div className={styles.line}>
          <span aria-hidden="true">{t('extent.steps')}</span>
          <Segmented
            label={t('extent.steps')}
            value={String(form.steps)}
            options={stepChoices.map((value) => ({ value, label: value }))}
            onChange={(value) => onChange({ steps: Number(value) })}
          />
        </div>
      )}
      <div className={styles.fields}>
        <NumberField
          label={t('extent.maxProducts')}
          value={form.maxProducts}
          most={mostProducts}
          onChange={(maxProducts) => onChange({ maxProducts })}
        />
        <label htmlFor={targetId}>{t('extent.target')}</label>
        <Input
          size="small"
          id={targetId}
          value={form.target}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('extent.targetHint')}
          onChange={({ target }) => onChange({ target: target.value })}
        />
      </div>
      <details className={styles.more}>
        <summary>
          {t('extent.keep')}
          {filters > 0 && <span className={styles.badge}>{formatNumber(filters)}</span>}
        </summary>
        <FilterFields
          filter={form.filter}
          withTarget={form.target.trim() !== ''}
          steps={form.steps}
          onFilter={(filter) => onChange({ filter })}
        />
      </details>
    </section>
  );
}
