// Peaks as an analyst pastes them from a spreadsheet or a report: m/z values, with intensities or without.

export interface Peak {
  mz: number;
  /** In whatever unit it was given. */
  intensity?: number;
}

export interface PeakList {
  peaks: readonly Peak[];
  /** Pieces of the text that are no number, except column headers. */
  unread: readonly string[];
  /** Peaks beyond the limit, the weakest of them or the last. */
  leftOut: number;
}

/** Most peaks that the service matches at once. */
export const mostPeaks = 500;
const highestMz = 20_000;

/**
 * Reads a list. Lines that all have the same two or more numbers are a table: m/z, intensity, and columns that are not
 * used. Anything else is a list of m/z values, one a line or separated by spaces, tabs, commas or semicolons.
 */
export function readPeaks(text: string): PeakList {
  const rows = rowsOf(text);
  const read = rows.map((row) => row.filter(isNumber).map(numberOf)).filter((row) => row.length > 0);
  const unread = rows.slice(firstNumbers(rows)).flatMap((row) => row.filter((piece) => !isNumber(piece)));
  const peaks = isTable(read)
    ? read.map(([mz = 0, intensity = 0]) => ({ mz, intensity }))
    : read.flat().map((mz) => ({ mz }));
  return limited(
    peaks.filter(({ mz }) => mz > 0 && mz <= highestMz),
    unread,
  );
}

function limited(peaks: readonly Peak[], unread: readonly string[]): PeakList {
  const byIntensity = peaks.toSorted((a, b) => (b.intensity ?? 0) - (a.intensity ?? 0));
  const kept = byIntensity.slice(0, mostPeaks).toSorted((a, b) => a.mz - b.mz);
  return { peaks: kept, unread, leftOut: peaks.length - kept.length };
}

/** A table has several lines of the same length. */
function isTable(rows: readonly (readonly number[])[]): boolean {
  const width = rows[0]?.length ?? 0;
  return rows.length > 1 && width > 1 && rows.every((row) => row.length === width);
}

/** End of the header lines: the first line with a number. */
function firstNumbers(rows: readonly (readonly string[])[]): number {
  const at = rows.findIndex((row) => row.some(isNumber));
  return at === -1 ? 0 : at;
}

function rowsOf(text: string): string[][] {
  const written = hasDecimalCommas(text) ? text.replaceAll(',', '.') : text;
  return written
    .split(/\r\n?|\n/)
    .map((line) => line.split(/[\s,;|]+/).filter((piece) => piece !== ''))
    .filter((row) => row.length > 0);
}

/** `212,1070`: no point anywhere, and no comma but between digits, three or more after it. */
function hasDecimalCommas(text: string): boolean {
  return !text.includes('.') && /\d,\d{3}/.test(text) && !/,(?!\d{3,}(?!\d*,))|(?<!\d),/.test(text);
}

const number = /^[+]?\d+(?:\.\d*)?(?:e[+-]?\d+)?$/i;

function isNumber(piece: string): boolean {
  return number.test(piece) || /^\.\d+$/.test(piece);
}

function numberOf(piece: string): number {
  return Number(piece);
}
