// An .sdf file or molfile, record by record, without reading its molecules: `$$$$` and data headers (CTfile formats, BIOVIA
// 2020). A record that is damaged is refused by itself where it is read; here a file is refused that holds no molecule at
// all.

import { AppError } from '@app/shared/errors/app-error';
import type { UploadLimits } from '@app/shared/rules/upload';
import type { FileCheck } from './file-check.ts';
import { LineBlocks } from './line-blocks.ts';

type Rule = Pick<UploadLimits, 'empty' | 'molecules' | 'noMolid'>;

const newline = 10;
const greaterThan = 62;
const dollar = 36;
const recordEnd = Buffer.from('$$$$');
const recordEndLine = Buffer.from('\n$$$$');
const headerStart = Buffer.from('\n>');
/** The end of a molecule, or the versions that its counts line names. */
const moleculeMarks = [Buffer.from('M  END'), Buffer.from('V2000'), Buffer.from('V3000')];

/** Refuses too many molecules, a missing molid column where the rule needs one, no record, and a file without a molecule. */
export function createSdfCheck(rule: Rule): FileCheck {
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

class SdfScan {
  readonly #rule: Rule;
  #records = 0;
  #hasMolid: boolean;
  #hasMolecule = false;
  /** Of the record at hand. */
  #hasText = false;

  constructor(rule: Rule) {
    this.#rule = rule;
    this.#hasMolid = rule.noMolid === undefined;
  }

  take(block: Buffer): void {
    this.#hasMolecule ||= moleculeMarks.some((mark) => block.includes(mark));
    this.#hasMolid ||= hasMolidHeader(block);
    let at = 0;
    while (at < block.length) {
      const end = recordEndFrom(block, at);
      this.#hasText ||= hasText(block, at, end === -1 ? block.length : end);
      if (end === -1) return;
      this.#closeRecord();
      at = endOfLine(block, end) + 1;
    }
  }

  end(): void {
    if (this.#hasText) this.#closeRecord();
    if (this.#records === 0) throw new AppError(this.#rule.empty);
    if (!this.#hasMolecule) throw new AppError('fileDamaged', { record: 1 });
    if (!this.#hasMolid && this.#rule.noMolid) throw new AppError(this.#rule.noMolid);
  }

  #closeRecord(): void {
    this.#records += 1;
    const { under, tooMany } = this.#rule.molecules;
    if (this.#records >= under) throw new AppError(tooMany, { molecules: this.#records, limit: under });
    this.#hasText = false;
  }
}

function endOfLine(block: Buffer, at: number): number {
  const end = block.indexOf(newline, at);
  return end === -1 ? block.length : end;
}

function hasText(block: Buffer, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if ((block[at] ?? 0) > 0x20) return true;
  return false;
}

const dollarsTried = 4;

// Looking for one byte takes much less time than looking for several, and few files have a dollar anywhere else.
function recordEndFrom(lines: Buffer, from: number): number {
  let at = lines.indexOf(dollar, from);
  for (let tried = 0; at !== -1 && tried < dollarsTried; tried += 1) {
    if ((at === 0 || lines[at - 1] === newline) && startsWith(lines, recordEnd, at)) return at;
    at = lines.indexOf(dollar, at + 1);
  }
  const found = at === -1 ? -1 : lines.indexOf(recordEndLine, at - 1);
  return found === -1 ? -1 : found + 1;
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
