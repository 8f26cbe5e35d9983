// Payment by bank transfer: where to, and what was transferred.

import { Input } from 'antd';
import { consoleLimits, paidPlans, type PaidPlan } from '@app/shared/constants/console';
import { currencies, type Currency } from '@app/shared/constants/locale';
import { moneyBound } from '@app/shared/constants/limits';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { mutate as mutateAll } from 'swr';
import { call } from '../../shared/api/call.ts';
import { usualCurrency } from '../../shared/api/data/use-currency.ts';
import { presentError } from '../../shared/errors/present.ts';
import { formatExactMoney } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { readMoney, typedMoney } from '../../shared/format/read-money.ts';
import { Button } from '../../ui/button/button.tsx';
import { DateField } from '../../ui/date/date-field.tsx';
import { FormField, TextField } from '../../ui/dialog/form-dialog.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { toast } from '../../ui/notice/toast.ts';
import { BankData } from './bank-data.tsx';
import styles from './page.module.css';
import { VoucherField } from './voucher-field.tsx';
import { useReceipts, type Receipt } from './vouchers.ts';

interface Draft {
  plan: PaidPlan;
  months: string;
  amount: string;
  currency: Currency;
  paidOn: string;
  payer: string;
  transactionNumber: string;
  remarks: string;
}

export function PayPart() {
  const { t } = useTranslation('console');
  return (
    <div className={styles.part}>
      <BankData />
      <section className={styles.box} aria-labelledby="pay-title">
        <h2 id="pay-title">{t('form.title')}</h2>
        <p className={styles.text}>{t('form.text')}</p>
        <PaymentForm />
      </section>
    </div>
  );
}

function PaymentForm() {
  const { t } = useTranslation('console');
  const navigate = useNavigate();
  const receipts = useReceipts();
  const [draft, setDraft] = useState<Draft>(newDraft);
  const [isBusy, setBusy] = useState(false);
  const change = (more: Partial<Draft>) => setDraft((known) => ({ ...known, ...more }));
  const missing = missingOf(draft, receipts.receipts);
  const bounds = { months: consoleLimits.planMonths, most: formatExactMoney(moneyBound, draft.currency) };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const amount = readMoney(draft.amount);
    if (missing !== null || isBusy || amount === undefined) return;
    setBusy(true);
    try {
      const voucherIds = receipts.receipts.flatMap(({ voucher }) => (voucher ? [voucher.voucherId] : []));
      const body = { ...draft, months: Number(draft.months), amount, payer: draft.payer.trim(), voucherIds };
      const { number } = await call('paymentCreate', { body });
      toast.success(t('form.submitted', { number }));
      await mutateAll((key) => Array.isArray(key) && (key[0] === 'paymentList' || key[0] === 'lastPayment'));
      void navigate('?part=payments');
    } catch (error) {
      presentError(error);
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <PlanFields draft={draft} change={change} />
      <MoneyFields draft={draft} change={change} />
      <TextField
        label={t('form.payer')}
        value={draft.payer}
        maxLength={consoleLimits.nameLength}
        onChange={(payer) => change({ payer })}
      />
      <TextField
        label={t('form.transactionNumber')}
        value={draft.transactionNumber}
        maxLength={consoleLimits.transactionNumberLength}
        onChange={(transactionNumber) => change({ transactionNumber })}
      />
      <VoucherField {...receipts} />
      <TextField
        label={t('form.remarks')}
        value={draft.remarks}
        maxLength={consoleLimits.remarksLength}
        onChange={(remarks) => change({ remarks })}
      />
      <div className={styles.submit}>
        <Button
          type="submit"
          variant="primary"
          size="large"
          disabled={missing !== null}
          loading={isBusy}
          aria-describedby="pay-missing"
        >
          {t('form.submit')}
        </Button>
        <span id="pay-missing">{missing && t(`form.missing.${missing}`, bounds)}</span>
      </div>
    </form>
  );
}

interface FieldsProps {
  draft: Draft;
  change: (more: Partial<Draft>) => void;
}

function PlanFields({ draft, change }: FieldsProps) {
  const { t } = useTranslation('console');
  return (
    <div className={styles.fields}>
      <FormField label={t('form.plan')}>
        <Segmented
          label={t('form.plan')}
          value={draft.plan}
          options={paidPlans.map((value) => ({ value, label: t(`console:plans.plan.${value}`) }))}
          onChange={(plan) => change({ plan })}
        />
      </FormField>
      <FormField label={t('form.months', { most: consoleLimits.planMonths })} id="pay-months">
        <Input
          id="pay-months"
          className={styles.input}
          inputMode="numeric"
          value={draft.months}
          onChange={({ target }) => change({ months: target.value })}
        />
      </FormField>
    </div>
  );
}

function MoneyFields({ draft, change }: FieldsProps) {
  const { t } = useTranslation('console');
  return (
    <div className={styles.fields}>
      <FormField label={t('form.amount')} id="pay-amount">
        <Input
          id="pay-amount"
          className={styles.input}
          inputMode="decimal"
          placeholder="12000.50"
          value={draft.amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
      </FormField>
      <FormField label={t('form.currency')}>
        <Segmented
          label={t('form.currency')}
          value={draft.currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={(currency) => change({ currency })}
        />
      </FormField>
      <FormField label={t('form.paidOn')} id="pay-on">
        <DateField
          id="pay-on"
          label={t('form.paidOn')}
          isRequired
          className={styles.input}
          max={today()}
          value={draft.paidOn}
          onChange={(paidOn) => change({ paidOn })}
        />
      </FormField>
    </div>
  );
}

function newDraft(): Draft {
  const currency = usualCurrency();
  return {
    plan: 'pro',
    months: '12',
    amount: '',
    currency,
    paidOn: today(),
    payer: '',
    transactionNumber: '',
    remarks: '',
  };
}

/** The calendar day here, as ISO 8601 writes it. */
function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(new Date());
}

function missingOf(draft: Draft, receipts: readonly Receipt[]) {
  const months = /^\d{1,2}$/.test(draft.months) ? Number(draft.months) : 0;
  if (months < 1 || months > consoleLimits.planMonths) return 'months';
  const amount = typedMoney(draft.amount);
  if (amount === 'beyond') return 'tooMuch';
  if (amount === 'unreadable') return 'amount';
  if (draft.paidOn === '' || draft.paidOn > today()) return 'paidOn';
  if (draft.payer.trim() === '') return 'payer';
  if (receipts.length === 0) return 'vouchers';
  return receipts.some((one) => !one.voucher) ? 'uploading' : null;
}
