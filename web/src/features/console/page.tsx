import { Link, useSearchParams } from 'react-router-dom';
import { useEffect } from 'react';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { useOpenInView } from '../../shared/hooks/viewport.ts';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { confinementOf } from '../../shared/session/confinement.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ClosingPart } from './closing-part.tsx';
import { ExpiredSubscription } from './expired-subscription.tsx';
import { OverviewPart } from './overview-part.tsx';
import styles from './page.module.css';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { later } from '../../ui/state/later.tsx';
import { PlanContact, PlanTable } from '../../ui/plans/plan-table.tsx';
import { ContactPanel } from '../../ui/contact/contact-panel.tsx';

const fallback = <Skeleton height={240} />;
const parts = {
  overview: OverviewPart,
  pay: later(async () => (await import('./pay-part.tsx')).PayPart, { fallback }),
  payments: later(async () => (await import('./payments-part.tsx')).PaymentsPart, { fallback }),
  points: later(async () => (await import('./points-part.tsx')).PointsPart, { fallback }),
  plans: PlansPart,
  contact: ContactPart,
  account: ClosingPart,
};
type Part = keyof typeof parts;
const names = Object.keys(parts) as Part[];

/** /enterprise: the console. All that is left to an administrator whose subscription has expired. */
export function EnterprisePage() {
  const { t } = useTranslation('console');
  const session = useSession();
  const { data: profile } = useCall('userProfile', {}, { passive: true });
  const [search] = useSearchParams();
  const part = names.find((name) => name === search.get('part')) ?? 'overview';
  const isExpired = confinementOf(session) !== null;
  useTitle(...(part === 'overview' ? [] : [t(`tab.${part}`)]), t('title'));
  useRenewal(isExpired);
  if (!session.account.isTenantAdmin) return <ForOthers />;
  const Shown = parts[part];
  return (
    <div className={styles.page}>
      {isExpired && part === 'overview' && <ExpiredSubscription />}
      {!(isExpired && part === 'overview') && (
        <header className={styles.head}>
          <h1>{t('title')}</h1>
          <p>{t('intro', { organisation: profile?.userBasicInfo.customerName ?? session.user.tenantId })}</p>
        </header>
      )}
      <Tabs shown={part} />
      <Shown />
    </div>
  );
}

function Tabs({ shown }: { shown: Part }) {
  const { t } = useTranslation('console');
  const row = useOpenInView<HTMLElement>(shown);
  return (
    <nav ref={row} className={styles.tabs} aria-label={t('tab.label')}>
      {names.map((name) => (
        <Link key={name} to={`?part=${name}`} aria-current={name === shown ? 'page' : undefined}>
          {t(`tab.${name}`)}
        </Link>
      ))}
    </nav>
  );
}

/** A user without administration rights may still compare the plans. */
function ForOthers() {
  const { t } = useTranslation('console');
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <EmptyState title={t('adminsOnly.title')} text={t('adminsOnly.text')} />
      <PlansPart />
    </div>
  );
}

// After a payment the user waits in the console for the review. Once the subscription is renewed, the other pages open.
const askEveryMs = 3_000;

/** While the user is confined to the console: polls whether that is over, and reloads the page when it is. */
function useRenewal(isConfined: boolean): void {
  const { data } = useCall('sessionUser', isConfined ? {} : null, { passive: true, refreshInterval: askEveryMs });
  useEffect(() => {
    // Permissions, menus and the router learn it together.
    if (data && confinementOf(data) === null) window.location.reload();
  }, [data]);
}

function PlansPart() {
  const { t } = useTranslation('console');
  const { account, deployment } = useSession();
  return (
    <section className={styles.part} aria-labelledby="plans-title">
      <h2 id="plans-title">{t('plans.title')}</h2>
      <p className={styles.text}>{t('plans.intro')}</p>
      <div className={styles.box}>
        <PlanTable accountType={account.accountType} />
      </div>
      <PlanContact deployment={deployment} />
    </section>
  );
}

/** In the console, so that an administrator reaches it whose subscription has ended. */
function ContactPart() {
  const { t } = useTranslation('contact');
  const session = useSession();
  const { deployment } = session;
  const isExpired = confinementOf(session) !== null;
  return (
    <section className={styles.part} aria-labelledby="contact-title">
      <h2 id="contact-title">{t('title')}</h2>
      {deployment !== 'enterprise' && <p className={styles.text}>{t(`console:plans.contact.${deployment}`)}</p>}
      <ContactPanel isRenewal={isExpired} />
    </section>
  );
}
