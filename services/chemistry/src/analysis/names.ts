// Names, CAS numbers and InChIKeys of known compounds (data/names.tsv, made by scripts/names.ts).

import { readFileSync } from 'node:fs';

export interface NamedCompound {
  inchiKey: string;
  /** Canonical. */
  smiles: string;
  cas: string | undefined;
  /** The usual one first. */
  names: readonly string[];
}

export interface Names {
  byName(text: string): NamedCompound | undefined;
  byCas(cas: string): NamedCompound | undefined;
  byInchiKey(key: string): NamedCompound | undefined;
  /** What a molecule is called; the SMILES must be canonical. */
  bySmiles(smiles: string): NamedCompound | undefined;
  readonly size: number;
}

const tablePath = new URL('../../data/names.tsv', import.meta.url);
let loaded: Names | undefined;

/** The built-in table, read once per thread. */
export function builtInNames(): Names {
  loaded ??= indexNames(parseNames(readFileSync(tablePath, 'utf8')));
  return loaded;
}

/** Rows of the table: InChIKey, SMILES, CAS number or nothing, names divided by `|`. */
export function parseNames(text: string): NamedCompound[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [inchiKey = '', smiles = '', cas = '', names = ''] = line.split('\t');
    return { inchiKey, smiles, cas: cas || undefined, names: names.split('|') };
  });
}

/** Look-ups over the compounds; of two that share a name, the earlier one has it. */
export function indexNames(compounds: readonly NamedCompound[]): Names {
  const index = (keysOf: (one: NamedCompound) => readonly string[]): Map<string, NamedCompound> => {
    const map = new Map<string, NamedCompound>();
    for (const one of compounds) for (const key of keysOf(one)) if (!map.has(key)) map.set(key, one);
    return map;
  };
  const names = index((one) => one.names.map(foldName));
  const cas = index((one) => (one.cas ? [one.cas] : []));
  const keys = index((one) => [one.inchiKey]);
  const smiles = index((one) => [one.smiles]);
  return {
    byName: (text) => names.get(foldName(text)),
    byCas: (text) => cas.get(text),
    byInchiKey: (text) => keys.get(text),
    bySmiles: (text) => smiles.get(text),
    size: compounds.length,
  };
}

const greek: readonly [RegExp, string][] = [
  [/α/g, 'alpha'],
  [/β/g, 'beta'],
  [/γ/g, 'gamma'],
  [/δ/g, 'delta'],
  [/ε/g, 'epsilon'],
  [/ω/g, 'omega'],
];

/** Two spellings of one name come out alike: letter case, blanks, hyphens, primes and Greek letters do not count. */
export function foldName(text: string): string {
  let folded = text.normalize('NFKC').toLowerCase();
  for (const [letter, word] of greek) folded = folded.replace(letter, word);
  return folded.replaceAll(/[\s\-‐‑‒–—_'’`′.]+/g, '');
}
