import type { CostFigure } from '@app/shared/rules/cost/sheet';
import type { TFunction } from 'i18next';
import { formatNumber } from '../../shared/i18n/format.ts';

/** Where a figure comes from, in words: with the count of records or the name of the list. */
export function originWords(t: TFunction<'cost'>, { source, origin }: CostFigure): string {
  const [kind, count] = (origin ?? '').split(':');
  return source === 'counted' && kind === 'patents' && count
    ? t('origin.patents', { count: Number(count), shown: formatNumber(Number(count)) })
    : source === 'supplier' && origin
      ? t('origin.list', { name: origin })
      : (source === 'live' || source === 'quoted') && origin
        ? t(`origin.${source}`, { name: origin })
        : t(`source.${source}`);
}
