// Use and solved searches over time: a bar for each period, of its parts one on the other.

import type { UsageReport } from '@app/shared/contracts/statistics';
import { useTranslation } from 'react-i18next';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatMoney, formatNumber, formatPercent } from '../../shared/i18n/format.ts';

export type BestRoutes = NonNullable<NonNullable<UsageReport['searches']>['best']>;

/** A module's colour in charts. */
const colorOf = (module: string): string => `var(--usage-${module})`;
const axis = { stroke: 'var(--secondary)', tick: { fill: 'var(--secondary)', fontSize: 12 } } as const;
const tooltip = {
  cursor: { fill: 'var(--sunken)' },
  contentStyle: { border: '1px solid var(--line)', background: 'var(--surface)', color: 'var(--text)' },
} as const;

interface Part {
  key: string;
  name: string;
  color: string;
}

interface StackedBarsProps {
  label: string;
  rows: readonly ({ start: string } & Record<string, number | string>)[];
  parts: readonly Part[];
  heightPx: number;
  /** What is said of a row; its day without the year when left out. */
  tick?: (start: string) => string;
}

function StackedBars({ label, rows, parts, heightPx, tick = (day) => day.slice(5) }: StackedBarsProps) {
  return (
    <div role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height={heightPx}>
        <BarChart data={[...rows]} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} maxBarSize={36}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis {...axis} dataKey="start" minTickGap={16} tickFormatter={tick} />
          <YAxis {...axis} width={44} allowDecimals={false} tickFormatter={(value: number) => formatNumber(value)} />
          <Tooltip {...tooltip} formatter={(value) => formatNumber(Number(value))} />
          <Legend wrapperStyle={{ fontSize: 12 }} itemSorter={null} />
          {parts.map(({ key, name, color }) => (
            <Bar key={key} dataKey={key} name={name} stackId="all" fill={color} isAnimationActive={false} />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

export function UsageChart({ report: { periods, modules } }: { report: UsageReport }) {
  const { t } = useTranslation('statistics');
  return (
    <StackedBars
      label={t('chart.time')}
      heightPx={260}
      rows={periods.map(({ start, modules: own }) => ({
        start,
        ...Object.fromEntries(own.map(({ module, actions }) => [module, actions])),
      }))}
      parts={modules.map(({ module }) => ({ key: module, name: t(`module.${module}`), color: colorOf(module) }))}
    />
  );
}

export function SolvedChart({ report: { periods, searches } }: { report: UsageReport }) {
  const { t } = useTranslation('statistics');
  if (!searches) return null;
  const { ended, solved } = searches;
  const said = t('chart.rate', {
    solved: formatNumber(solved),
    ended: formatNumber(ended),
    percent: formatPercent(solved / Math.max(1, ended)),
  });
  return (
    <>
      <StackedBars
        label={`${t('chart.searches')}. ${said}`}
        heightPx={200}
        rows={periods.map(({ start }, at) => {
          const { ended: all = 0, solved: done = 0 } = searches.periods[at] ?? {};
          return { start, solved: done, unsolved: all - done };
        })}
        parts={[
          { key: 'solved', name: t('chart.solved'), color: 'var(--success)' },
          { key: 'unsolved', name: t('chart.unsolved'), color: 'var(--line-strong)' },
        ]}
      />
      <p style={{ margin: 0, textAlign: 'center' }}>{said}</p>
    </>
  );
}

/** How many of the best routes cost how much. */
export function CostChart({ costs }: { costs: BestRoutes['costs'] }) {
  const { t } = useTranslation('statistics');
  const money = (minorUnits: number) => formatMoney(minorUnits, costs.currency);
  return (
    <StackedBars
      label={t('chart.costs')}
      heightPx={220}
      rows={costs.steps.map(({ from, to, routes }) => ({
        start: to === undefined ? t('chart.over', { amount: money(from) }) : `${money(from)}–${money(to)}`,
        routes,
      }))}
      parts={[{ key: 'routes', name: t('column.routes'), color: 'var(--primary)' }]}
      tick={(range) => range}
    />
  );
}
