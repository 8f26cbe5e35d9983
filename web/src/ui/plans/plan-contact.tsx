import type { DeploymentKind } from '@app/shared/constants/modules';
import { productName } from '@app/shared/constants/product';
import { openMail } from '../../api/contact.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../button.tsx';
import styles from './plan-contact.module.css';

/** How to reach us: what we offer differs between the domestic and the universal deployment. */
export function PlanContact({ deployment }: { deployment: DeploymentKind }) {
  const { t } = useTranslation('plans');
  return (
    <section className={styles['contact']} aria-labelledby="plan-contact">
      <h3 id="plan-contact">{t('contact.title')}</h3>
      <p>{t(deployment === 'domestic' ? 'contact.domestic' : 'contact.universal')}</p>
      <Button variant="primary" onClick={() => void openMail(t('contact.subject', { product: productName }))}>
        {t('contact.write')}
      </Button>
    </section>
  );
}
