// What RDKit makes of the structures of a list, in a thread of its own.

import { inchiIn, smilesOfInchi } from '../../chemistry/recognition/inchi-by-indigo.ts';
import { isCasNumber } from '../../chemistry/recognition/cas-number.ts';
import { meaningOfName } from '../../chemistry/recognition/name-meaning.ts';
import type { Names } from '../../chemistry/recognition/names.ts';
import { type IntakeReason, plainText } from '../../chemistry/molecule/intake/plain-text.ts';
import { parseFailure, type ParseFailure } from '../../chemistry/molecule/parse-failure.ts';
import { inchiKey, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { keptSmiles, readStructure } from '../../chemistry/molecule/read-structure.ts';
import { plannedSmiles } from '../../chemistry/molecule/stereo/stereo-groups.ts';
import { checkStructure, maxHeavyAtoms, maxStructureLength } from '../../chemistry/molecule/structure-check.ts';
import { isInchiKey } from '../../chemistry/stock/packed-stock.ts';
import type { StructureKind } from './read/supplier-row.ts';

export interface GivenStructure {
  kind: StructureKind;
  text: string;
}

/** Why a structure is refused; the causes of RDKit's parser, and those of lists. */
export type StructureProblem =
  | ParseFailure['reason']
  | IntakeReason
  | 'structureTooLong'
  | 'tooLarge'
  | 'empty'
  | 'inchi'
  | 'inchiKey'
  | 'casCheckDigit'
  | 'casUnknown'
  | 'nameUnknown'
  /** A short name of several meanings. */
  | 'ambiguous'
  /** Its reading ended or held up the thread. */
  | 'harmful';

export type ReadMolecule =
  | {
      ok: true;
      /** Canonical, of the molecule without salt partners; null where only the key is known. */
      smiles: string | null;
      inchiKey: string | null;
      /** Salt partners and solvents that come with it, canonical and dotted. */
      form?: string;
    }
  | { ok: false; problem: StructureProblem };

/** Reads structures one by one. Throws only when RDKit itself fails, after which its memory is not to be trusted. */
export function readMolecule(rdkit: RDKit, names: Names, { kind, text }: GivenStructure): ReadMolecule {
  switch (kind) {
    case 'smiles':
      return text.length > maxStructureLength ? refused('structureTooLong') : readText(rdkit, text);
    case 'molblock':
      return readText(rdkit, text);
    case 'inchi': {
      const smiles = text.length > maxStructureLength ? null : smilesOfInchi(rdkit, inchiIn(text) ?? text);
      return smiles === null ? refused('inchi') : readText(rdkit, smiles);
    }
    case 'inchiKey':
      return readKey(names, text.trim().toUpperCase());
    case 'cas':
      return readCas(names, text.trim());
    case 'name':
      return readName(rdkit, names, text.trim());
  }
}

function readText(rdkit: RDKit, given: string): ReadMolecule {
  const plain = plainText(rdkit, given);
  if (!plain.ok) return refused(plain.reason);
  const { text } = plain;
  using mol = readStructure(rdkit, text);
  if (!mol) return refused(parseFailure(rdkit, text).reason);
  const heavyAtoms = mol.get_num_atoms(true);
  if (heavyAtoms === 0) return refused('empty');
  if (heavyAtoms > maxHeavyAtoms) return refused('tooLarge');
  const kept = keptSmiles(rdkit, mol, text);
  // A list sells a racemate as the compound without the mark.
  const smiles = plannedSmiles(rdkit, kept);
  if (smiles.includes('*')) return refused('unspecifiedAtoms');
  if (!isSimple(smiles)) return readSalt(rdkit, smiles);
  const key = smiles === kept ? rdkit.get_inchikey_for_inchi(mol.get_inchi()) : inchiKey(rdkit, smiles);
  return known(smiles, key ?? '');
}

// Nitro groups, azides and N-oxides are no salts.
const chargeSeparated =
  /\[N\+\]\(=O\)\[O-\]|O=\[N\+\]\(?\[O-\]\)?|\[N-\]=\[N\+\]=|=\[N\+\]=\[N-\]|\[O-\]\[n\+\]|\[n\+\]\(\[O-\]\)/g;

// What is neither a salt nor charged is in the form that routes end in.
function isSimple(smiles: string): boolean {
  return !/\.|[+-]\d?\]/.test(smiles.replaceAll(chargeSeparated, ''));
}

function readSalt(rdkit: RDKit, smiles: string): ReadMolecule {
  const check = checkStructure(rdkit, smiles);
  const parent = check.ok ? check.smiles : smiles;
  using mol = rdkit.get_mol(parent);
  const read = known(parent, mol ? rdkit.get_inchikey_for_inchi(mol.get_inchi()) : '');
  return check.ok && check.removed.length > 0 ? { ...read, form: check.removed.join('.') } : read;
}

function readKey(names: Names, key: string): ReadMolecule {
  if (!isInchiKey(key)) return refused('inchiKey');
  return { ok: true, smiles: names.byInchiKey(key)?.smiles ?? null, inchiKey: key };
}

function readCas(names: Names, cas: string): ReadMolecule {
  return isCasNumber(cas) ? readNamed(names.byCas(cas), 'casUnknown') : refused('casCheckDigit');
}

function readName(rdkit: RDKit, names: Names, name: string): ReadMolecule {
  const meaning = meaningOfName(rdkit, names, name);
  if (meaning?.readings) return refused('ambiguous');
  const compound = names.byName(name);
  if (!meaning || compound?.smiles === meaning.smiles) return readNamed(compound, 'nameUnknown');
  return readText(rdkit, meaning.smiles);
}

function readNamed(compound: ReturnType<Names['byCas']>, otherwise: StructureProblem): ReadMolecule {
  return compound ? known(compound.smiles, compound.inchiKey) : refused(otherwise);
}

function known(smiles: string, key: string): ReadMolecule & { ok: true } {
  return { ok: true, smiles, inchiKey: isInchiKey(key) ? key : null };
}

function refused(problem: StructureProblem): ReadMolecule {
  return { ok: false, problem };
}
