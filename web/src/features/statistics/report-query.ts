// What the page asks for, as its address says it.

import {
  usageModules,
  usagePeriods,
  type UsageModule,
  type UsagePeriod,
  type UsageQuestion,
} from '@app/shared/contracts/statistics';

export const spans = [7, 30, 90, 365] as const;

/** A day of the reader's own calendar, YYYY-MM-DD. */
export function dayText(date: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(date);
}

/** So many days, the last of them today. */
export function lastDays(days: number, today = new Date()): { from: string; to: string } {
  const first = new Date(today);
  first.setDate(first.getDate() - days + 1);
  return { from: dayText(first), to: dayText(today) };
}

/** How a span is best counted: no chart of 365 bars. */
export function fittingPeriod(days: number): UsagePeriod {
  if (days <= 31) return 'day';
  return days <= 120 ? 'week' : 'month';
}

export function readQuestion(search: URLSearchParams, today = new Date()): UsageQuestion {
  const fallback = lastDays(30, today);
  const from = dayIn(search.get('from')) ?? fallback.from;
  const to = dayIn(search.get('to')) ?? fallback.to;
  const [first, last] = from <= to ? [from, to] : [to, from];
  const asked = search.get('period');
  const days = daysBetween(first, last);
  const period = usagePeriods.find((one) => one === asked) ?? fittingPeriod(days);
  const module = usageModules.find((one) => one === search.get('module'));
  const user = search.get('user');
  return {
    from: first,
    to: last,
    // The service takes 400 bars.
    period: period === 'day' && days > 400 ? 'month' : period,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(module && { modules: [module] }),
    ...(user && { userIds: [user] }),
  };
}

export function writeQuestion(
  search: URLSearchParams,
  change: { from?: string; to?: string; period?: string; module?: UsageModule | ''; user?: string },
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [key, value] of Object.entries(change)) {
    if (value === '') next.delete(key);
    else next.set(key, value);
  }
  return next;
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}

function dayIn(text: string | null): string | undefined {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}
