// The molecules of one user: some come, some go, and each is indexed once.

import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import { SegmentBuilder } from './build-segment.ts';
import type { PersonalMolecule, PersonalState, SourceTag } from './orders.ts';
import { smilesAt, type Segment } from './segment.ts';

export class PersonalSet {
  readonly #rdkit: RDKit;
  #builder: SegmentBuilder;
  #indexed = new Set<string>();
  #waiting: string[] = [];
  #tags: ReadonlyMap<string, SourceTag[]> = new Map();
  #segment: Segment;

  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
    this.#builder = new SegmentBuilder(rdkit);
    this.#segment = this.#builder.finish();
  }

  get segment(): Segment {
    return this.#segment;
  }

  /** The molecules that there are now. Those that went are forgotten when they are more than those that stay. */
  set(molecules: readonly PersonalMolecule[]): void {
    this.#tags = new Map(molecules.map(({ smiles, tags }) => [smiles, tags]));
    if (this.#indexed.size > 1_000 && this.#indexed.size > this.#tags.size * 2) this.#forget();
    this.#waiting = [...this.#tags.keys()].filter((smiles) => !this.#indexed.has(smiles));
  }

  /** Indexes what waits, for so long. */
  advance(forMs: number): void {
    if (this.#waiting.length === 0) return;
    const until = performance.now() + forMs;
    while (this.#waiting.length > 0 && performance.now() < until) {
      const smiles = this.#waiting.pop() ?? '';
      this.#builder.add(smiles, this.#indexed.size);
      this.#indexed.add(smiles);
    }
    this.#segment = this.#builder.finish();
  }

  get state(): PersonalState {
    const waiting = new Set(this.#waiting);
    const state = { own: { molecules: 0, indexed: 0 }, routes: { molecules: 0, indexed: 0 } };
    for (const [smiles, tags] of this.#tags) {
      for (const kind of new Set(tags.map((tag) => tag.kind))) {
        if (kind === 'materials') continue;
        state[kind].molecules += 1;
        if (!waiting.has(smiles)) state[kind].indexed += 1;
      }
    }
    return state;
  }

  tagsOf(smiles: string): readonly SourceTag[] {
    return this.#tags.get(smiles) ?? [];
  }

  smilesAt(molecule: number): string {
    return smilesAt(this.#segment, molecule);
  }

  #forget(): void {
    this.#builder = new SegmentBuilder(this.#rdkit);
    this.#indexed = new Set();
  }
}
