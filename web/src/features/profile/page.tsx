import { Card } from 'antd';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { PageTabs } from '../../ui/page/page-tabs.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { later } from '../../ui/state/later.tsx';
import { RecordPage } from '../../ui/table/record-page.tsx';
import { AboutMe } from './about-me.tsx';
import { ContactData } from './contact-form.tsx';
import { Security } from './security/security.tsx';
import { Settings } from './settings.tsx';

const tabs = ['about', 'security', 'settings', 'apiKeys'] as const;

const ApiKeys = later(async () => (await import('./api-keys/api-keys.tsx')).ApiKeys, { fallback: <Card loading /> });

/** /my/profile: the user's data, sign-in, settings and API keys. The tab is in the address. */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { data: profile, error, mutate } = useCall('userProfile', {}, { passive: true });
  const offered = tabs.filter((tab) => tab !== 'apiKeys' || profile?.isOpenApiKey);
  const asked = tabs.find((tab) => tab === search.get('tab'));
  // Until the profile is loaded, it is unknown whether the account may have keys.
  const shown = asked !== undefined && offered.includes(asked) ? asked : 'about';
  useTitle(t(`tab.${shown}`));
  return (
    <RecordPage title={t('title')} maxWidth={860}>
      <PageTabs
        label={t('title')}
        shown={shown}
        parts={offered.map((key) => ({ key, label: t(`tab.${key}`) }))}
        onShow={(key) => void navigate(key === 'about' ? '/my/profile' : `/my/profile?tab=${key}`)}
      />
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
      {!profile && !error && <Card loading aria-busy />}
    </RecordPage>
  );
}
