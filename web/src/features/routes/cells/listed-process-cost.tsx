import type { ProcessFigures } from '@app/shared/contracts/process/figures';
import { useTranslation } from 'react-i18next';
import { CostCell } from '../score/listed-cost.tsx';

/** What a kilogram costs, with its range, and its source as a tip. */
export function ProcessCost({ figures: { costPerKg } }: { figures: ProcessFigures }) {
  const { t } = useTranslation('process');
  if (!costPerKg) return <span title={t('cost.unknownWhy')}>–</span>;
  const { low, typical, high, currency, source } = costPerKg;
  return (
    <CostCell
      range={{ low, estimate: typical, high }}
      currency={currency}
      title={t(`source.${source}`)}
      source={t(`sourceShort.${source}`)}
    />
  );
}
