import { Skeleton } from 'antd';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { confinementOf } from '../../shared/session/confinement.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { PageTabs } from '../../ui/page/page-tabs.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { later } from '../../ui/state/later.tsx';
import { RecordPage } from '../../ui/table/record-page.tsx';
import { ClosingPart } from './closing-part.tsx';
import { ExpiredSubscription } from './expired-subscription.tsx';
import { OverviewPart } from './overview-part.tsx';

const fallback = <Skeleton active />;
const PlansPart = later(async () => (await import('./plans-part.tsx')).PlansPart, { fallback });

const parts = {
  overview: OverviewPart,
  pay: later(async () => (await import('./pay-part.tsx')).PayPart, { fallback }),
  payments: later(async () => (await import('./payments-part.tsx')).PaymentsPart, { fallback }),
  points: later(async () => (await import('./points-part.tsx')).PointsPart, { fallback }),
  plans: PlansPart,
  contact: later(async () => (await import('./plans-part.tsx')).ContactPart, { fallback }),
  account: ClosingPart,
};
type Part = keyof typeof parts;
const names = Object.keys(parts) as Part[];

/** /enterprise: the console. The only page open to an administrator whose subscription has expired. */
export function EnterprisePage() {
  const { t } = useTranslation('console');
  const session = useSession();
  const { data: profile } = useCall('userProfile', {}, { passive: true });
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const part = names.find((name) => name === search.get('part')) ?? 'overview';
  const isExpired = confinementOf(session) !== null;
  useTitle(...(part === 'overview' ? [] : [t(`tab.${part}`)]), t('title'));
  useRenewal(isExpired);
  // A user without administration rights may still compare the plans.
  if (!session.account.isTenantAdmin)
    return (
      <RecordPage title={t('title')}>
        <EmptyState title={t('adminsOnly.title')} text={t('adminsOnly.text')} />
        <PlansPart />
      </RecordPage>
    );
  const Shown = parts[part];
  const organisation = profile?.userBasicInfo.customerName ?? session.user.tenantId;
  return (
    <RecordPage title={t('title')} intro={t('intro', { organisation })}>
      {isExpired && part === 'overview' && <ExpiredSubscription />}
      <PageTabs
        label={t('title')}
        shown={part}
        parts={names.map((key) => ({ key, label: t(`tab.${key}`), content: key === part && <Shown /> }))}
        onShow={(key) => void navigate(`?part=${key}`)}
      />
    </RecordPage>
  );
}

// After a payment the user waits in the console for the review. Once the subscription is renewed, the other pages open.
const askEveryMs = 3_000;

/** While the user is confined to the console: polls whether that is over, and reloads the page when it is. */
function useRenewal(isConfined: boolean): void {
  const { data } = useCall('sessionUser', isConfined ? {} : null, { passive: true, refreshInterval: askEveryMs });
  useEffect(() => {
    // Permissions, menus and the router change together.
    if (data && confinementOf(data) === null) window.location.reload();
  }, [data]);
}
