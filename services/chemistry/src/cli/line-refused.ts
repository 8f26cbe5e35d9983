// The refusal of one line, in English, since a command line has no culture header.

import { message } from '@app/locales/messages';
import { catalogue } from '@app/shared/errors/catalogue';
import { controlledSentence, refusalSentence, type RefusedWhy } from '../analysis/refusal-words.ts';
import { dotted } from '../chem/stereo-groups.ts';
import { findRefused } from '../controlled/controlled.ts';
import { checkStructure } from '../chem/structure-check.ts';
import type { SoundStructure, StructureRefusal } from '../chem/structure-check.ts';
import type { RDKit } from '../chem/rdkit.ts';
import { partsOfLine } from '../structure-files/line-parts.ts';

export class LineRefused extends Error {
  readonly code: number;

  constructor(code: number, text: string) {
    super(text);
    this.code = code;
  }
}

/** The sound molecule of a line. Throws a LineRefused that says what is wrong with it. */
export function readStructure(rdkit: RDKit, line: string): SoundStructure {
  // As everywhere, a name may stand before or behind the structure.
  const check = checkStructure(rdkit, line.includes('\n') ? line : partsOfLine(line).structure);
  if (check.ok) return check;
  throw new LineRefused(catalogue[check.key].code, [message('en', 'errors', check.key), ...causeOf(check)].join(' '));
}

/**
 * The sound molecule of a line that may be planned. Throws a LineRefused for an unsound one, and for one that, with what
 * was set aside, is under legal control.
 */
export function readTarget(rdkit: RDKit, line: string): SoundStructure {
  const structure = readStructure(rdkit, line);
  const match = findRefused(rdkit, dotted([structure.smiles, ...structure.removed]));
  if (!match) return structure;
  const cause = controlledSentence('en', match);
  throw new LineRefused(catalogue.drugControlled.code, [message('en', 'errors', 'drugControlled'), cause].join(' '));
}

function causeOf(refusal: StructureRefusal): string[] {
  if (refusal.key === 'smilesEmpty') return [];
  return refusalText(refusal.key === 'structureNotSupported' ? refusal : refusal.failure);
}

/** Why a structure was refused, in a sentence; nothing where there are no words for the reason. */
export function refusalText(why: RefusedWhy): string[] {
  const text = refusalSentence('en', why);
  return text === undefined ? [] : [text];
}
