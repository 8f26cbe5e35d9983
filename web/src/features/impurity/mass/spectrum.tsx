// The pasted peaks as sticks: dark where a candidate explains them, hollow and red where none does.

import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import styles from './mass-panel.module.css';
import type { MatchedPeak } from './use-mass-match.ts';

const [width, height, base, edge] = [404, 116, 96, 6];

export function Spectrum({ peaks }: { peaks: readonly MatchedPeak[] }) {
  const { t } = useTranslation('impurity');
  const masses = peaks.map(({ mz }) => mz);
  const [low, high] = [Math.floor(Math.min(...masses)) - 5, Math.ceil(Math.max(...masses)) + 5];
  const strongest = Math.max(...peaks.map(({ intensity }) => intensity ?? 1), 0) || 1;
  const xOf = (mz: number) => edge + ((mz - low) / (high - low)) * (width - 2 * edge);
  const explained = peaks.filter(({ matches }) => matches.length > 0).length;
  return (
    <svg
      className={styles.spectrum}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('masses.spectrum', { explained, count: peaks.length })}
    >
      <line className={styles.axis} x1={edge} x2={width - edge} y1={base} y2={base} />
      {peaks.map(({ mz, intensity = strongest, matches }) => (
        <line
          key={mz}
          className={styles.stick}
          data-explained={matches.length > 0}
          x1={xOf(mz)}
          x2={xOf(mz)}
          y1={base}
          y2={base - Math.max(2, (intensity / strongest) * (base - 8))}
        />
      ))}
      <text x={edge} y={height - 6}>
        {formatNumber(low)}
      </text>
      <text x={width / 2} y={height - 6} textAnchor="middle">
        m/z
      </text>
      <text x={width - edge} y={height - 6} textAnchor="end">
        {formatNumber(high)}
      </text>
    </svg>
  );
}
