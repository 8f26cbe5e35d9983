// Industrial chemicals: what stands with a CAS number in data/names.tsv and is small enough to be a raw material.

import { readFileSync } from 'node:fs';

const largest = 14;
const folder = new URL('../../data/', import.meta.url);
/** Molecules of the common elements, neutral but for nitro groups and the like, of natural isotopes and in one piece. */
const plain = /^(?:Cl|Br|Si|[BCNOPSFIcnops]|\[(?:nH|C@@?H?|N\+|O-)\]|[()=#/\\\d%-])+$/;
const heavyAtom = /Cl|Br|Si|[BCNOPSFIcnops]/g;

/** SMILES of named compounds of 2 to 14 heavy atoms that are no drugs. */
export function namedChemicals(): string[] {
  const drugs = new Set(rowsOf('drugs.tsv').map(([names = '']) => names.split('|')[0]));
  return rowsOf('names.tsv')
    .filter(([, smiles = '', cas = '', names = '']) => cas !== '' && isRaw(smiles) && !isDrug(names))
    .map(([, smiles = '']) => smiles);

  function isDrug(names: string): boolean {
    return names.split('|').some((name) => drugs.has(name));
  }
}

function isRaw(smiles: string): boolean {
  const atoms = smiles.match(heavyAtom)?.length ?? 0;
  return plain.test(smiles) && atoms >= 2 && atoms <= largest;
}

function rowsOf(name: string): string[][] {
  return readFileSync(new URL(name, folder), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}
