// Searches by structure for the callers of this process: what each may see, the index behind it, and the thread that
// searches. A search belongs to the user who began it and is kept for an hour.

import { join } from 'node:path';
import type { Culture } from '@app/shared/constants/locale';
import type { HitSource } from '@app/shared/contracts/substructure';
import { AppError } from '@app/shared/errors/app-error';
import type { Clock } from '../../platform/process/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/process/logger.ts';
import { sharedLists } from '../stock/shared-lists.ts';
import { askThread } from '../../platform/threads/ask-thread.ts';
import { ThreadHost } from '../../platform/threads/thread-host.ts';
import { allListNames, builtInList, importedLists, type VisibleList } from './material-lists.ts';
import type {
  FoundPage,
  PageOrder,
  PersonalState,
  SearchOperations,
  SearchOrder,
} from '../../engine/substructure/orders.ts';
import { personalMolecules, personalStamp, type Person } from './personal-molecules.ts';
import { SegmentCache } from './segment-cache.ts';
import type { NotUnderstood } from '../../engine/substructure/understand.ts';

/** Shorter than the gateway's patience of 10 s. */
const timeoutMs = 8_500;
const maxBytes = 2_000 * 1024 * 1024;
const keptMs = 3_600_000;
const mostKept = 5_000;
/** A user's new molecules are indexed for so long before a response; the rest follows in the background. */
const personalMs = 400;
const pruneEveryMs = 600_000;
const entry = new URL('./search-thread.ts', import.meta.url);

export type SearchWish = Pick<SearchOrder, 'query' | 'kind' | 'options' | 'filter' | 'currency'> & {
  sources: readonly HitSource[];
};

export interface Searcher extends Person {
  culture: Culture;
}

export interface SearchedSource {
  kind: HitSource;
  molecules: number;
  indexed: number;
}

/** A page, or what is wrong with the query. */
export type Found = { page: FoundPage; indexing?: SearchedSource } | { problem: NotUnderstood };

interface KeptSearch {
  tenantId: string;
  userId: string;
  order: SearchOrder;
  startedAt: number;
}

export interface ServiceTools {
  database: Database;
  clock: Clock;
  logger: Logger;
  /** Where data lie; without it the index lives in memory only. */
  dataDir?: string;
}

export class StructureSearch {
  readonly #tools: ServiceTools;
  readonly #cache: SegmentCache;
  #host: ThreadHost | undefined;
  readonly #kept = new Map<string, KeptSearch>();
  readonly #personal = new Map<string, { stamp: string; state: PersonalState }>();
  #prunedAt = 0;

  constructor(tools: ServiceTools) {
    this.#tools = tools;
    const folder = tools.dataDir === undefined ? undefined : join(tools.dataDir, 'structure-index');
    this.#cache = new SegmentCache(folder, tools.logger);
  }

  /** Begins to read or build the index of the built-in materials. */
  warm(): void {
    this.#cache.partsOf(builtInList());
  }

