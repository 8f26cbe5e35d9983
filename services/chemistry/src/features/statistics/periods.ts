// Calendar days, weeks and months in a time zone, as the moments at which they begin.

import { mostPeriods, type UsagePeriod } from '@app/shared/contracts/statistics';

export interface Periods {
  /** First days, YYYY-MM-DD. */
  starts: string[];
  /** Moments at which the periods begin, and the one at which the last has ended. */
  borders: Date[];
}

const dayMs = 86_400_000;

/** Periods from the first day to the last; undefined when there are none, or too many. */
export function periodsBetween(from: string, to: string, period: UsagePeriod, timeZone: string): Periods | undefined {
  if (!isDay(from) || !isDay(to)) return undefined;
  const [first, end] = [dayOf(from), dayOf(to) + dayMs];
  if (first >= end) return undefined;
  const starts: number[] = [];
  for (let day = first; day < end; day = nextStart(day, period)) {
    starts.push(day);
    if (starts.length > mostPeriods) return undefined;
  }
  const borders = [...starts, end].map((day) => new Date(momentOf(day, timeZone)));
  return { starts: starts.map((day) => new Date(day).toISOString().slice(0, 10)), borders };
}

/** Whether the run time knows the zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const dayOf = (text: string): number => Date.parse(`${text}T00:00:00Z`);
const isDay = (text: string): boolean => !Number.isNaN(dayOf(text));

// The first period may begin within a week or a month; the next ones begin with theirs. Weeks begin on Monday (ISO 8601).
function nextStart(day: number, period: UsagePeriod): number {
  const date = new Date(day);
  if (period === 'day') return day + dayMs;
  if (period === 'week') return day + (7 - ((date.getUTCDay() + 6) % 7)) * dayMs;
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

/** When this day begins on the clocks of the zone; of a day whose midnight is skipped, its first moment. */
function momentOf(day: number, timeZone: string): number {
  const guess = day - offsetMs(day, timeZone);
  const better = day - offsetMs(guess, timeZone);
  return better === guess ? guess : Math.max(guess, better);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function offsetMs(moment: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  if (formats.size < 500) formats.set(timeZone, format);
  return Date.parse(`${format.format(moment).replace(' ', 'T')}Z`) - Math.floor(moment / 1_000) * 1_000;
}
