// The structures in a small file, as text for the recogniser: one for each line of a list, row of a table or record of
// an SD file. Nothing is judged here, so that the answer can speak of every row.

import { readCsv } from '../files/read/csv.ts';
import { readSdFile } from '../files/read/sd-file.ts';
import { decodeText } from '../files/read/text.ts';

export interface FileRow {
  /** Line of a list or table, record of an SD file; counted from 1. */
  row: number;
  text: string;
}

const structureHeads =
  /^(?:smiles|canonical[ _]?smiles|structure|inchi|inchi[ _-]?key|cas(?:[ _]?(?:no|number))?|name|结构|分子|名称)$/i;

/** Rows of a file by its format: `sdf` and `mol` by record, `csv` by its structure column, anything else by line. */
export function rowsOfFile(fileName: string, content: Buffer): FileRow[] {
  const text = decodeText(content);
  if (/\.(?:sdf|mol)$/i.test(fileName) || /^M {2}END/m.test(text)) return recordsOf(content);
  return /\.csv$/i.test(fileName) ? rowsOfTable(text) : linesOf(text);
}

function recordsOf(content: Buffer): FileRow[] {
  return [...readSdFile(content)].flatMap(({ record, molblock }) =>
    molblock === '' ? [] : [{ row: record, text: molblock }],
  );
}

// A SMILES file has a name after the first space or tab; a name of several words is not a SMILES and stays whole.
function linesOf(text: string): FileRow[] {
  return text
    .split('\n')
    .map((line, index) => ({ row: index + 1, text: line.trim().split('\t', 1)[0] ?? '' }))
    .filter((row) => row.text !== '');
}

function rowsOfTable(text: string): FileRow[] {
  const rows = [...readCsv(text)];
  const heads = rows[0]?.cells ?? [];
  const column = heads.findIndex((head) => structureHeads.test(head.trim()));
  const body = column === -1 ? rows : rows.slice(1);
  return body.map(({ row, cells }) => ({ row, text: cells[Math.max(0, column)]?.trim() ?? '' }));
}
