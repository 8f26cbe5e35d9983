import type { Ketcher } from 'ketcher-core';
import type { Drawing } from './structure-editor.tsx';

/** Reads the canvas. The molfile's header is left out of comparisons: it holds the time. */
export async function readDrawing(ketcher: Ketcher): Promise<Drawing> {
  const isReaction = ketcher.containsReaction();
  const molfile = isReaction ? '' : withoutHeader(await ketcher.getMolfile('v2000'));
  const smiles = await smilesOf(ketcher);
  const isEmpty = smiles.trim() === '' && ketcher.editor.struct().atoms.size === 0;
  return { molfile, smiles, isReaction, isEmpty };
}

/** Lists of elements and other query features cannot be said in SMILES; then it is empty. */
async function smilesOf(ketcher: Ketcher): Promise<string> {
  try {
    return await ketcher.getSmiles();
  } catch {
    return '';
  }
}

/** The same molfile with its three header lines emptied. */
export function withoutHeader(molfile: string): string {
  const lines = molfile.split('\n');
  return ['', '', '', ...lines.slice(3)].join('\n');
}
