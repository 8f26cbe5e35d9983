// SD files (CTfile formats, BIOVIA 2020) that read back as what was written (files/read/sd-file.ts).

import type { Readable } from 'node:stream';
import { textStream } from './chunks.ts';
import type { Cell, Table, TableRow } from './table.ts';

/** One record for each row: its molfile as it stands, and a data item for each cell that is not null. */
export function writeSdFile({ columns, rows }: Table): Readable {
  return textStream(records(itemNames(columns.map(({ heading }) => heading)), rows));
}

const withoutAtoms = '\n\n\n  0  0  0     0  0            999 V2000\nM  END\n';

async function* records(names: readonly string[], rows: Table['rows']): AsyncGenerator<string> {
  for await (const row of rows) yield recordOf(row, names);
}

function recordOf({ molblock = withoutAtoms, cells }: TableRow, names: readonly string[]): string {
  const molfile = molblock.replaceAll(/\r\n?/g, '\n').replace(/\n*$/, '\n');
  const items = names.map((name, index) => itemOf(name, cells[index] ?? null));
  return `${molfile}${items.join('')}$$$$\n`;
}

function itemOf(name: string, cell: Cell): string {
  if (cell === null || (typeof cell === 'number' && !Number.isFinite(cell))) return '';
  return `>  <${name}>\n${valueLines(String(cell))}\n`;
}

// A blank line would end the value, a line like a heading or the end of the record would be taken for one: a blank in
// front of each keeps them apart.
function valueLines(text: string): string {
  if (text === '') return '';
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => (line === '' || /^ *(?:>|\$\$\$\$)/.test(line) ? ` ${line}` : line));
  return `${lines.join('\n')}\n`;
}

// What stands in angle brackets must not hold one, nor be empty; two items of one name would be read as one by many.
function itemNames(headings: readonly string[]): string[] {
  const taken = new Set<string>();
  return headings.map((heading, index) => {
    const plain = heading
      .replaceAll(/[<>\p{Cc}]/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const base = plain === '' ? `FIELD_${index + 1}` : plain;
    let name = base;
    for (let copy = 2; taken.has(name); copy += 1) name = `${base} (${copy})`;
    taken.add(name);
    return name;
  });
}
