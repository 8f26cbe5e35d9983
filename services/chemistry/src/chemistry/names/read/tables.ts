// The words of nomenclature from data/ring-systems.tsv and data/name-parts.tsv, read once per thread.

import { readFileSync } from 'node:fs';

export interface RingRow {
  name: string;
  /** Atom-map numbers are locants, those in `lettered` by their letters. */
  smiles: string;
  lettered: ReadonlyMap<number, string>;
  isMancude: boolean;
  /** The whole name ends in e, which is left out before vowels. */
  endsInE: boolean;
}

export type PartKind = 'prefix' | 'protecting' | 'linker' | 'parent' | 'acid' | 'oxoacid' | 'amino acid';

export interface PartRow {
  kind: PartKind;
  name: string;
  smiles: string;
  /** Of the atoms in the order of the SMILES; empty where there is none. */
  locants: readonly string[];
}

export interface AcidRow extends PartRow {
  /** What follows the stem in the acid and in its acyl group: benz-oic acid, benz-oyl. */
  acidEnding: string;
  acylEnding: string;
}

interface Tables {
  rings: ReadonlyMap<string, RingRow>;
  /** By name; a name may be of several kinds. */
  parts: ReadonlyMap<string, readonly PartRow[]>;
  acids: ReadonlyMap<string, AcidRow>;
  /** Amino acids without their final e, before another ending. */
  aminoStems: ReadonlyMap<string, PartRow>;
  longest: number;
}

const folder = new URL('../../../../data/', import.meta.url);
let loaded: Tables | undefined;

export function tables(): Tables {
  loaded ??= load();
  return loaded;
}

/** Rows of a table of `data`, without its head. */
export function rowsOf(file: string): string[][] {
  const lines = readFileSync(new URL(file, folder), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t'));
}

function load(): Tables {
  const rings = new Map(
    rowsOf('ring-systems.tsv')
      .flatMap(ringRows)
      .map((row) => [row.name, row]),
  );
  const rows = rowsOf('name-parts.tsv').flatMap(partRows);
  const acids = new Map(
    rows
      .filter(({ kind }) => kind === 'acid')
      .map((row) => acidRow(row))
      .map((row) => [row.name, row]),
  );
  const parts = Map.groupBy(
    rows.filter(({ kind }) => kind !== 'acid'),
    ({ name }) => name,
  );
  const ended = rows.filter(({ kind, name }) => kind === 'amino acid' && /(?:in|an)e$/.test(name));
  const aminoStems = new Map(ended.map((row) => [row.name.slice(0, -1), row]));
  const longest = Math.max(...[...rings.keys(), ...acids.keys(), ...parts.keys()].map((name) => name.length));
  return { rings, parts, acids, aminoStems, longest };
}

function ringRows([names = '', , smiles = '', lettered = '', kind = '']: string[]): RingRow[] {
  const letters = new Map(
    lettered
      .split(' ')
      .filter((pair) => pair !== '')
      .map((pair) => pair.split('='))
      .map(([number = '', letter = '']) => [Number(number), letter]),
  );
  const isMancude = kind === 'mancude';
  // A final e is left out before vowels, so the key is without it.
  return names.split('|').map((name) => ({
    name: name.replace(/e$/, ''),
    smiles,
    lettered: letters,
    isMancude,
    endsInE: name.endsWith('e'),
  }));
}

function partRows([kind = '', names = '', smiles = '', locants = '']: string[]): PartRow[] {
  const list = locants.split(' ').map((locant) => (locant === '-' ? '' : locant));
  return names.split('|').map((name) => ({ kind: kind as PartKind, name, smiles, locants: list }));
}

function acidRow(row: PartRow): AcidRow {
  const [stem = '', acyl = 'yl', acid = 'ic'] = row.name.split(':');
  return { ...row, name: stem, acylEnding: acyl, acidEnding: acid };
}

/** Every word of a map that begins at a place of the text, the longest first. */
export function wordsAt<Word>(
  map: ReadonlyMap<string, Word>,
  text: string,
  at: number,
  longest: number,
): [string, Word][] {
  const found: [string, Word][] = [];
  for (let length = Math.min(longest, text.length - at); length > 0; length -= 1) {
    const key = text.slice(at, at + length);
    const word = map.get(key);
    if (word !== undefined) found.push([key, word]);
  }
  return found;
}
