// Reads a SMARTS into tests of atoms and bonds. RDKit has read it before, so that what is wrong with it is known.

import { bondMask, isKnownBond } from '../../../chemistry/smarts/bond-test.ts';
import { readWritten } from '../../../chemistry/smarts/read-smarts.ts';
import { readAtomExpression, symbolTest, type AtomTest } from './atom-expression.ts';

export interface QueryBond {
  a: number;
  b: number;
  /** Bits of the bonds that fit for certain. */
  sure: number;
  /** Bits of the bonds that fit, or that RDKit must be asked about. */
  possible: number;
}

export interface QueryGraph {
  atoms: AtomTest[];
  bonds: QueryBond[];
  /** Recursive patterns, by the numbers that atom tests name them with; they lie on an atom with their first one. */
  nested: QueryGraph[];
  /** Some answer may be perhaps, so that RDKit must be asked. */
  isVague: boolean;
}

/** Throws a TypeError where it meets something that it cannot read; RDKit may be able to. */
export function readQuery(smarts: string): QueryGraph {
  const { atoms, bonds, hasGroups } = readWritten(smarts);
  if (hasGroups) throw new TypeError('a group of components');
  const graph: QueryGraph = { atoms: [], bonds: [], nested: [], isVague: false };
  for (const { a, b, text } of bonds) {
    const [sure, possible] = isKnownBond(text) ? [bondMask(text), bondMask(text)] : [0, 0xff];
    graph.bonds.push({ a, b, sure, possible });
  }
  const notes = {
    nested: (inner: string): number => {
      const pattern = readQuery(inner);
      graph.isVague ||= pattern.isVague;
      return graph.nested.push(pattern) - 1;
    },
    vague: () => void (graph.isVague = true),
  };
  for (const { text, isBracketed } of atoms)
    graph.atoms.push(isBracketed ? readAtomExpression(text, notes) : symbolTest(text));
  return graph;
}
