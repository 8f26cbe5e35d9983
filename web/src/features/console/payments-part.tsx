import { Flex, type TableColumnsType } from 'antd';
import { paymentStatuses, type PaymentStatus } from '@app/shared/constants/console';
import type { Payment } from '@app/shared/contracts/console/payments';
import { useState } from 'react';
import { useCall } from '../../shared/api/use-call.ts';
import { formatDateTime, formatExactMoney } from '../../shared/i18n/format.ts';
import { labelled } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { SearchField, useListWish } from '../../ui/table/list-wish.tsx';
import { RecordTitle } from '../../ui/table/record-text.tsx';
import { Records } from '../../ui/table/records.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { PaymentDetail } from './payment-detail.tsx';
import { ReviewState } from './review-state.tsx';
import { actionColumn, column, rowHeading } from '../../ui/table/column.tsx';

const states = ['all', ...(Object.keys(paymentStatuses) as PaymentStatus[])] as const;

/** All payments of the organisation, by state of their review. */
export function PaymentsPart() {
  const { t } = useTranslation('console');
  const wish = useListWish<PaymentStatus>();
  const [openId, setOpenId] = useState<string | null>(null);
  const { state, ...query } = wish.query;
  const body = { ...query, ...(state && { status: state }), ...(wish.key && { searchValue: wish.key }) };
  const list = useCall('paymentList', { body }, { keepFor: 'list', refreshInterval: 30_000 });
  const { data, mutate } = list;
  const all = data ? Object.values(data.counts).reduce((sum, one) => sum + one, 0) : 0;
  const open = data?.items.find((one) => one.paymentId === openId);
  const columns: TableColumnsType<Payment> = [
    column(t('list.column.number'), rowHeading, ({ number, payer }) => (
      <RecordTitle name={number}>{payer}</RecordTitle>
    )),
    column(t('list.column.plan'), ({ plan, months }) =>
      t('list.planMonths', { plan: t(`console:plans.plan.${plan}`), months: t('list.months', { count: months }) }),
    ),
    column(t('list.column.amount'), { align: 'right', className: 'tabular' }, ({ amount, currency }) =>
      formatExactMoney(amount, currency),
    ),
    { title: t('list.column.submitted'), dataIndex: 'submittedAt', render: (at: string) => formatDateTime(at) },
    column(t('list.column.status'), ({ status }) => <ReviewState status={status} />),
    actionColumn(t('list.actions'), ({ paymentId, number }) => (
      <Button size="small" aria-label={labelled(t('list.open'), number)} onClick={() => setOpenId(paymentId)}>
        {t('list.open')}
      </Button>
    )),
  ];
  return (
    <Flex vertical gap={12}>
      <Flex wrap gap={12}>
        <Segmented
          label={t('list.filter')}
          value={wish.state}
          options={states.map((value) => ({
            value,
            label: t('list.filterCount', {
              name: value === 'all' ? t('list.all') : t(`status.${value}`),
              count: value === 'all' ? all : (data?.counts[value] ?? 0),
            }),
          }))}
          onChange={(picked) => wish.narrow({ state: picked })}
        />
        <SearchField label={t('list.search')} value={wish.words} onChange={(words) => wish.narrow({ words })} />
      </Flex>
      <Records
        label={t('tab.payments')}
        columns={columns}
        list={list}
        page={wish.page}
        rowKey="paymentId"
        empty={
          <EmptyState
            title={t(wish.isNarrowed ? 'list.none' : 'list.empty.title')}
            {...(!wish.isNarrowed && {
              text: t('list.empty.text'),
              action: <ButtonLink to="?part=pay">{t('overview.pay')}</ButtonLink>,
            })}
          />
        }
      />
      {open && <PaymentDetail payment={open} onChange={() => mutate()} onClose={() => setOpenId(null)} />}
    </Flex>
  );
}
