import type { ProcessFigures } from '@app/shared/contracts/process-figures';
import { formatMoneyRange } from '../../i18n/money-range.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './process-figures.module.css';

/** What a kilogram costs, with its range, and its source as a tip. */
export function ProcessCost({ figures: { costPerKg } }: { figures: ProcessFigures }) {
  const { t } = useTranslation('process');
  if (!costPerKg) return <span title={t('cost.unknownWhy')}>–</span>;
  const { low, typical, high, currency, source } = costPerKg;
  return (
    <span className={styles.cost} title={t(`source.${source}`)}>
      {formatMoneyRange({ low, estimate: typical, high }, currency)}
      <small>{t(`sourceShort.${source}`)}</small>
    </span>
  );
}
