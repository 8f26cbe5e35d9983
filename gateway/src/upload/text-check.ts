// .rxn, .rdf, .txt and .csv: small files of text.

import { AppError } from '@app/shared/errors/app-error';
import type { UploadLimits } from '@app/shared/rules/upload';
import { checkWhole, type FileCheck } from './file-check.ts';
import { LineBlocks } from './line-blocks.ts';

type Rule = Pick<UploadLimits, 'empty' | 'molecules' | 'holdsPatterns' | 'rowsApart'>;

/** One entry a line; blank lines do not count. */
export function createTextCheck(rule: Rule): FileCheck {
  return checkLines(rule, () => undefined);
}

/** As text; a cell that a spreadsheet would compute is refused (ASVS 1.2.10). */
export function createCsvCheck(rule: Rule): FileCheck {
  if (rule.holdsPatterns || rule.rowsApart) return createTextCheck(rule);
  return checkLines(rule, (line, row) => {
    if (line.includes('=') && line.split(/[,;\t]/).some(isFormula)) {
      throw new AppError('fileContentError', { row, reason: 'formula' });
    }
  });
}

/** A list of objects, or an object a line. */
export function createJsonCheck({ empty }: Rule): FileCheck {
  return checkWhole((file) => {
    const text = file.toString('utf8').replace(/^\uFEFF/, '');
    const whole = parsed(text);
    if (Array.isArray(whole) && whole.length === 0) throw new AppError(empty);
    if (whole === undefined && parsed(text.trimStart().split('\n', 1)[0] ?? '') === undefined) {
      throw new AppError('fileDamaged', { reason: 'json' });
    }
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One reaction: its counts, and a whole molfile (V2000) or connection table (V3000) for each molecule. */
export function createRxnCheck({ empty }: Rule): FileCheck {
  return checkWhole((file) => {
    const text = file
      .toString('latin1')
      .replace(/^\u00EF\u00BB\u00BF/, '')
      .replaceAll('\r\n', '\n')
      .trimStart();
    const isNew = text.startsWith('$RXN V3000');
    const counts = (isNew ? newCounts : oldCounts).exec(text)?.slice(1).map(Number);
    const molecules = text.match(isNew ? newEnds : oldEnds)?.length ?? 0;
    const named = counts?.reduce((sum, count) => sum + count, 0);
    const isWhole = !isNew || /^M {2}END/m.test(text);
    if (named === undefined || molecules < named || !isWhole || text.includes('\0')) {
      throw new AppError('fileDamaged', { reason: 'reaction' });
    }
    if (named === 0) throw new AppError(empty);
  });
}

/** Molecules and reactions, each behind its mark. */
export function createRdfCheck({ empty }: Rule): FileCheck {
  return checkWhole((file) => {
    const text = file.toString('latin1');
    if (text.includes('\0')) throw new AppError('fileDamaged', { reason: 'nul' });
    if (!/^\$(?:MFMT|RFMT)\b/m.test(text)) throw new AppError(empty);
  });
}

const newCounts = /^M {2}V30 COUNTS +(\d{1,4}) +(\d{1,4})/m;
const newEnds = /^M {2}V30 END CTAB/gm;
/** The fifth line, in columns of three; blank lines too many or too few change nothing. */
const oldCounts = /^(?:[^\n]*\n){1,8}? {0,2}(\d{1,3}) {0,2}(\d{1,3})(?:[ \d]*)\n\s*(?:\$MOL|$)/;
const oldEnds = /^M {2}END/gm;

function checkLines(rule: Rule, look: (line: string, row: number) => void): FileCheck {
  let row = 0;
  let entries = 0;
  const check = eachLine((line) => {
    row += 1;
    if (line.trim() === '') return;
    look(line, row);
    entries += 1;
    const { under, tooMany } = rule.molecules;
    if (entries >= under) throw new AppError(tooMany, { molecules: entries, limit: under });
  });
  return {
    push: check.push,
    end() {
      check.end();
      if (entries === 0) throw new AppError(rule.empty);
    },
  };
}

// Looks at each character once: a line of blanks must not take longer than any other.
function isFormula(cell: string): boolean {
  const text = cell.trimStart();
  return (text.startsWith('"') ? text.slice(1).trimStart() : text).startsWith('=');
}

function eachLine(take: (line: string) => void): FileCheck {
  const blocks = new LineBlocks((block) => {
    for (const line of block.toString('latin1').slice(0, -1).split('\n')) take(line);
  });
  return { push: (chunk) => blocks.push(chunk), end: () => blocks.end() };
}
