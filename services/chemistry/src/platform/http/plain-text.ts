// Text that people type and others read: one line, nothing invisible that the database refuses or that turns a line around.

const breaks = /[\p{Cc}\u2028\u2029\s]+/gu;
// Bidirectional overrides, isolates and marks (Unicode UAX #9).
const turns = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The text without control characters, its white space single and none at the ends. */
export function plainLine(text: string): string {
  return text.toWellFormed().replaceAll(turns, '').replaceAll(breaks, ' ').trim();
}

const invisible = /[^\P{Cc}\n\t]/gu;

/** The text with its lines, each without control characters and without white space at its end; none at either end. */
export function plainLines(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(turns, '')
    .replaceAll(invisible, '')
    .replaceAll(/[^\S\n]+$/gm, '')
    .replaceAll(/^\n+|\n+$/g, '');
}
