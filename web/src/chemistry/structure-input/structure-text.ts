// What people paste and drop, brought to the one structure that the server is asked about.

const molfileEnd = /^M {2}END.*$/m;
const sdfDelimiter = /^\$\$\$\$.*$/m;

export interface StructureText {
  text: string;
  /** Structures that came along and were left out. */
  leftOut: number;
}

/** The first structure of a text: the first record of an SD file, else the text as it is, without space around it. */
export function firstStructure(raw: string): StructureText {
  const text = raw.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  if (!isMolfile(text)) return { text: text.trim(), leftOut: 0 };
  const records = text.split(sdfDelimiter).filter((record) => record.trim() !== '');
  return { text: molfileOf(records[0] ?? ''), leftOut: records.length - 1 };
}

/** The first structure of a SMILES file: one a line, a name may follow after white space. */
export function firstSmiles(raw: string): StructureText {
  const lines = raw.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  return { text: lines[0]?.trim().split(/\s+/)[0] ?? '', leftOut: Math.max(0, lines.length - 1) };
}

/** Does the text hold a molfile (V2000 or V3000)? */
export function isMolfile(text: string): boolean {
  return /\bV[23]000\b/.test(text) && molfileEnd.test(text);
}

/** A ChemDraw document (CDXML, or CDX in base64 as the clipboard has it) or a reaction file: the service finds its structure. */
export function isDrawing(text: string): boolean {
  const start = text
    .slice(0, 2_000)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (start.startsWith('$RXN') || isBase64Cdx(start)) return true;
  return /^<(?:\?xml|!DOCTYPE CDXML|CDXML)\b/.test(start) && /<CDXML\b/.test(text);
}

/** Line notations and molfiles read better in a fixed pitch than names do. */
export function looksLikeNotation(text: string): boolean {
  return /[=#@[\]\\/\n]|[a-z]1|\(/.test(text);
}

// "VjCD0100", the first bytes of every CDX file, as far as whole letters of base64 go.
function isBase64Cdx(text: string): boolean {
  return /^(?:base64::)?VmpDRDAxMD/.test(text);
}

// The header of a molfile has three lines that may be empty, so nothing is trimmed at its start.
function molfileOf(record: string): string {
  const end = molfileEnd.exec(record);
  const body = end ? record.slice(0, end.index + end[0].length) : record;
  return `${body}\n`;
}
