// An .sdf file, record by record, without reading its molecules: header and counts line, `M  END`, data headers, `$$$$`
// (CTfile formats, BIOVIA 2020).

import { AppError } from '@app/shared/errors/app-error';
import type { UploadLimits } from '@app/shared/rules/upload';
import type { FileCheck } from './file-check.ts';
import { LineBlocks } from './line-blocks.ts';

const newline = 10;
const blank = 32;
const greaterThan = 62;
const dollar = 36;
const capitalM = 77;
const recordEnd = Buffer.from('$$$$');
const recordEndLine = Buffer.from('\n$$$$');
const headerStart = Buffer.from('\n>');
const moleculeEnd = Buffer.from('M  END');
const moleculeEndLine = Buffer.from('\nM  END');
/** Title, program and comment; then the counts. */
const titleLines = 3;

/** `  6  6  0 …`: atoms in the first three columns, bonds in the next. */
export function isCountsLine(line: string): boolean {
  return /^ {0,2}\d[\d ]{0,5}(?:\s|$)/.test(line);
}

/** Refuses a damaged file, too many molecules, a missing molid column where the rule needs one, and no record at all. */
export function createSdfCheck(rule: Pick<UploadLimits, 'empty' | 'molecules' | 'noMolid'>): FileCheck {
  const scan = new SdfScan(rule);
  const lines = new LineBlocks((block) => scan.take(block));
  return {
    push: (chunk) => lines.push(chunk),
    end() {
      lines.end();
      scan.end();
    },
  };
}

/** The same of the line from `at` to `end`, as bytes: a file has tens of thousands of them. */
export function isCountsLineAt(block: Buffer, at: number, end: number): boolean {
  let from = at;
  while (from < end && from < at + 2 && block[from] === blank) from += 1;
  if (!isDigit(block[from]) || from >= end) return false;
  for (let next = from + 1; next <= from + 6; next += 1) {
    if (next >= end || isSpace(block[next])) return true;
    if (!isDigit(block[next])) return false;
  }
  return false;
}

class SdfScan {
  readonly #rule: Pick<UploadLimits, 'empty' | 'molecules' | 'noMolid'>;
  #records = 0;
  #hasMolid: boolean;
  // Of the record at hand.
  #linesRead = 0;
  #hasText = false;
  #hasMolecule = false;

  constructor(rule: Pick<UploadLimits, 'empty' | 'molecules' | 'noMolid'>) {
    this.#rule = rule;
    this.#hasMolid = rule.noMolid === undefined;
  }

  take(block: Buffer): void {
    let at = 0;
    while (at < block.length) {
      at = this.#linesRead <= titleLines ? this.#takeHeaderLine(block, at) : this.#takeRest(block, at);
    }
  }

