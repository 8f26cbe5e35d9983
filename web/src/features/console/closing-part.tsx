// Logging the account off for good: a confirmation, the name typed, and out.

import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { signOut } from '../../shared/session/sign-out.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { FormDialog, TextField } from '../../ui/dialog/form-dialog.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import styles from './page.module.css';

export function ClosingPart() {
  const { t } = useTranslation('console');
  const { data, error, mutate } = useCall('accountClosing', {});
  const [isAsking, setAsking] = useState(false);
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton height={160} />;
  if (!data.isOpen)
    return (
      <div className={styles.box}>
        <EmptyState title={t('closing.title')} text={t('closing.notOpen')} />
      </div>
    );
  return (
    <section className={styles.box} aria-labelledby="closing-title">
      <h2 id="closing-title">{t('closing.title')}</h2>
      <p className={styles.text}>{t('closing.text', { count: data.graceDays })}</p>
      <p className={styles.text}>{t('closing.undo')}</p>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('closing.start')}
      </Button>
      {isAsking && <ClosingDialog name={data.nameToType} graceDays={data.graceDays} onClose={() => setAsking(false)} />}
    </section>
  );
}

function ClosingDialog({ name, graceDays, onClose }: { name: string; graceDays: number; onClose: () => void }) {
  const { t } = useTranslation('console');
  const [typedName, setTypedName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const close = async () => {
    setBusy(true);
    try {
      await call('accountClose', { body: { typedName: typedName.trim() } });
      await signOut();
    } catch (error) {
      presentError(error);
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={t('closing.confirmTitle', { name })}
      action={t('closing.start')}
      missing={typedName.trim() === name ? null : t('closing.mismatch')}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={close}
    >
      <p className={styles.text}>{t('closing.text', { count: graceDays })}</p>
      <TextField label={t('closing.type', { name })} value={typedName} maxLength={200} onChange={setTypedName} />
    </FormDialog>
  );
}
