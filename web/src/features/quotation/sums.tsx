import { Card, Descriptions, Typography } from 'antd';
import type { Currency } from '@app/shared/constants/locale';
import type { CostRange } from '@app/shared/rules/cost/range';
import type { QuotationSums } from '@app/shared/rules/quotation';
import { formatExactMoney, formatPercent } from '../../shared/i18n/format.ts';
import { formatMoneyRange } from '../../shared/i18n/money-range.ts';
import { sentenceGap } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';

export interface SumsProps {
  sums: QuotationSums;
  /** Of what it costs to make. */
  cost: CostRange;
  currency: Currency;
  taxBasisPoints: number;
}

/** What the customer pays; below it what stays here and in no document. */
export function Sums({ sums, cost, currency, taxBasisPoints }: SumsProps) {
  const { t } = useTranslation(['quotation', 'common']);
  const { net, tax, total, gain, gainBasisPoints } = sums;
  const money = (amount: number) => formatExactMoney(amount, currency);
  const share = gainBasisPoints === null ? '' : ` (${formatPercent(gainBasisPoints / 10_000, 1)})`;
  return (
    <Card
      size="small"
      role="region"
      aria-label={t('sums.title')}
      aria-live="polite"
      style={{ position: 'sticky', top: 'calc(var(--header-height) + 12px)' }}
    >
      <Descriptions
        bordered
        size="small"
        column={1}
        styles={{ content: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } }}
        items={[
          { key: 'net', label: t('document.net'), children: money(net) },
          { key: 'tax', label: t('document.tax', { percent: taxBasisPoints / 100 }), children: money(tax) },
          { key: 'total', label: <strong>{t('document.total')}</strong>, children: <strong>{money(total)}</strong> },
          { key: 'cost', label: t('sums.cost'), children: formatMoneyRange(cost, currency) },
          {
            key: 'gain',
            label: t('sums.gain'),
            children: (
              <Typography.Text {...(gain < 0 && { type: 'danger' })}>{`${money(gain)}${share}`}</Typography.Text>
            ),
          },
        ]}
      />
      <Typography.Paragraph type="secondary" style={{ margin: '10px 0 0', fontSize: 12 }}>
        {`${t('sums.inner')}${sentenceGap()}${t('common:money.note')}`}
      </Typography.Paragraph>
    </Card>
  );
}
