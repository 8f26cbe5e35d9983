// Whether a word can be a SMILES, told by its letters alone: brackets and rings that close, aromatic letters in rings, no
// halogen between two atoms. Asked of every cell of a table, so nothing is parsed as a molecule.

const token = /\[[^\][\s]{1,80}\]|Br|Cl|[BCNOPSFI]|[bcnops]|%\(\d{1,4}\)|%\d\d|\d|[()]|->|<-|[-=#$:/\\~.*]/y;
const written = /[=#$()[\]@/\\%.]|[bcnops]\d|[A-Z]\d/;

/** `sure` has bonds, branches, brackets or rings; `letters` are atoms alone, as `CCO`, which may be a word as well. */
export type SmilesLikeness = 'sure' | 'letters' | 'no';

/** How much a word without blanks looks like a SMILES. */
export function smilesLikeness(word: string): SmilesLikeness {
  if (word.length > 20_000 || /^[-=#$:/\\.)%\d]|[-=#$:/\\.(]$/.test(word)) return 'no';
  const reader = new WordReader();
  for (token.lastIndex = 0; token.lastIndex < word.length;) {
    const found = token.exec(word)?.[0];
    if (found === undefined || !reader.take(found)) return 'no';
  }
  if (!reader.isWhole) return 'no';
  return written.test(word) ? 'sure' : 'letters';
}

class WordReader {
  readonly #openRings = new Set<string>();
  #depth = 0;
  #isBegun = false;
  #isAromatic = false;
  #hasRing = false;
  #isAfterHalogen = false;

  get isWhole(): boolean {
    return this.#isBegun && this.#depth === 0 && this.#openRings.size === 0 && (!this.#isAromatic || this.#hasRing);
  }

  /** False where the text so far is no beginning of a SMILES. */
  take(text: string): boolean {
    if (text === '(' || text === ')') {
      this.#depth += text === '(' ? 1 : -1;
      this.#isAfterHalogen = false;
      return this.#isBegun && this.#depth >= 0;
    }
    if (/^%?\(?\d/.test(text)) return this.#takeRing(text);
    if (text === '.') {
      const isBetweenParts = this.#isBegun;
      this.#isBegun = false;
      this.#isAfterHalogen = false;
      return isBetweenParts;
    }
    return /^[[A-Za-z*]/.test(text) ? this.#takeAtom(text) : this.#isBegun;
  }

  #takeRing(text: string): boolean {
    this.#hasRing = true;
    if (!this.#openRings.delete(text)) this.#openRings.add(text);
    return this.#isBegun;
  }

  #takeAtom(text: string): boolean {
    // It has one bond, so it begins a part or ends a branch.
    const isBetween = this.#isAfterHalogen;
    this.#isAfterHalogen = this.#isBegun && /^(?:F|Cl|Br|I)$/.test(text);
    this.#isBegun = true;
    this.#isAromatic ||= /^[bcnops]$/.test(text);
    return !isBetween;
  }
}

/** The extension of CXSMILES, as `|c:0|`, `|&1:1|` or `|f:0.1|`. */
export const cxExtension = /\|(?:r|[^|\s][^|]*[:$;(][^|]*|\$[^|]*\$)\|/;
