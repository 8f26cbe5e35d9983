import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { cameFrom } from '../../shared/navigation/came-from.ts';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { RecentTasks } from './tasks/recent-tasks.tsx';
import { TargetForm } from './target/target-form.tsx';
import { usePharma } from '../../shared/api/data/runtime-config.ts';
import { formatDate } from '../../shared/i18n/format.ts';
import { sentenceGap } from '../../shared/i18n/punctuation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { WarningIcon } from '../../ui/icons/icons.tsx';
import { SupportLink } from '../../ui/state/support-link.tsx';
import styles from './home.module.css';

/** /home: start planning a molecule, or continue with earlier ones. */
export function HomePage() {
  const { t } = useTranslation('home');
  const { can, account } = useSession();
  useTitle(t('documentTitle'));
  return (
    <div className={styles.page}>
      {account.isExpired ? (
        <LicenceNotice />
      ) : (
        <>
          <header className={styles.head}>
            <h1 id="target-title">{t('title')}</h1>
            <p>{t('subtitle')}</p>
            <WayBack />
          </header>
          <TargetForm />
        </>
      )}
      {can('retrosynthesis') && <RecentTasks />}
    </div>
  );
}

/** Link back to the search whose hit the structure came from. */
function WayBack() {
  const { t } = useTranslation('home');
  const address = cameFrom(useLocation().state);
  return address === null ? null : <Link to={address}>{t('wayBack')}</Link>;
}

/** Replaces the field for a user whose licence has ended: why, since when, and whom to ask. */
function LicenceNotice() {
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
