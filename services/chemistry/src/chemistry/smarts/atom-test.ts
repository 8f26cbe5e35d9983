// Atom expressions of SMARTS as tests on the atoms of a molecule.

import type { MoleculeView } from './molecule-view.ts';
import { both, either, no, not, perhaps, verdictOf, yes } from './verdict.ts';
import type { Verdict } from './verdict.ts';

export type AtomTest = (view: MoleculeView, atom: number) => Verdict;
/** Makes the test of what stands in `$(...)`. */
export type RecursiveTest = (smarts: string) => AtomTest;

/** Reads what stands between the brackets. What is not known here is answered with perhaps. */
export function bracketedTest(text: string, recursive: RecursiveTest): AtomTest {
  return new Reader(text.replace(/:\d+$/, ''), recursive).expression();
}

class Reader {
  readonly #text: string;
  readonly #recursive: RecursiveTest;
  #at = 0;

  constructor(text: string, recursive: RecursiveTest) {
    this.#text = text;
    this.#recursive = recursive;
  }

  /** `;` binds weakest, then `,`, then `&` and nothing at all. */
  expression(): AtomTest {
    return this.#joined(';', both, () => this.#joined(',', either, () => this.#all()));
  }

  #joined(sign: string, join: (a: Verdict, b: Verdict) => Verdict, next: () => AtomTest): AtomTest {
    let test = next();
    while (this.#text[this.#at] === sign) {
      this.#at += 1;
      const [one, other] = [test, next()];
      test = (view, atom) => join(one(view, atom), other(view, atom));
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
    if (!first) return () => perhaps;
    if (rest.length === 0) return first;
    return (view, atom) => {
      let verdict: Verdict = yes;
      for (const test of tests) {
        verdict = both(verdict, test(view, atom));
        if (verdict === no) return no;
      }
      return verdict;
    };
  }

  #one(): AtomTest {
    if (this.#take(/!/y)) {
      const test = this.#one();
      return (view, atom) => not(test(view, atom));
    }
    if (this.#text.startsWith('$(', this.#at)) return this.#recursion();
    const taken = this.#primitive();
    if (taken) return taken;
    // What is not known is passed over to the end, so that it cannot be read for something else.
    this.#at = this.#text.length;
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
    return this.#recursive(this.#text.slice(start, end - 1));
  }

  #primitive(): AtomTest | null {
    const number = this.#take(/#(\d+)/y);
    if (number) return withElement(Number(number[1]));
    const charge = this.#take(/\+(\d+)|-(\d+)|\++|-+/y);
    if (charge) return withCharge(chargeOf(charge[0]));
    // A chiral mark counts only where a match is asked for with chirality.
    if (this.#take(/@{1,2}/y)) return () => yes;
    const symbol = this.#take(
      /Cl|Br|Si|Se|Sn|Mg|Zn|Li|Na|Cu|Al|Ti|Mn|Cs|Pd|se|[BCNOFPSIK*A](?![a-gi-z])|[abcnops](?![a-gi-qs-z])/y,
    );
    if (symbol) return symbolTest(symbol[0]);
    // An H that comes first is the atom itself.
    const counted = this.#take(this.#at === 0 ? /([DXRr])(\d*)(?![a-z])/y : /([HDXRr])(\d*)(?![a-z])/y);
    return counted ? countTest(counted[1] ?? '', counted[2] ?? '') : null;
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found) this.#at += found[0].length;
    return found;
  }
}

const elements: Readonly<Record<string, number>> = {
  B: 5,
  C: 6,
  N: 7,
  O: 8,
  F: 9,
  P: 15,
  S: 16,
  Cl: 17,
  Br: 35,
  I: 53,
  Si: 14,
  Se: 34,
  Sn: 50,
  Mg: 12,
  Zn: 30,
  Li: 3,
  Na: 11,
  K: 19,
  Cu: 29,
  Al: 13,
  Ti: 22,
  Mn: 25,
  Cs: 55,
  Pd: 46,
};

/** Reads an atom without brackets. */
export function symbolTest(symbol: string): AtomTest {
  if (symbol === '*') return () => yes;
  if (symbol === 'A') return (view, atom) => verdictOf(view.graph.atoms[atom]?.aromatic === false);
  if (symbol === 'a') return (view, atom) => verdictOf(view.graph.atoms[atom]?.aromatic === true);
  const isAromatic = symbol === symbol.toLowerCase();
  const z = elements[isAromatic ? symbol.charAt(0).toUpperCase() + symbol.slice(1) : symbol];
  if (z === undefined) return () => perhaps;
  return (view, atom) => {
    const found = view.graph.atoms[atom];
    return verdictOf(found?.z === z && found.aromatic === isAromatic);
  };
}

function withElement(z: number): AtomTest {
  return (view, atom) => verdictOf(view.graph.atoms[atom]?.z === z);
}

function withCharge(charge: number): AtomTest {
  return (view, atom) => verdictOf(view.graph.atoms[atom]?.charge === charge);
}

function chargeOf(text: string): number {
  const digits = text.slice(1);
  const size = /^\d+$/.test(digits) ? Number(digits) : text.length;
  return text.startsWith('+') ? size : -size;
}

function countTest(kind: string, digits: string): AtomTest {
  const count = digits === '' ? null : Number(digits);
  const figure = figures[kind];
  if (!figure) return () => perhaps;
  // Without a number H, D and X mean one, R and r any ring.
  if (count === null && 'Rr'.includes(kind)) return (view, atom) => verdictOf((view.ringCounts[atom] ?? 0) > 0);
  return (view, atom) => verdictOf(figure(view, atom) === (count ?? 1));
}

const figures: Readonly<Record<string, (view: MoleculeView, atom: number) => number>> = {
  H: (view, atom) => view.graph.atoms[atom]?.hydrogens ?? 0,
  D: (view, atom) => view.degrees[atom] ?? 0,
  X: (view, atom) => (view.degrees[atom] ?? 0) + (view.graph.atoms[atom]?.hydrogens ?? 0),
  R: (view, atom) => view.ringCounts[atom] ?? 0,
  r: (view, atom) => view.smallestRings[atom] ?? 0,
};