  end(): void {
    if (this.#hasMolecule) this.#closeRecord();
    else if (this.#hasText || this.#linesRead > titleLines) throw this.#damaged();
    if (this.#records === 0) throw new AppError(this.#rule.empty);
    if (!this.#hasMolid && this.#rule.noMolid) throw new AppError(this.#rule.noMolid);
  }

  #takeHeaderLine(block: Buffer, at: number): number {
    const end = endOfLine(block, at);
    const isBlank = !this.#hasText && isBlankLine(block, at, end);
    if (block[at] === dollar && block.subarray(at, end).indexOf(recordEnd) === 0) throw this.#damaged();
    if (this.#linesRead === titleLines) {
      // Blank lines may stand before a record and after the last one.
      if (isBlank) return end + 1;
      if (!isCountsLineAt(block, at, end)) throw this.#damaged();
    }
    this.#linesRead += 1;
    this.#hasText ||= !isBlank;
    return end + 1;
  }

  #takeRest(block: Buffer, at: number): number {
    const end = recordEndFrom(block, at);
    const upTo = end === -1 ? block.length : end;
    if (this.#hasMolid) this.#hasMolecule ||= hasMoleculeEndNear(block, at, upTo);
    if (!this.#hasMolecule || !this.#hasMolid) this.#look(block, at, upTo);
    if (end === -1) return block.length;
    if (!this.#hasMolecule) throw this.#damaged();
    this.#closeRecord();
    return endOfLine(block, end) + 1;
  }

  #look(block: Buffer, from: number, to: number): void {
    const at = this.#hasMolecule ? from : moleculeEndFrom(block, from);
    if (at === -1 || at >= to) return;
    this.#hasMolecule = true;
    this.#hasMolid ||= hasMolidHeader(block.subarray(at, to));
  }

  #closeRecord(): void {
    this.#records += 1;
    const { under, tooMany } = this.#rule.molecules;
    if (this.#records >= under) throw new AppError(tooMany, { molecules: this.#records, limit: under });
    this.#linesRead = 0;
    this.#hasText = false;
    this.#hasMolecule = false;
  }

  #damaged(): AppError {
    return new AppError('fileDamaged', { record: this.#records + 1 });
  }
}

const shortLine = 96;

// Looking for the end of a short line takes less time than asking for it to be looked for.
function endOfLine(block: Buffer, at: number): number {
  const upTo = Math.min(block.length, at + shortLine);
  for (let end = at; end < upTo; end += 1) if (block[end] === newline) return end;
  return block.indexOf(newline, at);
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

// As `\s` in Latin-1.
function isSpace(byte: number | undefined): boolean {
  return byte === blank || byte === 0xa0 || (byte !== undefined && byte >= 0x09 && byte <= 0x0d);
}

function isBlankLine(block: Buffer, from: number, to: number): boolean {
  // Most lines begin with a letter or a few blanks; the rest is for the odd one.
  for (let at = from; at < to; at += 1) if ((block[at] ?? 0) > 0x20) return false;
  return true;
}

const dollarsTried = 4;
const nearBytes = 512;

// Looking for one byte takes much less time than looking for several, and few files have a dollar anywhere else.
function recordEndFrom(lines: Buffer, from: number): number {
  let at = lines.indexOf(dollar, from);
  for (let tried = 0; at !== -1 && tried < dollarsTried; tried += 1) {
    if ((at === 0 || lines[at - 1] === newline) && startsWith(lines, recordEnd, at)) return at;
    at = lines.indexOf(dollar, at + 1);
  }
  return at === -1 ? -1 : afterLineFeed(lines.indexOf(recordEndLine, at - 1));
}

function moleculeEndFrom(lines: Buffer, from: number): number {
  if (startsWith(lines, moleculeEnd, from)) return from;
  return afterLineFeed(lines.indexOf(moleculeEndLine, from));
}

// Most records have little data behind their molecule: its end is found soon from the end of the record.
function hasMoleculeEndNear(lines: Buffer, from: number, to: number): boolean {
  const lowest = Math.max(from, to - nearBytes);
  for (let at = to - moleculeEnd.length; at >= lowest; at -= 1) {
    const isCandidate = lines[at] === capitalM && (at === from || lines[at - 1] === newline);
    if (isCandidate && startsWith(lines, moleculeEnd, at)) return true;
  }
  return false;
}

function afterLineFeed(at: number): number {
  return at === -1 ? -1 : at + 1;
}

function startsWith(lines: Buffer, text: Buffer, at: number): boolean {
  for (let index = 0; index < text.length; index += 1) if (lines[at + index] !== text[index]) return false;
  return true;
}

// `> <molid>`, `>  25 <MOLID> (1)`: a line that starts with > and names the column in angle brackets.
function hasMolidHeader(lines: Buffer): boolean {
  let start = lines[0] === greaterThan ? 0 : lines.indexOf(headerStart) + 1;
  while (start > 0 || lines[start] === greaterThan) {
    const end = lines.indexOf(newline, start);
    if (/<\s*molid\s*>/i.test(lines.toString('latin1', start, end === -1 ? lines.length : end))) return true;
    start = lines.indexOf(headerStart, start + 1) + 1;
    if (start === 0) return false;
  }
  return false;
}
