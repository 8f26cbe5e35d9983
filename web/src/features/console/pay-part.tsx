// Payment by bank transfer: where to, and what was transferred.

import { consoleLimits, paidPlans, type PaidPlan } from '@app/shared/constants/console';
import { currencies, type Currency } from '@app/shared/constants/locale';
import { moneyBound } from '@app/shared/constants/limits';
import { Col, Flex, Form, Input, InputNumber, Row, Segmented, Card, Space } from 'antd';
import { useNavigate } from 'react-router-dom';
import { mutate as mutateAll } from 'swr';
import { call } from '../../shared/api/call.ts';
import { usualCurrency } from '../../shared/api/data/use-currency.ts';
import { useAction } from '../../shared/hooks/use-action.ts';
import { formatExactMoney } from '../../shared/i18n/format.ts';
import { Section } from '../../ui/page/section.tsx';
import { useTranslation } from 'react-i18next';
import { readMoney, typedMoney } from '../../shared/format/read-money.ts';
import { Button } from '../../ui/button/button.tsx';
import { DateField } from '../../ui/date/date-field.tsx';
import { toast } from '../../ui/notice/toast.ts';
import { VoucherField } from './voucher-field.tsx';
import { useReceipts } from './vouchers.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CopyIcon } from '../../ui/icons/work-icons.tsx';
import { FactList } from '../../ui/page/fact-list.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';

interface Draft {
  plan: PaidPlan;
  months: number;
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
    <Flex vertical gap={16}>
      <BankData />
      <Section title={t('form.title')}>
        <p style={{ marginTop: 0 }}>{t('form.text')}</p>
        <PaymentForm />
      </Section>
    </Flex>
  );
}

