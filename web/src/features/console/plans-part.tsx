import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { confinementOf } from '../../shared/session/confinement.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { ContactPanel } from '../../ui/contact/contact-panel.tsx';
import { PlanContact, PlanTable } from '../../ui/plans/plan-table.tsx';

export function PlansPart() {
  const { t } = useTranslation('console');
  const { account, deployment } = useSession();
  return (
    <section aria-labelledby="plans-title">
      <h2 id="plans-title">{t('plans.title')}</h2>
      <p>{t('plans.intro')}</p>
      <Flex vertical gap={16}>
        <PlanTable accountType={account.accountType} />
        <PlanContact deployment={deployment} />
      </Flex>
    </section>
  );
}

/** In the console too, where an administrator whose subscription has ended can open it. */
export function ContactPart() {
  const { t } = useTranslation('contact');
  const session = useSession();
  const { deployment } = session;
  return (
    <section aria-labelledby="contact-title">
      <h2 id="contact-title">{t('title')}</h2>
      {deployment !== 'enterprise' && <p>{t(`console:plans.contact.${deployment}`)}</p>}
      <ContactPanel isRenewal={confinementOf(session) !== null} />
    </section>
  );
}
