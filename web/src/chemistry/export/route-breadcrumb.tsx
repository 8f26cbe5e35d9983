// From a route over its cost to its quotation, at the top of each of the three pages.

import type { Currency } from '@app/shared/constants/locale';
import { Space } from 'antd';
import { Link } from 'react-router-dom';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/session/use-session.ts';
import { costPath, newQuotationPath, quotationPath, quotationsPath, routePath } from './paths.ts';

export interface RouteBreadcrumbProps {
  routeId: string;
  here: 'route' | 'cost' | 'quotation';
  /** Currency of the costs; the reader's if left out. */
  currency?: Currency;
  /** Another user's route. */
  isShared?: boolean | undefined;
}

/** Leads to the newest quotation of the route, or to a new one where there is none. */
export function RouteBreadcrumb({ routeId, here, currency, isShared }: RouteBreadcrumbProps) {
  const { t } = useTranslation('sharing');
  const quotation = useQuotationPath(routeId, currency);
  const places = [
    { key: 'route', to: routePath(routeId, isShared) },
    { key: 'cost', to: costPath(routeId, currency) },
    ...(quotation === null ? [] : [{ key: 'quotation', to: quotation }]),
  ];
  return (
    <nav aria-label={t('actions.way.label')}>
      <Space separator="›">
        {places.map(({ key, to }) => (
          <Link key={key} to={to} aria-current={key === here ? 'page' : undefined}>
            {key === here ? <strong>{t(`actions.way.${key}`)}</strong> : t(`actions.way.${key}`)}
          </Link>
        ))}
      </Space>
    </nav>
  );
}

/** Null without the permission to quote. */
function useQuotationPath(routeId: string, currency: Currency | undefined): string | null {
  const mayQuote = useSession().can('quotation');
  const query = { routeId, pageIndex: 1, pageSize: 1 };
  const { data } = useCall('quotationList', mayQuote ? { query } : null);
  const newest = data?.items[0];
  if (!mayQuote) return null;
  // Right in both cases, until it is known which.
  if (!data) return quotationsPath(routeId);
  return newest ? quotationPath(newest) : newQuotationPath(routeId, currency);
}
