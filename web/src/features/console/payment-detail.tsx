// One payment: its data, the result of its review, and its documents.

import { Form, Input, Space } from 'antd';
import type { Payment } from '@app/shared/contracts/console/payments';
import { consoleLimits } from '@app/shared/constants/console';
import { call } from '../../shared/api/call.ts';
import { downloadAddress, saveFrom } from '../../shared/api/files/download.ts';
import { formatDate, formatDateTime, formatExactMoney, formatNumber } from '../../shared/i18n/format.ts';
import { labelled } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FactList, type Fact } from '../../ui/page/fact-list.tsx';
import { FormField, TextField } from '../../ui/dialog/form-dialog.tsx';
import { DownloadIcon } from '../../ui/icons/work-icons.tsx';
import { toast } from '../../ui/notice/toast.ts';
import { PaperState, ReviewState } from './review-state.tsx';

export interface PaymentDetailProps {
  payment: Payment;
  onChange: () => Promise<unknown>;
  onClose: () => void;
}

export function PaymentDetail({ payment, onChange, onClose }: PaymentDetailProps) {
  const { t } = useTranslation('console');
  return (
    <Dialog title={t('detail.title', { number: payment.number })} width={600} onClose={onClose}>
      <FactList facts={useFacts(payment)} />
      <h3>{t('detail.vouchers')}</h3>
      <Space wrap>
        {payment.vouchers.map(({ voucherId, format, bytes }, index) => (
          <Button
            key={voucherId}
            size="small"
            icon={<DownloadIcon size={16} />}
            onClick={() => saveFrom(downloadAddress('paymentVoucher', { params: { voucherId } }))}
          >
            {t('detail.voucher', {
              index: index + 1,
              format: format.toUpperCase(),
              size: Math.max(1, Math.round(bytes / 1024)),
            })}
          </Button>
        ))}
      </Space>
      {payment.status === 'reviewFailed' ? (
        <p>
          <ButtonLink to="?part=pay">{t('detail.again')}</ButtonLink>
        </p>
      ) : (
        <>
          <InvoicePart payment={payment} onChange={onChange} />
          <ContractPart payment={payment} onChange={onChange} />
        </>
      )}
    </Dialog>
  );
}

function useFacts(payment: Payment): Fact[] {
  const { t } = useTranslation('console');
  const { plan, months, bought } = payment;
  const rows: [string, React.ReactNode][] = [
    ['status', <ReviewState key="state" status={payment.status} />],
    ['reason', payment.failureReason],
    [
      'plan',
      t('list.planMonths', { plan: t(`console:plans.plan.${plan}`), months: t('list.months', { count: months }) }),
    ],
    ['amount', formatExactMoney(payment.amount, payment.currency)],
    ['paidOn', formatDate(`${payment.paidOn}T12:00:00`)],
    ['payer', payment.payer],
    ['transactionNumber', payment.transactionNumber === '' ? null : payment.transactionNumber],
    ['remarks', payment.remarks === '' ? null : payment.remarks],
    ['by', payment.submittedBy],
    ['at', formatDateTime(payment.submittedAt)],
    ['reviewed', payment.reviewedAt && formatDateTime(payment.reviewedAt)],
    [
      'bought',
      bought &&
        t(bought.expirationDate === null ? 'detail.boughtEndless' : 'detail.boughtUntil', {
          plan: t(`profile:accountType.${bought.accountType}`),
          date: bought.expirationDate === null ? '' : formatDate(bought.expirationDate),
          points: formatNumber(bought.points),
        }),
    ],
  ];
  return rows.flatMap(([key, value]) => (value === null ? [] : [{ key, label: t(`detail.${key}`), value }]));
}

type PartProps = Pick<PaymentDetailProps, 'payment' | 'onChange'>;

function InvoicePart({ payment, onChange }: PartProps) {
  const { t } = useTranslation('console');
  const { paymentId: id, invoice } = payment;
  const [form] = Form.useForm<{ title: string; taxNumber: string }>();
  const applied = useApplied(onChange);
  const apply = () => {
    const { title, taxNumber } = form.getFieldsValue();
    const query = { id, title: title.trim(), ...(taxNumber && { taxNumber: taxNumber.trim() }) };
    return applied(call('invoiceApply', { query }));
  };
  const isTitled = Form.useWatch('title', form)?.trim() !== '';
  const isOpen = payment.status === 'approved' && invoice.status === 'notApplied';
  return (
    <PaperRow kind="invoice" payment={payment}>
      {payment.status !== 'approved' && <small>{t('detail.afterApproval')}</small>}
      {isOpen && (
        <Form
          form={form}
          layout="vertical"
          initialValues={{ title: payment.payer, taxNumber: '' }}
          style={{ marginTop: 8 }}
        >
          <TextField name="title" label={t('detail.invoiceTitle')} maxLength={consoleLimits.nameLength} />
          <FormField
            name="taxNumber"
            label={t('detail.taxNumber')}
            normalize={(text: string) => text.replaceAll(/[^0-9A-Za-z -]/g, '')}
          >
            <Input maxLength={consoleLimits.taxNumberLength} autoComplete="off" />
          </FormField>
          <Button disabled={!isTitled} onClick={apply}>
            {t('detail.applyInvoice')}
          </Button>
        </Form>
      )}
    </PaperRow>
  );
}

function ContractPart({ payment, onChange }: PartProps) {
  const { t } = useTranslation('console');
  const { paymentId: id } = payment;
  const applied = useApplied(onChange);
  return (
    <PaperRow kind="contract" payment={payment}>
      {payment.contract.status === 'notApplied' && (
        <Button
          size="small"
          aria-label={labelled(t('detail.apply'), t('detail.contract'))}
          onClick={() => applied(call('contractApply', { query: { id } }))}
        >
          {t('detail.apply')}
        </Button>
      )}
    </PaperRow>
  );
}

interface PaperRowProps {
  kind: 'invoice' | 'contract';
  payment: Payment;
  children: React.ReactNode;
}

function PaperRow({ kind, payment, children }: PaperRowProps) {
  const { t } = useTranslation('console');
  const { status, number, hasDocument } = payment[kind];
  const { paymentId } = payment;
  return (
    <section aria-label={t(`detail.${kind}`)}>
      <h3>
        {t(`detail.${kind}`)} <PaperState status={status} />
      </h3>
      {number !== null && <p>{t('detail.number', { number })}</p>}
      {hasDocument && (
        <Button
          size="small"
          icon={<DownloadIcon size={16} />}
          aria-label={labelled(t('detail.download'), t(`detail.${kind}`))}
          onClick={() => saveFrom(downloadAddress('paymentPaper', { params: { paymentId, kind } }))}
        >
          {t('detail.download')}
        </Button>
      )}
      {children}
    </section>
  );
}

function useApplied(onChange: () => Promise<unknown>) {
  const { t } = useTranslation('console');
  return async (sent: Promise<unknown>) => {
    await sent;
    toast.success(t('detail.applied'));
    await onChange();
  };
}
