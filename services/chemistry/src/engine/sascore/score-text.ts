// One text of a file as a molecule with its score. Salts and mixtures are scored as a whole, as the method does.

import { inchiIn, smilesOfInchi } from '../../chemistry/recognition/inchi-by-indigo.ts';
import { figuresOf } from '../../chemistry/recognition/describe.ts';
import { atomsWritten, mostAtomsRead } from '../../chemistry/molecule/atoms-written.ts';
import { graphOf, type MolGraph } from '../../chemistry/molecule/graph.ts';
import { plainText } from '../../chemistry/molecule/intake/plain-text.ts';
import { parseFailure } from '../../chemistry/molecule/parse-failure.ts';
import { isPlain } from '../../chemistry/molecule/parse-written.ts';
import type { Mol, RDKit } from '../../chemistry/molecule/rdkit.ts';
import { limits } from '@app/shared/constants/limits';
import type { FragmentTable } from './fragments.ts';
import { losesStereo } from './lost-stereo.ts';
import { scoreOf, scoreStructure } from './score.ts';
import type { ScoreParts } from './score.ts';
import type { PartValues, RowNote, RowProblem, ScoredMolecule } from './uploaded-row.ts';

/** No medicine made by synthesis is as large, and RDKit reads no more without fail. */
export const maxScoredAtoms = mostAtomsRead;

/** `check` also tells the canonical SMILES and what a chemist should know; for plain SMILES it takes twice as long. */
export type Depth = 'score' | 'check';

/** Reads and scores a SMILES, InChI or molfile. Throws only when RDKit itself fails. */
export function scoreText(rdkit: RDKit, table: FragmentTable, text: string, depth: Depth): ScoredMolecule {
  const trimmed = text.trim();
  if (trimmed === '') return refused('empty');
  if (text.length <= limits.structureTextLength && atomsWritten(trimmed) > maxScoredAtoms) return refused('tooLarge');
  if (depth === 'score' && isUsual(trimmed)) return scorePlain(rdkit, table, trimmed);
  if (text.length > limits.structureTextLength) return refused('structureTooLong');
  const isMolfile = text.includes('M  END');
  if (isMolfile) return scoreWritten(rdkit, table, text, losesStereo(text) ? ['noCoordinates'] : []);
  const inchi = inchiIn(trimmed);
  if (inchi === undefined) return scoreWritten(rdkit, table, trimmed, []);
  const smiles = smilesOfInchi(rdkit, inchi);
  return smiles === null ? refused('inchi') : scoreMolecule(rdkit, table, smiles, []);
}

function scoreWritten(rdkit: RDKit, table: FragmentTable, text: string, notes: RowNote[]): ScoredMolecule {
  const plain = plainText(rdkit, text);
  if (plain.ok) return scoreMolecule(rdkit, table, plain.text, notes);
  // What is drawn as a mixture is scored as a whole, as one that is written is.
  return plain.reason === 'mixture' ? scoreMolecule(rdkit, table, text, notes) : refused(plain.reason);
}

const usualLength = 2_000;

// Short enough that no look at its size is needed first; a star would be an atom that is not specified.
function isUsual(text: string): boolean {
  return text.length <= usualLength && isPlain(text) && !/[*>]|:\d/.test(text) && !/^(?:InChI=|\{|["'“])/i.test(text);
}

function scorePlain(rdkit: RDKit, table: FragmentTable, text: string): ScoredMolecule {
  const read = scoreStructure(rdkit, text, table);
  if (!read) return refused(parseFailure(rdkit, text).reason);
  const { heavyAtoms, molecularWeight: weight, score, parts } = read;
  if (heavyAtoms > maxScoredAtoms) return refused('tooLarge');
  return { ok: true, weight, heavyAtoms, score: rounded(score), parts: valuesOf(parts) };
}

// A blank ends a SMILES; what follows would be taken for its name. RDKit also reads JSON, which no file holds.
const noSmiles = /^\{|\s(?!\|)/;

function scoreMolecule(rdkit: RDKit, table: FragmentTable, text: string, notes: RowNote[]): ScoredMolecule {
  if (!text.includes('\n') && noSmiles.test(text)) return refused('syntax');
  using mol = rdkit.get_mol(text);
  if (!mol) return refused(parseFailure(rdkit, text).reason);
  const heavyAtoms = mol.get_num_atoms(true);
  if (mol.get_num_atoms() === 0) return refused('empty');
  if (heavyAtoms > maxScoredAtoms) return refused('tooLarge');
  return scored(mol, table, heavyAtoms, notes);
}

function scored(mol: Mol, table: FragmentTable, heavyAtoms: number, notes: RowNote[]): ScoredMolecule {
  const graph = graphOf(mol);
  if (graph.atoms.some((atom) => atom.z === 0)) return refused('unspecifiedAtoms');
  const smiles = mol.get_smiles();
  const { score, parts } = scoreOf(mol, table);
  const { formula, molecularWeight } = figuresOf(graph);
  const all = [...notes, ...notesOn(graph, smiles)];
  return {
    ok: true,
    smiles,
    formula,
    weight: molecularWeight,
    heavyAtoms,
    score: rounded(score),
    parts: valuesOf(parts),
    ...(all.length > 0 && { notes: all }),
  };
}

function notesOn({ atoms }: MolGraph, smiles: string): RowNote[] {
  const charge = atoms.reduce((sum, atom) => sum + atom.charge, 0);
  return [
    ...(smiles.includes('.') ? (['mixture'] as const) : []),
    ...(charge === 0 ? [] : (['charged'] as const)),
    ...(atoms.some((atom) => atom.radicals > 0 && organic.has(atom.z)) ? (['radical'] as const) : []),
  ];
}

// Metals keep electrons open without anything being wrong.
const organic: ReadonlySet<number> = new Set([1, 5, 6, 7, 8, 9, 15, 16, 17, 35, 53]);

function valuesOf({ fragments, size, stereo, spiro, bridge, macrocycle, symmetry }: ScoreParts): PartValues {
  return [
    rounded(fragments),
    rounded(size),
    rounded(stereo),
    rounded(spiro),
    rounded(bridge),
    rounded(macrocycle),
    rounded(symmetry),
  ];
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

function refused(problem: RowProblem): ScoredMolecule {
  return { ok: false, problem };
}
