// The routes as points: cost against steps, a colour and a shape for each strategy.

import { Button, Card, Flex, Space, Typography } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { CartesianGrid, ResponsiveContainer, Scatter, ScatterChart, Symbols, Tooltip, XAxis, YAxis } from 'recharts';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { usePictureFrames } from '../../../chemistry/drawing/picture-group.tsx';
import { formatMoney, formatNumber } from '../../../shared/i18n/format.ts';
import { RouteTreeCell, thumbnailBond } from '../../../chemistry/thumbnail/route-tree-cell.tsx';
import { clustersOf } from '../filter/sort-routes.ts';
import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';
import { RecordNote } from '../../../ui/table/record-text.tsx';
import { routePath } from '../../../chemistry/export/paths.ts';
import { listedCost } from '../score/listed-cost.tsx';
import { useRouteListing } from '../list-context.ts';

/** Told apart by people who see few colours, and by their shapes. */
const colours = [
  'retrosynthesis',
  'forwardSynthesis',
  'processChemistry',
  'conditionOptimization',
  'impurityPrediction',
  'sascore',
  'promotion',
  'search',
].map((name) => `var(--usage-${name})`);
const shapes = ['circle', 'square', 'triangle', 'diamond', 'cross', 'star', 'wye'] as const;
const preview = { width: 360, height: 150 };

export function RouteChart({ routes }: { routes: readonly ListedRoute[] }) {
  const { t } = useTranslation('routes');
  const { target } = useRouteListing().task;
  const navigate = useNavigate();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const { points, currency, without } = chartPoints(routes);
  const strategies = clustersOf(routes);
  const others = points.filter(({ route }) => !route.cluster);
  const series = [
    ...strategies.map(({ id, text }) => ({ id, text, own: points.filter(({ route }) => route.cluster?.id === id) })),
    ...(others.length > 0 ? [{ id: '', text: t('listPage.cluster.none'), own: others }] : []),
  ].filter(({ own }) => own.length > 0);
  const toggle = (id: string) =>
    setHidden((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  return (
    <figure style={{ margin: 0, padding: '16px 20px' }}>
      <Typography.Text strong>
        <figcaption>{t('listPage.chart.title')}</figcaption>
      </Typography.Text>
      <Flex wrap gap={4} role="group" aria-label={t('listPage.chart.strategies')}>
        {series.map(({ id, text, own }, at) => (
          <Button
            key={id}
            type="text"
            size="small"
            aria-pressed={!hidden.has(id)}
            style={hidden.has(id) ? { opacity: 0.5, textDecoration: 'line-through' } : undefined}
            icon={
              <svg width="14" height="14" aria-hidden="true">
                <Symbols cx={7} cy={7} size={64} type={shapeOf(at)} fill={colourOf(at)} />
              </svg>
            }
            onClick={() => toggle(id)}
          >
            {text} ({own.length})
          </Button>
        ))}
      </Flex>
      <ResponsiveContainer width="100%" height={420}>
        <ScatterChart margin={{ top: 8, right: 24, bottom: 28, left: 24 }} accessibilityLayer>
          <CartesianGrid stroke="var(--line)" />
          <XAxis
            type="number"
            dataKey="x"
            name={t('listPage.column.steps')}
            domain={['dataMin - 0.5', 'dataMax + 0.5']}
            allowDecimals={false}
            tickFormatter={(value: number) => formatNumber(value)}
            stroke="var(--secondary)"
            label={{ value: t('listPage.column.steps'), position: 'bottom', fill: 'var(--secondary)' }}
          />
          <YAxis
            type="number"
            dataKey="y"
            scale="log"
            domain={['auto', 'auto']}
            name={t('listPage.column.cost')}
            tickFormatter={(value: number) => formatMoney(value, currency)}
            width={92}
            stroke="var(--secondary)"
            label={{
              value: t('listPage.column.cost'),
              angle: -90,
              position: 'insideLeft',
              offset: -12,
              fill: 'var(--secondary)',
            }}
          />
          <Tooltip
            cursor={{ stroke: 'var(--line-control)' }}
            content={<Preview currency={currency} target={target} />}
          />
          {series.map(({ id, text, own }, at) => (
            <Scatter
              key={id}
              name={text}
              data={own}
              hide={hidden.has(id)}
              fill={colourOf(at)}
              shape={shapeOf(at)}
              cursor="pointer"
              isAnimationActive={false}
              onClick={({ payload }: { payload?: ChartPoint }) => payload && navigate(routePath(payload.route.routeId))}
            />
          ))}
        </ScatterChart>
      </ResponsiveContainer>
      {without > 0 && <RecordNote>{t('listPage.chart.withoutCost', { count: without })}</RecordNote>}
    </figure>
  );
}

// Beyond the colours they come again with other shapes.
function shapeOf(at: number) {
  return shapes[(at + Math.floor(at / colours.length)) % shapes.length] ?? 'circle';
}

function colourOf(at: number): string {
  return colours[at % colours.length] ?? 'var(--secondary)';
}

/** The last two are set by the chart. */
function Preview({ currency, target, active, payload }: PreviewProps) {
  const route = active ? payload?.[0]?.payload?.route : undefined;
  return route && <RoutePreview route={route} currency={currency} target={target} />;
}

interface PreviewProps {
  currency: string;
  target: Molecule;
  active?: boolean;
  payload?: { payload?: ChartPoint }[];
}

function RoutePreview({ route, currency, target }: { route: ListedRoute; currency: string; target: Molecule }) {
  const { t } = useTranslation('routes');
  const molecules = [...route.intermediates, ...route.startingMaterials.map(({ molecule }) => molecule)];
  const { frames, isAwaited } = usePictureFrames(molecules, { bond: thumbnailBond, like: target.key });
  const cost = route.figures?.costPerKg;
  return (
    <Card size="small" title={t('list.route', { rank: route.rank })} style={{ maxWidth: 390 }}>
      <Space wrap separator="·">
        {t('list.steps', { count: route.steps })}
        {cost && listedCost(cost, currency)}
        {route.cluster?.text}
      </Space>
      <RouteTreeCell route={route} frames={isAwaited ? undefined : frames} like={target.key} {...preview} />
    </Card>
  );
}

export interface ChartPoint {
  /** Steps, beside each other where routes have as many. */
  x: number;
  /** Minor units of the currency for a kilogram. */
  y: number;
  route: ListedRoute;
}

const apart = 0.06;
const beside = 7;

/** The points of the routes whose cost is known, and how many have none. */
export function chartPoints(routes: readonly ListedRoute[]): {
  points: ChartPoint[];
  currency: string;
  without: number;
} {
  const known = routes.flatMap((route) => {
    const cost = route.figures?.costPerKg;
    return cost && cost.minorUnits > 0 ? [{ route, cost }] : [];
  });
  const seen = new Map<number, number>();
  const points = known.map(({ route, cost }) => {
    const place = seen.get(route.steps) ?? 0;
    seen.set(route.steps, place + 1);
    return { x: route.steps + ((place % beside) - (beside - 1) / 2) * apart, y: cost.minorUnits, route };
  });
  return { points, currency: known[0]?.cost.currency ?? 'USD', without: routes.length - known.length };
}
