// Figures of a route that rules count, in cells and in words.

import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { formatNumber, formatPercent } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { WarningIcon } from '../../../ui/icons/icons.tsx';
import { CostCell } from '../score/listed-cost.tsx';
import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';
import { MaterialsCell } from './materials-cell.tsx';
import process from '../score/process-figures.module.css';
import { ProcessCost } from './listed-process-cost.tsx';
import { hazardCounts } from '../filter/sort-routes.ts';
import type { RouteSort } from '../filter/route-sorts.ts';

/** The content of a column's cell; a function instead of a component, as a row has eight of them. */
export function routeFigure(route: ListedRoute, sort: RouteSort, t: TFunction<'routes'>): ReactNode {
  const { figures } = route;
  if (sort === 'steps') return route.steps;
  if (sort === 'longestLinear') return route.longestLinear;
  if (sort === 'precedents') return formatNumber(route.leastPrecedents);
  if (sort === 'startingMaterials') return <MaterialsCell materials={route.startingMaterials} />;
  if (sort === 'hazards') return <RouteHazards route={route} />;
  if (sort === 'isolations') return route.process?.isolations ?? '–';
  if (sort === 'cost' && route.process) return <ProcessCost figures={route.process} />;
  if (!figures) return <span title={t('listPage.figure.unknown')}>–</span>;
  if (sort === 'cost') return <RouteCost figures={figures} />;
  if (sort === 'leadTime') return t('listPage.figure.days', { count: figures.leadDays });
  if (sort === 'confidence') return figures.confidence;
  if (sort === 'greenness') return figures.greenness;
  if (sort === 'convergence') return formatPercent(figures.convergence);
  return formatNumber(route.process?.massIntensity ?? figures.massIntensity);
}

export function RouteCost({ figures: { costPerKg } }: { figures: NonNullable<ListedRoute['figures']> }) {
  const { t } = useTranslation('routes');
  if (!costPerKg) return <span title={t('listPage.figure.noPrice')}>–</span>;
  const { minorUnits, low = minorUnits, high = minorUnits, currency, unpriced } = costPerKg;
  const title = unpriced === 0 ? undefined : t('listPage.figure.unpriced', { count: unpriced });
  return (
    <CostCell range={{ low, estimate: minorUnits, high }} currency={currency} isLeast={unpriced > 0} title={title} />
  );
}

export function RouteHazards({ route }: { route: ListedRoute }) {
  const { t } = useTranslation('process');
  const counts = hazardCounts(route);
  if (!counts) return '–';
  const worst = (['severe', 'high', 'moderate'] as const).find((severity) => counts[severity] > 0);
  return (
    <span className={process.hazardMark} data-severity={worst ?? 'none'} title={t('list.hazards', counts)}>
      {worst && <WarningIcon size={14} />}
      {worst ? t(`severity.${worst}`) : t('list.noHazards')}
    </span>
  );
}
