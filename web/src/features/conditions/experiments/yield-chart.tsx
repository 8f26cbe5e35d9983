// How the best yield grew from experiment to experiment.

import type { MeasuredYield } from '@app/shared/contracts/conditions/conditions';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { choiceText } from '../choice.ts';
import frame from './experiments.module.css';
import styles from './yield-chart.module.css';
import { bestOf, bestSoFar } from '../yields.ts';

const width = 360;
const height = 190;
const edge = { left: 34, right: 10, top: 10, bottom: 20 };
const ticks = [0, 25, 50, 75, 100];

export function YieldChart({ results }: { results: readonly MeasuredYield[] }) {
  const { t } = useTranslation('conditions');
  const best = bestOf(results);
  return (
    <section className={frame['card']} aria-label={t('optimization.chart.title')}>
      <header className={frame['head']}>
        <h2>{t('optimization.chart.title')}</h2>
      </header>
      {best === undefined ? (
        <p>{t('optimization.chart.none')}</p>
      ) : (
        <>
          <p className={styles['best']}>
            <strong>{formatNumber(best.yieldPercent)} %</strong> {choiceText(best.choice)}
          </p>
          <Drawing results={results} />
          <p className={styles['axis']}>{t('optimization.chart.axis')}</p>
        </>
      )}
    </section>
  );
}

function Drawing({ results }: { results: readonly MeasuredYield[] }) {
  const { t } = useTranslation('conditions');
  const best = bestSoFar(results);
  const count = results.length;
  const x = (index: number) => edge.left + ((index + 0.5) / count) * (width - edge.left - edge.right);
  const y = (percent: number) => height - edge.bottom - (percent / 100) * (height - edge.top - edge.bottom);
  const line = best.map(
    (percent, index) => `${index === 0 ? 'M' : `H${x(index)}V`}${index === 0 ? `${x(0)} ` : ''}${y(percent)}`,
  );
  const label = t('optimization.chart.label', { count, value: formatNumber(best.at(-1) ?? 0) });
  return (
    <svg className={styles['chart']} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {ticks.map((percent) => (
        <g key={percent}>
          <line className={styles['grid']} x1={edge.left} x2={width - edge.right} y1={y(percent)} y2={y(percent)} />
          <text className={styles['tick']} x={edge.left - 6} y={y(percent) + 4} textAnchor="end">
            {percent}
          </text>
        </g>
      ))}
      <path className={styles['line']} d={line.join('')} />
      {results.map(({ yieldPercent, choice }, index) => (
        <circle
          key={index}
          className={styles['dot']}
          data-best={yieldPercent === best.at(-1)}
          cx={x(index)}
          cy={y(yieldPercent)}
          r={count > 120 ? 2 : 3.5}
        >
          <title>{`${index + 1}: ${formatNumber(yieldPercent)} % · ${choiceText(choice)}`}</title>
        </circle>
      ))}
      {numbersBelow(count).map((number) => (
        <text key={number} className={styles['tick']} x={x(number - 1)} y={height - 4} textAnchor="middle">
          {number}
        </text>
      ))}
    </svg>
  );
}

/** Experiments labelled on the axis: the first, the last, and round numbers between that leave room. */
export function numbersBelow(count: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => count / one <= 8) ?? 500;
  const round = Array.from({ length: Math.floor(count / step) }, (_, index) => (index + 1) * step);
  return [...new Set([1, ...round.filter((one) => one > step / 2 && count - one >= step / 2), count])];
}
