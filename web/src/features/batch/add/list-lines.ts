// The list as it is typed, and what of it comes back to be mended.

import type { WorklistRow } from '@app/shared/contracts/batch';

/** Entries of the list: lines with something on them. */
export function countEntries(text: string): number {
  return linesOf(text).filter((line) => line.trim() !== '').length;
}

/** Lines as the field numbers them, the last one too while it is empty. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/);
}

/**
 * The rejected entries as they were given: whole lines if the sent list is still known, since a response cuts
 * the text to 120 characters.
 */
export function rejectedLines(rows: readonly WorklistRow[], sent?: string): string[] {
  const lines = sent === undefined ? [] : linesOf(sent);
  return rows.filter((row) => row.outcome === 'rejected' && row.text.trim() !== '').map((row) => wholeLine(row, lines));
}

/** Puts lines below what a field holds. */
export function withLines(text: string, lines: readonly string[]): string {
  return [...(text.trim() === '' ? [] : [text.replace(/\s+$/, '')]), ...lines].join('\n');
}

/** Rows of a response as lines of a list: the molecule, and what it was called. */
export function linesOfRows(rows: readonly WorklistRow[]): string[] {
  return rows.flatMap(({ molecule, text }) => (molecule ? [`${molecule.smiles}\t${text}`.trim()] : []));
}

function wholeLine({ row, text }: WorklistRow, lines: readonly string[]): string {
  const line = lines[row - 1]?.trim();
  return line?.startsWith(text.replace(/…$/, '').trim()) ? line : text;
}
