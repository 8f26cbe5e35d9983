import { Input } from 'antd';
import { useId } from 'react';
import { FormField } from '../../../ui/dialog/form-dialog.tsx';

export interface SecretFieldProps {
  label: string;
  value: string;
  /** What a password manager may fill in; `one-time-code` shows what is typed. */
  kind: 'current-password' | 'new-password' | 'one-time-code';
  problem?: string | undefined;
  onChange: (value: string) => void;
}

/** A field for a password or a code, with what is wrong about it below. */
export function SecretField({ label, value, kind, problem, onChange }: SecretFieldProps) {
  const id = useId();
  return (
    <FormField label={label} id={id} problem={problem}>
      <Input
        id={id}
        type={kind === 'one-time-code' ? 'text' : 'password'}
        autoComplete={kind}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={value}
        aria-invalid={problem !== undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </FormField>
  );
}
