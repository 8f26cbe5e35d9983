// /my/equity: what the account holds, and what of it is used.

import { Col, Flex, Progress, Row, Tag, Typography } from 'antd';
import type { QuotaScope } from '@app/shared/constants/quotas';
import type { Benefits } from '@app/shared/contracts/equity';
import type { ReactNode } from 'react';
import { useCall } from '../../shared/api/use-call.ts';
import { formatDate, formatDateTime, formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { FactList } from '../../ui/page/fact-list.tsx';
import { Section } from '../../ui/page/section.tsx';
import { RecordPage, RecordsLoading } from '../../ui/table/record-page.tsx';
import { Records } from '../../ui/table/records.tsx';
import { column, rowHeading } from '../../ui/table/column.tsx';

export function EquityPage() {
  const { t } = useTranslation('equity');
  const { data, error, mutate } = useCall('userBenefits', {}, { passive: true });
  useTitle(t('title'));
  return (
    <RecordPage title={t('title')} intro={t('intro')}>
      {data && <Account account={data.account} />}
      {data && data.quotas.length > 0 && <Quotas quotas={data.quotas} />}
      {data && <Modules modules={data.modules} />}
      {data && <Holdings holdings={data.holdings} />}
      {!data && error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!data && !error && <RecordsLoading />}
    </RecordPage>
  );
}

function Account({ account }: { account: Benefits['account'] }) {
  const { t } = useTranslation('equity');
  const { expirationDate } = account;
  return (
    <Section title={t('account')}>
      <FactList
        facts={[
          { key: 'organisation', label: t('organisation'), value: account.customerName },
          { key: 'type', label: t('type'), value: t(`profile:accountType.${account.accountType}`) },
          { key: 'since', label: t('since'), value: formatDate(account.creationTime) },
          { key: 'until', label: t('until'), value: expirationDate === null ? t('never') : formatDate(expirationDate) },
        ]}
      />
    </Section>
  );
}

type Words = ReturnType<typeof useTranslation<'equity'>>['t'];

function nameOf(scope: QuotaScope, t: Words): string {
  if (scope === 'all') return t('scope.all');
  return scope === 'substructure' ? t('module.substructure') : t(`profile:module.${scope}`);
}

type Quota = Benefits['quotas'][number];

function Quotas({ quotas }: { quotas: readonly Quota[] }) {
  const { t } = useTranslation('equity');
  return (
    <Section title={t('quotas')}>
      <Typography.Paragraph type="secondary">{t('quotasNote')}</Typography.Paragraph>
      <Row gutter={[32, 14]}>
        {quotas.map((quota) => (
          <Used key={quota.scope} name={nameOf(quota.scope, t)} {...quota}>
            <span>{t('quota.left', { left: formatNumber(Math.max(0, quota.limit - quota.used)) })}</span>
            <span>{endOf(quota, t)}</span>
          </Used>
        ))}
      </Row>
    </Section>
  );
}

/** How much of a limit is used; above four fifths the bar warns. */
function Used({ name, used, limit, children }: { name: string; used: number; limit: number; children?: ReactNode }) {
  const { t } = useTranslation('equity');
  const percent = Math.round((used / Math.max(1, limit)) * 100);
  return (
    <Col xs={24} md={12} role="group" aria-label={name}>
      <Flex justify="space-between" gap={12}>
        <span>{name}</span>
        <Typography.Text type="secondary" className="tabular">
          {t('usedOf', { used: formatNumber(used), limit: formatNumber(limit) })}
        </Typography.Text>
      </Flex>
      <Progress
        percent={Math.min(100, percent)}
        showInfo={false}
        aria-label={name}
        strokeColor={percent >= 80 ? 'var(--warning)' : 'var(--primary)'}
      />
      <Typography.Text type="secondary" className="tabular">
        <Flex justify="space-between" gap={12}>
          {children}
        </Flex>
      </Typography.Text>
    </Col>
  );
}

/** When the quota ends or is renewed; empty if neither. */
function endOf({ expiresAt, renewedAt }: Quota, t: Words): string {
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  if (isOver) return t('quota.expired', { date: formatDate(expiresAt) });
  if (renewedAt !== null && (expiresAt === null || Date.parse(renewedAt) < Date.parse(expiresAt)))
    return t('quota.renewed', { date: formatDate(renewedAt) });
  return expiresAt === null ? '' : t('quota.until', { date: formatDate(expiresAt) });
}

function Modules({ modules }: { modules: Benefits['modules'] }) {
  const { t } = useTranslation('equity');
  const { permissions } = useSession();
  return (
    <Section title={t('modules')}>
      <Records<Benefits['modules'][number]>
        size="small"
        label={t('modules')}
        rowKey="module"
        rows={modules}
        empty={null}
        columns={[
          column(t('column.module'), rowHeading, ({ module }) => nameOf(module, t)),
          column(t('column.access'), ({ module }) => {
            const isOpen = module === 'substructure' || permissions.includes(module);
            return <Tag color={isOpen ? 'success' : 'default'}>{t(isOpen ? 'open' : 'closed')}</Tag>;
          }),
          { title: t('column.used'), dataIndex: 'used', ...figure },
          { title: t('column.recent'), dataIndex: 'startedIn30Days', ...figure },
          column(t('column.last'), ({ lastStartedAt }) =>
            lastStartedAt === null ? t('neverUsed') : formatDateTime(lastStartedAt),
          ),
        ]}
      />
    </Section>
  );
}

const figure = { align: 'right', className: 'tabular', render: (value: number) => formatNumber(value) } as const;

function Holdings({ holdings }: { holdings: Benefits['holdings'] }) {
  const { t } = useTranslation('equity');
  return (
    <Section title={t('holdings')}>
      <Row gutter={[32, 14]}>
        {holdings.map(({ holding, used, limit }) => (
          <Used key={holding} name={t(`holding.${holding}`)} used={used} limit={limit} />
        ))}
      </Row>
    </Section>
  );
}
