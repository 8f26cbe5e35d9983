import { Flex, Typography } from 'antd';
import type { Currency } from '@app/shared/constants/locale';
import { Link } from 'react-router-dom';
import { useCall } from '../../shared/api/use-call.ts';
import { HandOver } from '../../chemistry/export/export-buttons.tsx';
import { quotationsPath } from '../../chemistry/export/paths.ts';
import { RouteBreadcrumb } from '../../chemistry/export/route-breadcrumb.tsx';
import { useTranslation } from 'react-i18next';
import { useShownModule } from '../../shared/navigation/shown-module.ts';

export interface QuotationBarProps {
  routeId: string;
  currency?: Currency;
  /** The list of the route's quotations is not on the screen already. */
  leadsToList?: boolean;
}

/** Back to the route and its cost, and what leaves the product with the route. */
export function QuotationBar({ routeId, currency, leadsToList = true }: QuotationBarProps) {
  const { t } = useTranslation('quotation');
  const { data: route, error } = useCall('routeDetail', { query: { routeId } });
  useShownModule(route?.routeType);
  return (
    <Flex
      wrap
      gap="4px 12px"
      align="center"
      className="screen-only"
      style={{ padding: '4px 16px', borderBottom: '1px solid var(--line)', background: 'var(--surface)' }}
    >
      {error ? (
        <Typography.Text type="secondary">{t('bar.noRoute')}</Typography.Text>
      ) : (
        <RouteBreadcrumb
          routeId={routeId}
          here="quotation"
          isShared={route?.isShared}
          {...(currency !== undefined && { currency })}
        />
      )}
      {leadsToList && <Link to={quotationsPath(routeId)}>{t('link.history')}</Link>}
      {!error && (
        <Flex gap={6} align="center" style={{ marginInlineStart: 'auto' }}>
          <HandOver route={route} />
        </Flex>
      )}
    </Flex>
  );
}
