// Substructures of the target that no step of a route may make or change: each lies whole in one starting material.
//
// A pattern is kept wherever it lies on the target: every occurrence counts, two that share atoms as well. A step keeps an
// occurrence when all of its atoms come from one precursor and there
//   - the pattern lies on the same atoms again,
//   - its bonds are there, of the same order,
//   - its atoms have the same charge, and those with a marked configuration have it marked, too.
// Bonds from an occurrence to the rest of the molecule may be made and broken, or nothing could be attached to it; a pattern that
// counts neighbours or hydrogens ([NH2], [cD2]) holds them as well. What a reagent brings that no precursor shows is in no
// starting material and so not kept.

import { LruCache } from '../../../chemistry/molecule/lru.ts';
import { bondBetween, graphOf, type Bond, type MolGraph } from '../../../chemistry/molecule/graph.ts';
import type { Mol, RDKit } from '../../../chemistry/molecule/rdkit.ts';
import { readStructure } from '../../../chemistry/molecule/read-structure.ts';
import { markedIndexes } from '../../../chemistry/molecule/stereo/atom-text.ts';
import { MatchingEffort } from '../../../chemistry/smarts/matching-effort.ts';
import { MoleculeView } from '../../../chemistry/smarts/molecule-view.ts';
import type { BondTracer } from '../bond-trace.ts';

/** One place of a pattern on a molecule. */
export interface KeptPart {
  /** Place in the list of patterns. */
  pattern: number;
  /** In the order of the pattern. */
  atoms: readonly number[];
  /** Bonds of the pattern, as places in `atoms`. */
  bonds: readonly (readonly [from: number, to: number])[];
}

export type PatternProblem =
  | 'substructureUnsound'
  | 'substructureTooVague'
  | 'substructureMissing'
  | 'substructureWhole';

/** Partial matches of a search on the target; more are no pattern that a chemist draws. */
const mostEffort = 50_000;
const asUnique = '{"uniquify":true,"maxMatches":200}';

/** What is wrong with a pattern on a target, its canonical SMILES; null for one that can be kept. */
export function patternProblem(rdkit: RDKit, target: string, pattern: string): PatternProblem | null {
  using mol = rdkit.get_mol(target);
  if (!mol) throw new TypeError('not a molecule');
  const graph = graphOf(mol);
  const forms = formsOf(rdkit, pattern);
  if (forms.length === 0) return 'substructureUnsound';
  if (forms.some((form) => isTooVague(form, graph))) return 'substructureTooVague';
  const found = placesOf(rdkit, mol, forms);
  if (found.places.length === 0) return 'substructureMissing';
  return found.places.some(({ atoms }) => atoms.length === graph.atoms.length) ? 'substructureWhole' : null;
}

export class KeptSubstructures {
  readonly #rdkit: RDKit;
  readonly #tracer: BondTracer;
  readonly #queries: readonly Mol[];
  readonly #parts: readonly KeptPart[];
  readonly #places = new LruCache<string, ReadonlySet<string>>(5_000);

  /** The patterns must lie on the target, its canonical SMILES: see `patternProblem`. */
  constructor(rdkit: RDKit, tracer: BondTracer, target: string, patterns: readonly string[]) {
    this.#rdkit = rdkit;
    this.#tracer = tracer;
    using mol = rdkit.get_mol(target);
    if (!mol) throw new TypeError('not a molecule');
    const found = patterns.map((pattern) => placesOf(rdkit, mol, formsOf(rdkit, pattern)));
    this.#queries = found.map(({ form }) => rdkit.get_qmol(form) ?? unsound());
    this.#parts = found.flatMap(({ places }, pattern) => places.map((place) => ({ pattern, ...place })));
  }

  /** All occurrences on the target. */
  get parts(): readonly KeptPart[] {
    return this.#parts;
  }

