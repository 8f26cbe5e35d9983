// Logging the account off for good: a confirmation, the name typed, and out.

import { Card } from 'antd';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { Section } from '../../ui/page/section.tsx';
import { useTranslation } from 'react-i18next';
import { signOut } from '../../shared/session/sign-out.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { FormDialog, TextField } from '../../ui/dialog/form-dialog.tsx';

export function ClosingPart() {
  const { t } = useTranslation('console');
  const { data, error, mutate } = useCall('accountClosing', {});
  const [isAsking, setAsking] = useState(false);
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data?.isOpen)
    return (
      <Card loading={!data}>
        <EmptyState title={t('closing.title')} text={t('closing.notOpen')} />
      </Card>
    );
  return (
    <Section title={t('closing.title')}>
      <p style={{ marginTop: 0 }}>{t('closing.text', { count: data.graceDays })}</p>
      <p>{t('closing.undo')}</p>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('closing.start')}
      </Button>
      {isAsking && <ClosingDialog name={data.nameToType} graceDays={data.graceDays} onClose={() => setAsking(false)} />}
    </Section>
  );
}

function ClosingDialog({ name, graceDays, onClose }: { name: string; graceDays: number; onClose: () => void }) {
  const { t } = useTranslation('console');
  return (
    <FormDialog
      title={t('closing.confirmTitle', { name })}
      action={t('closing.start')}
      initial={{ typedName: '' }}
      missing={({ typedName }) => (typedName.trim() === name ? null : t('closing.mismatch'))}
      onClose={onClose}
      onSubmit={async ({ typedName }) => {
        await call('accountClose', { body: { typedName: typedName.trim() } });
        await signOut();
      }}
    >
      <p>{t('closing.text', { count: graceDays })}</p>
      <TextField name="typedName" label={t('closing.type', { name })} maxLength={200} />
    </FormDialog>
  );
}
