import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { cameFrom } from '../../shared/navigation/came-from.ts';
import { noteHome } from '../../shared/startup/first-paint.ts';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { LicenceNotice } from './licence-notice.tsx';
import { RecentTasks } from './tasks/recent-tasks.tsx';
import { TargetForm } from './target/target-form.tsx';

/** /home: start planning a molecule, and go on with the ones before. */
export function HomePage() {
  const { t } = useTranslation('home');
  const { can, account } = useSession();
  useTitle(t('documentTitle'));
  useEffect(() => noteHome(!account.isExpired), [account.isExpired]);
  return (
    <div className="home-page">
      {account.isExpired ? (
        <LicenceNotice />
      ) : (
        <>
          <header className="home-head">
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

/** For who came with a structure from the hits of a search. */
function WayBack() {
  const { t } = useTranslation('home');
  const address = cameFrom(useLocation().state);
  return address === null ? null : <Link to={address}>{t('wayBack')}</Link>;
}
