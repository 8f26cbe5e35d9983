import { Link, useSearchParams } from 'react-router-dom';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { useOpenInView } from '../../shared/hooks/viewport.ts';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { AboutMe } from './about-me.tsx';
import { ApiKeys } from './api-keys/api-keys.tsx';
import { ContactData } from './contact-form.tsx';
import { Security } from './security/security.tsx';
import { Settings } from './settings.tsx';
import styles from './page.module.css';

const tabs = ['about', 'security', 'settings', 'apiKeys'] as const;
type Tab = (typeof tabs)[number];

/** /my/profile: the user's data, sign-in, settings and API keys. The tab is in the address. */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  const [search] = useSearchParams();
  const { data: profile, error, mutate } = useCall('userProfile', {}, { passive: true });
  const offered = tabs.filter((tab) => tab !== 'apiKeys' || profile?.isOpenApiKey);
  const asked = tabs.find((tab) => tab === search.get('tab'));
  // Until the profile is loaded, it is unknown whether the account may have keys.
  const shown = asked !== undefined && offered.includes(asked) ? asked : 'about';
  useTitle(t(`tab.${shown}`));
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      {offered.length > 1 && <Tabs offered={offered} shown={shown} />}
      {profile && shown === 'about' && (
        <>
          <AboutMe profile={profile} />
          <ContactData />
        </>
      )}
      {profile && shown === 'security' && <Security />}
      {profile && shown === 'settings' && <Settings profile={profile} onChanged={() => mutate()} />}
      {profile && shown === 'apiKeys' && <ApiKeys />}
      {!profile && error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!profile && !error && <Loading />}
    </div>
  );
}

function Tabs({ offered, shown }: { offered: readonly Tab[]; shown: Tab }) {
  const { t } = useTranslation('profile');
  const row = useOpenInView<HTMLElement>(shown);
  return (
    <nav ref={row} className={styles.tabs} aria-label={t('tab.label')}>
      {offered.map((tab) => (
        <Link
          key={tab}
          to={tab === 'about' ? '/my/profile' : `/my/profile?tab=${tab}`}
          className={styles.tab}
          aria-current={tab === shown ? 'page' : undefined}
        >
          {t(`tab.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}

function Loading() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.card} aria-busy="true">
      <span className="visually-hidden">{t('layout.loading')}</span>
      {[40, 55, 35, 48].map((width) => (
        <p key={width}>
          <Skeleton width={`${width}%`} />
        </p>
      ))}
    </div>
  );
}
