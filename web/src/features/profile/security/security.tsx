import { Flex, Tag, Typography } from 'antd';
import type { SignedIn } from '@app/shared/contracts/profile/account';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/call.ts';
import { callForFile, saveFile } from '../../../shared/api/files/download.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { formatAgo, formatDateTime } from '../../../shared/i18n/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DownloadIcon } from '../../../ui/icons/work-icons.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Pending } from '../../../ui/state/pending.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { RecordTitle } from '../../../ui/table/record-text.tsx';
import { Section } from '../section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';
import { missingIn, passwordParts } from '@app/shared/rules/account/password-rule';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { SecretField } from './proof-dialog.tsx';

/** Password, second factor and signed-in browsers; the first two only where the account is the product's own. */
export function Security() {
  const { t } = useTranslation('account');
  const { data, error, mutate } = useCall('accountState', {}, { passive: true });
  if (!data) {
    return error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <Skeleton height={140} radius={12} />;
  }
  return (
    <>
      {data.isManagedHere ? (
        <PasswordSection />
      ) : (
        <Section title={t('password.title')}>
          <p>{t('password.foreign')}</p>
          {data.manageUrl !== null && (
            <a href={data.manageUrl} target="_blank" rel="noopener noreferrer">
              {t('info.manage')}
            </a>
          )}
        </Section>
      )}
      {data.twoFactor && <TwoFactorSection state={data.twoFactor} onChanged={() => mutate()} />}
      <SessionsSection isManagedHere={data.isManagedHere} />
      {/* All data kept about the user; deletion is done by an administrator. */}
      <Section title={t('ownData.title')} text={t('ownData.text')}>
        <p>{t('ownData.erase')}</p>
        <Button icon={<DownloadIcon size={16} />} onClick={() => callForFile('ownData', {}).then(saveFile)}>
          {t('ownData.action')}
        </Button>
      </Section>
    </>
  );
}

/** Every browser the account is signed in with, and a way to sign the others out. */
function SessionsSection({ isManagedHere }: { isManagedHere: boolean }) {
  const { t } = useTranslation('account');
  const { data, error, mutate } = useCall('sessionList', {}, { passive: true, keepFor: 'list' });
  const end = async (body: { sessionId?: string }) => {
    try {
      const { ended } = await call('sessionsEnd', { body });
      toast.success(t('sessions.ended', { count: ended }));
    } finally {
      await mutate();
    }
  };
  const nameOf = ({ browser, system }: SignedIn) =>
    browser && system ? t('sessions.on', { browser, system }) : browser || system || t('sessions.unknown');
  return (
    <Section title={t('sessions.title')} text={t(isManagedHere ? 'sessions.text' : 'sessions.foreign')}>
      {!data && <Pending compact of={{ error, mutate }} width="70%" height={60} />}
      {data && (
        <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {data.items.map((one) => (
            <Flex
              component="li"
              key={one.sessionId}
              wrap
              gap={8}
              align="center"
              justify="space-between"
              style={{ padding: '10px 0' }}
            >
              <RecordTitle name={nameOf(one)} />
              <Typography.Text type="secondary" style={{ flex: '1 1 300px' }}>
                {t('sessions.active', { when: formatAgo(one.lastActivityAt) })} ·{' '}
                {t('sessions.since', { date: formatDateTime(one.createdAt) })}
              </Typography.Text>
              {one.isCurrent ? (
                <Tag color="success">{t('sessions.here')}</Tag>
              ) : (
                <Button
                  size="small"
                  aria-label={t('sessions.endNamed', { name: nameOf(one) })}
                  onClick={() => end({ sessionId: one.sessionId })}
                >
                  {t('sessions.end')}
                </Button>
              )}
            </Flex>
          ))}
        </ul>
      )}
      {data && data.items.length > 2 && <Button onClick={() => end({})}>{t('sessions.endOthers')}</Button>}
    </Section>
  );
}

function PasswordSection() {
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
