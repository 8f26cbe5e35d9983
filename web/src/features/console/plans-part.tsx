import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { PlanContact } from '../../ui/plans/plan-contact.tsx';
import { PlanTable } from '../../ui/plans/plan-table.tsx';
import styles from './page.module.css';

export function PlansPart() {
  const { t } = useTranslation('plans');
  const { account, deployment } = useSession();
  return (
    <section className={styles.part} aria-labelledby="plans-title">
      <h2 id="plans-title">{t('title')}</h2>
      <p className={styles.text}>{t('intro')}</p>
      <div className={styles.box}>
        <PlanTable accountType={account.accountType} />
      </div>
      <PlanContact deployment={deployment} />
    </section>
  );
}
