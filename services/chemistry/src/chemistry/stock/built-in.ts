// The built-in stock with all that its files say of a molecule: whether it is in our own list, in how many patent
// reactions it is used, and in how many patent routes it is bought. A molecule may be all of these.

import { readFileSync } from 'node:fs';
import type { KnownMolecule } from './price.ts';

const commonFile = new URL('../../../data/common-stock.txt', import.meta.url);
const patentFile = new URL('../../../data/starting-materials.txt', import.meta.url);

let known: ReadonlyMap<string, KnownMolecule> | undefined;

/** By canonical SMILES; read once (about 50 ms). */
export function builtInMolecules(): ReadonlyMap<string, KnownMolecule> {
  known ??= read();
  return known;
}

function read(): Map<string, KnownMolecule> {
  const molecules = new Map<string, KnownMolecule>();
  for (const line of lines(patentFile)) {
    const [smiles = '', uses = '', routes = ''] = line.split('\t');
    const patentUses = Math.max(Number(uses), Number(routes));
    molecules.set(smiles, { smiles, isCommon: false, patentUses, source: `patents:${patentUses}` });
  }
  for (const smiles of lines(commonFile)) {
    const patentUses = molecules.get(smiles)?.patentUses ?? 0;
    molecules.set(smiles, { smiles, isCommon: true, patentUses, source: 'common' });
  }
  return molecules;
}

function lines(file: URL): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}
