import { limits } from '@app/shared/constants/limits';
import { useId } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { NameState } from './use-name-check.ts';
import styles from './upload-panel.module.css';

export interface NameFieldProps {
  label: string;
  value: string;
  state: NameState;
  onChange: (name: string) => void;
}

/** A task's name, with a word about whether it is free; the line for it is always there. */
export function NameField({ label, value, state, onChange }: NameFieldProps) {
  const { t } = useTranslation('sascore');
  const id = useId();
  return (
    <div className={styles.name}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        maxLength={limits.taskNameLength}
        autoComplete="off"
        aria-invalid={state === 'taken'}
        aria-describedby={`${id}-state`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-state`} role="status" data-state={state}>
        {t(`name.${state}`)}
      </p>
    </div>
  );
}
