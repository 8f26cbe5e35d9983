// The lines of a molfile as its format wants them (CTfile formats, BIOVIA 2020): three of header, the counts, the atoms and
// bonds that the counts tell. Lines that programs and editors put between them or leave out of the header are mended; a
// table that is not as long as its counts say is not guessed.

/** Why a molfile is not whole: it has no `M  END`, no counts, or other numbers of atoms and bonds than the counts say. */
export type MolfileProblem = 'noEnd' | 'noCounts' | 'wrongCounts';

export interface MolfileLines {
  lines: readonly string[];
  problem?: MolfileProblem;
}

export const markedCounts = /^.{0,40}\bV[23]000\s*$/;
export const headerLines = 3;

/** Where the counts line is; -1 where there is none. */
export function countsAt(lines: readonly string[], from = 0): number {
  for (let at = from; at < lines.length; at += 1) {
    if (markedCounts.test(lines[at] ?? '')) return at;
    if (isBareCounts(lines[at] ?? '') && isAtom(nextFilled(lines, at + 1))) return at;
  }
  return -1;
}

/** A line that ends a molfile, with however many blanks in it. */
export function isMolfileEnd(line: string): boolean {
  return /^M {1,3}END\s*$/.test(line);
}

/** The molfile of a record, from its title to `M  END`. */
export function mendMolfile(given: readonly string[]): MolfileLines {
  if (given.every((line) => line.trim() === '')) return { lines: [] };
  const counts = countsAt(given);
  const end = given.findIndex(isMolfileEnd);
  if (counts === -1 || (end !== -1 && end < counts)) return { lines: withoutBlankEnd(given), problem: 'noCounts' };
  const header = headerOf(given.slice(0, counts));
  const body = given.slice(counts + 1);
  if (end === -1) return { lines: [...header, given[counts] ?? '', ...body], problem: 'noEnd' };
  const line = given[counts] ?? '';
  const filled = body.every((one) => one.trim() !== '') ? body : body.filter((one) => one.trim() !== '');
  const ended = filled.slice(0, filled.findIndex(isMolfileEnd));
  if (line.includes('V3000')) return { lines: [...header, line, ...ended, 'M  END'], ...newProblem(ended) };
  const { atoms, bonds } = numbersOf(line);
  const lines = [...header, isBareCounts(line) ? fullCounts(line) : line, ...ended, 'M  END'];
  return hasTables(ended, atoms, bonds) ? { lines } : { lines, problem: 'wrongCounts' };
}

// `  6  6`, `  6  6  0  0  1`: without the mark of its version, which older programs left out.
function isBareCounts(line: string): boolean {
  return /^ {0,2}\d{1,3} {0,2}\d{1,3}(?: [\d ]{0,30})?$/.test(line.trimEnd()) && !/^\d+$/.test(line.trim());
}

function isAtom(line: string | undefined): boolean {
  return line !== undefined && /^\s*-?\d+\.\d+\s*-?\d+\.\d+\s*-?\d+\.\d+\s+[A-Z*][\w*#]{0,2}/.test(line);
}

function nextFilled(lines: readonly string[], from: number): string | undefined {
  return lines.slice(from, from + 4).find((line) => line.trim() !== '');
}

function fullCounts(line: string): string {
  const { atoms, bonds } = numbersOf(line);
  const chiral = /^.{12} {0,2}1(?:\s|$)/.test(line) ? 1 : 0;
  const [a, b, c] = [atoms, bonds, chiral].map((one) => String(one).padStart(3));
  return `${a}${b}  0  0${c}  0  0  0  0  0999 V2000`;
}

function numbersOf(line: string): { atoms: number; bonds: number } {
  const [atoms, bonds] = [Number(line.slice(0, 3)), Number(line.slice(3, 6))];
  if (Number.isInteger(atoms) && Number.isInteger(bonds)) return { atoms, bonds };
  const [first = 0, second = 0] = line.trim().split(/\s+/).map(Number);
  return { atoms: first, bonds: second };
}

// Lines too many are blank ones, or some program's before the title; lines too few are blank ones taken away.
function headerOf(lines: readonly string[]): readonly string[] {
  if (lines.length <= headerLines) {
    const missing = Array.from({ length: headerLines - lines.length }, () => '');
    // A title alone is a title, and never a comment.
    return lines.length === 1 && lines[0]?.trim() !== '' ? [...lines, ...missing] : [...missing, ...lines];
  }
  const last = lines.slice(-headerLines);
  const filled = lines.filter((line) => line.trim() !== '');
  if (filled.length === 0 || last.filter((line) => line.trim() !== '').length === filled.length) {
    const title = lines.findIndex((line) => line.trim() !== '');
    return title > lines.length - headerLines && !isProgram(lines[title]) ? [lines[title] ?? '', '', ''] : last;
  }
  return filled.length > headerLines ? last : [...filled, '', ''].slice(0, headerLines);
}

// `  Mrv1810 02052112362D`: two letters of initials or none, the program, the date and 2D or 3D.
function isProgram(line = ''): boolean {
  return /^(?: {2}|.{2}\S).*\d{6,10}|[23]D\s*$/.test(line);
}

function hasTables(lines: readonly string[], atoms: number, bonds: number): boolean {
  if (lines.length < atoms + bonds) return false;
  const isAtomLine = (line: string): boolean => isAtom(line);
  const isBondLine = (line: string): boolean => /^[ \d]{3}[ \d]{3}[ \d]{1,3}/.test(line) && !line.includes('.');
  const after = lines[atoms + bonds];
  return (
    lines.slice(0, atoms).every(isAtomLine) &&
    lines.slice(atoms, atoms + bonds).every(isBondLine) &&
    !(after !== undefined && (isAtomLine(after) || /^ {0,2}\d{1,3} {0,2}\d{1,3} {0,2}\d/.test(after)))
  );
}

function newProblem(lines: readonly string[]): { problem?: MolfileProblem } {
  const [, atoms, bonds] =
    /^M {2}V30 COUNTS +(\d+) +(\d+)/.exec(lines.find((line) => line.includes('V30 COUNTS')) ?? '') ?? [];
  if (atoms === undefined) return { problem: 'noCounts' };
  const block = (name: string): number => {
    const begin = lines.findIndex((line) => line.trimEnd() === `M  V30 BEGIN ${name}`);
    const end = lines.findIndex((line) => line.trimEnd() === `M  V30 END ${name}`);
    // A line that ends with a hyphen goes on in the next.
    const inside = begin === -1 ? [] : lines.slice(begin + 1, end === -1 ? undefined : end);
    return inside.filter((_, index) => !/-\s*$/.test(inside[index - 1] ?? '')).length;
  };
  return block('ATOM') === Number(atoms) && block('BOND') === Number(bonds) ? {} : { problem: 'wrongCounts' };
}

function withoutBlankEnd(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return lines.slice(0, last + 1);
}
