import { formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';

/** On paper, below a list that ends there before its end: how many of its rows are printed. */
export function PrintedFirst({ end, count }: { end: number; count: number }) {
  const { t } = useTranslation('common');
  if (end >= count) return null;
  return <p className="paper-only">{t('printedFirst', { first: formatNumber(end), total: formatNumber(count) })}</p>;
}
