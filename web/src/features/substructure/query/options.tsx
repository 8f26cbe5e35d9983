// How a molecule counts as found, and where to look for it.

import { Checkbox } from 'antd';
import { chirality } from '@app/shared/constants/modules';
import type { CallData } from '@app/shared/contracts/catalogue';
import { useId } from 'react';
import { formatNumber, formatPercent } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import styles from './options.module.css';
import { allSources, type Chirality, type SearchForm, type SearchMode } from '../search-form.ts';

export interface OptionsProps {
  form: SearchForm;
  onChange: (changes: Partial<SearchForm>) => void;
}

const modes: readonly SearchMode[] = ['substructure', 'exact', 'similarity'];
const chiralities = Object.entries(chirality) as readonly [keyof typeof chirality, Chirality][];

export function ModeChoice({ form, onChange }: OptionsProps) {
  const { t } = useTranslation('substructure');
  return (
    <div className={styles.group}>
      <Segmented
        label={t('mode.label')}
        value={form.mode}
        options={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
        onChange={(mode) => onChange({ mode })}
      />
      <p className={styles.hint}>{t(`mode.hint.${form.mode}`)}</p>
    </div>
  );
}

/** Resemblance compares what is drawn flat, so that configuration has no say in it. */
export function StrictnessChoice({ form, onChange }: OptionsProps) {
  return form.mode === 'similarity' ? (
    <SimilarityChoice form={form} onChange={onChange} />
  ) : (
    <ChiralityChoice form={form} onChange={onChange} />
  );
}

function SimilarityChoice({ form, onChange }: OptionsProps) {
  const { t } = useTranslation('substructure');
  const id = useId();
  return (
    <div className={styles.group}>
      <label className={styles.title} htmlFor={id}>
        {t('similarity.label')}
      </label>
      <div className={styles.slider}>
        <input
          id={id}
          type="range"
          min={0.1}
          max={1}
          step={0.05}
          value={form.minSimilarity}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange({ minSimilarity: Number(event.target.value) })}
        />
        <output htmlFor={id}>{formatPercent(form.minSimilarity)}</output>
      </div>
      <p className={styles.hint} id={`${id}-hint`}>
        {t('similarity.hint')}
      </p>
    </div>
  );
}

function ChiralityChoice({ form, onChange }: OptionsProps) {
  const { t } = useTranslation('substructure');
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{t('chirality.label')}</legend>
      {chiralities.map(([key, value]) => (
        <label key={key} className={styles.choice}>
          <input
            type="radio"
            name={id}
            checked={form.chirality === value}
            onChange={() => onChange({ chirality: value })}
          />
          <span>
            {t(`chirality.${key}`)}
            <small>{t(`chirality.hint.${key}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export interface SourceChoiceProps extends OptionsProps {
  status: CallData<'substructureStatus'> | undefined;
}

export function SourceChoice({ form, onChange, status }: SourceChoiceProps) {
  const { t } = useTranslation('substructure');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{t('source.label')}</legend>
      {allSources.map((kind) => {
        const known = status?.sources.find((source) => source.kind === kind);
        const sources = allSources.filter((one) => (one === kind) !== form.sources.includes(one));
        return (
          <Checkbox
            key={kind}
            className={styles.choice}
            checked={form.sources.includes(kind)}
            onChange={() => onChange({ sources })}
          >
            <span>{t(`source.${kind}`)}</span>
            {known && (
              <span className={styles.count}>
                {known.indexed < known.molecules
                  ? t('source.indexing', { done: formatPercent(known.indexed / known.molecules) })
                  : formatNumber(known.molecules)}
              </span>
            )}
          </Checkbox>
        );
      })}
      {form.sources.length === 0 && <p className={styles.problem}>{t('problem.noSource')}</p>}
    </fieldset>
  );
}
