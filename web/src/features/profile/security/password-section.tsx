import { Flex, Tag } from 'antd';
import { missingIn, passwordParts } from '@app/shared/rules/account/password-rule';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { call } from '../../../shared/api/call.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { SecretField } from './secret-field.tsx';
import { Section } from '../section.tsx';

export function PasswordSection() {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={t('password.title')} text={t('password.text')}>
      <Button onClick={() => setOpen(true)}>{t('password.change')}</Button>
      {isOpen && <PasswordDialog onClose={() => setOpen(false)} />}
    </Section>
  );
}

const empty = { oldPassword: '', newPassword: '', confirmPassword: '' };

function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const { mutate } = useSWRConfig();
  const [values, setValues] = useState(empty);
  const { newPassword, confirmPassword } = values;
  const lacking = missingIn(newPassword);
  const differs = confirmPassword !== '' && confirmPassword !== newPassword;
  const isEmpty = Object.values(values).includes('');
  const set = (change: Partial<typeof empty>) => setValues({ ...values, ...change });
  const save = async () => {
    const { endedSessions } = await call('accountPassword', { body: values });
    toast.success(t('password.changed', { count: endedSessions }));
    onClose();
    await mutate((key) => Array.isArray(key) && key[0] === 'sessionList');
  };
  const missing = isEmpty ? t('password.fill') : differs ? t('password.differs') : '';
  return (
    <FormDialog
      title={t('password.title')}
      action={t('password.save')}
      missing={isEmpty || differs || lacking.length > 0 ? missing : null}
      onClose={onClose}
      onSubmit={save}
    >
      <SecretField
        label={t('password.old')}
        kind="current-password"
        value={values.oldPassword}
        onChange={(oldPassword) => set({ oldPassword })}
      />
      <SecretField
        label={t('password.new')}
        kind="new-password"
        value={newPassword}
        onChange={(value) => set({ newPassword: value })}
      />
      <p>{t('password.ruleLabel')}</p>
      <Flex wrap gap={4} style={{ marginBottom: 16 }}>
        {passwordParts.map((part) => (
          <Tag key={part} data-holds={!lacking.includes(part)} color={lacking.includes(part) ? 'default' : 'success'}>
            {t(`password.rule.${part}`)}
          </Tag>
        ))}
      </Flex>
      <SecretField
        label={t('password.again')}
        kind="new-password"
        value={confirmPassword}
        problem={differs ? t('password.differs') : undefined}
        onChange={(value) => set({ confirmPassword: value })}
      />
    </FormDialog>
  );
}
