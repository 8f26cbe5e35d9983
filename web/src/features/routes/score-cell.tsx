// A route's score and what it is made of.

import type { RouteSummary } from '@app/shared/contracts/routes';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Popover } from './popover.tsx';
import styles from './score.module.css';

export type ScoreParts = RouteSummary['scoreParts'];
type Part = keyof ScoreParts;

export function ScoreCell({ route, compact = false }: { route: RouteSummary; compact?: boolean }) {
  const { t } = useTranslation('routes');
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

/** The parts with their names, values and meanings. */
export function ScoreExplained({ route }: { route: Pick<RouteSummary, 'score' | 'scoreParts'> }) {
  const { t } = useTranslation('routes');
  return (
    <div className={styles.explained}>
      <p className={styles.total}>{t('score.title', { score: formatNumber(route.score, 1) })}</p>
      <dl className={styles.parts}>
        {partsOf(route.scoreParts).map(([part, value]) => (
          <div key={part} className={styles.part}>
            <dt>{t(`score.part.${part}.name`)}</dt>
            <dd className={styles.track} aria-hidden="true">
              <span style={{ width: `${Math.round(value * 100)}%` }} />
            </dd>
            <dd className={styles.value}>{formatNumber(value, 2)}</dd>
            <dd className={styles.meaning}>{t(`score.part.${part}.meaning`)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('score.note')}</p>
    </div>
  );
}

/** The parts in the order in which every screen shows them. */
export function partsOf(parts: ScoreParts): [Part, number][] {
  const isPart = (name: string): name is Part => name in parts;
  return Object.keys(parts)
    .filter(isPart)
    .map((part) => [part, Math.min(1, Math.max(0, parts[part] ?? 0))]);
}
