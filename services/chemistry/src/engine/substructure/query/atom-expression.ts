// What stands between the brackets of a SMARTS atom, as a test of an atom's figures.

import { elementNumbers } from './elements.ts';
import type { Figures } from '../figures.ts';
import { both, either, no, not, perhaps, verdictOf, yes, type Verdict } from '../../../chemistry/smarts/verdict.ts';

/** `nested` answers whether the recursive pattern of that number lies on the atom. */
export type AtomTest = (atom: Figures, nested: (pattern: number) => Verdict) => Verdict;

export interface ExpressionNotes {
  /** Notes a recursive pattern and gives its number. */
  nested: (smarts: string) => number;
  /** Notes that something is answered with perhaps. */
  vague: () => void;
}

/** Reads an expression. What is not known here is answered with perhaps. */
export function readAtomExpression(text: string, notes: ExpressionNotes): AtomTest {
  return new Reader(text.replace(/:\d+$/, ''), notes).expression();
}

/** Reads an atom without brackets. */
export function symbolTest(symbol: string): AtomTest {
  if (symbol === '*') return () => yes;
  if (symbol === 'A') return (atom) => verdictOf(atom.aromatic === 0);
  if (symbol === 'a') return (atom) => verdictOf(atom.aromatic === 1);
  const isAromatic = symbol === symbol.toLowerCase();
  const z = elementNumbers.get(isAromatic ? symbol.charAt(0).toUpperCase() + symbol.slice(1) : symbol);
  return z === undefined ? () => perhaps : (atom) => verdictOf(atom.z === z && atom.aromatic === Number(isAromatic));
}

class Reader {
  readonly #text: string;
  readonly #notes: ExpressionNotes;
  #at = 0;

  constructor(text: string, notes: ExpressionNotes) {
    this.#text = text;
    this.#notes = notes;
  }

