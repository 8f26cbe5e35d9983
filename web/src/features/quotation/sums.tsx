import type { Currency } from '@app/shared/constants/locale';
import type { CostRange } from '@app/shared/rules/cost/range';
import type { QuotationSums } from '@app/shared/rules/quotation';
import { formatExactMoney, formatPercent } from '../../shared/i18n/format.ts';
import { formatMoneyRange } from '../../shared/i18n/money-range.ts';
import { sentenceGap } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import styles from './editor.module.css';

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
  return (
    <section className={styles['sums']} aria-label={t('sums.title')} aria-live="polite">
      <dl>
        <dt>{t('document.net')}</dt>
        <dd>{money(net)}</dd>
        <dt>{t('document.tax', { percent: taxBasisPoints / 100 })}</dt>
        <dd>{money(tax)}</dd>
        <dt className={styles['total']}>{t('document.total')}</dt>
        <dd className={styles['total']}>{money(total)}</dd>
      </dl>
      <dl className={styles['inner']}>
        <dt>{t('sums.cost')}</dt>
        <dd>{formatMoneyRange(cost, currency)}</dd>
        <dt>{t('sums.gain')}</dt>
        <dd data-loss={gain < 0}>
          {money(gain)}
          {gainBasisPoints !== null && ` (${formatPercent(gainBasisPoints / 10_000, 1)})`}
        </dd>
      </dl>
      <p>{`${t('sums.inner')}${sentenceGap()}${t('common:money.note')}`}</p>
    </section>
  );
}
