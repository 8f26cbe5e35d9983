import type { DeploymentKind } from '@app/shared/constants/modules';
import { contactPage } from '../../shared/api/data/contact.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { setContactSubject } from '../../shared/navigation/contact-subject.ts';
import { ButtonLink } from '../button/button.tsx';
import styles from './plan-contact.module.css';

/** How to reach us: what we offer differs between the domestic and the universal deployment. */
export function PlanContact({ deployment, onLeave }: { deployment: DeploymentKind; onLeave?: () => void }) {
  const { t } = useTranslation('console');
  const leave = () => {
    setContactSubject(t('plans.contact.subject'));
    onLeave?.();
  };
  return (
    <section className={styles['contact']} aria-labelledby="plan-contact">
      <h3 id="plan-contact">{t('plans.contact.title')}</h3>
      <p>{t(deployment === 'domestic' ? 'plans.contact.domestic' : 'plans.contact.universal')}</p>
      <ButtonLink variant="primary" to={contactPage} onClick={leave}>
        {t('plans.contact.write')}
      </ButtonLink>
    </section>
  );
}
