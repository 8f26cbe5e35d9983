import { runtimeConfig } from '../../shared/api/data/runtime-config.ts';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../shared/lib/store.ts';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { ContactPanel } from '../../ui/contact/contact-panel.tsx';
import { RecordPage } from '../../ui/table/record-page.tsx';

/** /contact: contact details of the operator, with or without a session. */
export function ContactPage() {
  const { t } = useTranslation('contact');
  const deployment = useStore(runtimeConfig)?.deployment;
  useTitle(t('title'));
  const lead = deployment && t(deployment === 'enterprise' ? 'lead.enterprise' : `console:plans.contact.${deployment}`);
  return (
    <RecordPage title={t('title')} intro={lead}>
      <ContactPanel />
    </RecordPage>
  );
}
