import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { confinementOf } from '../../shared/session/confinement.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { ContactPanel } from '../../ui/contact/contact-panel.tsx';
import styles from './page.module.css';

/** In the console, so that an administrator reaches it whose subscription has ended. */
export function ContactPart() {
  const { t } = useTranslation('contact');
  const session = useSession();
  const { deployment } = session;
  const isExpired = confinementOf(session) !== null;
  return (
    <section className={styles.part} aria-labelledby="contact-title">
      <h2 id="contact-title">{t('title')}</h2>
      {deployment !== 'enterprise' && <p className={styles.text}>{t(`plans:contact.${deployment}`)}</p>}
      <ContactPanel isRenewal={isExpired} />
    </section>
  );
}