function PaymentForm() {
  const { t } = useTranslation('console');
  const navigate = useNavigate();
  const receipts = useReceipts();
  const [form] = Form.useForm<Draft>();
  const currency = Form.useWatch('currency', form) ?? usualCurrency();
  const { isBusy, run } = useAction();
  const submit = async (draft: Draft) => {
    const amount = readMoney(draft.amount);
    if (amount === undefined) return;
    const voucherIds = receipts.receipts.flatMap(({ voucher }) => (voucher ? [voucher.voucherId] : []));
    const body = { ...draft, amount, payer: draft.payer.trim(), voucherIds };
    const { number } = await call('paymentCreate', { body });
    toast.success(t('form.submitted', { number }));
    await mutateAll((key) => Array.isArray(key) && (key[0] === 'paymentList' || key[0] === 'lastPayment'));
    void navigate('?part=payments');
  };
  const amountProblem = (text: string) => {
    const amount = typedMoney(text);
    if (amount === 'beyond') return t('form.missing.tooMuch', { most: formatExactMoney(moneyBound, currency) });
    return amount === 'unreadable' ? t('form.missing.amount') : undefined;
  };
  const receiptProblem = () => {
    if (receipts.receipts.length === 0) return t('form.missing.vouchers');
    return receipts.receipts.some((one) => !one.voucher) ? t('form.missing.uploading') : undefined;
  };
  const months = { months: consoleLimits.planMonths };
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      validateTrigger={['onBlur', 'onSubmit']}
      scrollToFirstError={{ focus: true }}
      initialValues={
        {
          plan: 'pro',
          months: 12,
          amount: '',
          currency: usualCurrency(),
          paidOn: today(),
          payer: '',
          transactionNumber: '',
          remarks: '',
        } satisfies Draft
      }
      onFinish={(draft) => isBusy || void run(() => submit(draft))}
    >
      <Row gutter={16}>
        <Col xs={24} sm={12}>
          <Form.Item name="plan" label={t('form.plan')}>
            <Segmented
              aria-label={t('form.plan')}
              options={paidPlans.map((value) => ({ value, label: t(`console:plans.plan.${value}`) }))}
            />
          </Form.Item>
        </Col>
        <Col xs={24} sm={12}>
          <Form.Item
            name="months"
            label={t('form.months', { most: consoleLimits.planMonths })}
            rules={[{ required: true, message: t('form.missing.months', months) }]}
          >
            <InputNumber min={1} max={consoleLimits.planMonths} precision={0} style={{ width: '100%' }} />
          </Form.Item>
        </Col>
        <Col xs={24} sm={10}>
          <Form.Item name="amount" label={t('form.amount')} rules={[ruleOf(amountProblem)]}>
            <Input inputMode="decimal" placeholder="12000.50" />
          </Form.Item>
        </Col>
        <Col xs={12} sm={7}>
          <Form.Item name="currency" label={t('form.currency')}>
            <Segmented aria-label={t('form.currency')} options={[...currencies]} />
          </Form.Item>
        </Col>
        <Col xs={12} sm={7}>
          <Form.Item name="paidOn" label={t('form.paidOn')}>
            <PaidOn label={t('form.paidOn')} />
          </Form.Item>
        </Col>
      </Row>
      <Form.Item
        name="payer"
        label={t('form.payer')}
        rules={[{ required: true, whitespace: true, message: t('form.missing.payer') }]}
      >
        <Input maxLength={consoleLimits.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="transactionNumber" label={t('form.transactionNumber')}>
        <Input maxLength={consoleLimits.transactionNumberLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="vouchers" label={t('form.vouchers')} htmlFor="pay-vouchers" rules={[ruleOf(receiptProblem)]}>
        <Receipts receipts={receipts} />
      </Form.Item>
      <Form.Item name="remarks" label={t('form.remarks')}>
        <Input maxLength={consoleLimits.remarksLength} autoComplete="off" />
      </Form.Item>
      <Button type="submit" variant="primary" size="large" loading={isBusy}>
        {t('form.submit')}
      </Button>
    </Form>
  );
}

/** The form's own value is not used: the receipts are uploaded before the form is sent. */
function Receipts({ receipts }: { receipts: ReturnType<typeof useReceipts> }) {
  return <VoucherField id="pay-vouchers" receipts={receipts} />;
}

/** Between the form and the field, which both name the same props. */
function PaidOn(props: { label: string; id?: string; value?: string; onChange?: (day: string) => void }) {
  const { label, id = '', value = '', onChange = () => undefined } = props;
  return <DateField id={id} label={label} isRequired max={today()} value={value} onChange={onChange} />;
}

function ruleOf(problemOf: (value: string) => string | undefined) {
  return {
    validator: async (_: unknown, value: string) => {
      const problem = problemOf(value);
      if (problem !== undefined) throw new Error(problem);
    },
  };
}

/** The calendar day here, as ISO 8601 writes it. */
function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(new Date());
}

// Where to transfer to, each line with a button to copy it. If no account is configured, the page says so.

const lines = ['accountName', 'bankName', 'accountNumber', 'swift', 'bankAddress', 'reference'] as const;

function BankData() {
  const { t } = useTranslation('console');
  const { data, error, mutate } = useCall('bankTransferInfo', {});
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} compact />;
  if (!data) return <Card loading />;
  if (data.account === null)
    return (
      <Card>
        <EmptyState title={t('bank.missing.title')} text={t('bank.missing.text')} />
      </Card>
    );
  const known = { ...data.account, reference: data.reference };
  const copy = async (value: string) => {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(t('bank.copied'));
    } catch {
      toast.error(t('bank.copyFailed'));
    }
  };
  return (
    <Section title={t('bank.title')}>
      <p style={{ marginTop: 0 }}>{t('bank.text')}</p>
      <FactList
        facts={lines.flatMap((key) => {
          const value = known[key];
          if (value === null) return [];
          const label = t(`bank.${key}`);
          return {
            key,
            label,
            value: (
              <Space>
                {value}
                <IconButton
                  size="small"
                  label={t('bank.copy', { name: label })}
                  icon={<CopyIcon size={16} />}
                  onClick={() => void copy(value)}
                />
              </Space>
            ),
          };
        })}
      />
    </Section>
  );
}
