// Abbreviations in molfiles (CTfile formats, S-groups of type SUP): Boc or Ph drawn as a word over atoms that are all there.

const typesLine = /^M {2}STY +\d+((?: +\d+ +[A-Z]{3})+)\s*$/;
const groupLine = /^M {2}S(?:TY|AL|BL|MT|PA|LB|DI|BV|CL|ST|AP|NC|PL|DT|DD|ED|CD|DS) /;

/**
 * The molfile without its abbreviations and notes, which say nothing about the molecule. One with any other S-group
 * (polymers, mixtures) stays as it is, for the recogniser to refuse.
 */
export function withoutAbbreviations(molfile: string): string {
  if (!molfile.includes('M  STY')) return molfile;
  const lines = molfile.split('\n');
  const types = lines.flatMap((line) => typesLine.exec(line)?.[1]?.match(/[A-Z]{3}/g) ?? []);
  const isPlain = types.every((type) => type === 'SUP' || type === 'DAT');
  return isPlain ? lines.filter((line) => !groupLine.test(line)).join('\n') : molfile;
}
