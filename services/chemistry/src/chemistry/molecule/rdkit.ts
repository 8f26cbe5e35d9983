// The one door to RDKit. Every handle made here must be released: use `using`, or the helpers below.

import { createRequire } from 'node:module';
import type { MainModule, Mol, Reaction } from '@rdkit/rdkit';
import { atomsWritten, isTooLarge, mostAtomsRead } from './atoms-written.ts';
import { parseWritten } from './parse-written.ts';
import { plannedSmiles } from './stereo/stereo-groups.ts';

export type { Mol, Reaction };
export type RDKit = MainModule;

const require = createRequire(import.meta.url);
let loaded: Promise<RDKit> | undefined;

/** Loads RDKit once per thread (about 90 ms). */
export function loadRDKit(): Promise<RDKit> {
  loaded ??= start();
  return loaded;
}

async function start(): Promise<RDKit> {
  const factory = require('@rdkit/rdkit') as (options?: unknown) => Promise<RDKit>;
  const rdkit = await factory();
  rdkit.disable_logging();
  started = rdkit;
  return withoutGiants(rdkit);
}

let started: RDKit | undefined;

/**
 * Whether the RDKit of this thread can no longer be used: an error inside of it (a stack that was too small, memory that
 * is not its own) stays in its memory, and everything after it fails or lies.
 */
export function isRDKitBroken(): boolean {
  if (!started) return false;
  try {
    using mol = started.get_mol('CC(=O)Nc1ccc(O)cc1');
    return mol?.get_smiles() !== 'CC(=O)Nc1ccc(O)cc1';
  } catch {
    // It cannot even do this.
    return true;
  }
}

// A molecule far too large is "not understood", for every caller. Patterns are ours, or read by threads of their own.
function withoutGiants(rdkit: RDKit): RDKit {
  const read = rdkit.get_mol as (...args: unknown[]) => unknown;
  const value = (text: string, ...more: unknown[]) =>
    text.length > mostAtomsRead && atomsWritten(text) > mostAtomsRead ? null : read.call(rdkit, text, ...more);
  // The forms by number of arguments are looked up under the function's own name.
  Object.assign(value, read);
  return Object.defineProperty(rdkit, 'get_mol', { value, writable: true, configurable: true, enumerable: true });
}

/**
 * Canonical SMILES of one SMILES, or null when RDKit cannot make sense of it.
 * An empty text is null too, although RDKit would give an empty molecule, and so is one that is far too large.
 */
export function canonicalSmiles(rdkit: RDKit, smiles: string): string | null {
  if (smiles.trim() === '' || isTooLarge(smiles)) return null;
  using mol = rdkit.get_mol(smiles);
  return mol ? mol.get_smiles() : null;
}

/** The parts of a dotted SMILES, each canonical, sorted; null when one part is unsound. */
export function canonicalParts(rdkit: RDKit, smiles: string): string[] | null {
  const parts: string[] = [];
  for (const part of smiles.split('.')) {
    const canonical = canonicalSmiles(rdkit, part);
    if (canonical === null) return null;
    parts.push(canonical);
  }
  return parts.toSorted();
}

