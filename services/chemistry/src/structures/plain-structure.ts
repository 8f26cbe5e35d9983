// Drawings and reactions brought to the one structure that recognition reads.

import { AppError } from '@app/shared/errors/app-error';
import { rowsOfReaction } from './reaction-rows.ts';
import { drawingFormatOf } from './drawing-format.ts';
import type { Indigo } from './indigo.ts';

export interface PlainStructure {
  text: string;
  /** The text was a reaction; this is its product. */
  isProduct: boolean;
}

/** Molecules of one drawing beyond it are no salt. */
const mostParts = 12;

/**
 * The molecule of a ChemDraw document (CDXML, or CDX as base64) or the product of a reaction; any other text as it is.
 * Several molecules come as one SMILES of several parts, for recognition to tell a salt from a mixture. Throws
 * `unrecognizedStructure` for what cannot be read, `fileDamaged` for a reaction that is cut off.
 */
export async function plainStructure(indigo: Indigo, text: string): Promise<PlainStructure> {
  const format = drawingFormatOf(text);
  if (format === 'rxn') return productOf(indigo, text.replaceAll(/\r\n?/g, '\n'));
  if (format !== 'cdxml' && format !== 'cdx') return { text, isProduct: false };
  const drawn = await indigo.molecules(text.trim());
  if (drawn.reaction !== undefined) return productOf(indigo, drawn.reaction);
  return { text: await together(indigo, drawn.molecules), isProduct: false };
}

async function productOf(indigo: Indigo, reaction: string): Promise<PlainStructure> {
  const products = rowsOfReaction(reaction).filter(({ refusal }) => refusal === undefined);
  const molfiles = products.map(({ structure }) => structure);
  return { text: await together(indigo, molfiles), isProduct: true };
}

async function together(indigo: Indigo, molfiles: (string | null)[]): Promise<string> {
  const readable = molfiles.filter((molfile) => molfile !== null);
  const [only] = readable;
  if (only === undefined || readable.length < molfiles.length) throw new AppError('unrecognizedStructure');
  if (readable.length === 1) return only;
  if (readable.length > mostParts) throw new AppError('structureNotSupported', { reason: 'multipleMolecules' });
  const parts = await Promise.all(readable.map((molfile) => indigo.convert(molfile, 'smiles')));
  return parts.map((part) => part.trim()).join('.');
}
