import type { RouteSummary } from '@app/shared/contracts/routes';
import { formatMoney } from '../../i18n/format.ts';
import { formatMoneyRange } from '../../i18n/money-range.ts';

type ListedCost = NonNullable<NonNullable<RouteSummary['figures']>['costPerKg']>;

/** What a kilogram costs, with its range; a route that was stored before ranges were counted has none. */
export function listedCost(
  { minorUnits, low, high }: Omit<ListedCost, 'currency' | 'unpriced'>,
  currency: string,
): string {
  if (low === undefined || high === undefined) return formatMoney(minorUnits, currency);
  return formatMoneyRange({ low, estimate: minorUnits, high }, currency);
}
