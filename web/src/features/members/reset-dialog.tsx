import { Checkbox } from 'antd';
import type { Member, PasswordLink } from '@app/shared/contracts/members/members';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import styles from './page.module.css';

export interface ResetDialogProps {
  member: Member;
  onClose: () => void;
  onDone: (link: PasswordLink) => void;
}

/** Ends a password, and the second factor where the phone is lost, too. */
export function ResetDialog({ member, onClose, onDone }: ResetDialogProps) {
  const { t } = useTranslation('members');
  const [alsoSecondFactor, setAlso] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const reset = async () => {
    setBusy(true);
    try {
      onDone(await call('memberResetPassword', { body: { userId: member.userId, alsoSecondFactor } }));
    } catch (cause) {
      presentError(cause);
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={t('reset.title', { name: member.name })}
      action={t('reset.action')}
      missing={null}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={reset}
    >
      <p className={styles.hint}>{t('reset.text')}</p>
      <Checkbox className={styles.choice} checked={alsoSecondFactor} onChange={({ target }) => setAlso(target.checked)}>
        <span>{t('reset.secondFactor')}</span>
      </Checkbox>
    </FormDialog>
  );
}
