// Where the prediction looks at molecules: patterns and transforms are compiled once, molecules are kept until released.

import { graphOf, type MolGraph } from '../../chemistry/molecule/graph.ts';
import { LruCache } from '../../chemistry/molecule/lru.ts';
import {
  canonicalProduct,
  canonicalSmiles,
  type Mol,
  type RawOutcome,
  type RDKit,
  Transform,
} from '../../chemistry/molecule/rdkit.ts';
import { matchesOf } from '../../chemistry/models/group-matches.ts';
import { isTorn } from './conversions/torn.ts';

/** A reaction SMARTS holds no more outcomes than this for one set of molecules. */
const mostOutcomes = 40;

export class Bench {
  readonly rdkit: RDKit;
  readonly #patterns = new Map<string, Mol>();
  readonly #transforms = new Map<string, Transform>();
  readonly #mols = new Map<string, Mol>();
  readonly #graphs = new LruCache<string, MolGraph>(2_000);
  readonly #canonical = new LruCache<string, string>(20_000);

  constructor(rdkit: RDKit) {
    this.rdkit = rdkit;
  }

  /** Canonical SMILES, or null when RDKit cannot make sense of it. */
  canonical(smiles: string): string | null {
    const known = this.#canonical.get(smiles);
    if (known !== undefined) return known;
    const made = canonicalSmiles(this.rdkit, smiles);
    if (made !== null) this.#canonical.set(smiles, made);
    return made;
  }

  /** The molecule of a sound SMILES; it belongs to the bench. Throws a TypeError when the SMILES is unsound. */
  mol(smiles: string): Mol {
    const known = this.#mols.get(smiles);
    if (known) return known;
    const made = this.rdkit.get_mol(smiles);
    if (!made) throw new TypeError(`not a molecule: ${smiles}`);
    this.#mols.set(smiles, made);
    return made;
  }

  graph(smiles: string): MolGraph {
    return this.#graphs.getOrMake(smiles, () => graphOf(this.mol(smiles)));
  }

  heavyAtoms(smiles: string): number {
    return this.graph(smiles).atoms.length;
  }

  /** Atoms of every match of a SMARTS. */
  matches(smiles: string, smarts: string): number[][] {
    return matchesOf(this.mol(smiles), this.#pattern(smarts));
  }

  has(smiles: string, smarts: string): boolean {
    return this.mol(smiles).get_substruct_match(this.#pattern(smarts)) !== '{}';
  }

  /** Distinct outcomes of a reaction SMARTS, each as the canonical molecules it gives; unsound ones are left out, and those torn from a ring. */
  outcomes(smarts: string, reactants: readonly string[]): string[][] {
    const read = this.traced(smarts, reactants).flatMap(({ smiles }) => this.#parts(smiles) ?? []);
    return [...new Map(read.map((parts) => [parts.join('.'), parts])).values()];
  }

  /** As `outcomes`, with where each atom came from. */
  traced(smarts: string, reactants: readonly string[]): RawOutcome[] {
    const mols = reactants.map((one) => this.mol(one));
    const raw = this.#transform(smarts).runTraced(this.rdkit, mols, mostOutcomes);
    if (raw.length === 0) return raw;
    const graphs = reactants.map((one) => this.graph(one));
    return raw.filter(({ parts }) => !isTorn(parts, graphs));
  }

  /** Canonical SMILES of what a transform wrote; null when it is no molecule. */
  written(raw: string): string | null {
    const product = canonicalProduct(this.rdkit, raw);
    return product === null ? null : this.canonical(product);
  }

  /** Lets go of the molecules; patterns and transforms stay. */
  release(): void {
    for (const mol of this.#mols.values()) mol.delete();
    this.#mols.clear();
  }

  [Symbol.dispose](): void {
    this.release();
    for (const pattern of this.#patterns.values()) pattern.delete();
    for (const transform of this.#transforms.values()) transform[Symbol.dispose]();
    this.#patterns.clear();
    this.#transforms.clear();
  }

  #parts(raw: string): [string[]] | null {
    const parts = raw.split('.').map((part) => this.written(part));
    const sound = parts.filter((part) => part !== null);
    return sound.length === parts.length && parts.length > 0 ? [sound] : null;
  }

  #pattern(smarts: string): Mol {
    const known = this.#patterns.get(smarts);
    if (known) return known;
    const made = this.rdkit.get_qmol(smarts);
    if (!made) throw new TypeError(`not a SMARTS: ${smarts}`);
    this.#patterns.set(smarts, made);
    return made;
  }

  #transform(smarts: string): Transform {
    const known = this.#transforms.get(smarts) ?? new Transform(this.rdkit, smarts);
    this.#transforms.set(smarts, known);
    return known;
  }
}
