// A search over several segments: the smallest molecules first, each molecule once, as far as it was asked to go.
// Molecules of one size are looked at together, so that what was shown never moves when more is found.

import { figuresOf, type MoleculeFigures } from '../../chemistry/recognition/describe.ts';
import type { Asker } from './question.ts';
import { atomsAt, firstOfSize, smilesAt, type Segment } from './segment.ts';

export interface SearchPart {
  segment: Segment;
  asker: Asker;
  /** Whether a molecule of the segment counts; asked before it is matched. */
  admits?: ((molecule: number) => boolean) | undefined;
  /** Whether a molecule that was found counts. */
  keeps?: ((smiles: string) => boolean) | undefined;
}

/** Where a hit lies: numbers of the part and of the molecule in it. */
export interface Place {
  part: number;
  molecule: number;
}

export interface Hit extends Place {
  similarity?: number;
  /** The same molecule in other parts. */
  also?: Place[];
}

export class Search {
  readonly parts: readonly SearchPart[];
  readonly #isBySimilarity: boolean;
  readonly #largest: number;
  /** Molecules of the next size to look at. */
  #layer: number;
  #hits: Hit[] = [];
  #isComplete = false;

  constructor(parts: readonly SearchPart[]) {
    this.parts = parts;
    this.#isBySimilarity = parts.some(({ asker }) => asker.similarity !== undefined);
    const filled = parts.flatMap(({ segment }) => (segment.size > 0 ? [segment] : []));
    this.#largest = Math.max(-1, ...filled.map((segment) => segment.heavyAtoms[segment.size - 1] ?? 0));
    this.#layer = Math.min(this.#largest + 1, ...filled.map((segment) => segment.heavyAtoms[0] ?? 0));
    this.#isComplete = this.#layer > this.#largest;
  }

  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** In their order: smallest first; by similarity once the search is complete. */
  get hits(): readonly Hit[] {
    return this.#hits;
  }

  /** Goes on until there are so many hits, or until the time (ms, as performance.now) is over. */
  advance(hits: number, until: number): void {
    if (this.#isComplete) return;
    const wanted = this.#isBySimilarity ? Infinity : hits;
    while (!this.#isComplete && this.#hits.length < wanted && performance.now() < until) this.#nextLayer();
    if (this.#isComplete && this.#isBySimilarity)
      this.#hits = this.#hits.toSorted((a, b) => (b.similarity ?? 0) - (a.similarity ?? 0));
  }

  smilesOf({ part, molecule }: Place): string {
    const found = this.parts[part];
    return found ? smilesAt(found.segment, molecule) : '';
  }

  /** g/mol. */
  weightOf({ part, molecule }: Place): number {
    return this.parts[part]?.segment.weight[molecule] ?? 0;
  }

  /** Formula and weight. */
  figuresOf({ part, molecule }: Place): MoleculeFigures {
    const found = this.parts[part];
    return figuresOf(found ? atomsAt(found.segment, molecule) : { atoms: [] });
  }

  /** Atoms of the first match, ascending. */
  atomsOf({ part, molecule }: Place): number[] {
    return (this.parts[part]?.asker.match(molecule) ?? []).toSorted((a, b) => a - b);
  }

  #nextLayer(): void {
    const found = new Map<string, Hit>();
    const hits: Hit[] = [];
    this.parts.forEach((_, part) => this.#look(part, found, hits));
    if (this.parts.length > 1) hits.sort((a, b) => this.weightOf(a) - this.weightOf(b));
    for (const hit of hits) this.#hits.push(hit);
    this.#layer += 1;
    this.#isComplete = this.#layer > this.#largest;
  }

  #look(part: number, found: Map<string, Hit>, hits: Hit[]): void {
    const { segment, asker, admits, keeps } = this.parts[part] ?? {};
    if (!segment || !asker) return;
    const [from, to] = [firstOfSize(segment, this.#layer), firstOfSize(segment, this.#layer + 1)];
    for (const molecule of asker.candidates(from, to)) {
      if ((admits && !admits(molecule)) || !asker.match(molecule)) continue;
      const smiles = smilesAt(segment, molecule);
      if (keeps && !keeps(smiles)) continue;
      const known = found.get(smiles);
      if (known) {
        (known.also ??= []).push({ part, molecule });
        continue;
      }
      const hit: Hit = { part, molecule, ...(asker.similarity && { similarity: asker.similarity(molecule) }) };
      found.set(smiles, hit);
      hits.push(hit);
    }
  }
}
