import { useTranslation } from 'react-i18next';
import { useTitle } from '../../lib/use-title.ts';
import { useSession } from '../../session/use-session.ts';
import { LicenceNotice } from './licence-notice.tsx';
import styles from './page.module.css';
import { RecentTasks } from './recent-tasks.tsx';
import { TargetForm } from './target-form.tsx';

/** /home: start planning a molecule, and go on with the ones before. */
export function HomePage() {
  const { t } = useTranslation('home');
  const { can, account } = useSession();
  useTitle(t('documentTitle'));
  return (
    <div className={styles['page']}>
      {account.isExpired ? (
        <LicenceNotice />
      ) : (
        <>
          <header className={styles['head']}>
            <h1 id="target-title">{t('title')}</h1>
            <p>{t('subtitle')}</p>
          </header>
          <TargetForm />
        </>
      )}
      {can('retrosynthesis') && <RecentTasks />}
    </div>
  );
}
