import type { ProcessFigures } from '@app/shared/contracts/process-figures';
import { formatMoney } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './process-figures.module.css';

/** What a kilogram costs, with its range and source as a tip. */
export function ProcessCost({ figures: { costPerKg } }: { figures: ProcessFigures }) {
  const { t } = useTranslation('process');
  if (!costPerKg) return <span title={t('cost.unknownWhy')}>–</span>;
  const { low, typical, high, currency, source } = costPerKg;
  const range = t('range', { low: formatMoney(low, currency), high: formatMoney(high, currency) });
  return (
    <span className={styles.cost} title={`${range} · ${t(`source.${source}`)}`}>
      {formatMoney(typical, currency)}
      <small>{t(`sourceShort.${source}`)}</small>
    </span>
  );
}
