/** Days as a date field gives them, `2026-11-21`; empty for open. Both days count. */
export interface DayRange {
  from: string;
  until: string;
}

export const allDays: DayRange = { from: '', until: '' };

/** Midnight at the start of the day in the reader's time zone; `undefined` for what is no date. */
export function startOf(day: string): string | undefined {
  return midnight(day, 0);
}

/** Midnight at the end of the day in the reader's time zone; `undefined` for what is no date. */
export function endOf(day: string): string | undefined {
  return midnight(day, 1);
}

function midnight(day: string, later: number): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number);
  const moment = new Date(year, month - 1, date + later);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
