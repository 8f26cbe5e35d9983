// A moment as the clock of a reader shows it.

/** Date, time and the zone of the clock, of a moment in ISO 8601: `2026-03-04 13:06 UTC+8`. */
export function localTime(moment: string, hoursEast: number): string {
  const shifted = new Date(new Date(moment).getTime() + hoursEast * 3_600_000).toISOString();
  return `${shifted.slice(0, 16).replace('T', ' ')} ${zoneName(hoursEast)}`;
}

function zoneName(hoursEast: number): string {
  if (hoursEast === 0) return 'UTC';
  const minutes = Math.round(Math.abs(hoursEast) * 60);
  const rest = minutes % 60;
  const clock = `${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  return `UTC${hoursEast < 0 ? '−' : '+'}${clock}`;
}
