import { Flex, Tag, Typography } from 'antd';
import type { SignedIn } from '@app/shared/contracts/profile/account';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { formatAgo, formatDateTime } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { RecordTitle } from '../../../ui/table/record-text.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { Section } from '../section.tsx';

/** Every browser the account is signed in with, and a way to sign the others out. */
export function SessionsSection({ isManagedHere }: { isManagedHere: boolean }) {
  const { t } = useTranslation('account');
  const { data, error, mutate } = useCall('sessionList', {}, { passive: true, keepFor: 'list' });
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const end = async (sessionId?: string) => {
    setBusyWith(sessionId ?? 'all');
    try {
      const { ended } = await call('sessionsEnd', { body: sessionId === undefined ? {} : { sessionId } });
      toast.success(t('sessions.ended', { count: ended }));
    } catch (problem) {
      presentError(problem);
    }
    await mutate();
    setBusyWith(null);
  };
  const nameOf = ({ browser, system }: SignedIn) =>
    browser && system ? t('sessions.on', { browser, system }) : browser || system || t('sessions.unknown');
  return (
    <Section title={t('sessions.title')} text={t(isManagedHere ? 'sessions.text' : 'sessions.foreign')}>
      {!data && error && <ErrorState compact error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton width="70%" height={60} />}
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
                  loading={busyWith === one.sessionId}
                  onClick={() => void end(one.sessionId)}
                >
                  {t('sessions.end')}
                </Button>
              )}
            </Flex>
          ))}
        </ul>
      )}
      {data && data.items.length > 2 && (
        <Button loading={busyWith === 'all'} onClick={() => void end()}>
          {t('sessions.endOthers')}
        </Button>
      )}
    </Section>
  );
}
