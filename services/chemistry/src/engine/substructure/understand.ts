// From what a chemist draws or types to a query: a SMARTS that RDKit and our matcher read alike, and notes on how it was
// understood. What cannot be searched for as it is meant is refused with the reason.

import { isCasNumber, looksLikeCas } from '../../chemistry/recognition/cas-number.ts';
import { inchiIn } from '../../chemistry/recognition/inchi-by-indigo.ts';
import { recognise, structureOfInchi } from '../../chemistry/recognition/recognise.ts';
import type { Names } from '../../chemistry/recognition/names.ts';
import { isReaction, plainText } from '../../chemistry/molecule/intake/plain-text.ts';
import type { Mol, RDKit } from '../../chemistry/molecule/rdkit.ts';
import { readKept } from '../../chemistry/molecule/read-structure.ts';
import { smilesWithGroups, stereoGroupsOf, type StereoGroup } from '../../chemistry/molecule/stereo/stereo-groups.ts';
import { hasConfiguration } from './query/configuration.ts';
import { failureOf } from './query/failure.ts';
import { findUnsearchable } from './query/unsearchable.ts';

export type QueryKind = 'auto' | 'smiles' | 'smarts' | 'molfile';

/** A sentence of locales, `service.note.<key>`. */
export interface QueryNote {
  key: string;
  params?: Record<string, string | number>;
}

export interface Understood {
  ok: true;
  kind: 'smiles' | 'smarts' | 'molfile';
  /** To be matched: of a molecule what RDKit makes of it, elements and bonds without hydrogens. */
  smarts: string;
  /** Racemic and relative centres, in the order of the SMARTS. */
  groups: StereoGroup[];
  /** Canonical SMILES, with stereo groups, where the query is one molecule without query features. */
  molecule?: string;
  /** Of a salt or a charged molecule: what an exact search takes for equal, too. */
  parent?: string;
  /** To be shown: SMILES of a molecule, else the SMARTS. */
  shown: string;
  hasConfiguration: boolean;
  notes: QueryNote[];
}

export interface NotUnderstood {
  ok: false;
  /** A sentence of locales, `service.reason.<reason>`. */
  reason: string;
  /** Place in the text, counted from 1. */
  position?: number;
  /** Atoms at fault, counted from 0. */
  atoms?: number[];
}

/** Larger queries are refused unread: RDKit's parser has a stack of its own, which very long chains break. */
export const mostQueryAtoms = 400;
export const longestQueryText = 4_000;

const asQuery = JSON.stringify({ mergeQueryHs: true, makeDummiesQueries: true, removeHs: false });

/** Reads the text. Never throws on what a person may give. */
export function understand(rdkit: RDKit, names: Names, text: string, kind: QueryKind): Understood | NotUnderstood {
  const isMolfile = /^M {2}END/m.test(text) || /V[23]000\s*$/m.test(text);
  if (kind === 'molfile' || (kind === 'auto' && isMolfile)) return readMolfile(rdkit, text);
  const given = text.trim();
  if (given === '') return { ok: false, reason: 'empty' };
  const unfit = findUnfit(given);
  if (unfit) return unfit;
  const plain = plainText(rdkit, given, { isQuery: true });
  if (!plain.ok) return { ok: false, reason: plain.reason };
  // Labels and dative bonds are read through a drawing.
  if (plain.text.includes('M  END')) return readMolfile(rdkit, plain.text);
  const line = plain.text;
  if (kind === 'smiles') return readSmiles(rdkit, line) ?? failureOf(rdkit, line, 'smiles');
  if (kind === 'smarts') return readSmarts(rdkit, line) ?? failureOf(rdkit, line, 'smarts');
  return readAny(rdkit, names, line);
}

