import { Input } from 'antd';
import { paymentStatuses, type PaymentStatus } from '@app/shared/constants/console';
import type { Payment } from '@app/shared/contracts/console/payments';
import { useState } from 'react';
import { useCall } from '../../shared/api/use-call.ts';
import { formatDateTime, formatExactMoney } from '../../shared/i18n/format.ts';
import { labelled } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../shared/hooks/debounced.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { RecordActions, RecordBox, RecordName, RecordsLoading, RecordTable } from '../../ui/table/record-table.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import styles from './page.module.css';
import { PaymentDetail } from './payment-detail.tsx';
import { ReviewState } from './review-state.tsx';

const pageSize = 20;
const states = ['all', ...(Object.keys(paymentStatuses) as PaymentStatus[])] as const;

/** All payments of the organisation, by state of their review. */
export function PaymentsPart() {
  const { t } = useTranslation('console');
  const [state, setState] = useState<(typeof states)[number]>('all');
  const [text, setText] = useState('');
  const [pageIndex, setPageIndex] = useState(1);
  const [openId, setOpenId] = useState<string | null>(null);
  const searchValue = useDebounced(text.trim());
  const body = {
    pageIndex,
    pageSize,
    ...(state !== 'all' && { status: state }),
    ...(searchValue && { searchValue }),
  };
  const { data, error, mutate } = useCall('paymentList', { body }, { keepFor: 'list', refreshInterval: 30_000 });
  const isFiltered = state !== 'all' || searchValue !== '';
  const all = data ? Object.values(data.counts).reduce((sum, one) => sum + one, 0) : 0;
  const open = data?.items.find((one) => one.paymentId === openId);
  return (
    <section className={styles.part} aria-label={t('tab.payments')}>
      <div className={styles.bar}>
        <Segmented
          label={t('list.filter')}
          value={state}
          options={states.map((value) => ({
            value,
            label: t('list.filterCount', {
              name: value === 'all' ? t('list.all') : t(`status.${value}`),
              count: value === 'all' ? all : (data?.counts[value] ?? 0),
            }),
          }))}
          onChange={(value) => {
            setState(value);
            setPageIndex(1);
          }}
        />
        <Input
          type="search"
          value={text}
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          onChange={({ target }) => {
            setText(target.value);
            setPageIndex(1);
          }}
        />
      </div>
      <RecordBox>
        {data && data.items.length > 0 && <PaymentRows items={data.items} onOpen={setOpenId} />}
        {data?.items.length === 0 && (
          <EmptyState
            title={t(isFiltered ? 'list.none' : 'list.empty.title')}
            {...(!isFiltered && {
              text: t('list.empty.text'),
              action: <ButtonLink to="?part=pay">{t('overview.pay')}</ButtonLink>,
            })}
          />
        )}
        {!data && error && <ErrorState error={error} onRetry={() => void mutate()} />}
        {!data && !error && <RecordsLoading />}
      </RecordBox>
      {data && <Pager pageIndex={pageIndex} pages={Math.ceil(data.total / pageSize)} onPage={setPageIndex} />}
      {open && <PaymentDetail payment={open} onChange={() => mutate()} onClose={() => setOpenId(null)} />}
    </section>
  );
}

function PaymentRows({ items, onOpen }: { items: readonly Payment[]; onOpen: (id: string) => void }) {
  const { t } = useTranslation('console');
  const columns = (['number', 'plan', 'amount', 'submitted', 'status'] as const).map((name) =>
    t(`list.column.${name}`),
  );
  return (
    <RecordTable label={t('tab.payments')} columns={columns} action={t('list.actions')}>
      {items.map((one) => (
        <tr key={one.paymentId}>
          <RecordName name={one.number}>{one.payer}</RecordName>
          <td data-label={t('list.column.plan')} className={styles.number}>
            {t('list.planMonths', {
              plan: t(`console:plans.plan.${one.plan}`),
              months: t('list.months', { count: one.months }),
            })}
          </td>
          <td data-label={t('list.column.amount')} className={styles.number}>
            {formatExactMoney(one.amount, one.currency)}
          </td>
          <td data-label={t('list.column.submitted')} className={styles.number}>
            {formatDateTime(one.submittedAt)}
          </td>
          <td data-label={t('list.column.status')}>
            <ReviewState status={one.status} />
          </td>
          <RecordActions>
            <Button
              size="small"
              aria-label={labelled(t('list.open'), one.number)}
              onClick={() => onOpen(one.paymentId)}
            >
              {t('list.open')}
            </Button>
          </RecordActions>
        </tr>
      ))}
    </RecordTable>
  );
}
