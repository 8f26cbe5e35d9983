import type { CallData } from '@app/shared/contracts/catalogue';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import styles from './notifications.module.css';

interface MailWishProps {
  mail: CallData<'notificationList'>['mail'];
  onChange: () => void;
}

/** Whether mails come when tasks have ended; nothing to choose where none can be sent. */
export function MailWish({ mail: { isPossible, finishedTasks }, onChange }: MailWishProps) {
  const { t } = useTranslation('notifications');
  const [isBusy, setBusy] = useState(false);
  if (!isPossible) return null;
  const change = async (wanted: boolean) => {
    setBusy(true);
    await call('changeEmailNotice', { body: { finishedTasks: wanted } }).then(onChange, presentError);
    setBusy(false);
  };
  return (
    <label className={styles.wish}>
      <input
        type="checkbox"
        checked={finishedTasks}
        disabled={isBusy}
        onChange={({ target }) => void change(target.checked)}
      />
      {t('mailWish')}
    </label>
  );
}
