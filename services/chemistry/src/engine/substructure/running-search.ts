// A search of which pages are asked for: in the order of relevance, of weight or of price.

import type { FoundPage, HitSort, PageHit, PageOrder, SourceTag } from './orders.ts';
import type { PreparedSearch } from './prepare-search.ts';
import type { Hit } from './search.ts';

/** A page comes within this time with what was found until then. */
const pageMs = 2_500;
/** A search that spends longer on molecules of one size is given up. */
const longestMs = 6_000;
/** Counting goes on for so long after a page was asked for. */
const countOnMs = 4_000;

export class RunningSearch {
  readonly #prepared: PreparedSearch;
  readonly #sorted = new Map<HitSort, readonly Hit[]>();
  #countUntil = 0;

  constructor(prepared: PreparedSearch) {
    this.#prepared = prepared;
  }

  get hits(): number {
    return this.#prepared.search.hits.length;
  }

  /** Somebody waits for the number of hits. */
  get isToCount(): boolean {
    return !this.#prepared.search.isComplete && performance.now() < this.#countUntil;
  }

  /** Throws a TooLongError. */
  count(forMs: number): void {
    this.#prepared.budget.start(longestMs);
    this.#prepared.search.advance(Infinity, performance.now() + forMs);
  }

  /** Throws a TooLongError. */
  page({ pageIndex, pageSize, sort }: PageOrder): FoundPage {
    const { search, budget, query, searched } = this.#prepared;
    const started = performance.now();
    budget.start(longestMs);
    search.advance(sort === 'relevance' ? pageIndex * pageSize : Infinity, started + pageMs);
    const from = (pageIndex - 1) * pageSize;
    const shown = this.#inOrder(sort).slice(from, from + pageSize);
    const atoms = shown.map((hit) => search.atomsOf(hit));
    const searchMs = performance.now() - started;
    const items = shown.map((hit, index) => this.#present(hit, atoms[index] ?? []));
    this.#countUntil = performance.now() + countOnMs;
    const ms = performance.now() - started;
    return { query, searched, total: search.hits.length, isComplete: search.isComplete, items, searchMs, ms };
  }

  end(): void {
    this.#prepared.question[Symbol.dispose]();
  }

  // An order other than that of the search stays only once all hits are known.
  #inOrder(sort: HitSort): readonly Hit[] {
    const { search } = this.#prepared;
    if (sort === 'relevance') return search.hits;
    const known = this.#sorted.get(sort);
    if (known) return known;
    const figure = sort === 'price' ? (hit: Hit) => this.#priceOf(hit) : (hit: Hit) => search.weightOf(hit);
    const figures = new Map(search.hits.map((hit) => [hit, figure(hit)]));
    const sorted = search.hits.toSorted((a, b) => (figures.get(a) ?? 0) - (figures.get(b) ?? 0));
    if (search.isComplete) this.#sorted.set(sort, sorted);
    return sorted;
  }

  // Molecules without a price come last.
  #priceOf(hit: Hit): number {
    return this.#prepared.priceOf(this.#prepared.search.smilesOf(hit))?.perGram ?? Number.MAX_VALUE;
  }

  #present(hit: Hit, atoms: number[]): PageHit {
    const { search, priceOf } = this.#prepared;
    const smiles = search.smilesOf(hit);
    const price = priceOf(smiles);
    return {
      smiles,
      ...search.figuresOf(hit),
      atoms,
      ...(hit.similarity !== undefined && { similarity: Math.round(hit.similarity * 1_000) / 1_000 }),
      sources: this.#tagsOf(hit, smiles),
      ...(price && { price: { perGram: price.perGram, currency: price.currency, kind: price.kind } }),
    };
  }

  #tagsOf(hit: Hit, smiles: string): SourceTag[] {
    const tags = [hit, ...(hit.also ?? [])].flatMap(({ part }) => this.#prepared.tagsOf(part, smiles));
    return [...new Map(tags.map((tag) => [JSON.stringify(tag), tag])).values()];
  }
}
