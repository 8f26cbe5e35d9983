import type { RouteNode } from '@app/shared/contracts/routes/routes';
import type { TFunction } from 'i18next';
import { formatNumber } from '../../shared/i18n/format.ts';

/** Where a molecule in stock comes from, in words; the short form fits a card of the tree. */
export function stockWords(t: TFunction<'routes'>, node: Pick<RouteNode, 'origin'>, form: 'short' | 'long'): string {
  const { origin } = node;
  if (!origin) return t(`stock.${form}.unknown`);
  if (origin.kind === 'list' && origin.name !== undefined) return t(`stock.${form}.named`, { name: origin.name });
  const count = origin.count ?? 0;
  return t(`stock.${form}.${origin.kind}`, { count, value: formatNumber(count) });
}
