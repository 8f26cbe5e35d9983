// What a route costs as pictures: stacked parts, and what moves the total most.

import { useTranslation } from 'react-i18next';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatRoundedMoney } from '../../shared/i18n/money-range.ts';
import type { CostPart } from './cost-parts.ts';

const colors: Record<CostPart, string> = {
  materials: 'var(--usage-retrosynthesis)',
  labour: 'var(--usage-forwardSynthesis)',
  overhead: 'var(--usage-conditionOptimization)',
  waste: 'var(--usage-processChemistry)',
};

const axis = { stroke: 'var(--secondary)', tick: { fill: 'var(--secondary)', fontSize: 12 } } as const;
const tooltip = {
  cursor: { fill: 'var(--sunken)' },
  contentStyle: { border: '1px solid var(--line)', background: 'var(--surface)', color: 'var(--text)' },
} as const;
const barPx = 18;
const rowPx = 34;
const aroundPx = 64;

export interface StackedCostsProps {
  label: string;
  currency: string;
  /** A bar each; minor units. */
  rows: readonly ({ name: string } & Partial<Record<CostPart, number>>)[];
  /** Width of the names, CSS pixels. */
  namesPx?: number;
}

/** Materials, labor, overhead and disposal stacked, a bar for each step or route. */
export function StackedCosts({ label, currency, rows, namesPx = 76 }: StackedCostsProps) {
  const { t } = useTranslation('cost');
  const shown = Object.keys(colors) as CostPart[];
  return (
    <div role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height={rows.length * rowPx + aroundPx}>
        <BarChart layout="vertical" data={[...rows]} margin={{ top: 0, right: 16, bottom: 0, left: 0 }} barSize={barPx}>
          <CartesianGrid horizontal={false} stroke="var(--line)" />
          <XAxis
            {...axis}
            type="number"
            tickCount={4}
            tickFormatter={(value: number) => formatRoundedMoney(value, currency)}
          />
          <YAxis {...axis} type="category" dataKey="name" width={namesPx} />
          <Tooltip {...tooltip} formatter={(value) => formatRoundedMoney(Number(value), currency)} />
          <Legend wrapperStyle={{ fontSize: 12 }} itemSorter={null} />
          {shown.map((part) => (
            <Bar
              key={part}
              dataKey={part}
              stackId="cost"
              name={t(`column.${part}`)}
              fill={colors[part]}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

export interface DriverChartProps {
  label: string;
  currency: string;
  /** Minor units; the bars end where the total would be. */
  total: number;
  drivers: readonly { name: string; least: number; most: number }[];
}

/** A tornado: the total at the lower and at the upper value of each figure. */
export function DriverChart({ label, currency, total, drivers }: DriverChartProps) {
  const rows = drivers.map(({ name, least, most }) => ({
    name,
    range: [least, most],
    less: [least, total],
    more: [total, most],
  }));
  return (
    <div role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height={rows.length * rowPx + 32}>
        <BarChart
          layout="vertical"
          data={rows}
          margin={{ top: 0, right: 16, bottom: 0, left: 0 }}
          barSize={barPx}
          barGap={-barPx}
        >
          <CartesianGrid horizontal={false} stroke="var(--line)" />
          <XAxis
            {...axis}
            type="number"
            tickCount={4}
            domain={['auto', 'auto']}
            tickFormatter={(value: number) => formatRoundedMoney(value, currency)}
          />
          <YAxis {...axis} type="category" dataKey="name" width={150} tickFormatter={shortened} />
          <Tooltip
            {...tooltip}
            formatter={(value) =>
              Array.isArray(value) ? value.map((one) => formatRoundedMoney(Number(one), currency)).join(' – ') : value
            }
          />
          <Bar dataKey="less" name="−" fill="var(--usage-retrosynthesis)" isAnimationActive={false} />
          <Bar dataKey="more" name="+" fill="var(--bar-warning)" isAnimationActive={false} />
          <ReferenceLine x={total} stroke="var(--text)" />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

const longestName = 24;

/** The names of molecules may be longer than the chart is wide; the tooltip has them in full. */
function shortened(name: string): string {
  return name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name;
}
