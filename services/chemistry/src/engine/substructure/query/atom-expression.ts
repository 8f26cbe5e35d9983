// What stands between the brackets of a SMARTS atom, as a test of an atom's figures.

import { elementNumbers } from '../../../chemistry/smarts/elements.ts';
import { chargeOf, ExpressionReader } from '../../../chemistry/smarts/expression-reader.ts';
import { no, perhaps, verdictOf, yes, type Verdict } from '../../../chemistry/smarts/verdict.ts';
import type { Figures } from '../figures.ts';

/** `nested` answers whether the recursive pattern of that number lies on the atom. */
export type AtomTest = (atom: Figures, nested: (pattern: number) => Verdict) => Verdict;

export interface ExpressionNotes {
  /** Notes a recursive pattern and gives its number. */
  nested: (smarts: string) => number;
  /** Notes that something is answered with perhaps. */
  vague: () => void;
}

/** Reads an expression. What is not known here is answered with perhaps. */
export function readAtomExpression(given: string, notes: ExpressionNotes): AtomTest {
  const text = given.replace(/:\d+$/, '');
  const unknown = (): AtomTest => {
    notes.vague();
    return () => perhaps;
  };
  // Alone a hydrogen is the atom, and no plain molecule holds one; among other things it has rules of its own.
  if (/^\d*H([+-]\d*|\++|-+)?$/.test(text)) return () => no;
  if (/^\d*H(?![a-z])|[!,;]H(?![\da-z])/.test(text)) return unknown();
  const recursion = (smarts: string): AtomTest => {
    const pattern = notes.nested(smarts);
    return (_atom, nested) => nested(pattern);
  };
  const primitive = (reader: Reader): AtomTest | null => readPrimitive(reader, notes);
  return new ExpressionReader(text, { primitive, recursion, unknown }).read();
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

type Reader = ExpressionReader<Parameters<AtomTest>[0], Parameters<AtomTest>[1]>;

function readPrimitive(reader: Reader, notes: ExpressionNotes): AtomTest | null {
  const number = reader.take(/#(\d+)/y);
  if (number) return figureIs('z', Number(number[1]));
  const charge = reader.take(/\+(\d+)|-(\d+)|\++|-+/y);
  // A range of charges is left to RDKit.
  if (charge) return reader.rest.startsWith('{') ? null : figureIs('charge', chargeOf(charge[0]));
  // Configuration is asked for apart (configuration.ts).
  if (reader.take(/@{1,2}/y)) return /^((TH|AL|SP|TB|OH)\d|\?)/.test(reader.rest) ? null : () => yes;
  const isotope = reader.take(/\d+/y);
  if (isotope) return figureIs('isotope', Number(isotope[0]));
  return readElement(reader) ?? readCount(reader, notes);
}

function readElement(reader: Reader): AtomTest | null {
  const two = reader.rest.slice(0, 2);
  const isTwo =
    (two.length === 2 && elementNumbers.has(two)) || two === 'se' || two === 'as' || two === 'te' || two === 'si';
  // H, D and R count; those elements are met at the start of an expression or as #1.
  const symbol = reader.take(isTwo ? /../y : /[BCNOFPSIKVWUYAabcnops*]/y);
  return symbol && symbolTest(symbol[0]);
}

function readCount(reader: Reader, notes: ExpressionNotes): AtomTest | null {
  const counted = reader.take(/([HhDXRrxv])(\d*)(\{(\d*)-(\d*)\})?/y);
  if (!counted) return null;
  const [, kind = '', digits = '', range, low = '', high = ''] = counted;
  const figure = figures[kind];
  if (!figure) return null;
  if (kind === 'v') notes.vague();
  if (range !== undefined && digits === '')
    return (atom) => figure(atom, Number(low), high === '' ? Infinity : Number(high));
  if (range !== undefined) return null;
  if (digits !== '') return (atom) => figure(atom, Number(digits), Number(digits));
  if ('Rrx'.includes(kind)) return (atom) => verdictOf(atom.ringCount > 0);
  // `h` alone: some hydrogen that is not written.
  return kind === 'h' ? (atom) => figure(atom, 1, Infinity) : (atom) => figure(atom, 1, 1);
}

function figureIs(name: keyof Figures, value: number): AtomTest {
  return (atom) => verdictOf(atom[name] === value);
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
