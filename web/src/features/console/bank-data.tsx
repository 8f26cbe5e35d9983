// Where to transfer to, each line to be copied. If no account is configured, the page says so.

import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CopyIcon } from '../../ui/icons/work-icons.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { toast } from '../../ui/notice/toast.ts';
import styles from './page.module.css';

const lines = ['accountName', 'bankName', 'accountNumber', 'swift', 'bankAddress'] as const;

export function BankData() {
  const { t } = useTranslation('console');
  const { data, error, mutate } = useCall('bankTransferInfo', {});
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} compact />;
  if (!data) return <Skeleton height={180} />;
  if (data.account === null)
    return (
      <div className={styles.box}>
        <EmptyState title={t('bank.missing.title')} text={t('bank.missing.text')} />
      </div>
    );
  const known = { ...data.account, reference: data.reference };
  return (
    <section className={styles.box} aria-labelledby="bank-title">
      <h2 id="bank-title">{t('bank.title')}</h2>
      <p className={styles.text}>{t('bank.text')}</p>
      <dl className={styles.bank}>
        {[...lines, 'reference' as const].map((name) => {
          const value = known[name];
          return value === null ? null : <BankLine key={name} label={t(`bank.${name}`)} value={value} />;
        })}
      </dl>
    </section>
  );
}

function BankLine({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation('console');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(t('bank.copied'));
    } catch {
      toast.error(t('bank.copyFailed'));
    }
  };
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{value}</span>
        <IconButton
          size="small"
          label={t('bank.copy', { name: label })}
          icon={<CopyIcon size={16} />}
          onClick={() => void copy()}
        />
      </dd>
    </div>
  );
}