  /** Where the parts of a product lie in its precursors; null for a step that makes or changes one. */
  follow(product: string, parts: readonly KeptPart[], precursors: readonly string[]): KeptPart[][] | null {
    const found: KeptPart[][] = precursors.map(() => []);
    if (parts.length === 0) return found;
    const sources = this.#tracer.sources(product, precursors);
    for (const part of parts) {
      const from = part.atoms.map((atom) => sources[atom] ?? null);
      const precursor = from[0]?.precursor ?? -1;
      const smiles = precursors[precursor];
      const atoms = from.flatMap((one) => (one?.precursor === precursor ? [one.atom] : []));
      if (smiles === undefined || atoms.length < part.atoms.length) return null;
      if (!this.#isKept(part, [product, part.atoms], [smiles, atoms])) return null;
      found[precursor]?.push({ ...part, atoms });
    }
    return found;
  }

  #isKept({ pattern, bonds }: KeptPart, after: Place, before: Place): boolean {
    const [product, precursor] = [this.#tracer.graph(after[0]), this.#tracer.graph(before[0])];
    const bondIn = (graph: MolGraph, atoms: readonly number[], [from, to]: readonly [number, number]) =>
      bondBetween(graph, atoms[from] ?? -1, atoms[to] ?? -1);
    if (!bonds.every((one) => isSameBond(bondIn(product, after[1], one), bondIn(precursor, before[1], one))))
      return false;
    const isCharged = (place: number): boolean =>
      product.atoms[after[1][place] ?? -1]?.charge !== precursor.atoms[before[1][place] ?? -1]?.charge;
    if (after[1].some((_, place) => isCharged(place))) return false;
    const [marksAfter, marksBefore] = [markedAtoms(after[0]), markedAtoms(before[0])];
    if (after[1].some((atom, place) => marksAfter.has(atom) && !marksBefore.has(before[1][place] ?? -1))) return false;
    return this.#placesIn(before[0], pattern).has(nameOf(before[1]));
  }

  #placesIn(smiles: string, pattern: number): ReadonlySet<string> {
    return this.#places.getOrMake(`${pattern} ${smiles}`, () => {
      using mol = this.#rdkit.get_mol(smiles);
      const query = this.#queries[pattern];
      return new Set(mol && query ? matchesOf(mol, query).map(({ atoms }) => nameOf(atoms)) : []);
    });
  }

  [Symbol.dispose](): void {
    for (const query of this.#queries) query.delete();
  }
}

type Place = readonly [smiles: string, atoms: readonly number[]];

/** As SMARTS, and, for what is drawn in Kekulé form, as the aromatic molecule that it is; empty for neither. */
function formsOf(rdkit: RDKit, pattern: string): string[] {
  using query = rdkit.get_qmol(pattern);
  using mol = readStructure(rdkit, pattern);
  const asSmarts = query && query.get_num_atoms() > 0 ? [pattern] : [];
  const asMolecule = mol && mol.get_num_atoms(true) > 0 ? [mol.get_smiles()] : [];
  return [...new Set([...asSmarts, ...asMolecule])];
}

function isTooVague(form: string, target: MolGraph): boolean {
  try {
    return new MatchingEffort(form).on(new MoleculeView(target), mostEffort) > mostEffort;
  } catch (error) {
    // Written as our own reader does not know: RDKit's matches are limited in number.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** The first form that lies on the molecule, and where. */
function placesOf(
  rdkit: RDKit,
  mol: Mol,
  forms: readonly string[],
): { form: string; places: Omit<KeptPart, 'pattern'>[] } {
  for (const form of forms) {
    using query = rdkit.get_qmol(form);
    const matches = query ? matchesOf(mol, query) : [];
    if (matches.length === 0) continue;
    const { bonds } = graphOf(mol);
    const places = matches.map(({ atoms, bonds: matched = [] }) => ({
      atoms,
      bonds: matched.flatMap((index) => {
        const bond = bonds[index];
        return bond ? [[atoms.indexOf(bond.from), atoms.indexOf(bond.to)] as const] : [];
      }),
    }));
    return { form, places };
  }
  return { form: forms[0] ?? '', places: [] };
}

function matchesOf(mol: Mol, query: Mol): { atoms: number[]; bonds?: number[] }[] {
  const text = mol.get_substruct_matches(query, asUnique);
  return text === '{}' ? [] : (JSON.parse(text) as { atoms: number[]; bonds?: number[] }[]);
}

function isSameBond(one: Bond | undefined, other: Bond | undefined): boolean {
  if (!one || !other) return false;
  return one.aromatic === other.aromatic && (one.aromatic || one.order === other.order);
}

const marks = new LruCache<string, ReadonlySet<number>>(5_000);

/** Atoms with a marked configuration, by the order of the SMILES. */
function markedAtoms(smiles: string): ReadonlySet<number> {
  return marks.getOrMake(smiles, () => {
    const [plain = ''] = smiles.split(' ');
    return new Set(markedIndexes(plain));
  });
}

function nameOf(atoms: readonly number[]): string {
  return atoms.toSorted((a, b) => a - b).join(',');
}

function unsound(): never {
  throw new TypeError('not a pattern');
}
