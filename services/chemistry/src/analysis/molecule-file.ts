// The structures in a small file, as text for the recogniser: one for each line of a list, row of a table or record of
// an SD file. Nothing is judged here, so that the answer can speak of every row.

export interface FileRow {
  /** Line of a list or table, record of an SD file; counted from 1. */
  row: number;
  text: string;
}

const structureHeads =
  /^(?:smiles|canonical[ _]?smiles|structure|inchi|inchi[ _-]?key|cas(?:[ _]?(?:no|number))?|name|结构|分子|名称)$/i;

/** Rows of a file by its format: `sdf` and `mol` by record, `csv` by its structure column, anything else by line. */
export function rowsOfFile(fileName: string, content: Buffer): FileRow[] {
  const text = content
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n');
  if (/\.(?:sdf|mol)$/i.test(fileName) || /^M {2}END/m.test(text)) return recordsOf(text);
  return /\.csv$/i.test(fileName) ? rowsOfTable(text) : linesOf(text);
}

function recordsOf(text: string): FileRow[] {
  return text
    .split(/^\$\$\$\$.*\n?/m)
    .filter((record) => record.trim() !== '')
    .map((record, index) => ({ row: index + 1, text: record }));
}

// A SMILES file has a name after the first space or tab; a name of several words is not a SMILES and stays whole.
function linesOf(text: string): FileRow[] {
  return numbered(text).map(({ row, text: line }) => ({ row, text: line.split('\t', 1)[0] ?? '' }));
}

function rowsOfTable(text: string): FileRow[] {
  const rows = numbered(text).map(({ row, text: line }) => ({ row, cells: cellsOf(line) }));
  const heads = rows[0]?.cells ?? [];
  const column = heads.findIndex((head) => structureHeads.test(head.trim()));
  const body = column === -1 ? rows : rows.slice(1);
  return body.map(({ row, cells }) => ({ row, text: cells[Math.max(0, column)] ?? '' }));
}

function numbered(text: string): FileRow[] {
  return text
    .split('\n')
    .map((line, index) => ({ row: index + 1, text: line.trim() }))
    .filter(({ text: line }) => line !== '');
}

// RFC 4180 within one line; semicolons, as some office programs write them, where there is no comma outside quotes.
function cellsOf(line: string): string[] {
  const byComma = splitCells(line, ',');
  return byComma.length > 1 ? byComma : splitCells(line, ';');
}

function splitCells(line: string, separator: string): string[] {
  const cells: string[] = [''];
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) cells.push('');
    else cells[cells.length - 1] += letter;
  }
  return cells.map((cell) => cell.trim());
}
