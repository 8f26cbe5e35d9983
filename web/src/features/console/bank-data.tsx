// Where to transfer to, each line with a button to copy it. If no account is configured, the page says so.

import { Card, Space } from 'antd';
import { useCall } from '../../shared/api/use-call.ts';
import { Section } from '../../ui/page/section.tsx';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CopyIcon } from '../../ui/icons/work-icons.tsx';
import { toast } from '../../ui/notice/toast.ts';
import { FactList } from '../../ui/page/fact-list.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';

const lines = ['accountName', 'bankName', 'accountNumber', 'swift', 'bankAddress', 'reference'] as const;

export function BankData() {
  const { t } = useTranslation('console');
  const { data, error, mutate } = useCall('bankTransferInfo', {});
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} compact />;
  if (!data) return <Card loading />;
  if (data.account === null)
    return (
      <Card>
        <EmptyState title={t('bank.missing.title')} text={t('bank.missing.text')} />
      </Card>
    );
  const known = { ...data.account, reference: data.reference };
  const copy = async (value: string) => {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(t('bank.copied'));
    } catch {
      toast.error(t('bank.copyFailed'));
    }
  };
  return (
    <Section title={t('bank.title')}>
      <p style={{ marginTop: 0 }}>{t('bank.text')}</p>
      <FactList
        facts={lines.flatMap((key) => {
          const value = known[key];
          if (value === null) return [];
          const label = t(`bank.${key}`);
          return {
            key,
            label,
            value: (
              <Space>
                {value}
                <IconButton
                  size="small"
                  label={t('bank.copy', { name: label })}
                  icon={<CopyIcon size={16} />}
                  onClick={() => void copy(value)}
                />
              </Space>
            ),
          };
        })}
      />
    </Section>
  );
}