function readAny(rdkit: RDKit, names: Names, line: string): Understood | NotUnderstood {
  const isPattern = speaksSmarts(line);
  const molecule = isPattern ? null : readSmiles(rdkit, line);
  if (molecule) return molecule;
  const named = isPattern ? null : readName(rdkit, names, line);
  if (named) return named;
  const failure = isPattern ? null : failureOf(rdkit, line, 'smiles');
  // Read as a pattern, a molecule with an impossible atom would be searched for in vain.
  if (failure?.reason === 'valence') return failure;
  const pattern = readSmarts(rdkit, line);
  if (pattern) return isPattern ? pattern : { ...pattern, notes: [{ key: 'asPattern' }, ...pattern.notes] };
  return looksLikeName(line)
    ? { ok: false, reason: 'nameUnknown' }
    : failureOf(rdkit, line, isPattern ? 'smarts' : 'smiles');
}

// Words of SMARTS that RDKit would read in a SMILES as well, though for something else.
function speaksSmarts(line: string): boolean {
  return /~|\[[^\]]*(#\d|[,;&!$])/.test(line);
}

function looksLikeName(line: string): boolean {
  return /[a-z]{4}/i.test(line.replaceAll(/\[[^\]]*\]/g, '').replaceAll(/c{2,}|C{2,}/g, '')) && !/[[\]=#]/.test(line);
}

function findUnfit(line: string): NotUnderstood | undefined {
  if (line.length > longestQueryText) return { ok: false, reason: 'tooLarge' };
  if (/[\r\n]/.test(line)) return { ok: false, reason: 'severalLines' };
  const atoms = line.replaceAll(/\[[^\]]*\]/g, 'C').match(/Cl|Br|[A-Za-z*]/g)?.length ?? 0;
  if (atoms > mostQueryAtoms) return { ok: false, reason: 'tooLarge' };
  return isReaction(line) ? { ok: false, reason: 'reaction' } : undefined;
}

function readSmiles(rdkit: RDKit, line: string): Understood | NotUnderstood | null {
  if (/\s(?!\|)/.test(line)) return null;
  using mol = rdkit.get_mol(line, asQuery);
  if (!mol) return null;
  const notes: QueryNote[] = /\[\d*[A-Za-z]{1,2}H\d?[+-]?\d*\]/.test(line) ? [{ key: 'hydrogensOpen' }] : [];
  return ofMolecule(rdkit, mol, 'smiles', notes);
}

