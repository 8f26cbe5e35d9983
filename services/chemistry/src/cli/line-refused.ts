// The refusal of one line, in English, since a command line has no culture header.

import { message } from '@app/locales/messages';
import { catalogue } from '@app/shared/errors/catalogue';
import { builtInNames } from '../chemistry/recognition/names.ts';
import { recognise, type Recognised, type RecogniseOptions } from '../chemistry/recognition/recognise.ts';
import { controlledSentence, refusalSentence, type RefusedWhy } from '../chemistry/recognition/refusal-words.ts';
import { dotted } from '../chemistry/molecule/stereo/stereo-groups.ts';
import { findRefused } from '../chemistry/controlled/controlled.ts';
import { type IntakeOptions, plainText } from '../chemistry/molecule/intake/plain-text.ts';
import type { RDKit } from '../chemistry/molecule/rdkit.ts';
import { partsOfLine } from '../features/structure/files/line-parts.ts';

export class LineRefused extends Error {
  readonly code: number;

  constructor(code: number, text: string) {
    super(text);
    this.code = code;
  }
}

/** What a line means, as the service reads it. */
export interface LineStructure {
  /** Canonical. */
  smiles: string;
  /** Canonical SMILES of salt partners and solvents that were set aside. */
  removed: string[];
  /** What of the configuration is not kept. */
  notKept: Recognised['notKept'];
}

/** The sound molecule of a line: SMILES, InChI, InChIKey, name or CAS number. Throws a LineRefused that says what is wrong with it. */
export function readStructure(rdkit: RDKit, line: string, options: RecogniseOptions = {}): LineStructure {
  // As everywhere, a name may stand before or behind the structure.
  const text = line.includes('\n') ? line : partsOfLine(line).structure;
  const found = recognise(rdkit, builtInNames(), text, options);
  if (found.ok) return { smiles: found.smiles, removed: found.removedParts, notKept: found.notKept };
  const { key, reason, controlled } = found;
  const cause = controlled ? [controlledSentence('en', controlled)] : [];
  const why = reason === undefined || controlled ? [] : refusalText({ ...found, reason });
  throw new LineRefused(catalogue[key].code, [message('en', 'errors', key), ...cause, ...why].join(' '));
}

/**
 * A line of SMILES, of one molecule, several or a reaction, without its extension and what that says beside the molecule.
 * Throws a LineRefused where the extension makes it no molecule.
 */
export function plainLine(rdkit: RDKit, line: string, options: IntakeOptions = {}): string {
  const plain = plainText(rdkit, line.trim(), options);
  if (!plain.ok) {
    const why = refusalText(plain);
    throw new LineRefused(
      catalogue.structureNotSupported.code,
      [message('en', 'errors', 'structureNotSupported'), ...why].join(' '),
    );
  }
  if (!plain.text.includes('M  END')) return plain.text.split(/\s+\|/, 1)[0] ?? '';
  using mol = rdkit.get_mol(plain.text);
  return mol ? mol.get_smiles() : line.trim();
}

/**
 * The sound molecule of a line that may be planned. Throws a LineRefused for an unsound one, and for one that, with what
 * was set aside, is under legal control.
 */
export function readTarget(rdkit: RDKit, line: string): LineStructure {
  const structure = readStructure(rdkit, line);
  const match = findRefused(rdkit, dotted([structure.smiles, ...structure.removed]));
  if (!match) return structure;
  const cause = controlledSentence('en', match);
  throw new LineRefused(catalogue.drugControlled.code, [message('en', 'errors', 'drugControlled'), cause].join(' '));
}

/** Why a structure was refused, in a sentence; nothing where there are no words for the reason. */
export function refusalText(why: RefusedWhy): string[] {
  const text = refusalSentence('en', why);
  return text === undefined ? [] : [text];
}
