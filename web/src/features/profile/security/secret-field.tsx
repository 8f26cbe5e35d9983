import { useId } from 'react';
import styles from '../section.module.css';

export interface SecretFieldProps {
  label: string;
  value: string;
  /** What a password manager may fill in; `one-time-code` shows what is typed. */
  kind: 'current-password' | 'new-password' | 'one-time-code';
  wrong?: string | null;
  onChange: (value: string) => void;
}

/** A field for a password or a code, with what is wrong about it below. */
export function SecretField({ label, value, kind, wrong = null, onChange }: SecretFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={kind === 'one-time-code' ? 'text' : 'password'}
        autoComplete={kind}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={value}
        aria-invalid={wrong !== null}
        aria-describedby={wrong === null ? undefined : `${id}-wrong`}
        onChange={({ target }) => onChange(target.value)}
      />
      {wrong !== null && (
        <p id={`${id}-wrong`} className={styles.wrong} role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
