import type { CostRange } from '@app/shared/rules/cost/range';
import type { RouteSummary } from '@app/shared/contracts/routes/routes';
import { formatMoney } from '../../../shared/i18n/format.ts';
import { formatMoneyRange, moneyRangeParts } from '../../../shared/i18n/money-range.ts';
import { RecordNote } from '../../../ui/table/record-text.tsx';

type ListedCost = NonNullable<NonNullable<RouteSummary['figures']>['costPerKg']>;

/** What a kilogram costs, with its range; a route that was stored before ranges were counted has none. */
export function listedCost(
  { minorUnits, low, high }: Omit<ListedCost, 'currency' | 'unpriced'>,
  currency: string,
): string {
  if (low === undefined || high === undefined) return formatMoney(minorUnits, currency);
  return formatMoneyRange({ low, estimate: minorUnits, high }, currency);
}

export interface CostCellProps {
  range: CostRange;
  currency: string;
  /** Something has no price. */
  isLeast?: boolean;
  source?: string;
  title?: string;
}

/** About so much, and below it the range and where it comes from. */
export function CostCell({ range, currency, isLeast = false, source, title }: CostCellProps) {
  const [about, between] = moneyRangeParts(range, currency);
  return (
    <span title={title}>
      <span style={{ whiteSpace: 'nowrap' }}>{isLeast ? `≥ ${about}` : about}</span>
      {between !== undefined && <RecordNote>{between}</RecordNote>}
      {source !== undefined && <RecordNote>{source}</RecordNote>}
    </span>
  );
}
