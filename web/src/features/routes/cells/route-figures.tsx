// Figures of a route that rules count, in cells and in words.

import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { ProcessFigures } from '@app/shared/contracts/process/figures';
import { formatNumber, formatPercent } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';
import { hazardCounts } from '../filter/sort-routes.ts';
import type { RouteSort } from '../filter/route-sorts.ts';
import { CostCell } from '../score/listed-cost.tsx';
import { WorstHazard } from '../score/severity-tag.tsx';
import { MaterialsCell } from './materials-cell.tsx';

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

function RouteCost({ figures: { costPerKg } }: { figures: NonNullable<ListedRoute['figures']> }) {
  const { t } = useTranslation('routes');
  if (!costPerKg) return <span title={t('listPage.figure.noPrice')}>–</span>;
  const { minorUnits, low = minorUnits, high = minorUnits, currency, unpriced } = costPerKg;
  const title = unpriced === 0 ? undefined : t('listPage.figure.unpriced', { count: unpriced });
  return (
    <CostCell range={{ low, estimate: minorUnits, high }} currency={currency} isLeast={unpriced > 0} title={title} />
  );
}

/** Of a process task: what a kilogram costs, with its range, and its source as a tip. */
function ProcessCost({ figures: { costPerKg } }: { figures: ProcessFigures }) {
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

function RouteHazards({ route }: { route: ListedRoute }) {
  const counts = hazardCounts(route);
  return counts ? <WorstHazard counts={counts} unknown={route.process?.unknownConditions} /> : '–';
}
