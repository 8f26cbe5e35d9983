// A route's score and what it is made of.

import type { RouteSummary } from '@app/shared/contracts/routes';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
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

/** One cell a part, each filled as far as the part is good. */
export function ScoreBar({ parts }: { parts: ScoreParts }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      {partsOf(parts).map(([part, value]) => (
        <span key={part} className={styles.cell}>
          <span className={styles.fill} style={{ height: `${Math.round(value * 100)}%` }} />
        </span>
      ))}
    </span>
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
