// The molecules of a written reaction, each canonical, with the atom numbers that its author gave.

import { withoutAtomNumbers } from '../../chemistry/molecule/atom-numbers.ts';
import { atomsWritten, isTooLarge } from '../../chemistry/molecule/atoms-written.ts';
import { graphOf, type MolGraph } from '../../chemistry/molecule/graph.ts';
import { plainText } from '../../chemistry/molecule/intake/plain-text.ts';
import { applyChargeChanges, neutralisingChanges } from '../../chemistry/molecule/neutral.ts';
import { type ParseFailure, parseFailure } from '../../chemistry/molecule/parse-failure.ts';
import { canonicalSmiles, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { keptSmiles, readStructure } from '../../chemistry/molecule/read-structure.ts';
import { plannedSmiles } from '../../chemistry/molecule/stereo/stereo-groups.ts';
import { maxHeavyAtoms } from '../../chemistry/molecule/structure-check.ts';

/** One molecule or ion. */
export interface ReactionPart {
  /** Canonical, without atom numbers. */
  smiles: string;
  /** In the order of the canonical SMILES. */
  graph: MolGraph;
  /** Atom numbers that were written. */
  numbers: number[];
}

export interface PartRefusal {
  key: 'unrecognizedStructure' | 'structureNotSupported';
  /** A key of the words for refusals. */
  reason: string;
  /** The text at fault where it is one line. */
  part?: string;
  position?: number;
  atoms?: number[];
  found?: string;
}

/** The ions and molecules of one text, or why it cannot be read. */
export function readParts(rdkit: RDKit, given: string): ReactionPart[] | PartRefusal {
  const plain = plainText(rdkit, given, { keepsNumbers: true });
  if (!plain.ok)
    return { key: 'structureNotSupported', reason: plain.reason, found: plain.found, part: oneLine(given) };
  const { text } = plain;
  const written = text.includes('\n') ? [text] : text.split('.');
  const giant = written.find(isTooLarge);
  if (giant !== undefined)
    return {
      key: 'structureNotSupported',
      reason: 'tooLarge',
      found: String(atomsWritten(giant)),
      part: oneLine(giant),
    };
  using mol = readStructure(rdkit, text);
  if (!mol) return unreadable(parseFailure(rdkit, text), text);
  const parts: ReactionPart[] = [];
  for (const piece of plannedSmiles(rdkit, keptSmiles(rdkit, mol, text)).split('.')) {
    const part = readPart(rdkit, piece);
    if (!part) return { key: 'unrecognizedStructure', reason: 'other', part: oneLine(piece) };
    const refusal = refusalOf(part.graph);
    if (refusal) return { ...refusal, part: oneLine(piece) };
    parts.push(part);
  }
  return parts;
}

/** The part without charges that only a salt explains; the part itself where it is no organic acid or base. */
export function neutralPart(rdkit: RDKit, part: ReactionPart): ReactionPart {
  const changes = neutralisingChanges(part.graph);
  if (changes.length === 0 || !isOrganicIon(part.graph)) return part;
  const neutral = readPart(rdkit, applyChargeChanges(part.smiles, changes));
  return neutral ? { ...neutral, numbers: part.numbers } : part;
}

// Azide and cyanide are ions where they react; a phenolate or an ammonium salt is how its acid or base was sold.
function isOrganicIon({ atoms }: MolGraph): boolean {
  return atoms.length > 2 && atoms.some((atom) => atom.z === 6);
}

function readPart(rdkit: RDKit, written: string): ReactionPart | null {
  const numbers = [...written.matchAll(/:(\d+)\]/g)].map(([, number]) => Number(number));
  const smiles = canonicalSmiles(rdkit, withoutAtomNumbers(written));
  if (smiles === null) return null;
  using mol = rdkit.get_mol(smiles);
  return mol && { smiles, graph: graphOf(mol), numbers };
}

function unreadable({ reason, position, atoms }: ParseFailure, text: string): PartRefusal {
  return { key: 'unrecognizedStructure', reason, position, atoms, part: oneLine(text) };
}

function refusalOf({ atoms, bonds }: MolGraph): PartRefusal | undefined {
  const unsupported = (reason: string): PartRefusal => ({ key: 'structureNotSupported', reason });
  if (atoms.some((atom) => atom.z === 0)) return unsupported('unspecifiedAtoms');
  if (bonds.some((bond) => bond.order === 0 && !bond.aromatic)) return unsupported('queryFeatures');
  const heavy = atoms.filter((atom) => atom.z > 1).length;
  return heavy > maxHeavyAtoms ? { ...unsupported('tooLarge'), found: String(heavy) } : undefined;
}

function oneLine(text: string): string | undefined {
  return text.includes('\n') ? undefined : text.slice(0, 200);
}
