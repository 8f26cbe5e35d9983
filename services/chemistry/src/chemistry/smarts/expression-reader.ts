// What stands between the brackets of a SMARTS atom: `;` binds weakest, then `,`, then `&` and nothing at all. What a
// single sign asks of an atom is for the vocabulary of a matcher to say.

import { endOfParentheses } from './read-smarts.ts';
import { both, either, no, not, yes } from './verdict.ts';
import type { Verdict } from './verdict.ts';

/** A test by what the matcher gives it. */
export type Test<A, B> = (a: A, b: B) => Verdict;

export interface Vocabulary<A, B> {
  /** The sign at the reader's place, read to its end; null for one that is not known. */
  primitive(reader: ExpressionReader<A, B>): Test<A, B> | null;
  /** What stands in `$(...)`. */
  recursion(smarts: string): Test<A, B>;
  /** What is not known, or nothing at all. */
  unknown(): Test<A, B>;
}

export class ExpressionReader<A, B> {
  readonly #text: string;
  readonly #words: Vocabulary<A, B>;
  #at = 0;

  /** `text` without its brackets; a map number at its end says nothing. */
  constructor(text: string, words: Vocabulary<A, B>) {
    this.#text = text.replace(/:\d+$/, '');
    this.#words = words;
  }

  read(): Test<A, B> {
    return this.#joined(';', both, () => this.#joined(',', either, () => this.#all()));
  }

  get isAtStart(): boolean {
    return this.#at === 0;
  }

  get rest(): string {
    return this.#text.slice(this.#at);
  }

  /** Takes what a sticky pattern finds here. */
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found) this.#at += found[0].length;
    return found;
  }

  #joined(sign: string, join: (a: Verdict, b: Verdict) => Verdict, next: () => Test<A, B>): Test<A, B> {
    let test = next();
    while (this.#text[this.#at] === sign) {
      this.#at += 1;
      const [one, other] = [test, next()];
      test = (a, b) => join(one(a, b), other(a, b));
    }
    return test;
  }

  #all(): Test<A, B> {
    const tests: Test<A, B>[] = [];
    while (this.#at < this.#text.length && !';,'.includes(this.#text[this.#at] ?? '')) {
      if (this.#text[this.#at] === '&') this.#at += 1;
      else tests.push(this.#one());
    }
    const [first, ...rest] = tests;
    if (!first) return this.#words.unknown();
    if (rest.length === 0) return first;
    return (a, b) => {
      let verdict: Verdict = yes;
      for (const test of tests) {
        verdict = both(verdict, test(a, b));
        if (verdict === no) return no;
      }
      return verdict;
    };
  }

  #one(): Test<A, B> {
    if (this.take(/!/y)) {
      const test = this.#one();
      return (a, b) => not(test(a, b));
    }
    if (this.#text.startsWith('$(', this.#at)) {
      const start = this.#at + 2;
      this.#at = endOfParentheses(this.#text, start - 1);
      return this.#words.recursion(this.#text.slice(start, this.#at - 1));
    }
    const taken = this.#words.primitive(this);
    if (taken) return taken;
    // What is not known is passed over to the end, so that it cannot be read for something else.
    this.#at = this.#text.length;
    return this.#words.unknown();
  }
}

/** `+2`, `--` as a number. */
export function chargeOf(text: string): number {
  const digits = text.slice(1);
  const size = /^\d+$/.test(digits) ? Number(digits) : text.length;
  return text.startsWith('+') ? size : -size;
}
