// What the organisation holds at a glance: plan, end, points, newest payment.

import { isTrial } from '@app/shared/rules/account/expiry';
import { Card, Col, Row, Space, Statistic } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../shared/api/use-call.ts';
import { serverNow } from '../../shared/api/server-time.ts';
import { formatDate, formatExactMoney, formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { ownTimeZone } from '../../shared/format/time-zone.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { RecordNote } from '../../ui/table/record-text.tsx';
import { ReviewState } from './review-state.tsx';

const dayMs = 86_400_000;
/** Longer subscriptions do not show the days left. */
const countedDays = 120;

interface CardRow {
  key: string;
  value: string | undefined;
  note?: ReactNode;
  to?: string;
  action?: string;
}

export function OverviewPart() {
  const { t } = useTranslation('console');
  const { account } = useSession();
  const { data: profile, error } = useCall('userProfile', {}, { passive: true });
  const { data: points } = useCall('pointsList', { body: { pageIndex: 1, pageSize: 1, timeZone: ownTimeZone() } });
  const { data: last } = useCall('lastPayment', {});
  if (error && !profile) return <ErrorState error={error} />;
  const info = profile?.userBasicInfo;
  const { accountType, expirationDate } = info ?? account;
  const days = Math.ceil((Date.parse(expirationDate ?? '') - serverNow()) / dayMs);
  const payment = last?.payment;
  const cards: CardRow[] = [
    {
      key: 'plan',
      value: info && t(`profile:accountType.${info.accountType}`),
      note: info && `${t('overview.since')} ${formatDate(info.creationTime)}`,
      to: '?part=plans',
      action: t('overview.plans'),
    },
    {
      key: 'until',
      value: expirationDate
        ? formatDate(expirationDate)
        : t(isTrial({ accountType }) ? 'overview.trial' : 'overview.endless'),
      note: days > 0 && days <= countedDays && t('overview.daysLeft', { count: days }),
    },
    {
      key: 'points',
      value: points && formatNumber(points.balance),
      to: '?part=points',
      action: t('overview.exchange'),
    },
    {
      key: 'last',
      value: last && (payment ? formatExactMoney(payment.amount, payment.currency) : t('overview.none')),
      note: payment && (
        <Space wrap>
          <ReviewState status={payment.status} /> {payment.number}
        </Space>
      ),
      to: '?part=payments',
      action: t('overview.all'),
    },
  ];
  return (
    <Space orientation="vertical" size="large" style={{ width: '100%' }}>
      <Row gutter={[16, 16]}>
        {cards.map(({ key, value, note, to, action }) => (
          <Col key={key} xs={24} sm={12} lg={6}>
            <Card size="small" style={{ height: '100%' }}>
              <Statistic
                title={t(`overview.${key}` as never)}
                value={value ?? ''}
                loading={value === undefined}
                styles={{ content: { fontSize: 20 } }}
              />
              {note && <RecordNote>{note}</RecordNote>}
              {to !== undefined && <Link to={to}>{action}</Link>}
            </Card>
          </Col>
        ))}
      </Row>
      <ButtonLink to="?part=pay" variant="primary" size="large">
        {t('overview.pay')}
      </ButtonLink>
    </Space>
  );
}