// A centre that a transform made trigonal may keep its chiral mark, which no parser accepts: [C@H](=O), [C@]=C.
const chiralMarkOnDoubleBond = /\[C@@?H?\](?=\(?=)/g;

/** Mends what `run_reactants` is known to write wrongly, then canonicalises; null when unsound. */
export function canonicalProduct(rdkit: RDKit, raw: string): string | null {
  using mol = raw === '' ? null : parseProduct(rdkit, raw);
  return mol ? mol.get_smiles() : null;
}

/** A raw product as a molecule, mended where needed; atoms keep the order of the text. Null when unsound. */
export function parseProduct(rdkit: RDKit, raw: string): Mol | null {
  return parseWritten(rdkit, raw) ?? (raw.includes('@') ? rdkit.get_mol(mendChiralMarks(raw)) : null);
}

function mendChiralMarks(raw: string): string {
  return raw.replace(chiralMarkOnDoubleBond, 'C');
}

/** InChIKey of a SMILES, of its planned form where it has stereo groups; null when RDKit cannot make sense of it. */
export function inchiKey(rdkit: RDKit, smiles: string): string | null {
  if (smiles.trim() === '') return null;
  using mol = rdkit.get_mol(plannedSmiles(rdkit, smiles));
  return mol ? rdkit.get_inchikey_for_inchi(mol.get_inchi()) : null;
}

/** One outcome of a transform: its products as CXSMILES, whose atom properties tell where each atom came from. */
export interface RawOutcome {
  /** Dotted raw SMILES. */
  smiles: string;
  /** One CXSMILES for each product. */
  parts: string[];
}

/** A compiled reaction SMARTS of one or more reactants. */
export class Transform {
  readonly smarts: string;
  readonly #reaction: Reaction;

  /** Throws a TypeError when RDKit cannot compile the SMARTS. */
  constructor(rdkit: RDKit, smarts: string) {
    const reaction = rdkit.get_rxn(smarts);
    if (!reaction) throw new TypeError(`not a reaction SMARTS: ${smarts}`);
    this.smarts = smarts;
    this.#reaction = reaction;
  }

  /**
   * Applies the transform to reactants in the order of its SMARTS.
   * Gives the distinct outcomes as raw, unsanitised dotted SMILES in the order RDKit finds them.
   */
  run(rdkit: RDKit, reactants: readonly Mol[], maxOutcomes = 100): string[] {
    using list = new rdkit.MolList();
    for (const reactant of reactants) list.append(reactant);
    using outcomes = this.#reaction.run_reactants(list, maxOutcomes);
    const seen = new Set<string>();
    for (let i = 0; i < outcomes.size(); i += 1) {
      using products = outcomes.get(i);
      if (products) seen.add(smilesOfList(products));
    }
    return [...seen];
  }

  /** The distinct molecules that `run` gives, of those numbers of heavy atoms only: to write the others would be idle. */
  runSized(rdkit: RDKit, reactants: readonly Mol[], sizes: ReadonlySet<number>, maxOutcomes = 100): string[] {
    using list = new rdkit.MolList();
    for (const reactant of reactants) list.append(reactant);
    using outcomes = this.#reaction.run_reactants(list, maxOutcomes);
    const seen = new Set<string>();
    for (let i = 0; i < outcomes.size(); i += 1) {
      using products = outcomes.get(i);
      for (const smiles of products ? sizedSmiles(products, sizes) : []) seen.add(smiles);
    }
    return [...seen];
  }

  /** As `run`, with the origin of every atom kept; the first of several outcomes that read the same counts. */
  runTraced(rdkit: RDKit, reactants: readonly Mol[], maxOutcomes = 100): RawOutcome[] {
    using list = new rdkit.MolList();
    for (const reactant of reactants) list.append(reactant);
    using outcomes = this.#reaction.run_reactants(list, maxOutcomes);
    const seen = new Map<string, RawOutcome>();
    for (let i = 0; i < outcomes.size(); i += 1) {
      using products = outcomes.get(i);
      if (!products) continue;
      const parts = cxsmilesOfList(products);
      const smiles = parts.map((part) => part.split(' ', 1)[0]).join('.');
      if (!seen.has(smiles)) seen.set(smiles, { smiles, parts });
    }
    return [...seen.values()];
  }

  [Symbol.dispose](): void {
    this.#reaction.delete();
  }
}

interface MolListLike {
  size(): number;
  at(index: number): Mol | null;
}

function sizedSmiles(list: MolListLike, sizes: ReadonlySet<number>): string[] {
  const parts: string[] = [];
  for (let i = 0; i < list.size(); i += 1) {
    using mol = list.at(i);
    if (mol && sizes.has(mol.get_num_atoms(true))) parts.push(mol.get_smiles());
  }
  return parts;
}

function smilesOfList(list: MolListLike): string {
  const parts: string[] = [];
  for (let i = 0; i < list.size(); i += 1) {
    using mol = list.at(i);
    if (mol) parts.push(mol.get_smiles());
  }
  return parts.join('.');
}

function cxsmilesOfList(list: MolListLike): string[] {
  const parts: string[] = [];
  for (let i = 0; i < list.size(); i += 1) {
    using mol = list.at(i);
    if (mol) parts.push(mol.get_cxsmiles());
  }
  return parts;
}