  /** `;` binds weakest, then `,`, then `&` and nothing at all. */
  expression(): AtomTest {
    // Alone a hydrogen is the atom, and no plain molecule holds one; among other things it has rules of its own.
    if (/^\d*H([+-]\d*|\++|-+)?$/.test(this.#text)) return () => no;
    if (/^\d*H(?![a-z])|[!,;]H(?![\da-z])/.test(this.#text)) return this.#unknown();
    return this.#joined(';', both, () => this.#joined(',', either, () => this.#all()));
  }

  #joined(sign: string, join: (a: Verdict, b: Verdict) => Verdict, next: () => AtomTest): AtomTest {
    let test = next();
    while (this.#text[this.#at] === sign) {
      this.#at += 1;
      const [one, other] = [test, next()];
      test = (atom, nested) => join(one(atom, nested), other(atom, nested));
    }
    return test;
  }

  #all(): AtomTest {
    const tests: AtomTest[] = [];
    while (this.#at < this.#text.length && !';,'.includes(this.#text[this.#at] ?? '')) {
      if (this.#text[this.#at] === '&') this.#at += 1;
      else tests.push(this.#one());
    }
    const [first, ...rest] = tests;
    if (!first) return this.#unknown();
    if (rest.length === 0) return first;
    return (atom, nested) => {
      let verdict: Verdict = yes;
      for (const test of tests) {
        verdict = both(verdict, test(atom, nested));
        if (verdict === no) return no;
      }
      return verdict;
    };
  }

  #one(): AtomTest {
    if (this.#take(/!/y)) {
      const test = this.#one();
      return (atom, nested) => not(test(atom, nested));
    }
    if (this.#text.startsWith('$(', this.#at)) return this.#recursion();
    const taken = this.#primitive();
    if (taken) return taken;
    // What is not known is passed over to the end, so that it cannot be read for something else.
    this.#at = this.#text.length;
    return this.#unknown();
  }

  #unknown(): AtomTest {
    this.#notes.vague();
    return () => perhaps;
  }

  #recursion(): AtomTest {
    const start = this.#at + 2;
    let depth = 1;
    let end = start;
    while (depth > 0 && end < this.#text.length) {
      if (this.#text[end] === '(') depth += 1;
      if (this.#text[end] === ')') depth -= 1;
      end += 1;
    }
    this.#at = end;
    const pattern = this.#notes.nested(this.#text.slice(start, end - 1));
    return (_atom, nested) => nested(pattern);
  }

  #primitive(): AtomTest | null {
    const number = this.#take(/#(\d+)/y);
    if (number) return figureIs('z', Number(number[1]));
    const charge = this.#take(/\+(\d+)|-(\d+)|\++|-+/y);
    // A range of charges is left to RDKit.
    if (charge) return this.#text[this.#at] === '{' ? null : figureIs('charge', chargeOf(charge[0]));
    // Configuration is asked for apart (configuration.ts).
    if (this.#take(/@{1,2}/y)) return /^((TH|AL|SP|TB|OH)\d|\?)/.test(this.#text.slice(this.#at)) ? null : () => yes;
    const isotope = this.#take(/\d+/y);
    if (isotope) return figureIs('isotope', Number(isotope[0]));
    return this.#element() ?? this.#count();
  }

  #element(): AtomTest | null {
    const two = this.#text.slice(this.#at, this.#at + 2);
    const isTwo =
      (two.length === 2 && elementNumbers.has(two)) || two === 'se' || two === 'as' || two === 'te' || two === 'si';
    const one = this.#text[this.#at] ?? '';
    // H, D and R count; those elements are met at the start of an expression or as #1.
    const symbol = isTwo ? two : /[BCNOFPSIKVWUYAabcnops*]/.test(one) ? one : '';
    if (symbol === '') return null;
    this.#at += symbol.length;
    return symbolTest(symbol);
  }

  #count(): AtomTest | null {
    const counted = this.#take(/([HhDXRrxv])(\d*)(\{(\d*)-(\d*)\})?/y);
    if (!counted) return null;
    const [, kind = '', digits = '', range, low = '', high = ''] = counted;
    const figure = figures[kind];
    if (!figure) return null;
    if (kind === 'v') this.#notes.vague();
    if (range !== undefined && digits === '')
      return (atom) => figure(atom, Number(low), high === '' ? Infinity : Number(high));
    if (range !== undefined) return null;
    if (digits !== '') return (atom) => figure(atom, Number(digits), Number(digits));
    if ('Rrx'.includes(kind)) return (atom) => verdictOf(atom.ringCount > 0);
    // `h` alone: some hydrogen that is not written.
    return kind === 'h' ? (atom) => figure(atom, 1, Infinity) : (atom) => figure(atom, 1, 1);
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found) this.#at += found[0].length;
    return found;
  }
}

function figureIs(name: keyof Figures, value: number): AtomTest {
  return (atom) => verdictOf(atom[name] === value);
}

function chargeOf(text: string): number {
  const digits = text.slice(1);
  const size = /^\d+$/.test(digits) ? Number(digits) : text.length;
  return text.startsWith('+') ? size : -size;
}

type Range = (atom: Figures, low: number, high: number) => Verdict;

const within = (name: keyof Figures): Range => {
  return (atom, low, high) => verdictOf(atom[name] >= low && atom[name] <= high);
};

const figures: Readonly<Record<string, Range>> = {
  H: within('hydrogens'),
  h: within('hydrogens'),
  D: within('degree'),
  X: (atom, low, high) => verdictOf(atom.degree + atom.hydrogens >= low && atom.degree + atom.hydrogens <= high),
  R: within('ringCount'),
  r: within('smallestRing'),
  x: within('ringBonds'),
  // The valence of an aromatic atom other than carbon is a matter of rounding.
  v: (atom, low, high) => {
    const isRounded = atom.aromatic === 1 && (atom.z !== 6 || atom.charge !== 0);
    return isRounded || atom.radicals > 0 ? perhaps : verdictOf(atom.valence >= low && atom.valence <= high);
  },
};
