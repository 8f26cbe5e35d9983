// Points: what came, until when it can be exchanged, and exchanging it for days.

import { Input } from 'antd';
import type { PointsEntry } from '@app/shared/contracts/console/points';
import { useState } from 'react';
import { mutate as mutateAll } from 'swr';
import { call } from '../../shared/api/call.ts';
import { serverNow } from '../../shared/api/server-time.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { formatDate, formatDateTime, formatNumber } from '../../shared/i18n/format.ts';
import { sentenceGap } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { ownTimeZone } from '../../shared/format/time-zone.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { FormField } from '../../ui/dialog/form-dialog.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { RecordBox, RecordName, RecordNote, RecordsLoading, RecordTable } from '../../ui/table/record-table.tsx';
import { toast } from '../../ui/notice/toast.ts';
import styles from './page.module.css';

const pageSize = 50;

export function PointsPart() {
  const { t } = useTranslation('console');
  const timeZone = ownTimeZone();
  const [pageIndex, setPageIndex] = useState(1);
  const body = { pageIndex, pageSize, timeZone };
  const { data, error, mutate } = useCall('pointsList', { body }, { keepFor: 'list' });
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  return (
    <section className={styles.part} aria-label={t('tab.points')}>
      {data && (
        <div className={styles.box}>
          <span className={styles.label}>{t('points.balance')}</span>
          <p className={styles.big}>{formatNumber(data.balance)}</p>
          <ExchangeForm {...data} timeZone={timeZone} onDone={() => mutate()} />
        </div>
      )}
      <RecordBox>
        {!data && <RecordsLoading />}
        {data?.items.length === 0 && <EmptyState title={t('points.empty.title')} text={t('points.empty.text')} />}
        {data && data.items.length > 0 && <PointsRows items={data.items} />}
      </RecordBox>
      {data && <Pager pageIndex={pageIndex} pages={Math.ceil(data.total / pageSize)} onPage={setPageIndex} />}
    </section>
  );
}

interface ExchangeFormProps {
  balance: number;
  pointsPerDay: number | null;
  exchangeableDays: number;
  timeZone: string;
  onDone: () => Promise<unknown>;
}

function ExchangeForm({ balance, pointsPerDay, exchangeableDays: most, timeZone, onDone }: ExchangeFormProps) {
  const { t } = useTranslation('console');
  const [text, setText] = useState('1');
  // One wish, however often it is sent.
  const [requestId, setRequestId] = useState<string | null>(null);
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (pointsPerDay === null) return <p className={styles.text}>{t('points.closed')}</p>;
  if (most === 0)
    return (
      <p className={styles.text}>
        {t(balance >= pointsPerDay ? 'points.endless' : 'points.tooFew')}
        {sentenceGap()}
        {t('points.rate', { points: formatNumber(pointsPerDay) })}
      </p>
    );
  const isWrong = days < 1 || days > most;
  const cost = formatNumber(days * pointsPerDay);
  const exchange = async () => {
    try {
      const { expirationDate } = await call('pointsExchange', { body: { requestId: requestId ?? '', days, timeZone } });
      toast.success(t('points.done', { date: formatDate(expirationDate) }));
      await mutateAll((key) => Array.isArray(key) && key[0] === 'userProfile');
    } catch (error) {
      presentError(error);
    }
    setRequestId(null);
    await onDone();
  };
  return (
    <>
      <p className={styles.text}>{t('points.rate', { points: formatNumber(pointsPerDay) })}</p>
      <form
        className={styles.exchange}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWrong) setRequestId(crypto.randomUUID());
        }}
      >
        <FormField label={t('points.days')} id="points-days">
          <Input
            id="points-days"
            className={styles.input}
            inputMode="numeric"
            value={text}
            aria-invalid={isWrong}
            aria-describedby="points-cost"
            onChange={({ target }) => setText(target.value)}
          />
        </FormField>
        <span id="points-cost">{isWrong ? t('points.wrongDays', { most }) : t('points.cost', { points: cost })}</span>
        <Button type="submit" variant="primary" disabled={isWrong}>
          {t('points.exchange')}
        </Button>
      </form>
      {requestId !== null && (
        <ConfirmDialog
          title={t('points.confirm.title', { points: cost })}
          text={t('points.confirm.text', { count: days })}
          action={t('points.exchange')}
          onClose={() => setRequestId(null)}
          onConfirm={exchange}
        />
      )}
    </>
  );
}

function PointsRows({ items }: { items: readonly PointsEntry[] }) {
  const { t } = useTranslation('console');
  const columns = (['what', 'points', 'when', 'until'] as const).map((name) => t(`points.column.${name}`));
  return (
    <RecordTable label={t('tab.points')} columns={columns} action={t('list.actions')}>
      {items.map((one) => (
        <tr key={one.entryId}>
          <RecordName name={nameOf(one)}>{null}</RecordName>
          <td data-label={t('points.column.points')} className={styles.number}>
            {one.points > 0 ? '+' : ''}
            {formatNumber(one.points)}
            {one.kind === 'payment' && one.remaining !== one.points && (
              <RecordNote>{t('points.left', { points: formatNumber(one.remaining) })}</RecordNote>
            )}
          </td>
          <td data-label={t('points.column.when')}>{formatDateTime(one.createdAt)}</td>
          <td data-label={t('points.column.until')}>
            {one.redeemableUntil && formatDateTime(one.redeemableUntil)}
            {one.redeemableUntil && Date.parse(one.redeemableUntil) < serverNow() && (
              <RecordNote>{t('points.over')}</RecordNote>
            )}
          </td>
          <td />
        </tr>
      ))}
    </RecordTable>
  );

  function nameOf(one: PointsEntry): string {
    return one.kind === 'payment'
      ? t('points.payment', { number: one.paymentNumber ?? '' })
      : t('points.exchanged', { count: one.days ?? 0 });
  }
}
