// How to search: how deep, how long, for how many routes; folded away, by which strategy and for how many expansions.

import { Input, Select } from 'antd';
import { searchStrategies, type SearchSettings } from '@app/shared/contracts/retrosynthesis';
import { limits } from '@app/shared/constants/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './settings-form.module.css';

export interface SettingsFormProps {
  settings: SearchSettings;
  onChange: (settings: SearchSettings) => void;
}

const timeChoices = [5, 10, 20, 30, 60] as const;
const routeChoices = [10, 20, 30, 50, 100, 300, 1_000] as const;

export function SettingsForm({ settings, onChange }: SettingsFormProps) {
  const { t } = useTranslation('retrosynthesis');
  const stepsId = useId();
  return (
    <fieldset className={styles.settings}>
      <legend>{t('settings.title')}</legend>
      <label htmlFor={stepsId}>{t('settings.maxSteps')}</label>
      <span className={styles.range}>
        <input
          id={stepsId}
          type="range"
          min={1}
          max={limits.routeSteps}
          value={settings.maxSteps}
          onChange={(event) => onChange({ ...settings, maxSteps: Number(event.target.value) })}
        />
        <output htmlFor={stepsId}>{settings.maxSteps}</output>
      </span>
      <Choice
        label={t('settings.timeLimit')}
        value={settings.timeLimitSeconds}
        choices={timeChoices.filter((seconds) => seconds <= limits.searchSeconds)}
        text={(seconds) => t('settings.seconds', { count: seconds })}
        onChange={(timeLimitSeconds) => onChange({ ...settings, timeLimitSeconds })}
      />
      <Choice
        label={t('settings.maxRoutes')}
        value={settings.maxRoutes}
        choices={routeChoices.filter((routes) => routes <= limits.routesPerTask)}
        text={String}
        onChange={(maxRoutes) => onChange({ ...settings, maxRoutes })}
      />
      <Advanced settings={settings} onChange={onChange} />
    </fieldset>
  );
}

function Advanced({ settings, onChange }: SettingsFormProps) {
  const { t } = useTranslation('retrosynthesis');
  const [strategyId, expansionsId] = [useId(), useId()];
  const { strategy, maxExpansions, ...others } = settings;
  const change = (more: Pick<SearchSettings, 'strategy' | 'maxExpansions'>) => {
    const kept = { strategy, maxExpansions, ...more };
    onChange({
      ...others,
      ...(kept.strategy && { strategy: kept.strategy }),
      ...(kept.maxExpansions && { maxExpansions: kept.maxExpansions }),
    });
  };
  return (
    <details className={styles.advanced}>
      <summary>{t('settings.advanced')}</summary>
      <div className={styles.fields}>
        <label htmlFor={strategyId}>{t('settings.strategy')}</label>
        <Select
          size="small"
          id={strategyId}
          value={strategy ?? searchStrategies[0]}
          options={searchStrategies.map((one) => ({ value: one, label: t(`settings.strategyOf.${one}`) }))}
          onChange={(picked) => change({ strategy: searchStrategies.find((one) => one === picked) })}
        />
        <label htmlFor={expansionsId}>{t('settings.maxExpansions')}</label>
        <Input
          size="small"
          id={expansionsId}
          type="number"
          min={1}
          max={limits.searchExpansions}
          value={maxExpansions ?? ''}
          placeholder={t('settings.unlimited')}
          onChange={(event) => change({ maxExpansions: expansionsOf(event.target.value) })}
        />
      </div>
      <p>{t('settings.advancedHint')}</p>
    </details>
  );
}

function expansionsOf(text: string): number | undefined {
  const count = Math.floor(Number(text));
  return count >= 1 ? Math.min(count, limits.searchExpansions) : undefined;
}

interface ChoiceProps {
  label: string;
  value: number;
  choices: readonly number[];
  text: (choice: number) => string;
  onChange: (choice: number) => void;
}

function Choice({ label, value, choices, text, onChange }: ChoiceProps) {
  const id = useId();
  const all = choices.includes(value) ? choices : [...choices, value].toSorted((a, b) => a - b);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <Select
        size="small"
        id={id}
        value={value}
        options={all.map((choice) => ({ value: choice, label: text(choice) }))}
        onChange={(picked) => onChange(Number(picked))}
      />
    </>
  );
}
