import type { SearchSettings } from '@app/shared/contracts/retrosynthesis';
import { limits } from '@app/shared/constants/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './settings-form.module.css';

export interface SettingsFormProps {
  settings: SearchSettings;
  onChange: (settings: SearchSettings) => void;
}

const timeChoices = [5, 10, 20, 30, 60] as const;
const routeChoices = [10, 20, 30, 50] as const;

/** How deep, how long and for how many routes to search. */
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
    </fieldset>
  );
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
      <select id={id} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {all.map((choice) => (
          <option key={choice} value={choice}>
            {text(choice)}
          </option>
        ))}
      </select>
    </>
  );
}
