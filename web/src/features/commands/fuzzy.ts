// How well words that are typed fit a text, and where. Whole stretches count most, then words, then letters in their order.

export interface Fit {
  /** Greater is better; 100 for the very text. */
  score: number;
  /** Stretches of the text that were typed: [from, to). */
  marks: readonly (readonly [number, number])[];
}

/** A fit of this score or more begins the text, or one of its words. */
export const strongFit = 70;

/** Undefined where the text does not hold what was typed. */
export function fitOf(typed: string, text: string): Fit | undefined {
  const wanted = plain(typed).trim();
  const given = plain(text);
  if (wanted === '' || wanted.length > given.length) return undefined;
  return inOnePiece(wanted, given) ?? inWords(wanted, given) ?? inLetters(wanted, given);
}

// Of the same length as the text, so that places in one are places in the other.
function plain(text: string): string {
  return [...text].map((one) => (one.toLowerCase().length === one.length ? one.toLowerCase() : one)).join('');
}

function inOnePiece(wanted: string, given: string): Fit | undefined {
  const places = startsOf(wanted, given);
  const at = places.find((place) => beginsWord(given, place)) ?? places[0];
  if (at === undefined) return undefined;
  const base = at === 0 ? 90 : beginsWord(given, at) ? 75 : 55;
  return { score: base + (10 * wanted.length) / given.length, marks: [[at, at + wanted.length]] };
}

/** Each typed word begins a word of the text, in any order. */
function inWords(wanted: string, given: string): Fit | undefined {
  const words = wanted.split(/\s+/);
  if (words.length < 2) return undefined;
  const marks = words.map((word) => {
    const places = startsOf(word, given);
    const at = places.find((place) => beginsWord(given, place)) ?? places[0];
    return at === undefined ? undefined : ([at, at + word.length] as const);
  });
  const found = marks.flatMap((mark) => (mark ? [mark] : []));
  if (found.length < words.length) return undefined;
  return { score: 50 + (10 * wanted.length) / given.length, marks: joined(found) };
}

/** Letters in their order, from the beginning of a word on; what lies far apart was not meant. */
function inLetters(wanted: string, given: string): Fit | undefined {
  const letters = [...wanted.replaceAll(/\s+/g, '')];
  if (letters.length < 2) return undefined;
  const starts = startsOf(letters[0] ?? '', given).filter((at) => beginsWord(given, at));
  const fits = starts.flatMap((start) => fitFrom(start, letters, given) ?? []);
  return fits.toSorted((a, b) => b.score - a.score)[0];
}

function fitFrom(start: number, letters: readonly string[], given: string): Fit | undefined {
  const places = [start];
  for (const letter of letters.slice(1)) {
    const last = places.at(-1) ?? start;
    const after = startsOf(letter, given).filter((at) => at > last);
    // The next letter, else the next beginning of a word, else wherever it comes.
    const at = after.find((one) => one === last + 1) ?? after.find((one) => beginsWord(given, one)) ?? after[0];
    if (at === undefined) return undefined;
    places.push(at);
  }
  const runs = joined(places.map((at) => [at, at + 1] as const));
  const loose = runs.filter(([from]) => !beginsWord(given, from)).length;
  // A slip of one letter is forgiven, more is another word.
  if (loose > (letters.length < 4 ? 0 : 1) || runs.length > Math.max(2, letters.length / 2 + 1)) return undefined;
  return { score: 40 - 5 * runs.length - 8 * loose, marks: runs };
}

function startsOf(part: string, text: string): number[] {
  const found: number[] = [];
  if (part === '') return found;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
}

// Chinese has no spaces: each character may begin a word.
function beginsWord(text: string, at: number): boolean {
  const [before = '', here = ''] = [text[at - 1], text[at]];
  return at === 0 || !/[\p{L}\p{N}]/u.test(before) || /\p{Script=Han}/u.test(here);
}

function joined(marks: readonly (readonly [number, number])[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const [from, to] of marks.toSorted(([a], [b]) => a - b)) {
    const last = runs.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else runs.push([from, to]);
  }
  return runs;
}
