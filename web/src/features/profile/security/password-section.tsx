import { Flex, Tag } from 'antd';
import { missingIn, passwordParts } from '@app/shared/rules/account/password-rule';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { call } from '../../../shared/api/call.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { SecretField } from './proof-dialog.tsx';
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
type Passwords = typeof empty;

function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const { mutate } = useSWRConfig();
  const differs = ({ newPassword, confirmPassword }: Passwords) =>
    confirmPassword !== '' && confirmPassword !== newPassword;
  const missing = (values: Passwords) => {
    if (Object.values(values).includes('')) return t('password.fill');
    if (differs(values)) return t('password.differs');
    return missingIn(values.newPassword).length > 0 ? '' : null;
  };
  const save = async (body: Passwords) => {
    const { endedSessions } = await call('accountPassword', { body });
    toast.success(t('password.changed', { count: endedSessions }));
    onClose();
    await mutate((key) => Array.isArray(key) && key[0] === 'sessionList');
  };
  return (
    <FormDialog
      title={t('password.title')}
      action={t('password.save')}
      initial={empty}
      missing={missing}
      onClose={onClose}
      onSubmit={save}
    >
      {(values) => {
        const lacking = missingIn(values.newPassword);
        const problem = differs(values) ? t('password.differs') : undefined;
        return (
          <>
            <SecretField name="oldPassword" label={t('password.old')} kind="current-password" />
            <SecretField name="newPassword" label={t('password.new')} kind="new-password" />
            <p>{t('password.ruleLabel')}</p>
            <Flex wrap gap={4} style={{ marginBottom: 16 }}>
              {passwordParts.map((part) => (
                <Tag
                  key={part}
                  data-holds={!lacking.includes(part)}
                  color={lacking.includes(part) ? 'default' : 'success'}
                >
                  {t(`password.rule.${part}`)}
                </Tag>
              ))}
            </Flex>
            <SecretField name="confirmPassword" label={t('password.again')} kind="new-password" problem={problem} />
          </>
        );
      }}
    </FormDialog>
  );
}
