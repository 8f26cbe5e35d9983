// SD files (CTfile formats, BIOVIA 2020): a molfile, data items, `$$$$`. Read record by record, so that a file of 50 MB
// is never held as text as a whole; nothing is judged here, so that the caller can speak of every record.

import {
  countsAt,
  headerLines,
  isMolfileEnd,
  markedCounts,
  mendMolfile,
  type MolfileProblem,
} from './molfile-lines.ts';
import { decodeText, encodingOf, type TextEncodingName } from './text.ts';

export interface SdRecord {
  /** Its place in the file, from 1; records without content count. */
  record: number;
  /** From the title to `M  END`, each line ended by LF; '' where the record holds no molfile. */
  molblock: string;
  title: string;
  /** In the order of the file; a name may come twice, an item without a name is called by its field number. */
  fields: [name: string, value: string][];
  /** Its molfile is not whole; `molblock` is what there is of it. */
  problem?: MolfileProblem;
}

/**
 * The records of an SD file or molfile, V2000 or V3000, with LF, CRLF or CR line ends and in any encoding of
 * `decodeText`. The last record needs no `$$$$`; white space behind the last one is no record.
 */
export function* readSdFile(bytes: Uint8Array): Generator<SdRecord> {
  const { text, encoding } = plainBytes(bytes);
  const decoder = new TextDecoder(encoding);
  let record = 0;
  for (const part of recordParts(text))
    for (const lines of molfilesApart(decoder.decode(part).split(/\r\n|\r|\n/))) yield readLines((record += 1), lines);
}

function readLines(record: number, lines: readonly string[]): SdRecord {
  const end = endOfMolfile(lines);
  const { lines: molfile, problem } = mendMolfile(lines.slice(0, end));
  return {
    record,
    molblock: molfile.length === 0 ? '' : `${molfile.join('\n')}\n`,
    title: molfile[0]?.trim() ?? '',
    fields: readDataItems(lines.slice(end)),
    ...(problem && { problem }),
  };
}

// Where a `$$$$` is missing, the counts of the next molecule say that one begins, unless a data item holds a molfile.
function molfilesApart(lines: string[]): string[][] {
  const first = countsAt(lines);
  const second = first === -1 ? -1 : nextMolfile(lines, first + 1);
  return second === -1 ? [lines] : [lines.slice(0, second), ...molfilesApart(lines.slice(second))];
}

function nextMolfile(lines: readonly string[], from: number): number {
  for (let at = from; at < lines.length; at += 1) {
    if (!markedCounts.test(lines[at] ?? '') || itemName(lines[at - headerLines - 1] ?? '') !== undefined) continue;
    const begin = Math.max(from, at - headerLines);
    const end = lines.findLastIndex((line, index) => index >= begin && index < at && isMolfileEnd(line));
    return end === -1 ? begin : end + 1;
  }
  return -1;
}

/** The data items among lines behind a molfile; lines outside of items are passed over. */
export function readDataItems(lines: readonly string[]): [name: string, value: string][] {
  const items: { name: string; lines: string[] }[] = [];
  for (const line of lines) {
    const name = itemName(line);
    if (name === undefined) items.at(-1)?.lines.push(line);
    else items.push({ name, lines: [] });
  }
  return items.map((item) => [item.name, valueOf(item.lines)]);
}

// UTF-16 is the only encoding in which a dollar sign is not the one byte it looks like.
function plainBytes(bytes: Uint8Array): { text: Buffer; encoding: TextEncodingName } {
  const encoding = encodingOf(bytes);
  if (encoding.startsWith('utf-16')) return { text: Buffer.from(decodeText(bytes), 'utf8'), encoding: 'utf-8' };
  return { text: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), encoding };
}

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

function* recordParts(text: Buffer): Generator<Buffer> {
  let from = 0;
  for (let at = text.indexOf('$$$$'); at !== -1; at = text.indexOf('$$$$', at + 1)) {
    if (at < from || (at > 0 && !isLineEnd(text[at - 1]))) continue;
    yield text.subarray(from, at);
    from = nextLine(text, at);
  }
  const rest = text.subarray(from);
  if (rest.some((byte) => byte > 0x20)) yield rest;
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === lineFeed || byte === carriageReturn;
}

function nextLine(text: Buffer, from: number): number {
  let at = from;
  while (at < text.length && !isLineEnd(text[at])) at += 1;
  return text[at] === carriageReturn && text[at + 1] === lineFeed ? at + 2 : at + 1;
}

/** The index behind the molfile's last line. Where `M  END` is missing, what stands before the first item is all there is. */
function endOfMolfile(lines: readonly string[]): number {
  const end = lines.findIndex(isMolfileEnd);
  const firstItem = lines.findIndex((line) => itemName(line) !== undefined);
  if (end !== -1 && (firstItem === -1 || end < firstItem)) return end + 1;
  return firstItem === -1 ? lines.length : firstItem;
}

// `> <NAME>`, `>  25 <NAME> (1)`, `> DT12 (MOL-3)`
function itemName(line: string): string | undefined {
  if (!line.startsWith('>')) return undefined;
  return /<(.*)>/.exec(line)?.[1]?.trim() ?? /^>.*?\b(DT\d+)\b/.exec(line)?.[1];
}

// An item ends with a blank line; text that follows nonetheless belongs to it. A line of white space stands for a blank
// one inside the value, and one more blank before `>` or `$$$$` keeps such a line
// from ending the value (files/write/sd-file.ts).
function valueOf(lines: readonly string[]): string {
  const last = lines.findLastIndex((line) => line !== '');
  return lines
    .slice(0, last + 1)
    .map((line) => (line.trim() === '' ? '' : line.replace(/^ (?= *(?:>|\$\$\$\$))/, '')))
    .join('\n');
}
