// What a step does to its molecules: the atoms that change on either side, and the dangerous groups that it handles.

import { bondBetween, graphOfSmiles, neighbours, type Bond, type MolGraph } from '../../chemistry/molecule/graph.ts';
import { LruCache } from '../../chemistry/molecule/lru.ts';
import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import { GroupHazards, type GroupHazard } from '../../chemistry/facts/group-hazards.ts';
import type { AtomSource } from '../../chemistry/molecule/mapping/atom-map.ts';
import { mapEquivalents } from '../../chemistry/molecule/mapping/map-equivalents.ts';

/** Canonical SMILES. */
export interface PlainStep {
  product: string;
  precursors: readonly string[];
}

export interface StepChange {
  /** Atoms of the product that are new or whose bonds, charge or hydrogens differ. */
  product: number[];
  /** The same for each precursor, with the atoms at which groups leave. */
  precursors: number[][];
  hazards: { product: readonly GroupHazard[]; precursors: (readonly GroupHazard[])[] };
}

/** On one thread; patterns are compiled once. */
export class StepChanges {
  readonly #rdkit: RDKit;
  readonly #hazards: GroupHazards;
  readonly #known = new LruCache<string, StepChange>(2_000);

  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
    this.#hazards = new GroupHazards(rdkit);
  }

  /** Throws a TypeError for a SMILES that is not sound. */
  of({ product, precursors }: PlainStep): StepChange {
    return this.#known.getOrMake(`${precursors.join('.')}>>${product}`, () => ({
      ...changedAtomsOf(
        graphOfSmiles(this.#rdkit, product),
        precursors.map((one) => graphOfSmiles(this.#rdkit, one)),
      ),
      hazards: {
        product: this.#hazards.of(product),
        precursors: precursors.map((one) => this.#hazards.of(one)),
      },
    }));
  }
}

/** Atoms that change, in the order of the graphs. A precursor that is needed twice may be given once. */
export function changedAtomsOf(
  product: MolGraph,
  precursors: readonly MolGraph[],
): Pick<StepChange, 'product' | 'precursors'> {
  const { sources, used } = mapEquivalents(product, precursors);
  const inProduct = new Set<number>();
  const inPrecursors = precursors.map(() => new Set<number>());
  const places = new Map(sources.flatMap((from, at) => (from ? [[placeOf(from), at] as const] : [])));
  sources.forEach((from, at) => {
    const graph = from && used[from.precursor]?.graph;
    if (from && graph && !differs(product, at, graph, from, { sources, places })) return;
    inProduct.add(at);
    if (from) inPrecursors[used[from.precursor]?.of ?? 0]?.add(from.atom);
  });
  used.forEach(({ graph, of }, precursor) => {
    for (const atom of graph.atoms.keys()) {
      const stays = places.has(placeOf({ precursor, atom }));
      const isAtEdge = neighbours(graph, atom).some((other) => places.has(placeOf({ precursor, atom: other })));
      if (!stays && isAtEdge) inPrecursors[of]?.add(atom);
    }
  });
  return { product: ascending(inProduct), precursors: inPrecursors.map(ascending) };
}

interface Mapped {
  sources: readonly (AtomSource | null)[];
  places: ReadonlyMap<string, number>;
}

function differs(product: MolGraph, at: number, graph: MolGraph, from: AtomSource, mapped: Mapped): boolean {
  const [before, after] = [graph.atoms[from.atom], product.atoms[at]];
  if (!before || !after || before.charge !== after.charge || before.hydrogens !== after.hydrogens) return true;
  const { sources, places } = mapped;
  const leaves = neighbours(graph, from.atom).some((other) => {
    const stays = places.get(placeOf({ precursor: from.precursor, atom: other }));
    return stays === undefined || !bondBetween(product, at, stays);
  });
  return leaves || neighbours(product, at).some((other) => isNewBond(product, at, other, graph, from, sources[other]));
}

function isNewBond(
  product: MolGraph,
  at: number,
  other: number,
  graph: MolGraph,
  from: AtomSource,
  source: AtomSource | null | undefined,
): boolean {
  if (!source || source.precursor !== from.precursor) return true;
  const old = bondBetween(graph, from.atom, source.atom);
  return !old || !isSameOrder(old, bondBetween(product, at, other));
}

// Kekulé forms of one ring may differ without a change.
function isSameOrder(old: Bond, now: Bond | undefined): boolean {
  return now !== undefined && ((old.aromatic && now.aromatic) || old.order === now.order);
}

function placeOf({ precursor, atom }: AtomSource): string {
  return `${precursor}:${atom}`;
}

function ascending(atoms: ReadonlySet<number>): number[] {
  return [...atoms].toSorted((a, b) => a - b);
}
