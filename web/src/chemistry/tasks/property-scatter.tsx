// Molecules of a result as points: two of their figures on the axes, a third as colour; a point opens its molecule.

import { Flex, Select, Typography } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CartesianGrid, ResponsiveContainer, Scatter, ScatterChart, Tooltip, XAxis, YAxis } from 'recharts';
import { formatNumber } from '../../shared/i18n/format.ts';

const places = ['x', 'y', 'color'] as const;

interface PlottedFigure<Point> {
  key: string;
  label: string;
  /** Decimals. */
  digits: number;
  of: (point: Point) => number;
}

export interface PropertyScatterProps<Point> {
  points: readonly Point[];
  /** Points are a sample where there are more. */
  total: number;
  figures: readonly PlottedFigure<Point>[];
  /** Keys of the figures to begin with. */
  initial: Record<(typeof places)[number], string>;
  height: number;
  /** What a click on a point does. */
  hint: string;
  /** Over the figures of the point under the pointer. */
  renderHead: (point: Point) => ReactNode;
  onOpen: (point: Point) => void;
}

const low = 'var(--usage-forwardSynthesis)';
const high = 'var(--bar-warning)';

export function PropertyScatter<Point>(props: PropertyScatterProps<Point>) {
  const { points, total, figures, initial, height, hint, renderHead, onOpen } = props;
  const { t } = useTranslation('structure');
  const [chosen, setChosen] = useState(initial);
  const figureOf = (place: (typeof places)[number]) => figures.find(({ key }) => key === chosen[place]) ?? figures[0];
  const [x, y, color] = [figureOf('x'), figureOf('y'), figureOf('color')];
  if (!x || !y || !color) return null;
  const shades = points.map(color.of);
  const [least, most] = [Math.min(...shades), Math.max(...shades)];
  const plotted = points.map((point, index) => ({
    point,
    x: x.of(point),
    y: y.of(point),
    share: most > least ? ((shades[index] ?? least) - least) / (most - least) : 0,
  }));
  const axis = {
    stroke: 'var(--secondary)',
    type: 'number',
    domain: ['auto', 'auto'],
    tick: { fill: 'var(--secondary)', fontSize: 12 },
    tickFormatter: (value: number) => formatNumber(value),
  } as const;
  const title = { fill: 'var(--secondary)', fontSize: 12 } as const;
  return (
    <figure style={{ margin: 0 }}>
      <Flex wrap gap="6px 16px" align="center">
        {places.map((place) => (
          <Select
            key={place}
            size="small"
            variant="filled"
            aria-label={t(`chart.${place}`)}
            prefix={t(`chart.${place}`)}
            popupMatchSelectWidth={false}
            value={chosen[place]}
            options={figures.map(({ key, label }) => ({ value: key, label }))}
            onChange={(key) => setChosen({ ...chosen, [place]: key })}
          />
        ))}
        {most > least && (
          <Typography.Text type="secondary" className="tabular" style={{ fontSize: 12 }}>
            {formatNumber(least, color.digits)}
            <span
              style={{
                display: 'inline-block',
                width: 72,
                height: 8,
                marginInline: 6,
                borderRadius: 4,
                background: `linear-gradient(90deg in oklab, ${low}, ${high})`,
              }}
            />
            {formatNumber(most, color.digits)}
          </Typography.Text>
        )}
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          {points.length < total &&
            `${t('chart.sampled', { shown: formatNumber(points.length), total: formatNumber(total) })} · `}
          {hint}
        </Typography.Text>
      </Flex>
      <div
        role="img"
        aria-label={t('chart.of', { count: total, value: formatNumber(total), x: x.label, y: y.label })}
        style={{ marginTop: 8 }}
      >
        <ResponsiveContainer width="100%" height={height}>
          <ScatterChart margin={{ top: 8, right: 16, bottom: 20, left: 8 }}>
            <CartesianGrid stroke="var(--line)" />
            <XAxis {...axis} dataKey="x" label={{ value: x.label, position: 'bottom', ...title }} />
            <YAxis {...axis} dataKey="y" label={{ value: y.label, angle: -90, position: 'insideLeft', ...title }} />
            <Tooltip isAnimationActive={false} content={<PointFacts figures={figures} renderHead={renderHead} />} />
            <Scatter
              data={plotted}
              cursor="pointer"
              isAnimationActive={false}
              shape={dotOf}
              onClick={({ payload }: { payload?: { point: Point } }) => payload && onOpen(payload.point)}
            />
          </ScatterChart>
        </ResponsiveContainer>
      </div>
    </figure>
  );
}

interface Dot {
  cx?: number;
  cy?: number;
  share?: number;
}

function dotOf({ cx, cy, share = 0 }: Dot) {
  const fill = `color-mix(in oklab, ${high} ${Math.round(share * 100)}%, ${low})`;
  return <circle cx={cx} cy={cy} r={4} fillOpacity={0.7} style={{ fill }} />;
}

interface PointFactsProps<Point> extends Pick<PropertyScatterProps<Point>, 'figures' | 'renderHead'> {
  /** Both set by the chart. */
  active?: boolean;
  payload?: { payload?: { point: Point } }[];
}

function PointFacts<Point>({ figures, renderHead, active = false, payload = [] }: PointFactsProps<Point>) {
  const point = payload[0]?.payload?.point;
  if (!active || point === undefined) return null;
  return (
    <div style={{ padding: '6px 10px', border: '1px solid var(--line)', background: 'var(--surface)' }}>
      {renderHead(point)}
      {figures.map(({ key, label, digits, of }) => (
        <Flex key={key} gap={16} justify="space-between" className="tabular">
          <span>{label}</span>
          {formatNumber(of(point), digits)}
        </Flex>
      ))}
    </div>
  );
}
