// By the letter of the format a molfile whose chiral flag is 0 shows a racemate, and Indigo takes it at its word. Nearly all
// that is drawn and written elsewhere says 0 and means what is drawn; a racemate is one that says so by a stereo group.

/** A molfile or reaction file whose configurations are absolute as drawn, but for those in stereo groups. */
export function absoluteAsDrawn(text: string): string {
  return text
    .replaceAll(/^([ \d]{3}[ \d]{3}.{6})[ \d]{2}0(.*V2000)/gm, (_, head: string, tail: string) => `${head}  1${tail}`)
    .replaceAll(/^(M {2}V30 COUNTS(?: +\d+){4}) +0/gm, (_, head: string) => `${head} 1`);
}
