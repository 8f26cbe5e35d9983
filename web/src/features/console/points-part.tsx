// Points: what came, until when it can be exchanged, and exchanging it for days.

import { Card, Flex, Form, InputNumber, Statistic, type TableColumnsType } from 'antd';
import type { PointsEntry } from '@app/shared/contracts/console/points';
import { useState } from 'react';
import { mutate as mutateAll } from 'swr';
import { call } from '../../shared/api/call.ts';
import { serverNow } from '../../shared/api/server-time.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { useAction } from '../../shared/hooks/use-action.ts';
import { formatDate, formatDateTime, formatNumber } from '../../shared/i18n/format.ts';
import { sentenceGap } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { ownTimeZone } from '../../shared/format/time-zone.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { useListWish } from '../../ui/table/list-wish.tsx';
import { RecordNote } from '../../ui/table/record-text.tsx';
import { Records } from '../../ui/table/records.tsx';
import { toast } from '../../ui/notice/toast.ts';
import { column, rowHeading } from '../../ui/table/column.tsx';

export function PointsPart() {
  const { t } = useTranslation('console');
  const timeZone = ownTimeZone();
  const wish = useListWish(50);
  const list = useCall('pointsList', { body: { ...wish.query, timeZone } }, { keepFor: 'list' });
  const { data, error, mutate } = list;
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  const columns: TableColumnsType<PointsEntry> = [
    column(t('points.column.what'), rowHeading, ({ kind, paymentNumber, days }) =>
      kind === 'payment'
        ? t('points.payment', { number: paymentNumber ?? '' })
        : t('points.exchanged', { count: days ?? 0 }),
    ),
    column(t('points.column.points'), { align: 'right', className: 'tabular' }, ({ kind, points, remaining }) => (
      <>
        {points > 0 ? '+' : ''}
        {formatNumber(points)}
        {kind === 'payment' && remaining !== points && (
          <RecordNote>{t('points.left', { points: formatNumber(remaining) })}</RecordNote>
        )}
      </>
    )),
    { title: t('points.column.when'), dataIndex: 'createdAt', render: (at: string) => formatDateTime(at) },
    column(t('points.column.until'), ({ redeemableUntil: until }) => (
      <>
        {until && formatDateTime(until)}
        {until && Date.parse(until) < serverNow() && <RecordNote>{t('points.over')}</RecordNote>}
      </>
    )),
  ];
  return (
    <Flex vertical gap={16}>
      {data && (
        <Card>
          <Statistic title={t('points.balance')} value={formatNumber(data.balance)} />
          <ExchangeForm {...data} timeZone={timeZone} onDone={() => mutate()} />
        </Card>
      )}
      <Records
        label={t('tab.points')}
        columns={columns}
        list={list}
        page={wish.page}
        rowKey="entryId"
        empty={<EmptyState title={t('points.empty.title')} text={t('points.empty.text')} />}
      />
    </Flex>
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
  const [form] = Form.useForm<{ days: number }>();
  const days = Form.useWatch('days', form) ?? 1;
  // Identifies one exchange, however often it is sent.
  const [requestId, setRequestId] = useState<string | null>(null);
  const { run } = useAction();
  if (pointsPerDay === null) return <p>{t('points.closed')}</p>;
  const rate = t('points.rate', { points: formatNumber(pointsPerDay) });
  if (most === 0)
    return (
      <p>
        {t(balance >= pointsPerDay ? 'points.endless' : 'points.tooFew')}
        {sentenceGap()}
        {rate}
      </p>
    );
  const cost = formatNumber(days * pointsPerDay);
  const exchange = async () => {
    await run(async () => {
      const { expirationDate } = await call('pointsExchange', { body: { requestId: requestId ?? '', days, timeZone } });
      toast.success(t('points.done', { date: formatDate(expirationDate) }));
      await mutateAll((key) => Array.isArray(key) && key[0] === 'userProfile');
    });
    setRequestId(null);
    await onDone();
  };
  return (
    <>
      <p>{rate}</p>
      <Form form={form} layout="inline" initialValues={{ days: 1 }} onFinish={() => setRequestId(crypto.randomUUID())}>
        <Form.Item
          name="days"
          label={t('points.days')}
          rules={[{ required: true, type: 'integer', min: 1, max: most, message: t('points.wrongDays', { most }) }]}
          extra={t('points.cost', { points: cost })}
        >
          <InputNumber style={{ width: 120 }} />
        </Form.Item>
        <Button type="submit" variant="primary">
          {t('points.exchange')}
        </Button>
      </Form>
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
