// What a provider says of a person, read alike by every server of ours. Providers write one thing in many forms: a mapper with
// several values makes a list of each, another one a text of each, and a directory holds names longer than any field of ours.

export type Claims = Readonly<Record<string, unknown>>;

/** The tenants that a claim names, in its order: texts separated by commas, a list, or a list of such texts. */
export function tenantsIn(claim: unknown): string[] {
  const named = [claim].flat(2).flatMap((entry) => textOf(entry).split(','));
  return named.map((entry) => entry.trim()).filter((entry) => entry !== '');
}

/** The one value of a claim; of a list its first. */
export function singleOf(claim: unknown): unknown {
  return Array.isArray(claim) ? singleOf(claim[0]) : claim;
}

/** The claim as text that can be kept, not longer than `longest` characters (code points). */
export function textIn(claim: unknown, longest = Number.POSITIVE_INFINITY): string {
  // A database holds neither half a character nor a NUL.
  const text = textOf(singleOf(claim)).toWellFormed().replaceAll('\0', '').trim();
  return text.length <= longest ? text : [...text].slice(0, longest).join('').trim();
}

/** Longest texts of a user record (specification section 3), in characters. */
export const nameLength = 200;
export const phoneLength = 50;
export const emailLength = 320;

const han = /^\p{Script=Han}+$/u;

/**
 * A person's full name, empty where nobody says it. A Chinese name that the provider has put together in the order of the
 * West (玮 陈) is read from its parts, family name first and without a space: 陈玮.
 */
export function fullNameIn(claims: Claims): string {
  const [name, given, family] = ['name', 'given_name', 'family_name'].map((claim) => textIn(claims[claim]));
  const full = name || [given, family].filter(Boolean).join(' ');
  const isPutTogether = withoutSpaces(full) === `${given}${family}` || withoutSpaces(full) === `${family}${given}`;
  const isChinese = han.test(given ?? '') && han.test(family ?? '');
  return textIn(isChinese && isPutTogether ? `${family}${given}` : full, nameLength);
}

/** A date as a claim has it; undefined for one that cannot be read. */
export type ClaimedDate = Date | null | undefined;

// ISO 8601 and RFC 3339. Whatever else a parser takes, it guesses: 1.2.2099 may be the first of February or of January.
const dateText = /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|z|[+-]\d{2}:?\d{2})?)?$/;
/** Numbers beyond are milliseconds, which RFC 7519 does not know. */
const maxSeconds = 100_000_000_000;

/**
 * The date of a claim: null where it says nothing, undefined where it cannot be read. A day without a time is its first
 * moment, or its last with `ofDay` 'end', in UTC; a number is seconds (RFC 7519).
 */
export function dateIn(claim: unknown, ofDay: 'start' | 'end' = 'start'): ClaimedDate {
  const value = singleOf(claim);
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'number') {
    return Number.isFinite(value) && value >= 0 && value < maxSeconds ? new Date(value * 1_000) : undefined;
  }
  const parts = typeof value === 'string' ? dateText.exec(value.trim()) : null;
  return parts ? dateOf(parts, ofDay) : undefined;
}

function dateOf(
  [text, year, month, day, hours, minutes, , zone]: RegExpExecArray,
  ofDay: 'start' | 'end',
): ClaimedDate {
  const isDay = Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month));
  if (!isDay || Number(hours ?? 0) > 23 || Number(minutes ?? 0) > 59) return undefined;
  if (hours === undefined) return new Date(`${text}T${ofDay === 'end' ? '23:59:59.999' : '00:00:00.000'}Z`);
  const date = new Date(`${text.replace(/[Tt ]/, 'T').toUpperCase()}${zone === undefined ? 'Z' : ''}`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function daysIn(year: number, month: number): number {
  return month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 0;
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/gu, '');
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
