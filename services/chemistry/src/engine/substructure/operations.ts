// The inside of the search thread: segments, users' own sets, and the searches that run over them.

import type { Names } from '../../chemistry/recognition/names.ts';
import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import type { PageOrder, SearchOperations, SearchOrder, StartResponse } from './orders.ts';
import { PersonalSet } from './personal-set.ts';
import { prepareSearch } from './prepare-search.ts';
import { RunningSearch } from './running-search.ts';
import type { Segment } from './segment.ts';
import { unpackSegment } from './segment-file.ts';
import { TooLongError } from './time-budget.ts';
import { understand } from './understand.ts';

/** Searches that are kept; one that was given up is made again when it is asked for. */
const mostSearches = 60;
const mostKeptHits = 1_500_000;
const mostUsers = 60;
const sliceMs = 25;

export function createSearchOperations(rdkit: RDKit, names: Names): SearchOperations {
  const segments = new Map<string, Segment>();
  const users = new Map<string, PersonalSet>();
  const searches = new RunningSearches();
  return {
    load: (name, bytes, content) => {
      const segment = unpackSegment(bytes, content, true);
      if (!segment) throw new TypeError(`not a segment: ${name}`);
      segments.set(name, segment);
      return segment.size;
    },
    unload: (gone) => gone.forEach((name) => segments.delete(name)),
    setPersonal: (owner, molecules, forMs) => {
      const set = users.get(owner) ?? new PersonalSet(rdkit);
      users.delete(owner);
      users.set(owner, set);
      const [oldest] = users.keys();
      if (users.size > mostUsers && oldest !== undefined) users.delete(oldest);
      set.set(molecules);
      set.advance(forMs);
      return set.state;
    },
    goOnPersonal: (owner, forMs) => {
      const set = users.get(owner);
      set?.advance(forMs);
      return set?.state ?? null;
    },
    start: (order, page) => {
      const started = performance.now();
      const missing = order.segments.filter(({ name }) => !segments.has(name)).map(({ name }) => name);
      const isPersonal = order.sources.some((kind) => kind !== 'materials');
      const personal = isPersonal ? users.get(order.owner) : undefined;
      const lacksPersonal = isPersonal && !personal;
      if (missing.length > 0 || lacksPersonal) return { state: 'missing', segments: missing, personal: lacksPersonal };
      return searches.guard(order.searchId, (): StartResponse => {
        const read = understandFor(rdkit, names, order);
        if (!read.ok) return { state: 'refused', problem: read };
        const running = new RunningSearch(prepareSearch(rdkit, order, read, segments, personal));
        searches.add(order.searchId, running);
        const preparedMs = performance.now() - started;
        const found = running.page(page);
        searches.countOn();
        const { searchMs, ms } = found;
        return { state: 'found', page: { ...found, searchMs: searchMs + preparedMs, ms: ms + preparedMs } };
      });
    },
    page: (order: PageOrder) => {
      const running = searches.get(order.searchId);
      if (!running) return { state: 'unknown' };
      return searches.guard(order.searchId, () => {
        const page = running.page(order);
        searches.countOn();
        return { state: 'found', page };
      });
    },
  };
}

function understandFor(
  rdkit: RDKit,
  names: Names,
  { query, kind, options }: SearchOrder,
): ReturnType<typeof understand> {
  const read = understand(rdkit, names, query, kind);
  if (!read.ok || options.mode === 'substructure' || read.molecule !== undefined) return read;
  return { ok: false, reason: `${options.mode}NeedsMolecule` };
}

class RunningSearches {
  readonly #running = new Map<string, RunningSearch>();
  #isCounting = false;

  add(searchId: string, running: RunningSearch): void {
    this.#running.set(searchId, running);
    let hits = 0;
    [...this.#running].toReversed().forEach(([id, one], index) => {
      hits += one.hits;
      if (index >= mostSearches || (index > 0 && hits > mostKeptHits)) this.#end(id);
    });
  }

  /** The search, which is now the one that was asked for last. */
  get(searchId: string): RunningSearch | undefined {
    const running = this.#running.get(searchId);
    if (!running) return undefined;
    this.#running.delete(searchId);
    this.#running.set(searchId, running);
    return running;
  }

  /** A search that takes too long, or fails, is ended. */
  guard<A>(searchId: string, run: () => A): A | { state: 'busy' } {
    try {
      return run();
    } catch (error) {
      this.#end(searchId);
      if (error instanceof TooLongError) return { state: 'busy' };
      throw error;
    }
  }

  /** Counts on between requests, so that a page that is asked for waits for one slice at most. */
  countOn(): void {
    if (this.#isCounting) return;
    const [next] = [...this.#running].filter(([, running]) => running.isToCount);
    if (!next) return;
    this.#isCounting = true;
    setImmediate(() => {
      this.#isCounting = false;
      const [searchId, running] = next;
      if (this.#running.has(searchId)) this.guard(searchId, () => running.count(sliceMs));
      this.countOn();
    });
  }

  #end(searchId: string): void {
    this.#running.get(searchId)?.end();
    this.#running.delete(searchId);
  }
}
