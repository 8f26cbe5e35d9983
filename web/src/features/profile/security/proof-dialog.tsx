import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { SecretField } from './secret-field.tsx';

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
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const lacksCode = asksCode && code.trim().length < 6;
  const missing = password === '' ? t('factor.missing.password') : lacksCode ? t('factor.missing.code') : null;
  return (
    <FormDialog
      title={title}
      action={action}
      missing={missing}
      onClose={onClose}
      onSubmit={() => onProve({ password, code: code.trim() })}
    >
      <p>{text}</p>
      <SecretField label={t('factor.password')} kind="current-password" value={password} onChange={setPassword} />
      {asksCode && (
        <SecretField label={t('factor.codeOrRecovery')} kind="one-time-code" value={code} onChange={setCode} />
      )}
    </FormDialog>
  );
}
