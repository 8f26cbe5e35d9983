// Reads a SMARTS into tests of atoms and bonds. RDKit has read it before, so that what is wrong with it is known.

import { readAtomExpression, symbolTest, type AtomTest } from './atom-expression.ts';
import { readBondExpression, type BondTest } from './bond-expression.ts';

export interface QueryBond extends BondTest {
  a: number;
  b: number;
}

export interface QueryGraph {
  atoms: AtomTest[];
  bonds: QueryBond[];
  /** Recursive patterns, by the numbers that atom tests name them with; they lie on an atom with their first one. */
  nested: QueryGraph[];
  /** Some answer may be perhaps, so that RDKit must be asked. */
  isVague: boolean;
}

const organic = /Cl|Br|[BCNOPSFI*Aabcnops]/y;
const bondSigns = /(?:->|<-|[-=#:~/\\@!&,;$])*/y;

/** Throws a TypeError where it meets something that it cannot read; RDKit may be able to. */
export function readQuery(smarts: string): QueryGraph {
  return new Reader(smarts).read();
}

class Reader {
  readonly #text: string;
  readonly #graph: QueryGraph = { atoms: [], bonds: [], nested: [], isVague: false };
  readonly #rings = new Map<string, { atom: number; text: string }>();
  readonly #branches: number[] = [];
  #at = 0;
  #last = -1;

  constructor(text: string) {
    this.#text = text;
  }

  read(): QueryGraph {
    while (this.#at < this.#text.length) this.#step();
    if (this.#rings.size > 0 || this.#branches.length > 0) throw new TypeError('an open ring or branch');
    return this.#graph;
  }

  #step(): void {
    const sign = this.#text[this.#at] ?? '';
    if (sign === '(') this.#open();
    else if (sign === ')') this.#close();
    else if (sign === '.') this.#last = -1;
    else return this.#bonded();
    this.#at += 1;
  }

  // A bracket before any atom groups components, which is beyond this reader.
  #open(): void {
    if (this.#last < 0) throw new TypeError('a group of components');
    this.#branches.push(this.#last);
  }

  #close(): void {
    const last = this.#branches.pop();
    if (last === undefined) throw new TypeError('a bracket too many');
    this.#last = last;
  }

  #bonded(): void {
    const bond = this.#take(bondSigns);
    const ring = this.#take(/%\(\d+\)|%\d\d|\d/y);
    if (ring !== '') return this.#ring(ring, bond);
    const atom = this.#atom();
    if (this.#last >= 0) this.#graph.bonds.push({ a: this.#last, b: atom, ...readBondExpression(bond) });
    this.#last = atom;
  }

  #ring(text: string, bond: string): void {
    const number = text.replaceAll(/\D/g, '');
    const open = this.#rings.get(number);
    if (!open) {
      this.#rings.set(number, { atom: this.#last, text: bond });
      return;
    }
    this.#rings.delete(number);
    const test = readBondExpression(open.text === '' ? bond : open.text);
    this.#graph.bonds.push({ a: open.atom, b: this.#last, ...test });
  }

  #atom(): number {
    if (this.#text[this.#at] === '[') return this.#bracketed();
    const symbol = this.#take(organic);
    if (symbol === '') throw new TypeError(`no atom at ${this.#at}`);
    return this.#graph.atoms.push(symbolTest(symbol)) - 1;
  }

  #bracketed(): number {
    const end = this.#closing();
    const text = this.#text.slice(this.#at + 1, end);
    this.#at = end + 1;
    const test = readAtomExpression(text, {
      nested: (smarts) => this.#nested(readQuery(smarts)),
      vague: () => void (this.#graph.isVague = true),
    });
    return this.#graph.atoms.push(test) - 1;
  }

  #nested(pattern: QueryGraph): number {
    this.#graph.isVague ||= pattern.isVague;
    return this.#graph.nested.push(pattern) - 1;
  }

  #closing(): number {
    let depth = 0;
    for (let end = this.#at; end < this.#text.length; end += 1) {
      if (this.#text[end] === '[') depth += 1;
      if (this.#text[end] === ']') depth -= 1;
      if (depth === 0) return end;
    }
    throw new TypeError('an open bracket');
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? '';
    this.#at += found.length;
    return found;
  }
}
