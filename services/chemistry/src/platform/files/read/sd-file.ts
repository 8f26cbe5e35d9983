// SD files (CTfile formats, BIOVIA 2020): a molfile, data items, `$$$$`. Read line by line and given record by record, so
// that a file is never held as text as a whole; nothing is judged here, so that the caller can speak of every record.

import {
  countsAt,
  headerLines,
  isMolfileEnd,
  markedCounts,
  mendMolfile,
  type MolfileProblem,
} from './molfile-lines.ts';
import { encodingOf } from './text.ts';

export interface SdRecord {
  /** Its place in the file, from 1; records without content count. */
  record: number;
  /** Of the record's first line, from 1. */
  line: number;
  /** From the title to `M  END`, each line ended by LF; '' where the record holds no molfile. */
  molblock: string;
  title: string;
  /** In the order of the file; a name may come twice, an item without a name is called by its field number. */
  fields: [name: string, value: string][];
  /** Its molfile is not whole; `molblock` is what there is of it. */
  problem?: MolfileProblem;
  /** It had more lines than are read, or longer ones; `molblock` and `fields` are those of its beginning. */
  isCut?: true;
}

/**
 * The records of an SD file or molfile, V2000 or V3000, with LF, CRLF or CR line ends and in any encoding of
 * `decodeText`. The last record needs no `$$$$`; white space behind the last one is no record.
 */
export function* readSdFile(bytes: Uint8Array): Generator<SdRecord> {
  const records = new SdRecords();
  for (const line of linesOf(bytes)) yield* records.push(line);
  yield* records.end();
}

/** Takes the lines of an SD file, without line ends, and gives the records that end with each. */
export class SdRecords {
  readonly #mostLines: number;
  #lines: string[] = [];
  #isCut = false;
  #line = 0;
  #firstLine = 1;
  #records = 0;

  /** `mostLines` bounds a record: what follows is left out, and the record is marked. */
  constructor(mostLines = Number.POSITIVE_INFINITY) {
    this.#mostLines = mostLines;
  }

  /** `isCut` says that this is only the beginning of the line. */
  push(line: string, isCut = false): SdRecord[] {
    this.#line += 1;
    if (line.startsWith('$$$$')) return this.#take();
    this.#isCut ||= isCut || this.#lines.length >= this.#mostLines;
    if (!this.#isCut) this.#lines.push(line);
    return [];
  }

  end(): SdRecord[] {
    return this.#lines.some((line) => line.trim() !== '') ? this.#take() : [];
  }

  #take(): SdRecord[] {
    const isCut = this.#isCut;
    let line = this.#firstLine;
    const records = molfilesApart(this.#lines).map((lines): SdRecord => {
      const read = { record: (this.#records += 1), line, ...readLines(lines), ...(isCut && { isCut }) };
      line += lines.length;
      return read;
    });
    [this.#lines, this.#isCut, this.#firstLine] = [[], false, this.#line + 1];
    return records;
  }
}

function readLines(lines: readonly string[]): Omit<SdRecord, 'record' | 'line'> {
  const end = endOfMolfile(lines);
  const { lines: molfile, problem } = mendMolfile(lines.slice(0, end));
  return {
    molblock: molfile.length === 0 ? '' : `${molfile.join('\n')}\n`,
    title: molfile[0]?.trim() ?? '',
    fields: readDataItems(lines.slice(end)),
    ...(problem && { problem }),
  };
}

const pieceBytes = 64 * 1024;

/** The lines of a text in memory, decoded piece by piece. */
function* linesOf(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  let open = '';
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const isLast = at + pieceBytes >= bytes.length;
    const text = open + decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: !isLast });
    // A line feed may follow in the next piece.
    const lines = text.split(isLast ? /\r\n|\r|\n/ : /\r\n|\r(?!$)|\n/);
    open = lines.pop() ?? '';
    yield* lines;
  }
  if (open !== '') yield open;
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

// Lines outside of items are passed over.
function readDataItems(lines: readonly string[]): [name: string, value: string][] {
  const items: { name: string; lines: string[] }[] = [];
  for (const line of lines) {
    const name = itemName(line);
    if (name === undefined) items.at(-1)?.lines.push(line);
    else items.push({ name, lines: [] });
  }
  return items.map((item) => [item.name, valueOf(item.lines)]);
}

/** The index behind the molfile's last line. Where `M  END` is missing, what comes before the first item is all there is. */
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