  /** Begins a search and gives its first page. Throws computingBusy when it takes too long. */
  async start(who: Searcher, searchId: string, wish: SearchWish, pageSize: number): Promise<Found> {
    const { sources, ...rest } = wish;
    const lists = sources.includes('materials') ? await this.#visibleLists(who) : [];
    const segments = lists.flatMap(({ list, tag }) => this.#cache.partsOf(list).map(({ name }) => ({ name, tag })));
    const shared = await sharedLists(this.#tools.database.queries, who);
    const order: SearchOrder = { ...rest, sources, searchId, owner: ownerOf(who), segments, lists: shared };
    if (sources.some((kind) => kind !== 'materials')) await this.#refreshPersonal(who);
    const answer = await this.#start(who, order, { searchId, pageIndex: 1, pageSize, sort: 'relevance' });
    if ('problem' in answer) return answer;
    this.#keep(searchId, { tenantId: who.tenantId, userId: who.userId, order, startedAt: this.#now() });
    const [indexing] = (await this.#sourcesOf(who, lists)).filter(
      ({ kind, molecules, indexed }) => sources.includes(kind) && indexed < molecules,
    );
    return { ...answer, ...(indexing && { indexing }) };
  }

  /** A page of a search of this user; undefined for a search that is unknown, another's, or too old. */
  async page(who: Searcher, order: PageOrder): Promise<FoundPage | undefined> {
    const kept = this.#kept.get(order.searchId);
    if (!kept || kept.tenantId !== who.tenantId || kept.userId !== who.userId) return undefined;
    if (this.#now() - kept.startedAt > keptMs) return undefined;
    const answer = await this.#ask('page', order);
    if (answer.state === 'busy') throw new AppError('computingBusy');
    if (answer.state === 'found') return answer.page;
    const again = await this.#start(who, kept.order, order);
    return 'page' in again ? again.page : undefined;
  }

  /** What this user can search, and how much of it now. */
  async status(who: Searcher): Promise<SearchedSource[]> {
    await this.#refreshPersonal(who);
    return this.#sourcesOf(who, await this.#visibleLists(who));
  }

  /** Settles when what was asked for is indexed. */
  async idle(): Promise<void> {
    await this.#cache.idle();
  }

  async close(): Promise<void> {
    await this.#cache.close();
    await this.#host?.close();
  }

  /** Nothing of the user is found any more: neither molecules nor lists, in memory or on disk. */
  async forget(who: Person): Promise<void> {
    const owner = ownerOf(who);
    this.#personal.delete(owner);
    for (const [id, kept] of this.#kept) if (ownerOf(kept) === owner) this.#kept.delete(id);
    if (this.#host) await this.#ask('setPersonal', owner, [], personalMs);
    this.#prunedAt = 0;
    await this.#prune();
  }

  #now(): number {
    return this.#tools.clock.now().getTime();
  }

  async #visibleLists(who: Person): Promise<VisibleList[]> {
    const { queries } = this.#tools.database;
    await this.#prune();
    return [{ list: builtInList(), tag: null }, ...(await importedLists(queries, who))];
  }

  // Lists that were deleted are not searched from that moment on; now and then their index goes, too.
  async #prune(): Promise<void> {
    const now = this.#now();
    if (now - this.#prunedAt < pruneEveryMs) return;
    this.#prunedAt = now;
    const gone = await this.#cache.keepOnly(await allListNames(this.#tools.database.queries));
    if (gone.length > 0 && this.#host) await this.#ask('unload', gone);
  }

  async #sourcesOf(who: Person, lists: readonly VisibleList[]): Promise<SearchedSource[]> {
    const counts = lists.map(({ list }) => this.#cache.countOf(list));
    const indexed = counts.reduce((sum, one) => sum + one.indexed, 0);
    const molecules = counts.reduce((sum, one) => sum + one.molecules, 0);
    const none = { molecules: 0, indexed: 0 };
    const { own, routes } = this.#personal.get(ownerOf(who))?.state ?? { own: none, routes: none };
    return [
      { kind: 'materials', molecules, indexed },
      { kind: 'own', ...own },
      { kind: 'routes', ...routes },
    ];
  }

  async #start(
    who: Searcher,
    order: SearchOrder,
    page: PageOrder,
  ): Promise<{ page: FoundPage } | { problem: NotUnderstood }> {
    // What a new thread lacks is given to it once; a second loss is too many.
    for (let tries = 0; tries < 3; tries += 1) {
      const answer = await this.#ask('start', order, page);
      if (answer.state === 'refused') return answer;
      if (answer.state === 'busy') throw new AppError('computingBusy');
      if (answer.state === 'found') return answer;
      await this.#give(answer.segments);
      if (answer.personal) await this.#refreshPersonal(who, true);
    }
    throw new AppError('computingBusy');
  }

  async #give(names: readonly string[]): Promise<void> {
    for (const name of names) {
      const part = this.#cache.find(name);
      // A list that was deleted meanwhile is searched no more, nor is anything in its place.
      if (!part) throw new AppError('computingBusy');
      await this.#ask('load', part.name, part.bytes, part.content);
    }
  }

  async #refreshPersonal(who: Searcher, isAlways = false): Promise<void> {
    const { queries } = this.#tools.database;
    const owner = ownerOf(who);
    const stamp = `${who.culture} ${await personalStamp(queries, who)}`;
    const known = this.#personal.get(owner);
    if (known?.stamp === stamp && !isAlways) return;
    const molecules = await personalMolecules(queries, who, who.culture);
    const state = await this.#ask('setPersonal', owner, molecules, personalMs);
    this.#personal.delete(owner);
    this.#personal.set(owner, { stamp, state });
    const [oldest] = this.#personal.keys();
    if (this.#personal.size > mostKept && oldest !== undefined) this.#personal.delete(oldest);
    if (!isIndexed(state)) void this.#goOn(owner);
  }

  // In slices, so that searches get in between.
  async #goOn(owner: string): Promise<void> {
    try {
      for (;;) {
        const state = await this.#ask('goOnPersonal', owner, 50);
        const known = this.#personal.get(owner);
        if (!state || !known) return;
        known.state = state;
        if (isIndexed(state)) return;
      }
    } catch (error) {
      this.#tools.logger.warn({ err: error }, 'molecules of a user were not indexed to the end');
      this.#personal.delete(owner);
    }
  }

  #keep(searchId: string, kept: KeptSearch): void {
    this.#kept.set(searchId, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest);
  }

  async #ask<N extends keyof SearchOperations>(
    name: N,
    ...args: Parameters<SearchOperations[N]>
  ): Promise<ReturnType<SearchOperations[N]>> {
    this.#host ??= new ThreadHost({ entry, timeoutMs, maxBytes, logger: this.#tools.logger });
    return (await askThread(this.#host, Infinity, name, args)) as ReturnType<SearchOperations[N]>;
  }
}

function ownerOf({ tenantId, userId }: Person): string {
  return JSON.stringify([tenantId, userId]);
}

function isIndexed({ own, routes }: PersonalState): boolean {
  return own.indexed === own.molecules && routes.indexed === routes.molecules;
}
