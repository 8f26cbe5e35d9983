// A day of the calendar as ISO 8601 writes it: YYYY-MM-DD. No time, no time zone.

/** The day that was written, as in 2026-1-5, 2026/01/05, 2026年1月5日 or 20260105; null for what is no day. */
export function readDay(text: string): string | null {
  const parts = /^(\d{4})(?:([-/.年])(\d{1,2})[-/.月](\d{1,2})日?|(\d\d)(\d\d))$/.exec(
    text.trim().replaceAll(/\s/g, ''),
  );
  if (!parts) return null;
  const [, year = '', , month = parts[5] ?? '', date = parts[6] ?? ''] = parts;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

/** Written as the product keeps it, and in the calendar: not 2026-02-30. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
