import type { Member } from '@app/shared/contracts/members/members';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { FormDialog, TextField } from '../../ui/dialog/form-dialog.tsx';
import { toast } from '../../ui/notice/toast.ts';
import styles from './page.module.css';

export interface DeleteDialogProps {
  member: Member;
  onClose: () => void;
  onDone: () => void;
}

/** Deletes a user with all of their data for good, once the user name is typed. */
export function DeleteDialog({ member: { userId, userName, name }, onClose, onDone }: DeleteDialogProps) {
  const { t } = useTranslation('members');
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const erase = async () => {
    setBusy(true);
    try {
      await call('memberDelete', { body: { userId, userName: typed.trim() } });
      toast.success(t('delete.done', { name }));
      onDone();
    } catch (cause) {
      presentError(cause);
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={t('delete.title', { name })}
      action={t('delete.action')}
      missing={typed.trim().toLowerCase() === userName ? null : t('delete.missing')}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={erase}
    >
      <p className={styles.hint}>{t('delete.text')}</p>
      <p className={styles.hint}>{t('delete.kept')}</p>
      <TextField label={t('delete.type', { userName })} value={typed} maxLength={100} onChange={setTyped} />
    </FormDialog>
  );
}
