// What one cell or word looks like, before anybody asks what it means.

import { leadingCas } from './cas-text.ts';
import { cxExtension, smilesLikeness } from './smiles-text.ts';

export type CellLook =
  /** `sure` SMILES, and atoms alone that may be a word, three or more (`letters`) or fewer (`short`). */
  'smiles' | 'letters' | 'short' | 'inchi' | 'inchiKey' | 'cas' | 'number' | 'word' | 'empty';

const inchiKey = /^(?:InChIKey\s*=\s*)?[A-Z]{14}-[A-Z]{10}-[A-Z]$/i;

/** How a cell looks; a SMILES may have its extension behind it. */
export function lookOf(cell: string): CellLook {
  const text = cell.trim();
  if (text === '') return 'empty';
  if (/^InChI=/i.test(text)) return 'inchi';
  if (inchiKey.test(text)) return 'inchiKey';
  if (leadingCas(text)?.rest === '') return 'cas';
  if (/^[-+]?[\d.,]+(?:e[-+]?\d+)?\s*%?$/i.test(text)) return 'number';
  const word = text.replace(cxExtension, '').trim();
  if (/\s/.test(word)) return 'word';
  const likeness = smilesLikeness(word);
  if (likeness === 'no') return 'word';
  if (likeness === 'sure') return 'smiles';
  return atomsIn(word) > 2 ? 'letters' : 'short';
}

function atomsIn(word: string): number {
  return word.match(/Br|Cl|[A-Z]/g)?.length ?? 0;
}
