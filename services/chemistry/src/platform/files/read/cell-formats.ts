// What the number format of a cell says about how a person reads its number: as a date, a time, in percent, or with zeros in front.

import { AppError } from '@app/shared/errors/app-error';
import { readXml } from './xml.ts';

/** `digits`: a whole number with at least so many digits. */
export type CellFormat =
  | { kind: 'plain' }
  | { kind: 'date' }
  | { kind: 'percent' }
  | { kind: 'digits'; digits: number };

/** More than any spreadsheet keeps. */
const maxFormats = 100_000;

/** By the index that cells give as their style. */
export async function readCellFormats(bytes: AsyncIterable<Buffer>): Promise<CellFormat[]> {
  const codes = new Map<number, string>();
  const formats: CellFormat[] = [];
  let isInCells = false;
  await readXml(bytes, {
    open: (name, attributes) => {
      if (formats.length + codes.size > maxFormats) throw new AppError('fileDamaged', { reason: 'styles' });
      if (name === 'cellXfs') isInCells = true;
      else if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      else if (name === 'xf' && isInCells) formats.push(formatOf(Number(attributes['numFmtId'] ?? 0), codes));
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return formats;
}

const plain: CellFormat = { kind: 'plain' };

// ECMA-376 part 1, §18.8.30: the built-in dates and times, those of East Asian Excel among them; 46 is a span of time.
const builtInDates: readonly (readonly [from: number, to: number])[] = [
  [14, 22],
  [27, 36],
  [45, 45],
  [47, 47],
  [50, 58],
];

function formatOf(id: number, codes: ReadonlyMap<number, string>): CellFormat {
  const code = codes.get(id);
  if (code === undefined) return builtInFormat(id);
  const [positive = ''] = code.split(';');
  // Text in quotes, escaped characters, and colours, conditions and locales in brackets say nothing; [h] is a span.
  const bare = positive.replaceAll(/"[^"]*"|\\.|[_*]./g, '');
  if (/\[(?:h+|m+|s+)\]/i.test(bare)) return plain;
  const letters = bare.replaceAll(/\[[^\]]*\]/g, '');
  if (letters.includes('%')) return { kind: 'percent' };
  if (/^0{2,}$/.test(letters)) return { kind: 'digits', digits: letters.length };
  return /[ymdhs]/i.test(letters) && !/general/i.test(letters) ? { kind: 'date' } : plain;
}

function builtInFormat(id: number): CellFormat {
  if (id === 9 || id === 10) return { kind: 'percent' };
  return builtInDates.some(([from, to]) => id >= from && id <= to) ? { kind: 'date' } : plain;
}

/** A number as a person would read it: the 15 digits a spreadsheet shows, dates as ISO 8601. */
export function readNumber(text: string, format: CellFormat | undefined, startsIn1904: boolean): string {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text;
  if (format?.kind === 'date') return isoDate(value, startsIn1904) ?? plainNumber(value);
  if (format?.kind === 'percent') return `${plainNumber(value * 100)}%`;
  return format?.kind === 'digits' && Number.isInteger(value) && value >= 0
    ? String(value).padStart(format.digits, '0')
    : plainNumber(value);
}

function plainNumber(value: number): string {
  return String(Number(value.toPrecision(15)));
}

const daySeconds = 86_400;
const lastDay = 2_958_466;

// Days since 30 December 1899, or 1 January 1904. The former counts a 29 February 1900 that never was.
function isoDate(serial: number, startsIn1904: boolean): string | undefined {
  if (serial < 0 || serial >= lastDay) return undefined;
  const skewDays = startsIn1904 ? 1_462 : serial < 60 ? 1 : 0;
  const seconds = Math.round((serial + skewDays) * daySeconds);
  const iso = new Date(Date.UTC(1899, 11, 30) + seconds * 1_000).toISOString();
  if (serial < 1) return iso.slice(11, 19);
  return seconds % daySeconds === 0 ? iso.slice(0, 10) : iso.slice(0, 19);
}
