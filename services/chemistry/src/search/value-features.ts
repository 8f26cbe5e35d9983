// What the estimate of a molecule's cost looks at: counts from the text of its canonical SMILES, so that thousands of
// molecules are judged in a millisecond, and pieces of the text, which tell common building blocks from rare ones.

import { roughHeavyAtoms } from '../models/single-step.ts';

const pieceSlots = 256;
const pieceLengths = [2, 3, 4] as const;
const counted = [
  /@+/g,
  /#/g,
  /=/g,
  /\(/g,
  /[a-z]/g,
  /N|n/g,
  /O|o/g,
  /S|s/g,
  /F|Cl|Br|I/g,
  /[+-]/g,
  /B/g,
  /[/\\]/g,
] as const;
export const featureCount = 4 + counted.length + pieceSlots;

const token = /\[[^\]]*\]|Cl|Br|%\d\d|./g;

/** The features of a canonical SMILES; pieces are shares of all pieces, so that they judge the kind and not the size. */
export function valueFeatures(smiles: string): Float64Array {
  const features = new Float64Array(featureCount);
  const heavy = roughHeavyAtoms(smiles);
  features.set([1, heavy / 10, Math.sqrt(heavy), ringsOf(smiles)]);
  counted.forEach((pattern, index) => {
    features[4 + index] = (smiles.match(pattern)?.length ?? 0) / 4;
  });
  const tokens = smiles.match(token) ?? [];
  const pieces = piecesOf(tokens);
  for (const piece of pieces) {
    const slot = 4 + counted.length + (hash(piece) % pieceSlots);
    features[slot] = (features[slot] ?? 0) + 4 / pieces.length;
  }
  return features;
}

function ringsOf(smiles: string): number {
  return (smiles.replaceAll(/\[[^\]]*\]/g, '').match(/%\d\d|\d/g)?.length ?? 0) / 2;
}

// Ring numbers say nothing of the kind of atom, so all of them read alike.
function piecesOf(tokens: readonly string[]): string[] {
  const plain = tokens.map((one) => (/^%?\d+$/.test(one) ? '1' : one));
  return pieceLengths.flatMap((length) =>
    plain
      .slice(0, Math.max(0, plain.length - length + 1))
      .map((_, start) => plain.slice(start, start + length).join(' ')),
  );
}

// FNV-1a.
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
