// From what a person types, pastes or draws to one molecule: SMILES, InChI, InChIKey, molfile, name or CAS number.

import { foldName } from '../molecule/fold-name.ts';
import { elementSymbols } from '../molecule/element-weights.ts';
import { isReaction } from '../molecule/intake/plain-text.ts';
import { checkStructure, type StructureRefusal, type UnsupportedReason } from '../molecule/structure-check.ts';
import { canonicalSmiles, type RDKit } from '../molecule/rdkit.ts';
import {
  controlledByCas,
  controlledByInchiKey,
  controlledByName,
  type NamedControl,
} from '../controlled/controlled-names.ts';
import { abbreviations, type Reading } from './abbreviations.ts';
import type { UnkeptKind } from '../molecule/stereo/unkept-stereo.ts';
import { isCasNumber, looksLikeCas } from './cas-number.ts';
import { describeMolecule, molfileOf, type MoleculeFigures } from './describe.ts';
import { inchiIn, smilesOfInchi } from './inchi-by-indigo.ts';
import { meaningOfName, readSystematicName } from './name-meaning.ts';
import type { NamedCompound, Names } from './names.ts';
import { isFormula, isSmilesLike } from './typed-smiles.ts';

export type StructureKind = 'smiles' | 'inchi' | 'inchiKey' | 'molfile' | 'name' | 'cas';

export interface Recognised extends MoleculeFigures {
  ok: true;
  kind: StructureKind;
  /** Canonical, with its stereo groups. */
  smiles: string;
  heavyAtoms: number;
  molfile: string;
  /** Canonical SMILES of what was set aside. */
  removedParts: string[];
  /** What the text says of the configuration and the SMILES does not. */
  notKept: UnkeptKind[];
}

export type NotFoundReason = 'name' | 'nameOpen' | 'cas' | 'casCheckDigit' | 'inchiKey' | 'inchi';

export interface NotRecognised {
  ok: false;
  key:
    | 'smilesEmpty'
    | 'unrecognizedStructure'
    | 'structureNotSupported'
    | 'smilesOrNameNotFound'
    /** By its name, CAS number or InChIKey. */
    | 'drugControlled';
  reason?: string;
  /** Place in the text, counted from 1. */
  position?: number;
  /** Atoms at fault, counted from 0. */
  atoms?: number[];
  /** Size, element or molecules that the reason speaks of, or the short name that is not clear. */
  found?: string;
  /** What a short name may stand for. */
  readings?: Reading[];
  controlled?: NamedControl;
}

export interface RecogniseOptions {
  /** The text comes from the product itself, or from a place for SMILES: no letters of it are an abbreviation. */
  prefersSmiles?: boolean;
}

export type Recognition = Recognised | NotRecognised;

/** Reads the text. Never throws on what a person may give. */
export function recognise(rdkit: RDKit, names: Names, text: string, options: RecogniseOptions = {}): Recognition {
  if (isMolfile(text)) return readMolfile(rdkit, text);
  const trimmed = withoutWrapping(text);
  if (trimmed === '') return { ok: false, key: 'smilesEmpty' };
  if (trimmed.startsWith('InChI=')) return readInchi(rdkit, names, trimmed);
  if (isInchiKey(trimmed)) return readKey(rdkit, names, trimmed);
  if (looksLikeCas(trimmed)) return readCas(rdkit, names, trimmed);
  // A SMILES where one is asked for.
  const isAsked = options.prefersSmiles === true && isSmilesLike(trimmed) && canonicalSmiles(rdkit, trimmed) !== null;
  const named = isAsked ? undefined : readName(rdkit, names, trimmed);
  if (named) return named;
  const controlled = controlledByName(trimmed);
  if (controlled) return underControl(controlled);
  if (isInorganicFormula(trimmed)) return unsupported('inorganic');
  if (!isSmilesLike(trimmed)) return brokenWord(rdkit, names, trimmed) ?? unreadName(rdkit, names, trimmed);
  return readSmiles(rdkit, trimmed);
}

const isInchiKey = (text: string): boolean => /^[A-Z]{14}-[A-Z]{10}-[A-Z]$/.test(text);

