// Actions over time: a bar for each period, of its modules one on the other.

import type { UsageModule, UsageReport } from '@app/shared/contracts/statistics';
import { formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { colorOf } from './colors.ts';
import styles from './charts.module.css';

const width = 720;
const height = 220;
const edge = { left: 44, right: 4, top: 10, bottom: 24 };
const mostLabels = 10;

function showEnd(figure: HTMLElement | null): void {
  if (figure) figure.scrollLeft = figure.scrollWidth;
}

export function TimeChart({ report }: { report: UsageReport }) {
  const { t } = useTranslation('statistics');
  const { periods, modules } = report;
  const top = niceTop(Math.max(...periods.map((one) => one.actions)));
  const inner = { width: width - edge.left - edge.right, height: height - edge.top - edge.bottom };
  const slot = inner.width / periods.length;
  const y = (value: number) => edge.top + inner.height * (1 - value / top);
  const every = Math.ceil(periods.length / mostLabels);
  return (
    // Where it does not fit, the newest periods show.
    <figure ref={showEnd} tabIndex={0} aria-label={t('chart.time')} className={styles.figure}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('chart.time')} className={styles.chart}>
        {[0, top / 2, top].map((tick) => (
          <g key={tick}>
            <line x1={edge.left} x2={width - edge.right} y1={y(tick)} y2={y(tick)} className={styles.grid} />
            <text x={edge.left - 6} y={y(tick) + 4} textAnchor="end" className={styles.tick}>
              {formatNumber(tick)}
            </text>
          </g>
        ))}
        {periods.map((period, at) => (
          <g key={period.start}>
            <title>{`${period.start}: ${formatNumber(period.actions)}`}</title>
            <rect x={edge.left + slot * at} y={edge.top} width={slot} height={inner.height} className={styles.slot} />
            {stacked(period.modules, modules).map(({ module, from, to }) => (
              <rect
                key={module}
                x={edge.left + slot * (at + 0.12)}
                y={y(to)}
                width={Math.max(1, Math.min(36, slot * 0.76))}
                height={y(from) - y(to)}
                fill={colorOf(module)}
              />
            ))}
            {at % every === 0 && (
              <text x={edge.left + slot * (at + 0.12)} y={height - 6} className={styles.tick}>
                {period.start.slice(5)}
              </text>
            )}
          </g>
        ))}
      </svg>
      <figcaption className={styles.legend}>
        {modules.map(({ module }) => (
          <span key={module}>
            <i style={{ background: colorOf(module) }} />
            {t(`module.${module}`)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

type Share = { module: UsageModule; actions: number };

/** The same module at the same place in every bar. */
function stacked(own: readonly Share[], order: readonly Share[]): { module: UsageModule; from: number; to: number }[] {
  let sum = 0;
  return order.flatMap(({ module }) => {
    const actions = own.find((one) => one.module === module)?.actions ?? 0;
    const from = sum;
    sum += actions;
    return actions === 0 ? [] : [{ module, from, to: sum }];
  });
}

/** The next round number: 1, 2, 4, 5 or 10 times a power of ten; even, so that its half is whole. */
export function niceTop(value: number): number {
  if (!(value > 2)) return 2;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 4, 5, 10].map((one) => one * power).find((one) => one >= value && one % 2 === 0) ?? 10 * power;
}
