// How the best yield grew from experiment to experiment.

import type { MeasuredYield } from '@app/shared/contracts/conditions/conditions';
import { useTranslation } from 'react-i18next';
import { CartesianGrid, ComposedChart, Line, ResponsiveContainer, Scatter, Tooltip, XAxis, YAxis } from 'recharts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { Section } from '../../../ui/page/section.tsx';
import { choiceText } from '../choice.ts';
import { bestOf, bestSoFar } from '../yields.ts';

export function YieldChart({ results }: { results: readonly MeasuredYield[] }) {
  const { t } = useTranslation('conditions');
  const best = bestOf(results);
  const soFar = bestSoFar(results);
  const points = results.map(({ yieldPercent, choice }, index) => ({
    number: index + 1,
    measured: yieldPercent,
    best: soFar[index],
    text: `${formatNumber(yieldPercent)} % · ${choiceText(choice)}`,
  }));
  return (
    <Section title={t('optimization.chart.title')}>
      {best === undefined ? (
        t('optimization.chart.none')
      ) : (
        <>
          <strong style={{ fontSize: 18 }}>{formatNumber(best.yieldPercent)} %</strong> {choiceText(best.choice)}
          <div
            role="img"
            aria-label={t('optimization.chart.label', {
              count: results.length,
              value: formatNumber(best.yieldPercent),
            })}
          >
            <ResponsiveContainer width="100%" height={200}>
              <ComposedChart data={points} margin={{ top: 12, right: 12, bottom: 20, left: -12 }}>
                <CartesianGrid stroke="var(--line)" />
                <XAxis
                  type="number"
                  dataKey="number"
                  domain={[0.5, results.length + 0.5]}
                  ticks={numbersBelow(results.length)}
                  stroke="var(--secondary)"
                  label={{
                    value: t('optimization.chart.axis'),
                    position: 'bottom',
                    offset: 2,
                    fill: 'var(--secondary)',
                  }}
                />
                <YAxis domain={[0, 100]} ticks={[0, 25, 50, 75, 100]} stroke="var(--secondary)" />
                <Tooltip content={<Point />} />
                <Line
                  type="stepAfter"
                  dataKey="best"
                  stroke="var(--primary)"
                  strokeWidth={2}
                  dot={false}
                  activeDot={false}
                  isAnimationActive={false}
                />
                <Scatter dataKey="measured" fill="var(--bar-neutral)" isAnimationActive={false} />
              </ComposedChart>
            </ResponsiveContainer>
          </div>
        </>
      )}
    </Section>
  );
}

/** Both set by the chart. */
function Point({ active = false, payload = [] }: { active?: boolean; payload?: { payload?: { text: string } }[] }) {
  const text = payload[0]?.payload?.text;
  return active && text !== undefined ? (
    <div style={{ padding: '4px 8px', border: '1px solid var(--line)', background: 'var(--surface)' }}>{text}</div>
  ) : null;
}

/** Experiments labelled on the axis: the first, the last, and round numbers between that leave room. */
export function numbersBelow(count: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => count / one <= 8) ?? 500;
  const round = Array.from({ length: Math.floor(count / step) }, (_, index) => (index + 1) * step);
  return [...new Set([1, ...round.filter((one) => one > step / 2 && count - one >= step / 2), count])];
}
