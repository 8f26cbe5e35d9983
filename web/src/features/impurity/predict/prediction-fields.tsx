// Circumstances of the reaction, impurities of its starting materials, and the name of the prediction.

import { Input, Select } from 'antd';
import { limits } from '@app/shared/constants/limits';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AgentsField } from './agents-field.tsx';
import { atmospheres, carriedOf, isTemperature, workUps, type PredictionForm } from '../prediction-form.ts';
import styles from './prediction-fields.module.css';

export interface PredictionFieldsProps {
  form: PredictionForm;
  onChange: (form: PredictionForm) => void;
}

export function PredictionFields({ form, onChange }: PredictionFieldsProps) {
  const { t } = useTranslation('impurity');
  const id = useId();
  const change = (part: Partial<PredictionForm>) => onChange({ ...form, ...part });
  const carried = carriedOf(form).length;
  return (
    <div className={styles.fields}>
      <Field id={`${id}-agents`} label={t('form.agents')} hint={t('form.agentsHint')}>
        <AgentsField id={`${id}-agents`} agents={form.agents} onChange={(agents) => change({ agents })} />
      </Field>
      <div className={styles.three}>
        <Field id={`${id}-temperature`} label={t('form.temperature')}>
          <Input
            id={`${id}-temperature`}
            type="number"
            inputMode="decimal"
            value={form.temperature}
            placeholder={t('form.unknown')}
            aria-invalid={!isTemperature(form.temperature)}
            onChange={({ target }) => change({ temperature: target.value })}
          />
        </Field>
        <Choice
          id={`${id}-atmosphere`}
          label={t('form.atmosphere')}
          value={form.atmosphere}
          options={atmospheres}
          words={(one) => t(`atmosphere.${one}`)}
          onChange={(atmosphere) => change({ atmosphere })}
        />
        <Choice
          id={`${id}-work-up`}
          label={t('form.workUp')}
          value={form.workUp}
          options={workUps}
          words={(one) => t(`workUp.${one}`)}
          onChange={(workUp) => change({ workUp })}
        />
      </div>
      <Field
        id={`${id}-carried`}
        label={carried > 0 ? t('form.carriedCount', { count: carried }) : t('form.carried')}
        hint={t('form.carriedHint')}
      >
        <Input.TextArea
          id={`${id}-carried`}
          rows={3}
          value={form.carried}
          spellCheck={false}
          placeholder={t('form.carriedPlaceholder')}
          onChange={({ target }) => change({ carried: target.value })}
        />
      </Field>
      <Field id={`${id}-name`} label={t('form.name')}>
        <Input
          id={`${id}-name`}
          value={form.name}
          maxLength={limits.taskNameLength}
          autoComplete="off"
          placeholder={t('form.namePlaceholder')}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
    </div>
  );
}

interface FieldProps {
  id: string;
  label: string;
  hint?: string;
  children: ReactNode;
}

function Field({ id, label, hint, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint !== undefined && <small>{hint}</small>}
    </div>
  );
}

interface ChoiceProps<T extends string> {
  id: string;
  label: string;
  value: T;
  options: readonly T[];
  words: (one: T) => string;
  onChange: (one: T) => void;
}

function Choice<T extends string>({ id, label, value, options, words, onChange }: ChoiceProps<T>) {
  return (
    <Field id={id} label={label}>
      <Select
        id={id}
        value={value}
        options={options.map((one) => ({ value: one, label: words(one) }))}
        onChange={(picked) => onChange(options.find((one) => one === picked) ?? value)}
      />
    </Field>
  );
}
