import { runtimeConfig } from '../../shared/api/data/runtime-config.ts';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../shared/lib/store.ts';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { ContactPanel } from '../../ui/contact/contact-panel.tsx';
import styles from './page.module.css';

/** /contact: contact details of the operator, with or without a session. */
export function ContactPage() {
  const { t } = useTranslation('contact');
  const deployment = useStore(runtimeConfig)?.deployment;
  useTitle(t('title'));
  return (
    <div className={styles['page']}>
      <h1>{t('title')}</h1>
      <p className={styles['lead']}>
        {deployment && t(deployment === 'enterprise' ? 'lead.enterprise' : `console:plans.contact.${deployment}`)}
      </p>
      <ContactPanel />
    </div>
  );
}
