// Short names that mean more than one compound: TPP is triphenylphosphine, triphenyl phosphate, tetraphenylporphyrin. None of the
// meanings is guessed; the response lists them. The few reagents that every chemist means by their letters (NBS, PCC) are read.

import { unmistakableSmiles } from '@app/shared/rules/smiles-text';
import { readFileSync } from 'node:fs';
import { foldName } from '../molecule/fold-name.ts';
import { canonicalSmiles, type RDKit } from '../molecule/rdkit.ts';
import { describeMolecule } from './describe.ts';
import type { NamedCompound, Names } from './names.ts';

/** One compound that a short name may stand for. */
export interface Reading {
  /** English, then Chinese; both the same where there is but one. */
  names: readonly [en: string, zh: string];
  /** Canonical; left out where it is no single compound. */
  smiles?: string;
  /** A text that means this compound and no other. */
  text?: string;
  /** What chemists mean by it, whatever else it may be. */
  isUsual?: true;
  /** The short name read as a SMILES. */
  isSmiles?: true;
}

interface Row {
  abbreviation: string;
  names: readonly [string, string];
  smiles: string;
  isUsual: boolean;
}

const tablePath = new URL('../../../data/abbreviations.tsv', import.meta.url);
let rows: ReadonlyMap<string, readonly Row[]> | undefined;

/** The table, by folded abbreviation. */
export function abbreviations(): ReadonlyMap<string, readonly Row[]> {
  rows ??= Map.groupBy(readRows(), ({ abbreviation }) => foldName(abbreviation));
  return rows;
}

function readRows(): Row[] {
  const lines = readFileSync(tablePath, 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [abbreviation = '', en = '', zh = '', smiles = '', usual = ''] = line.split('\t');
      return { abbreviation, names: [en, zh || en], smiles, isUsual: usual === 'usual' };
    });
}

/** Letters and digits of a short name; longer ones are words. */
const mostLetters = 5;
/** Symbols of elements in their own spelling are no abbreviations, nor are two small letters: Co is cobalt, CO is not. */
const elementSymbol = /^[A-Za-z][a-z]$/;
/** A chain of atoms with its bonds, which is a SMILES and nothing else. */
const spelledOut = /^(?:Cl|Br|[BCNOPSFI])(?:-(?:Cl|Br|[BCNOPSFI]))+$/;

/**
 * What a short name may stand for, each compound once; undefined for a text that is none, such as the usual name of a
 * compound or an unambiguous SMILES. `smiles` is what the text says as a SMILES, where it is one.
 */
export function readingsOf(rdkit: RDKit, names: Names, text: string, smiles: string | null): Reading[] | undefined {
  if (spelledOut.test(text)) return undefined;
  const known = elementSymbol.test(text) ? [] : (abbreviations().get(foldName(text)) ?? []);
  const compound = names.byName(text);
  const isRare = compound !== undefined && isRareName(names, compound, text);
  if (known.length === 0 && !isRare) return undefined;
  const readings = [
    ...known.map((row) => ofRow(rdkit, row)),
    ...(compound && !isAmong(rdkit, known, compound) ? [ofCompound(names, compound)] : []),
    ...(smiles === null ? [] : [ofSmiles(names, text, smiles)]),
  ];
  return distinct(readings);
}

// A salt may be written with other charges in the two tables.
function isAmong(rdkit: RDKit, known: readonly Row[], { smiles }: NamedCompound): boolean {
  const formula = formulaOf(rdkit, smiles);
  return known.some((row) => row.smiles !== '' && formulaOf(rdkit, row.smiles) === formula);
}

function formulaOf(rdkit: RDKit, smiles: string): string {
  return describeMolecule(rdkit, smiles).formula;
}

/** Whether the readings leave open what is meant. */
export function isOpen(readings: readonly Reading[], text: string): boolean {
  const [only] = readings;
  if (only?.isUsual) return false;
  return readings.length > 1 || only?.smiles === undefined || !abbreviations().has(foldName(text));
}

// A trade code or an abbreviation that some list has for a compound, and others for another one.
function isRareName(names: Names, compound: NamedCompound, text: string): boolean {
  const folded = foldName(text);
  if (!/^[a-z0-9]+$/.test(folded) || folded.length > mostLetters) return false;
  if (compound.source !== 'chemicals') return doubtful.has(folded);
  return foldName(compound.names[0] ?? '') !== folded && !isFormulaOf(names, compound, text);
}

/** Names of reagent lists that are there for something else than chemists mean. */
const doubtful = new Set(['nadp']);

// AgNO3 for silver nitrate.
function isFormulaOf(names: Names, compound: NamedCompound, text: string): boolean {
  const counted = (formula: string): string => (formula.match(/[A-Z][a-z]?|\d+/g) ?? []).toSorted().join();
  return counted(names.factsOf(compound)?.formula ?? '') === counted(text);
}

function ofRow(rdkit: RDKit, { names, smiles, isUsual }: Row): Reading {
  const canonical = smiles === '' ? null : canonicalSmiles(rdkit, smiles);
  if (canonical === null) return { names };
  const reading = { names, smiles: canonical, text: unmistakableSmiles(canonical) };
  return isUsual ? { ...reading, isUsual } : reading;
}

function ofCompound(names: Names, compound: NamedCompound): Reading {
  const [name = compound.smiles] = compound.names;
  const chinese = names.factsOf(compound)?.chineseNames[0] ?? name;
  return { names: [name, chinese], smiles: compound.smiles, text: unmistakableSmiles(compound.smiles) };
}

function ofSmiles(names: Names, text: string, smiles: string): Reading {
  const compound = names.bySmiles(smiles);
  const plain = compound ? ofCompound(names, compound).names : ([text, text] as const);
  return { names: plain, smiles, text: unmistakableSmiles(smiles), isSmiles: true };
}

function distinct(readings: readonly Reading[]): Reading[] {
  const seen = new Map<string, Reading>();
  for (const one of readings) {
    const key = one.smiles ?? one.names[0];
    const earlier = seen.get(key);
    seen.set(key, earlier ? { ...earlier, ...(one.isSmiles && { isSmiles: true as const }) } : one);
  }
  return [...seen.values()];
}
