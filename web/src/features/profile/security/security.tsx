import { useCall } from '../../../shared/api/use-call.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { OwnDataSection } from './own-data-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { Section } from '../section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';
import styles from '../section.module.css';

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
          <p className={styles.text}>{t('password.foreign')}</p>
          {data.manageUrl !== null && (
            <a href={data.manageUrl} target="_blank" rel="noopener noreferrer">
              {t('info.manage')}
            </a>
          )}
        </Section>
      )}
      {data.twoFactor && <TwoFactorSection state={data.twoFactor} onChanged={() => mutate()} />}
      <SessionsSection isManagedHere={data.isManagedHere} />
      <OwnDataSection />
    </>
  );
}
