import type { Ketcher } from 'ketcher-core';
import type { Drawing } from './drawing.ts';

/**
 * Reads the canvas: a V2000 molfile, or V3000 where the drawing says more than that can, such as a racemate. The
 * molfile's header is left out of comparisons: it holds the time.
 */
export async function readDrawing(ketcher: Ketcher): Promise<Drawing> {
  const isReaction = ketcher.containsReaction();
  const molfile = isReaction ? '' : withoutHeader(await ketcher.getMolfile());
  const rxnfile = isReaction ? await rxnfileOf(ketcher) : '';
  const smiles = await smilesOf(ketcher);
  const isEmpty = smiles.trim() === '' && ketcher.editor.struct().atoms.size === 0;
  return { molfile, rxnfile, smiles, isReaction, isEmpty };
}

/** Lists of elements and other query features cannot be said in SMILES; then it is empty. */
async function smilesOf(ketcher: Ketcher): Promise<string> {
  try {
    return await ketcher.getSmiles();
  } catch {
    return '';
  }
}

/** What is drawn around several arrows is no single RXN file; then it is empty. */
async function rxnfileOf(ketcher: Ketcher): Promise<string> {
  try {
    return withoutTimes(await ketcher.getRxn('v2000'));
  } catch {
    return '';
  }
}

/** The same RXN file with the header lines that hold the time emptied: its own, and that of each molecule. */
export function withoutTimes(rxnfile: string): string {
  const lines = rxnfile.split('\n');
  return lines.map((line, at) => (at === 2 || lines[at - 2]?.trim() === '$MOL' ? '' : line)).join('\n');
}

/** The same molfile with its three header lines emptied. */
export function withoutHeader(molfile: string): string {
  const lines = molfile.split('\n');
  return ['', '', '', ...lines.slice(3)].join('\n');
}
