import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { useEffect, useState } from 'react';
import { formatDuration, formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import styles from './task-panel.module.css';

const tickMs = 100;

/** Counters of the search; five fixed places, so that nothing moves when they change. */
export function TaskFigures({ task }: { task: RetroTask }) {
  const { t } = useTranslation('retrosynthesis');
  const { progress } = task;
  const elapsedMs = useElapsed(progress.elapsedMs, task.state === 'searching');
  const figures = {
    elapsed: elapsedMs === 0 ? '–' : formatDuration(elapsedMs),
    solved: formatNumber(progress.solvedRoutes),
    first: progress.firstRouteMs === undefined ? '–' : formatDuration(progress.firstRouteMs),
    molecules: formatNumber(progress.molecules),
    expansions: formatNumber(progress.expansions),
  };
  return (
    <dl className={styles.figures}>
      {Object.entries(figures).map(([key, value]) => (
        <div key={key}>
          <dt>{t(`figure.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Milliseconds that go on between two answers of the service. */
function useElapsed(answeredMs: number, isCounting: boolean): number {
  const [since, setSince] = useState({ answeredMs, ms: 0 });
  useEffect(() => {
    if (!isCounting) return undefined;
    const from = performance.now();
    const timer = setInterval(() => setSince({ answeredMs, ms: performance.now() - from }), tickMs);
    return () => clearInterval(timer);
  }, [answeredMs, isCounting]);
  return isCounting && since.answeredMs === answeredMs ? answeredMs + since.ms : answeredMs;
}
