// What the organisation holds at a glance: plan, end, points, newest payment.

import { isTrial } from '@app/shared/rules/account/expiry';
import { Link } from 'react-router-dom';
import { useCall } from '../../shared/api/use-call.ts';
import { serverNow } from '../../shared/api/server-time.ts';
import { formatDate, formatExactMoney, formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { ownTimeZone } from '../../shared/format/time-zone.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import styles from './page.module.css';
import { ReviewState } from './review-state.tsx';

const dayMs = 86_400_000;
/** Longer subscriptions do not show the days left. */
const countedDays = 120;

export function OverviewPart() {
  const { t } = useTranslation('console');
  const { data: profile, error } = useCall('userProfile', {}, { passive: true });
  const { data: points } = useCall('pointsList', { body: { pageIndex: 1, pageSize: 1, timeZone: ownTimeZone() } });
  const { data: last } = useCall('lastPayment', {});
  const payment = last?.payment ?? null;
  if (error && !profile) return <ErrorState error={error} />;
  return (
    <section className={styles.part} aria-label={t('tab.overview')}>
      <div className={styles.cards}>
        <Card label={t('overview.plan')} to="?part=plans" action={t('overview.plans')}>
          {profile ? t(`profile:accountType.${profile.userBasicInfo.accountType}`) : <Skeleton height={22} />}
          {profile && (
            <small>
              {t('overview.since')} {formatDate(profile.userBasicInfo.creationTime)}
            </small>
          )}
        </Card>
        <Card label={t('overview.until')}>
          <Until />
        </Card>
        <Card label={t('overview.points')} to="?part=points" action={t('overview.exchange')}>
          {points ? formatNumber(points.balance) : <Skeleton height={22} />}
        </Card>
        <Card label={t('overview.last')} to="?part=payments" action={t('overview.all')}>
          {!last && <Skeleton height={22} />}
          {last && payment === null && t('overview.none')}
          {payment && formatExactMoney(payment.amount, payment.currency)}
          {payment && (
            <small>
              <ReviewState status={payment.status} /> <span className={styles.number}>{payment.number}</span>
            </small>
          )}
        </Card>
      </div>
      <ButtonLink to="?part=pay" variant="primary" size="large">
        {t('overview.pay')}
      </ButtonLink>
    </section>
  );
}

function Card(props: { label: string; to?: string; action?: string; children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <span className={styles.label}>{props.label}</span>
      <div className={styles.value}>{props.children}</div>
      {props.to !== undefined && <Link to={props.to}>{props.action}</Link>}
    </div>
  );
}

function Until() {
  const { t } = useTranslation('console');
  const { account } = useSession();
  const { data: profile } = useCall('userProfile', {}, { passive: true });
  const { accountType, expirationDate } = profile?.userBasicInfo ?? account;
  if (expirationDate === null) return t(isTrial({ accountType }) ? 'overview.trial' : 'overview.endless');
  const days = Math.ceil((Date.parse(expirationDate) - serverNow()) / dayMs);
  return (
    <>
      {formatDate(expirationDate)}
      {days > 0 && days <= countedDays && <small>{t('overview.daysLeft', { count: days })}</small>}
    </>
  );
}
