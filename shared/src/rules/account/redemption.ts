// Until when points are redeemed, and the mall promotion shows: at creation plus so many days, at 23:59:59 of that day
// (specification section 4), as the calendar of the reader's time zone counts days.

import type { AccountType } from '../../constants/modules.ts';
import { externalSources } from '../../constants/modules.ts';
import { isTrial } from './expiry.ts';

const dayMs = 86_400_000;

/** The last second of redemption, epoch ms. `createdAt` in epoch ms; throws a RangeError for an unknown time zone. */
export function redemptionEnd(createdAt: number, days: number, timeZone: string): number {
  const { year, month, day } = wallClock(createdAt, timeZone);
  const wall = Date.UTC(year, month - 1, day + days, 23, 59, 59);
  return momentOf(wall, timeZone);
}

/** True for a time zone of the IANA database, as the runtime knows it. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

export interface PromotedUser {
  accountType: AccountType;
  externalSource: number | null;
  /** ISO 8601. */
  creationTime: string;
}

/** True for a trial user of the mall channel before the end of redemption; `now` in epoch ms. */
export function seesMallPromotion(
  { accountType, externalSource, creationTime }: PromotedUser,
  { days, timeZone, now }: { days: number; timeZone: string; now: number },
): boolean {
  if (!isTrial({ accountType }) || externalSource !== externalSources.mall) return false;
  return now <= redemptionEnd(Date.parse(creationTime), days, timeZone);
}

/** The latest moment at which the clocks of the zone show this wall time; where they skip it, the last moment before. */
function momentOf(wall: number, timeZone: string): number {
  // No zone is further than 14 hours from UTC, so that offsets of a day before and after are all that can hold.
  const offsets = [wall - dayMs, wall, wall + dayMs].map((at) => offsetMs(at, timeZone));
  const fits = offsets.map((offset) => wall - offset).filter((at) => at + offsetMs(at, timeZone) === wall);
  return fits.length > 0 ? Math.max(...fits) : lastBefore(wall, offsets, timeZone);
}

function lastBefore(wall: number, offsets: readonly number[], timeZone: string): number {
  let [low, high] = [wall - Math.max(...offsets) - dayMs, wall - Math.min(...offsets) + dayMs];
  while (high - low > 1_000) {
    const middle = Math.floor((low + high) / 2_000) * 1_000;
    if (middle + offsetMs(middle, timeZone) <= wall) low = middle;
    else high = middle;
  }
  return low;
}

function offsetMs(at: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = wallClock(at, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1_000) * 1_000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function wallClock(at: number, timeZone: string): Record<(typeof wallParts)[number], number> {
  const format = formats.get(timeZone) ?? newFormat(timeZone);
  formats.set(timeZone, format);
  const shown = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const [year, month, day, hour, minute, second] = wallParts.map((part) => shown.get(part) ?? 0);
  return {
    year: year ?? 0,
    month: month ?? 1,
    day: day ?? 1,
    hour: hour ?? 0,
    minute: minute ?? 0,
    second: second ?? 0,
  };
}

const wallParts = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

function newFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
}
