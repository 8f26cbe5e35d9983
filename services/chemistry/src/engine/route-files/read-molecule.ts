// The molecules of a file: what is written as a structure and is none is refused with its text.

import { canonicalSmiles, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { readParts } from '../reaction/read-parts.ts';
import { quoted, type ProblemReason } from './foreign-route.ts';

export interface MoleculePart {
  /** Canonical. */
  smiles: string;
  heavyAtoms: number;
  isOrganic: boolean;
}

export type MoleculeRead =
  | { ok: true; smiles: string; parts: MoleculePart[] }
  | { ok: false; reason: ProblemReason; found: string };

export type ReadMoleculeOf = (structure: string) => MoleculeRead;

/** Reads structures, each text once. */
export function moleculeReader(rdkit: RDKit): ReadMoleculeOf {
  const known = new Map<string, MoleculeRead>();
  return (structure) => {
    const before = known.get(structure);
    if (before) return before;
    const read = readOne(rdkit, structure);
    known.set(structure, read);
    return read;
  };
}

function readOne(rdkit: RDKit, structure: string): MoleculeRead {
  const refused = { ok: false, reason: 'unreadableMolecule', found: titleOf(structure) } as const;
  if (structure.trim() === '') return refused;
  const found = readParts(rdkit, structure);
  if (!Array.isArray(found)) {
    const reason = found.reason === 'tooLarge' ? 'tooLarge' : 'unreadableMolecule';
    return { ok: false, reason, found: quoted(found.part ?? titleOf(structure)) };
  }
  if (found.length === 0) return refused;
  const parts = found.map(({ smiles, graph }) => ({
    smiles,
    heavyAtoms: graph.atoms.filter(({ z }) => z > 1).length,
    isOrganic: graph.atoms.some(({ z }) => z === 6),
  }));
  const [only, ...others] = parts;
  const whole =
    only && others.length === 0 ? only.smiles : canonicalSmiles(rdkit, parts.map((one) => one.smiles).join('.'));
  return whole === null ? refused : { ok: true, smiles: whole, parts };
}

// A molfile is named by its first line, where it has one.
function titleOf(structure: string): string {
  return quoted(structure.split('\n', 1)[0] ?? '');
}
