// What a text says beyond one molecule of ordinary atoms and bonds, taken in or refused before RDKit reads it: RDKit drops
// most of it without a word. Atom numbers and notes go; abbreviations, multiple groups and dative bonds are written out;
// polymers, mixtures, link nodes and labels that stand for no group are refused.

import type { RDKit } from '../rdkit.ts';
import { withoutAtomNumbers } from '../atom-numbers.ts';
import { isTooLarge } from '../atoms-written.ts';
import { type Ctab, readCtab } from './ctab.ts';
import { groupType, labelsOf, readCx, writeCx, type CxText } from './cxsmiles.ts';
import { chargeDativeBonds } from './dative-bonds.ts';
import { readLabels } from './labels.ts';
import { repeatUnits } from './multiple-groups.ts';

export type IntakeReason = 'polymer' | 'mixture' | 'linkNode' | 'repeat' | 'unspecifiedAtoms' | 'queryFeatures';

export interface IntakeRefusal {
  reason: IntakeReason;
  /** The label or group at fault. */
  found?: string;
}

export type PlainText = { ok: true; text: string } | ({ ok: false } & IntakeRefusal);

export interface IntakeOptions {
  /** Atoms that stand for several elements are part of the question. */
  isQuery?: boolean;
  /** Numbers that map the atoms of a reaction stay. */
  keepsNumbers?: boolean;
}

/** A SMILES, CXSMILES or molfile as RDKit should read it. A text that is none comes back as it was. */
export function plainText(rdkit: RDKit, text: string, options: IntakeOptions = {}): PlainText {
  if (text.includes('M  END')) return plainMolfile(rdkit, text, options);
  const numbered = options.isQuery === true ? text : withDeuterium(text);
  const line = options.keepsNumbers === true ? numbered : withoutAtomNumbers(numbered);
  const cx = readCx(line);
  const labels = cx && extensionOf(cx);
  if (labels && 'reason' in labels) return { ok: false, ...labels };
  const plain = labels ? labels.text : line;
  const isDative = /->|<-/.test(line) || cx?.fields.some(({ key }) => key === 'C') === true;
  if (!isDative && !(labels && labels.labels.size > 0)) return { ok: true, text: plain };
  return drawn(rdkit, plain, labels?.labels ?? new Map<number, string>(), options);
}

// `[D]` as other programs write it; in SMARTS it counts bonds.
function withDeuterium(text: string): string {
  return text.replaceAll('[D]', '[2H]').replaceAll('[T]', '[3H]');
}

/** Whether a SMILES is that of a reaction; an arrow of a dative bond makes none. */
export function isReaction(smiles: string): boolean {
  return smiles.replaceAll(/->(?!>)|<-/g, '').includes('>');
}

/** Without what only groups the molecules of a line or notes something about them. */
const notes = new Set(['f', 'SgD', 'SgH', 'atomProp', '$_AV', 'lp', 'H', 'LO']);
const queries = new Set(['m', 's', 'u', 'rb', 'Z']);
const logic = new Set(['RG', 'LOG']);

function extensionOf(cx: CxText): IntakeRefusal | { text: string; labels: Map<number, string> } {
  for (const field of cx.fields) {
    const refusal = groupRefusal(field.key === 'Sg' ? (cxGroups[groupType(field)] ?? 'GEN') : undefined);
    if (refusal) return refusal;
    if (field.key === 'LN') return { reason: 'linkNode' };
    if (queries.has(field.key)) return { reason: 'queryFeatures' };
    if (logic.has(field.key)) return { reason: 'unspecifiedAtoms' };
  }
  const written = cx.fields.find(({ key }) => key === '$');
  const kept = cx.fields.filter(({ key }) => key !== '$' && !notes.has(key));
  return { text: writeCx(cx, kept), labels: written ? labelsOf(written) : new Map() };
}

// ChemAxon's short words for the types of a molfile.
const cxGroups: Readonly<Record<string, string>> = {
  n: 'SRU',
  mon: 'MON',
  mer: 'MER',
  co: 'COP',
  xl: 'CRO',
  mod: 'MOD',
  grf: 'GRA',
  g: 'GRA',
  alt: 'COP',
  ran: 'COP',
  blk: 'COP',
  mix: 'MIX',
  f: 'FOR',
  c: 'COM',
  any: 'ANY',
  gen: 'GEN',
  mul: 'MUL',
  sup: 'SUP',
  data: 'DAT',
};

const mixtures = new Set(['MIX', 'FOR', 'COM']);
const ordinary = new Set(['SUP', 'DAT', 'MUL']);

/** Why a group of a type of molfiles makes a text no small molecule. */
function groupRefusal(type: string | undefined): IntakeRefusal | undefined {
  if (type === undefined || ordinary.has(type)) return undefined;
  return { reason: mixtures.has(type) ? 'mixture' : 'polymer', found: type };
}

// Through a drawing, whose atoms keep the order of the text.
function drawn(rdkit: RDKit, text: string, labels: ReadonlyMap<number, string>, options: IntakeOptions): PlainText {
  if (isTooLarge(text)) return { ok: true, text };
  // To RDKit a dative bond is one bond too many for boron.
  using mol = rdkit.get_mol(text, asWritten) ?? rdkit.get_mol(text, unchecked);
  if (!mol) return { ok: true, text };
  if (mol.has_coords() !== 2) mol.set_new_coords();
  return plainMolfile(rdkit, mol.get_v3Kmolblock(), options, labels);
}

const asWritten = JSON.stringify({ removeHs: false });
const unchecked = JSON.stringify({ removeHs: false, sanitize: false });

function plainMolfile(
  rdkit: RDKit,
  text: string,
  options: IntakeOptions,
  more: ReadonlyMap<number, string> = new Map(),
): PlainText {
  const end = text.search(/^M {2}END/m);
  const ctab = readCtab(end === -1 ? text : text.slice(0, end));
  if (!ctab) return { ok: true, text };
  const refusal = refusalOf(ctab, options);
  if (refusal) return { ok: false, ...refusal };
  const changes = [
    repeatUnits(ctab),
    readLabels(rdkit, ctab, new Map([...ctab.aliases, ...shifted(more)]), options),
    chargeDativeBonds(ctab),
  ];
  const failed = changes.find((change) => typeof change === 'object');
  if (failed) return { ok: false, ...failed };
  const dropsNumbers = ctab.hasAtomNumbers && options.keepsNumbers !== true;
  const isPlain = !changes.includes(true) && !dropsNumbers && ctab.groups.length === 0 && ctab.aliases.size === 0;
  // What RDKit wrote itself has no labels any more.
  if (isPlain && more.size === 0) return { ok: true, text };
  return { ok: true, text: `${ctab.write(dropsNumbers)}${text.slice(end)}` };
}

function shifted(labels: ReadonlyMap<number, string>): [number, string][] {
  return [...labels].map(([atom, label]) => [atom + 1, label]);
}

function refusalOf(ctab: Ctab, { isQuery = false }: IntakeOptions): IntakeRefusal | undefined {
  for (const { type } of ctab.groups) {
    const refusal = groupRefusal(type);
    if (refusal) return refusal;
  }
  if (ctab.hasLinkNodes && !isQuery) return { reason: 'linkNode' };
  return undefined;
}
