// An .sdf file, record by record, without reading its molecules: header and counts line, `M  END`, data headers, `$$$$`
// (CTfile formats, BIOVIA 2020).

import { AppError } from '@app/shared/errors/app-error';
import type { UploadLimits } from '@app/shared/rules/upload';
import type { FileCheck } from './file-check.ts';
import { LineBlocks } from './line-blocks.ts';

const newline = 10;
const greaterThan = 62;
const recordEnd = Buffer.from('$$$$');
const moleculeEnd = Buffer.from('M  END');
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
    const end = block.indexOf(newline, at);
    const line = block.toString('latin1', at, end).trimEnd();
    if (line.startsWith('$$$$')) throw this.#damaged();
    // Blank lines may stand before a record and after the last one.
    if (this.#linesRead === titleLines && line === '' && !this.#hasText) return end + 1;
    if (this.#linesRead === titleLines && !isCountsLine(line)) throw this.#damaged();
    this.#linesRead += 1;
    this.#hasText ||= line !== '';
    return end + 1;
  }

  #takeRest(block: Buffer, at: number): number {
    const end = lineThatStartsWith(recordEnd, block, at);
    this.#look(block.subarray(at, end === -1 ? block.length : end));
    if (end === -1) return block.length;
    if (!this.#hasMolecule) throw this.#damaged();
    this.#closeRecord();
    return block.indexOf(newline, end) + 1;
  }

  #look(lines: Buffer): void {
    const at = this.#hasMolecule ? 0 : lineThatStartsWith(moleculeEnd, lines, 0);
    if (at === -1) return;
    this.#hasMolecule = true;
    this.#hasMolid ||= hasMolidHeader(lines.subarray(at));
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

function lineThatStartsWith(text: Buffer, lines: Buffer, from: number): number {
  let at = lines.indexOf(text, from);
  while (at > 0 && lines[at - 1] !== newline) at = lines.indexOf(text, at + 1);
  return at;
}

// `> <molid>`, `>  25 <MOLID> (1)`: a line that starts with > and names the column in angle brackets.
function hasMolidHeader(lines: Buffer): boolean {
  for (let at = lines.indexOf('<'); at !== -1; at = lines.indexOf('<', at + 1)) {
    const start = lines.lastIndexOf(newline, at) + 1;
    if (lines[start] === greaterThan && /^\s*molid\s*>/i.test(lines.toString('latin1', at + 1, at + 40))) return true;
  }
  return false;
}