function readSmarts(rdkit: RDKit, line: string): Understood | null {
  if (/\s/.test(line)) return null;
  using query = rdkit.get_qmol(line);
  if (!query || query.get_num_atoms() === 0) return null;
  const notes: QueryNote[] = /\[#?1\]|\[H\]/.test(line) ? [{ key: 'explicitHydrogen' }] : [];
  return {
    ok: true,
    kind: 'smarts',
    smarts: line,
    groups: [],
    shown: line,
    hasConfiguration: hasConfiguration(line),
    notes: [...notes, ...notesOn(line)],
  };
}

function readName(rdkit: RDKit, names: Names, line: string): Understood | NotUnderstood | null {
  if (looksLikeCas(line)) {
    const smiles = isCasNumber(line) ? names.byCas(line)?.smiles : undefined;
    if (smiles !== undefined) return namedMolecule(rdkit, smiles, line);
    return { ok: false, reason: isCasNumber(line) ? 'casUnknown' : 'casCheckDigit' };
  }
  const inchi = inchiIn(line);
  if (inchi !== undefined) {
    const smiles = structureOfInchi(rdkit, names, inchi);
    return smiles === null ? { ok: false, reason: 'inchi' } : namedMolecule(rdkit, smiles, line);
  }
  const found = recognise(rdkit, names, line);
  // A SMILES in quotation marks, in full-width letters or behind the word for it.
  if (found.ok && found.kind === 'smiles') return readSmiles(rdkit, found.smiles);
  if (found.ok) return namedMolecule(rdkit, found.smiles, line);
  return found.reason === 'ambiguous' || found.reason === 'inchiKey' ? { ok: false, reason: found.reason } : null;
}

function namedMolecule(rdkit: RDKit, smiles: string, name: string): Understood | NotUnderstood | null {
  using mol = rdkit.get_mol(smiles, asQuery);
  return mol ? ofMolecule(rdkit, mol, 'smiles', [{ key: 'named', params: { name, smiles } }]) : null;
}

function readMolfile(rdkit: RDKit, text: string): Understood | NotUnderstood {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const end = /^M {2}END.*$/m.exec(lines);
  if (!end) return { ok: false, reason: 'cutOff' };
  const whole = lines.slice(0, end.index + end[0].length + 1);
  const reason = findUnsearchable(whole);
  if (reason) return { ok: false, reason };
  const plain = plainText(rdkit, whole, { isQuery: true });
  if (!plain.ok) return { ok: false, reason: plain.reason };
  const block = plain.text;
  const count = Number(/COUNTS\s+(\d+)/.exec(block)?.[1] ?? block.split('\n')[3]?.slice(0, 3));
  if (count > mostQueryAtoms) return { ok: false, reason: 'tooLarge' };
  if (count === 0) return { ok: false, reason: 'empty' };
  using mol = rdkit.get_mol(block, asQuery);
  if (!mol) return failureOf(rdkit, block, 'molfile');
  const notes: QueryNote[] = /R#|M {2}RGP|RGROUPS/.test(block) ? [{ key: 'rGroup' }] : [];
  return ofMolecule(rdkit, mol, 'molfile', notes);
}

function ofMolecule(
  rdkit: RDKit,
  mol: Mol,
  kind: 'smiles' | 'molfile',
  notes: QueryNote[],
): Understood | NotUnderstood {
  if (mol.get_num_atoms() === 0) return { ok: false, reason: 'empty' };
  const smarts = withElements(mol.get_smarts());
  const molecule = isPlainMolecule(smarts) ? (plainSmiles(rdkit, mol) ?? undefined) : undefined;
  const explicit: QueryNote[] = /!H0/.test(smarts) ? [{ key: 'writtenHydrogens' }] : [];
  return {
    ok: true,
    kind,
    smarts,
    groups: stereoGroupsOf(mol.get_cxsmarts()),
    ...(molecule !== undefined && { molecule }),
    shown: molecule ?? smarts,
    hasConfiguration: hasConfiguration(smarts),
    notes: [...notes, ...explicit, ...notesOn(smarts)],
  };
}

const aromaticElements: Readonly<Record<string, number>> = { Si: 14, As: 33, Se: 34, Te: 52 };

// RDKit writes `[Se]`, which is aliphatic, for the selenium of selenophene; the element is meant, as with `[#6]`.
function withElements(smarts: string): string {
  return smarts.replaceAll(/\[(Si|As|Se|Te)(?=[\]&H+-])/g, (_, symbol: string) => `[#${aromaticElements[symbol]}`);
}

// What RDKit writes for atoms and bonds of a molecule and nothing besides, apart from hydrogens that were drawn.
function isPlainMolecule(smarts: string): boolean {
  const flat = smarts.replaceAll(/(&!H\d)+/g, '');
  return !/[*~,;&!$]|\[#0/.test(flat);
}

// Hydrogens that were drawn are an atom's own again.
function plainSmiles(rdkit: RDKit, mol: Mol): string | null {
  return readKept(rdkit, smilesWithGroups(mol));
}

function notesOn(smarts: string): QueryNote[] {
  const atoms = smarts.replaceAll(/\[[^\]]*\]|Cl|Br/g, 'C').match(/[A-Za-z*]/g)?.length ?? 0;
  if (/^(\*|\[\*\]|\[!#1\])$/.test(smarts)) return [{ key: 'matchesAll' }];
  const parts: QueryNote[] = splitParts(smarts) > 1 ? [{ key: 'parts' }] : [];
  const any: QueryNote[] = smarts.includes('*') && !smarts.includes('$(*') ? [{ key: 'anyAtom' }] : [];
  return [...parts, ...any, ...(atoms === 1 ? [{ key: 'oneAtom' }] : [])];
}

function splitParts(smarts: string): number {
  return smarts.replaceAll(/\[[^\]]*\]/g, 'C').split('.').length;
}
