// A route's score, and on demand what it is made of.

import type { RouteSummary } from '@app/shared/contracts/routes/routes';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { ScoreExplained } from './parts.tsx';
import { Popover } from './popover.tsx';
import { partsOf, type ScoreParts } from '../score/score-parts.ts';
import styles from '../score/score.module.css';

export function ScoreCell({ route, compact = false }: { route: RouteSummary; compact?: boolean }) {
  const { t } = useTranslation('routes');
  if (!route.solved) return <span title={t('score.unsolved')}>–</span>;
  const score = formatNumber(route.score, 1);
  return (
    <Popover
      width={320}
      className={compact ? styles.hostCompact : styles.host}
      label={t('score.button', { score })}
      content={<ScoreExplained route={route} />}
    >
      <span className={styles.number}>{score}</span>
      <ScoreBar parts={route.scoreParts} />
    </Popover>
  );
}

const bar = { height: 18, cell: 9, gap: 2 } as const;

/** One cell a part, each filled as far as the part is good. */
export function ScoreBar({ parts }: { parts: ScoreParts }) {
  const values = partsOf(parts).map(([, value]) => Math.round(bar.height * value * 10) / 10);
  const column = (place: number, height: number) =>
    `M${place * (bar.cell + bar.gap)} ${bar.height}v${-height}h${bar.cell}v${height}z`;
  const width = values.length * (bar.cell + bar.gap) - bar.gap;
  return (
    <svg width={width} height={bar.height} className={styles.bar} aria-hidden="true">
      <path className={styles.cell} d={values.map((_, place) => column(place, bar.height)).join('')} />
      <path className={styles.fill} d={values.map((height, place) => column(place, height)).join('')} />
    </svg>
  );
}
