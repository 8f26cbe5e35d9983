import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog, FormField } from '../../../ui/dialog/form-dialog.tsx';

interface SecretFieldProps {
  name: string;
  label: string;
  /** What a password manager may fill in; `one-time-code` shows what is typed. */
  kind: 'current-password' | 'new-password' | 'one-time-code';
  problem?: string | undefined;
}

/** A field of a form for a password or a code. */
export function SecretField({ name, label, kind, problem }: SecretFieldProps) {
  return (
    <FormField name={name} label={label} problem={problem}>
      <Input
        type={kind === 'one-time-code' ? 'text' : 'password'}
        autoComplete={kind}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
      />
    </FormField>
  );
}

interface ProofDialogProps {
  title: string;
  text: string;
  action: string;
  /** The code of the app too, or a recovery code. */
  asksCode?: boolean;
  onClose: () => void;
  /** Rejects with what is to be shown. */
  onProve: (proof: { password: string; code: string }) => Promise<void>;
}

/** Asks for a proof of identity before something about the account changes. */
export function ProofDialog({ title, text, action, asksCode = false, onClose, onProve }: ProofDialogProps) {
  const { t } = useTranslation('account');
  return (
    <FormDialog
      title={title}
      action={action}
      initial={{ password: '', code: '' }}
      missing={({ password, code }) => {
        if (password === '') return t('factor.missing.password');
        return asksCode && code.trim().length < 6 ? t('factor.missing.code') : null;
      }}
      onClose={onClose}
      onSubmit={({ password, code }) => onProve({ password, code: code.trim() })}
    >
      <p>{text}</p>
      <SecretField name="password" label={t('factor.password')} kind="current-password" />
      {asksCode && <SecretField name="code" label={t('factor.codeOrRecovery')} kind="one-time-code" />}
    </FormDialog>
  );
}
