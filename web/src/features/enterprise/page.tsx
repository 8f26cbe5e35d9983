import { useTranslation } from 'react-i18next';
import { useTitle } from '../../lib/use-title.ts';
import { confinementOf } from '../../session/confinement.ts';
import { useSession } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { HomeIcon } from '../../ui/icons.tsx';
import { ExpiredSubscription } from './expired-subscription.tsx';
import styles from './page.module.css';

/** /enterprise: the console. All that is left to an administrator whose subscription has expired. */
export function EnterprisePage() {
  const { t } = useTranslation('enterprise');
  const session = useSession();
  useTitle(t('documentTitle'));
  return <div className={styles.page}>{confinementOf(session) ? <ExpiredSubscription /> : <InPreparation />}</div>;
}

function InPreparation() {
  const { t } = useTranslation('enterprise');
  return (
    <section className={styles.card} aria-labelledby="console-title">
      <h1 id="console-title">{t('preparing.title')}</h1>
      <p>{t('preparing.text')}</p>
      <ul className={styles.planned}>
        {(['payment', 'transfer', 'invoice', 'points'] as const).map((key) => (
          <li key={key}>{t(`preparing.${key}`)}</li>
        ))}
      </ul>
      <p className={styles.ways}>
        <ButtonLink to="/home" variant="primary" icon={<HomeIcon />}>
          {t('common:action.home')}
        </ButtonLink>
      </p>
    </section>
  );
}
