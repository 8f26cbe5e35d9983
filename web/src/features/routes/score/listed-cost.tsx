import type { CostRange } from '@app/shared/rules/cost/range';
import type { RouteSummary } from '@app/shared/contracts/routes/routes';
import { formatMoney } from '../../../shared/i18n/format.ts';
import { formatMoneyRange, moneyRangeParts } from '../../../shared/i18n/money-range.ts';
import styles from './process-figures.module.css';

type ListedCost = NonNullable<NonNullable<RouteSummary['figures']>['costPerKg']>;

/** What a kilogram costs, with its range; a route that was stored before ranges were counted has none. */
export function listedCost(
  { minorUnits, low, high }: Omit<ListedCost, 'currency' | 'unpriced'>,
  currency: string,
): string {
  if (low === undefined || high === undefined) return formatMoney(minorUnits, currency);
  return formatMoneyRange({ low, estimate: minorUnits, high }, currency);
}

/** About so much, and below it in a cell the range and where it comes from. */
export function CostCell({
  range,
  currency,
  isLeast = false,
  source,
  title,
}: {
  range: CostRange;
  currency: string;
  /** Something has no price. */
  isLeast?: boolean;
  source?: string;
  title?: string;
}) {
  const [about, between] = moneyRangeParts(range, currency);
  return (
    <span className={styles.cost} title={title}>
      <span>{isLeast ? `≥ ${about}` : about}</span>
      {between !== undefined && <small>{between}</small>}
      {source !== undefined && <small>{source}</small>}
    </span>
  );
}
