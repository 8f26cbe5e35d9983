// What was typed, pasted or drawn brought to the one structure that recognition reads.

import { AppError } from '@app/shared/errors/app-error';
import { joined } from '../../../chemistry/molecule/stereo/stereo-groups.ts';
import { inchiIn } from '../../../chemistry/recognition/inchi-by-indigo.ts';
import type { Indigo } from '../programs/indigo.ts';
import { readStructureText } from './read-structures.ts';
import type { StructureRow } from './structure-row.ts';

export interface PlainStructure {
  text: string;
  /** The text was a reaction; this is its product. */
  isProduct: boolean;
}

/** Molecules of one drawing beyond it are no salt. */
const mostParts = 12;
const mostRows = 50;

/**
 * The structure of a line without the name behind it, the molecule of a molfile or ChemDraw document, the product of a
 * reaction. Several molecules of a drawing come as one SMILES of several parts, for recognition to tell a salt from a
 * mixture. Throws `unrecognizedStructure` for what cannot be read, `structureNotSupported` for a list of several molecules,
 * `fileDamaged` for a reaction that is cut off.
 */
export async function plainStructure(indigo: Indigo, text: string): Promise<PlainStructure> {
  const inchi = inchiIn(text);
  // Programs write an InChI with a line that says how it was drawn.
  if (inchi !== undefined && /\s(?:AuxInfo|InChIKey)=/.test(text)) return { text: inchi, isProduct: false };
  const rows = await readStructureText(text, indigo, { mostRows });
  const [first] = rows;
  if (!first && text.trim() !== '') throw new AppError('unrecognizedStructure');
  // What is empty or broken is told by recognition.
  if (!first || (rows.length === 1 && first.structure === '' && !first.isDrawn)) return { text, isProduct: false };
  const wanted = rows.filter(({ role }) => role === undefined);
  const isProduct = wanted.length < rows.length;
  const isDrawing = rows.every((row) => row.isDrawn);
  if (wanted.length > 1 && !isProduct && !isDrawing) throw severalMolecules();
  return { text: await together(indigo, wanted), isProduct };
}

export interface FirstStructure extends Pick<StructureRow, 'isSmiles' | 'isDrawn'> {
  structure: string;
  name: string;
  /** Further structures of the file. */
  leftOut: number;
  isProduct: boolean;
}

/** The first structure among rows, several of one drawing together, and how many more there are. */
export async function firstStructure(
  indigo: Indigo,
  rows: readonly StructureRow[],
): Promise<FirstStructure | undefined> {
  const wanted = rows.filter(({ role, refusal }) => role === undefined && refusal === undefined);
  const [first] = wanted;
  if (!first) return undefined;
  const isProduct = rows.some(({ role }) => role !== undefined);
  const isOneDrawing = wanted.length > 1 && wanted.length <= mostParts && wanted.every((row) => row.isDrawn);
  if (isOneDrawing) return { structure: await together(indigo, wanted), name: '', leftOut: 0, isProduct };
  const { structure, name, isSmiles, isDrawn } = first;
  return { structure, name, isSmiles, isDrawn, leftOut: wanted.length - 1, isProduct };
}

async function together(indigo: Indigo, rows: readonly StructureRow[]): Promise<string> {
  const [only] = rows;
  if (only === undefined || rows.some(({ structure }) => structure === '')) throw new AppError('unrecognizedStructure');
  if (rows.length === 1) return only.structure;
  if (rows.length > mostParts) throw severalMolecules();
  const parts = await Promise.all(rows.map(({ structure }) => indigo.convert(structure, 'cxsmiles')));
  return joined(parts.map((part) => part.trim()));
}

function severalMolecules(): AppError {
  return new AppError('structureNotSupported', { reason: 'multipleMolecules' });
}
