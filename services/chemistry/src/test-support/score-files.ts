// Files of molecules for tests of scoring.

import { workbookOf } from '../files/testing/workbook.ts';

/** An .xlsx file of rows of texts. */
export function sheetOf(rows: readonly (readonly string[])[]): Promise<Buffer> {
  return workbookOf({ rows: rows.map((cells) => `<row>${cells.map(cellOf).join('')}</row>`).join('') });
}

/** A record of an .sdf file: a molfile, and data fields. */
export function recordOf(molfile: string, fields: Record<string, string> = {}): string {
  const items = Object.entries(fields).map(([name, value]) => `>  <${name}>\n${value}\n\n`);
  return `${molfile.replace(/\n*$/, '\n')}${items.join('')}$$$$\n`;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function cellOf(text: string): string {
  const escaped = text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign);
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped}</t></is></c>`;
}
