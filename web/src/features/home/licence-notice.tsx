import { usePharma } from '../../shared/api/data/runtime-config.ts';
import { formatDate } from '../../shared/i18n/format.ts';
import { sentenceGap } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { WarningIcon } from '../../ui/icons/icons.tsx';
import { SupportLink } from '../../ui/state/support-link.tsx';
import styles from './licence-notice.module.css';

/** In the place of the field, for a user whose licence has ended: why nothing is open, since when, and whom to ask. */
export function LicenceNotice() {
  const { t } = useTranslation('home');
  const { account } = useSession();
  const pharma = usePharma();
  return (
    <section className={styles.notice} aria-labelledby="licence-title">
      <span className={styles.icon}>
        <WarningIcon size={22} />
      </span>
      <div>
        <h1 id="licence-title">{t('licence.title')}</h1>
        <p>
          {account.expirationDate !== null && (
            <strong>{t('licence.since', { date: formatDate(account.expirationDate) })}</strong>
          )}
          {sentenceGap()}
          {t('licence.text')}
        </p>
        <p>{t('licence.whom')}</p>
        <p className={styles.ways}>
          <ButtonLink to="/my/profile">{t('licence.action')}</ButtonLink>
          {pharma && <SupportLink address={pharma.adminEmail} />}
        </p>
      </div>
    </section>
  );
}
