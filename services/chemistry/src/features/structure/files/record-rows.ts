// The records of an SD file or RDfile, or a molfile, as rows. One that is not whole is refused by itself.

import { readSdFile, type SdRecord } from '../../../platform/files/read/sd-file.ts';
import { AppError } from '@app/shared/errors/app-error';
import { rowsOfReaction } from './reaction-rows.ts';
import { shownText, type RowLimit, type StructureRow } from './structure-row.ts';

/** A row for each record of an SD file, its number that of the record. */
export function rowsOfRecords(content: Uint8Array, { mostRows }: RowLimit): StructureRow[] {
  const rows: StructureRow[] = [];
  for (const record of readSdFile(content)) {
    rows.push(rowOfRecord(record));
    if (rows.length > mostRows) break;
  }
  return rows;
}

function rowOfRecord({ record, molblock, title, fields, problem }: SdRecord): StructureRow {
  const name = title || nameAmong(fields);
  const row = { row: record, shown: shownText(name), name };
  if (molblock === '') return { ...row, structure: '', refusal: 'emptyRecord' };
  if (problem) return { ...row, structure: '', refusal: 'brokenRecord' };
  return { ...row, structure: molblock };
}

const nameField = /(?:^|[:_.\s])(?:name|title|iupac_?name|compound_?name|molname|common_?name|名称|中文名)$/i;

function nameAmong(fields: readonly (readonly [name: string, value: string])[]): string {
  return fields.find(([field, value]) => nameField.test(field) && value.trim() !== '')?.[1].trim() ?? '';
}

/**
 * A row for each molecule of an RDfile with LF line ends: `$MFMT` holds a molecule, `$RFMT` a reaction, whose products are
 * taken and whose other molecules are offered. Rows are counted through the file, and so are its reactions.
 */
export function rowsOfRdFile(text: string, { mostRows }: RowLimit): StructureRow[] {
  const rows: StructureRow[] = [];
  let reactions = 0;
  for (const part of text.split(/^(?=\$(?:MFMT|RFMT)\b)/m).slice(1)) {
    const [, ...lines] = part.split('\n');
    const data = lines.findIndex((line) => /^\$(?:DTYPE|RDFILE|DATM)\b/.test(line));
    const body = lines.slice(0, data === -1 ? undefined : data);
    const name = nameAmong(dataOf(data === -1 ? [] : lines.slice(data)));
    const isReaction = part.startsWith('$RFMT');
    reactions += isReaction ? 1 : 0;
    const found = isReaction ? reactionRows(body.join('\n')) : moleculeRows(body.join('\n'));
    for (const row of found) {
      const called = row.name || (row.role === undefined ? name : '');
      const about = { row: rows.length + 1, name: called, shown: row.shown || shownText(called) };
      rows.push({ ...row, ...about, ...(isReaction && { reaction: reactions }) });
    }
    if (rows.length > mostRows) break;
  }
  return rows;
}

function moleculeRows(text: string): StructureRow[] {
  return [...readSdFile(Buffer.from(text))].map(rowOfRecord);
}

function reactionRows(text: string): StructureRow[] {
  try {
    return rowsOfReaction(text.slice(Math.max(0, text.indexOf('$RXN'))));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [{ row: 1, shown: '', structure: '', name: '', refusal: 'brokenReaction' }];
  }
}

// `$DTYPE MOL:NAME`, `$DATUM ethanol`; a datum goes on in the lines behind it.
function dataOf(lines: readonly string[]): [name: string, value: string][] {
  const items: [name: string, value: string][] = [];
  for (const line of lines) {
    const [, field] = /^\$DTYPE\s+(.*)$/.exec(line) ?? [];
    const [, datum] = /^\$DATUM\s+(.*)$/.exec(line) ?? [];
    const open = items.at(-1);
    if (field !== undefined) items.push([field.trim(), '']);
    else if (open && datum !== undefined) open[1] = datum.trim();
  }
  return items;
}
