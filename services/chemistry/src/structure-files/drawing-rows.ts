// The molecules of a ChemDraw document as rows.

import { AppError } from '@app/shared/errors/app-error';
import { cdxAsText, isCdx } from '../structures/drawing-format.ts';
import { decodeText } from '../files/read/text.ts';
import type { Indigo } from '../structures/indigo.ts';
import { rowsOfReaction } from './reaction-rows.ts';
import type { StructureRow } from './structure-row.ts';

/** A row for each molecule of a CDX file or CDXML document. Throws `fileDamaged` for one that cannot be read. */
export async function rowsOfDrawing(content: Buffer | string, indigo: Indigo): Promise<StructureRow[]> {
  const { reaction, molecules = [] } = await readDrawing(content, indigo);
  if (reaction !== undefined) return rowsOfReaction(reaction).map((row) => ({ ...row, isDrawn: true }));
  return molecules.map((structure, index): StructureRow => {
    const row = { row: index + 1, shown: '', structure: structure ?? '', name: '', isDrawn: true } as const;
    return structure === null ? { ...row, refusal: 'unreadableDrawing' } : row;
  });
}

async function readDrawing(content: Buffer | string, indigo: Indigo): ReturnType<Indigo['molecules']> {
  const text = typeof content === 'string' ? content : isCdx(content) ? cdxAsText(content) : decodeText(content);
  try {
    return await indigo.molecules(text);
  } catch (error) {
    if (!(error instanceof AppError) || error.key !== 'unrecognizedStructure') throw error;
    throw new AppError('fileDamaged', { reason: 'drawing' }, { cause: error });
  }
}
