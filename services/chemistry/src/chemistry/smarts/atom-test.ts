// Atom expressions of SMARTS as tests on the atoms of a molecule.

import { elementNumbers } from './elements.ts';
import { chargeOf, ExpressionReader } from './expression-reader.ts';
import type { MoleculeView } from './molecule-view.ts';
import { perhaps, verdictOf, yes } from './verdict.ts';
import type { Verdict } from './verdict.ts';

export type AtomTest = (view: MoleculeView, atom: number) => Verdict;
/** Makes the test of what stands in `$(...)`. */
export type RecursiveTest = (smarts: string) => AtomTest;

/** Reads what stands between the brackets. What is not known here is answered with perhaps. */
export function bracketedTest(text: string, recursive: RecursiveTest): AtomTest {
  return new ExpressionReader(text, { primitive, recursion: recursive, unknown: () => () => perhaps }).read();
}

function primitive(reader: ExpressionReader<MoleculeView, number>): AtomTest | null {
  const number = reader.take(/#(\d+)/y);
  if (number) return withElement(Number(number[1]));
  const charge = reader.take(/\+(\d+)|-(\d+)|\++|-+/y);
  if (charge) return withCharge(chargeOf(charge[0]));
  // A chiral mark counts only where a match is asked for with chirality.
  if (reader.take(/@{1,2}/y)) return () => yes;
  const symbol = reader.take(
    /Cl|Br|Si|Se|Sn|Mg|Zn|Li|Na|Cu|Al|Ti|Mn|Cs|Pd|se|[BCNOFPSIK*A](?![a-gi-z])|[abcnops](?![a-gi-qs-z])/y,
  );
  if (symbol) return symbolTest(symbol[0]);
  // An H that comes first is the atom itself.
  const counted = reader.take(reader.isAtStart ? /([DXRr])(\d*)(?![a-z])/y : /([HDXRr])(\d*)(?![a-z])/y);
  return counted ? countTest(counted[1] ?? '', counted[2] ?? '') : null;
}

/** Reads an atom without brackets. */
export function symbolTest(symbol: string): AtomTest {
  if (symbol === '*') return () => yes;
  if (symbol === 'A') return (view, atom) => verdictOf(view.graph.atoms[atom]?.aromatic === false);
  if (symbol === 'a') return (view, atom) => verdictOf(view.graph.atoms[atom]?.aromatic === true);
  const isAromatic = symbol === symbol.toLowerCase();
  const z = elementNumbers.get(isAromatic ? symbol.charAt(0).toUpperCase() + symbol.slice(1) : symbol);
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