/** Without blanks, quotation marks and the words that say what it is; InChI and InChIKey in their own letters. */
function withoutWrapping(text: string): string {
  const inchi = inchiIn(text);
  if (inchi !== undefined) return inchi;
  const bare = halfWidth(text.trim())
    .replace(/^smiles\s*[=:：]\s*(?=\S)/i, '')
    .replace(/^(["'“”‘’「『])(.*)["'“”‘’」』]$/s, '$2')
    .trim();
  const key = /^(?:inchi[ _-]?key\s*[=:]\s*)?([a-z]{14}-[a-z]{10}-[a-z])$/i.exec(bare)?.[1];
  return key === undefined ? bare : key.toUpperCase();
}

// A text typed wholly with a Chinese keyboard's full-width letters.
function halfWidth(text: string): string {
  return /^[\uFF01-\uFF5E]+$/.test(text) ? text.normalize('NFKC') : text;
}

function readKey(rdkit: RDKit, names: Names, key: string): Recognition {
  const known = names.byInchiKey(key);
  const controlled = known ? undefined : controlledByInchiKey(rdkit, key);
  return controlled ? underControl(controlled) : fromTable(rdkit, 'inchiKey', known);
}

function readName(rdkit: RDKit, names: Names, text: string): Recognition | undefined {
  const meaning = meaningOfName(rdkit, names, text);
  if (!meaning) return undefined;
  if (meaning.smiles !== undefined) return check(rdkit, 'name', meaning.smiles);
  return { ok: false, key: 'unrecognizedStructure', reason: 'ambiguous', found: text, readings: meaning.readings };
}

function underControl(controlled: NamedControl): NotRecognised {
  return { ok: false, key: 'drugControlled', reason: controlled.relation, controlled };
}

// KOH, CsCl, BaSO4: a formula with a metal or with numbers and without carbon.
function isInorganicFormula(text: string): boolean {
  if (!/^(?:[A-Z][a-z]?\d{0,2}){2,6}$/.test(text)) return false;
  const symbols: readonly string[] = text.match(/[A-Z][a-z]?/g) ?? [];
  const known = elementSymbols();
  if (symbols.includes('C') || !symbols.every((symbol) => known.has(symbol))) return false;
  return symbols.some((symbol) => !nonMetals.has(symbol)) || /\d/.test(text);
}

const nonMetals = new Set([
  'H',
  'B',
  'N',
  'O',
  'F',
  'Si',
  'P',
  'S',
  'Cl',
  'As',
  'Se',
  'Br',
  'Te',
  'I',
  'At',
  'He',
  'Ne',
  'Ar',
  'Kr',
  'Xe',
]);

function isMolfile(text: string): boolean {
  return /^M {2}END/m.test(text) || /V[23]000\s*$/m.test(text);
}

function readMolfile(rdkit: RDKit, text: string): Recognition {
  const records = text.split(/^\$\$\$\$.*$/m).filter((record) => record.trim() !== '');
  if (records.length > 1) return unsupported('multipleMolecules');
  const [record = ''] = records;
  // Line ends of any system; what follows the connection table is data of an SD file.
  const lines = record.replaceAll(/\r\n?/g, '\n');
  const end = /^M {2}END.*$/m.exec(lines);
  return end
    ? check(rdkit, 'molfile', lines.slice(0, end.index + end[0].length + 1))
    : { ok: false, key: 'unrecognizedStructure', reason: 'cutOff' };
}

function readCas(rdkit: RDKit, names: Names, text: string): Recognition {
  if (!isCasNumber(text)) return notFound('casCheckDigit');
  const known = names.byCas(text);
  const controlled = known ? undefined : controlledByCas(text);
  return controlled ? underControl(controlled) : fromTable(rdkit, 'cas', known);
}

function readSmiles(rdkit: RDKit, text: string): Recognition {
  if (isReaction(text)) return unsupported('reaction');
  const lines = text.split(/\r?\n/).map((line) => line.split('\t')[0] ?? '');
  if (lines.length > 1) return unsupported('multipleMolecules');
  return check(rdkit, 'smiles', lines[0] ?? '');
}

function fromTable(rdkit: RDKit, kind: 'inchiKey' | 'cas', compound: NamedCompound | undefined): Recognition {
  return compound ? check(rdkit, kind, compound.smiles) : notFound(kind);
}

/** Canonical SMILES of an InChI with all its parts, a known compound in its usual tautomer; null for none. */
export function structureOfInchi(rdkit: RDKit, names: Names, inchi: string): string | null {
  const key = rdkit.get_inchikey_for_inchi(inchi);
  return names.byInchiKey(key)?.smiles ?? smilesOfInchi(rdkit, inchi);
}

function readInchi(rdkit: RDKit, names: Names, inchi: string): Recognition {
  const smiles = structureOfInchi(rdkit, names, inchi);
  return smiles === null ? notFound('inchi') : check(rdkit, 'inchi', smiles);
}

function check(rdkit: RDKit, kind: StructureKind, text: string): Recognition {
  const found = checkStructure(rdkit, text);
  if (!found.ok) return refusal(found);
  const { smiles, heavyAtoms, removed: removedParts, notKept } = found;
  const figures = describeMolecule(rdkit, smiles);
  return { ok: true, kind, smiles, heavyAtoms, removedParts, notKept, molfile: molfileOf(rdkit, smiles), ...figures };
}

function refusal(found: StructureRefusal): NotRecognised {
  if (found.key === 'unrecognizedStructure') {
    const { reason, position, atoms } = found.failure;
    return { ok: false, key: found.key, reason, position, atoms };
  }
  if (found.key === 'structureNotSupported')
    return { ok: false, key: found.key, reason: reasonNames[found.reason] ?? found.reason, found: found.found };
  return { ok: false, key: found.key };
}

// The wire's shorter word.
const reasonNames: Partial<Record<UnsupportedReason, string>> = { metalComplex: 'metal' };

function unsupported(reason: string): NotRecognised {
  return { ok: false, key: 'structureNotSupported', reason };
}

function notFound(reason: NotFoundReason): NotRecognised {
  return { ok: false, key: 'smilesOrNameNotFound', reason };
}

// A name that leaves open where something is bound is told apart from one that is not known.
function unreadName(rdkit: RDKit, names: Names, text: string): NotRecognised {
  return notFound(readSystematicName(rdkit, names, text).problem === 'ambiguous' ? 'nameOpen' : 'name');
}

// `C1CC my compound`: a SMILES with a mistake and its name behind it is no unknown name.
function brokenWord(rdkit: RDKit, names: Names, text: string): Recognition | undefined {
  const [word = '', ...behind] = text.split(/[,;|]?\s+|;/);
  const isMeant = behind.length > 0 && /^[A-Zbcnops[]/.test(word) && isSmilesLike(word) && !isFormula(word);
  // Letters alone are a word, and a word that is known begins a name.
  if (!isMeant || /^[A-Za-z-]+$/.test(word) || names.byName(word) || abbreviations().has(foldName(word)))
    return undefined;
  const found = check(rdkit, 'smiles', word);
  return !found.ok && found.key === 'unrecognizedStructure' ? found : undefined;
}
