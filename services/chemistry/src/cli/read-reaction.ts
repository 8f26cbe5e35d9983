// A line of reaction SMILES, read as the service reads a reaction, or its refusal in English.

import { message } from '@app/locales/messages';
import { catalogue } from '@app/shared/errors/catalogue';
import { findRefused } from '../chemistry/controlled/controlled.ts';
import type { RDKit } from '../chemistry/molecule/rdkit.ts';
import type { ReactionReader, ReactionRefusal, ReadReaction } from '../engine/reaction/reaction-reader.ts';
import { readParts } from '../engine/reaction/read-parts.ts';
import { LineRefused, plainLine, refusalText } from './line-refused.ts';

/** Throws a LineRefused for an empty line, for what is no reaction or no molecule, and for a product under legal control. */
export function readReactionLine(rdkit: RDKit, reader: ReactionReader, line: string): ReadReaction {
  const text = line.trim();
  if (text === '') throw new LineRefused(catalogue.smilesEmpty.code, message('en', 'errors', 'smilesEmpty'));
  const sides = sidesOf(plainLine(rdkit, text, { keepsNumbers: true }).split(/\s/, 1)[0] ?? '');
  if (sides.length !== 3) throw refused({ key: 'unrecognizedStructure', reason: 'notReaction' });
  const [left = [], middle = [], right = []] = sides.map((side) => side.split('.').filter((part) => part !== ''));
  const read = reader.read({ left, middle, right });
  if (!read.ok) throw refused(read);
  if (findRefused(rdkit, read.product.smiles))
    throw new LineRefused(catalogue.drugControlled.code, message('en', 'errors', 'drugControlled'));
  return read;
}

/** What stands between the arrows of a reaction SMILES; the arrow of a dative bond, `N->B`, divides nothing. */
export function sidesOf(line: string): string[] {
  return line.split(/(?<!-)>/);
}

/** Throws a LineRefused for the first molecule that cannot be read, or is too large. */
export function refuseUnreadable(rdkit: RDKit, molecules: readonly string[]): void {
  for (const smiles of molecules) {
    const read = readParts(rdkit, smiles);
    if (!Array.isArray(read)) throw refused(read);
  }
}

const sideReasons = new Set(['notReaction', 'noReactant', 'noProduct']);

function refused(refusal: Pick<ReactionRefusal, 'key' | 'reason'> & { part?: string }): LineRefused {
  const cause = sideReasons.has(refusal.reason)
    ? [message('en', 'reaction', `service.refusal.${refusal.reason}`)]
    : refusalText(refusal).map((text) =>
        refusal.part === undefined ? text : message('en', 'reaction', 'service.inPart', { part: refusal.part, text }),
      );
  return new LineRefused(catalogue[refusal.key].code, [message('en', 'errors', refusal.key), ...cause].join(' '));
}
