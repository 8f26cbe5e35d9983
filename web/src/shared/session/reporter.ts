// Mouse, key and touch are reported to the gateway at most once a minute, by whichever tab sees them (decisions section 6).

import { activityReportMs } from '@app/shared/constants/limits';

export const reportedKey = 'active-reported-at';
const retryMs = 5_000;
const soonestMs = 1_000;

export interface ReporterParts {
  now: () => number;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** How long the session lasts without activity; a short one is reported more often than once a minute. */
  restMs: () => number;
  /** Reports to the gateway. Rejects when it could not be reached. */
  report: () => Promise<void>;
}

export interface ActivityReporter {
  /** The user did something: reports it now, or as soon as the minute is over. */
  touch: () => void;
  /** Reports now, whatever was reported before. Rejects when the gateway could not be reached. */
  reportNow: () => Promise<void>;
  stop: () => void;
}

/**
 * Reports activity, never more often than once a minute or a quarter of the rest.
 * What happens in between is reported at its end, so that the gateway's clock is the only one.
 */
export function createReporter({ now, storage, restMs, report }: ReporterParts): ActivityReporter {
  let touchedAt = 0;
  let notBefore = 0;
  let timer = 0;
  const reportedAt = () => Number(storage.getItem(reportedKey) ?? 0);
  const everyMs = () => Math.max(soonestMs, Math.min(activityReportMs, restMs() / 4));
  const dueAt = () => Math.max(reportedAt() + everyMs(), notBefore);

  const reportNow = async () => {
    const before = reportedAt();
    storage.setItem(reportedKey, String(now()));
    try {
      await report();
    } catch (cause) {
      // Still owed; a network that is away is not asked at every move of the mouse.
      storage.setItem(reportedKey, String(before));
      notBefore = now() + retryMs;
      throw cause;
    }
  };
  const tell = () => void reportNow().catch(arm);
  const fire = () => {
    timer = 0;
    // Another tab may have reported it; activity from before a computer slept is not reported as current.
    const isRecent = now() - touchedAt < everyMs() + 2 * retryMs;
    if (isRecent && reportedAt() < touchedAt) tell();
  };
  const arm = () => {
    if (timer === 0) timer = window.setTimeout(fire, Math.max(0, dueAt() - now()));
  };
  return {
    touch: () => {
      touchedAt = now();
      if (dueAt() <= touchedAt) tell();
      else arm();
    },
    reportNow,
    stop: () => window.clearTimeout(timer),
  };
}
