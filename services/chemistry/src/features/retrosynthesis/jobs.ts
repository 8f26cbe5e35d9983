// The job of a search: runs in a search thread, and writes down what happens.

import type { TaskProgress } from '@app/shared/contracts/retrosynthesis';
import type { ErrorKey } from '@app/shared/errors/catalogue';
import type { Logger } from '../../platform/process/logger.ts';
import type { PlanProgress } from '../../engine/search/types.ts';
import { withBanList } from '../bans/ban-store.ts';
import {
  beginTask,
  failTask,
  finishRun,
  goesOn,
  holdRun,
  openTasks,
  reportProgress,
  returnTasks,
} from './run-store.ts';
import { searchKind } from './life.ts';
import { defineJob, type JobDefinition } from '../../platform/jobs/kind.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { saveGraph } from '../tasks/graph/graph-store.ts';
import { isOfRemoteEngine } from './remote/remote-step.ts';
import type { RemoteEngineSettings } from './remote/settings.ts';
import { throughOutage } from '../../platform/database/database-away.ts';
import { templatesFor } from '../templates/template-store.ts';
import { isMissingStock, requireStocks } from '../stock/chosen-stocks.ts';
import { sharedLists } from '../stock/shared-lists.ts';
import { saveMolecules } from '../structure/molecule-store.ts';
import { countRoutes, keepRoutes, saveRoutes, type FoundRoute } from '../tasks/route-store.ts';
import type { ImportOrder, SearchEvent, SearchOrder, SearchResult, SearchThreadData } from './search-messages.ts';
import { noteUnchecked, readImported } from '../tasks/imported/store.ts';
import type { StoredImport } from '../tasks/stored.ts';
import type { TaskRow } from '../tasks/task-store.ts';
import { ThreadHost, ThreadLostError } from '../../platform/threads/thread-host.ts';

export interface SearchOptions {
  database: Database;
  clock: Clock;
  logger: Logger;
  /** Threads, and so searches at once. */
  workers: number;
  secret: Uint8Array;
  /** A customer's own engine, asked in place of ours. */
  remoteEngine?: RemoteEngineSettings | undefined;
  /** Replaced only to inject faults. */
  threadEntry?: URL;
}

const tickMs = 340;
/** A search that has ended waits for its database for so long. */
const patienceMs = 60_000;
/** For the routes of one file: a step takes up to some tenths of a second, once. */
const maxCheckMs = 10 * 60_000;
/** Beyond the search's own limit: loading, the last expansion, shaping the routes. */
const graceMs = 30_000;
const maxThreadBytes = 600 * 1024 * 1024;
const defaultEntry = new URL('./search-thread.ts', import.meta.url);

interface Slot {
  thread: ThreadHost;
  current: Run | undefined;
}

/** Starts the search threads; each has its templates and stock in memory before its first search ends. */
export function searchJob(options: SearchOptions): JobDefinition {
  const { clock, workers } = options;
  const slots = Array.from({ length: workers }, () => createSlot(options));
  // Searches wait for their thread by themselves.
  for (const { thread } of slots) thread.request('warm', [], graceMs).catch(() => undefined);
  return defineJob<TaskRow>({
    kind: { ...searchKind, concurrency: workers },
    begin: (tx, { id }) => beginTask(tx, id, clock.now()),
    run: async (task, tools) => {
      const slot = slots.find(({ current }) => !current);
      if (!slot) throw new RangeError('more searches than threads');
      slot.current = new Run(task, options, tools.signal);
      try {
        await slot.current.execute(slot.thread);
      } finally {
        slot.current = undefined;
      }
    },
    mayPass: (error) => error instanceof ThreadLostError,
    reasonOf,
    onFailed: (tx, { id }, reason) =>
      failTask(tx, id, clock.now(), reason === undefined ? undefined : failures[reason]),
    onReturned: returnTasks,
    waiting: openTasks,
    close: async () => {
      await Promise.all(slots.map(({ thread }) => thread.close()));
    },
  });
}

function createSlot({ logger, secret, remoteEngine, threadEntry: entry = defaultEntry }: SearchOptions): Slot {
  const workerData: SearchThreadData = { secret, remoteEngine };
  const slot: Slot = {
    thread: new ThreadHost({
      entry,
      workerData,
      timeoutMs: graceMs,
      maxBytes: maxThreadBytes,
      logger,
      onMessage: (message) => slot.current?.hear(message as SearchEvent),
    }),
    current: undefined,
  };
  return slot;
}

/** What the user is told, by the word that the job was failed with. */
const failures: Readonly<Record<string, ErrorKey>> = {
  dataMissingOrNoAccess: 'dataMissingOrNoAccess',
  badGateway: 'badGateway',
};

/** One run of one task. */
class Run {
  readonly #task: TaskRow;
  readonly #options: SearchOptions;
  readonly #signal: AbortSignal;
  readonly #stop = new SharedArrayBuffer(4);
  #progress: PlanProgress | undefined;
  #share: number | undefined;
  #firstRouteMs: number | undefined;
  #turnedAway: SearchResult['turnedAway'] = {};
  #unsaved: FoundRoute[] = [];
  readonly #saved = new Set<string>();
  #graph: Uint8Array | undefined;
  #hasNews = false;
  #writing: Promise<void> = Promise.resolve();

  constructor(task: TaskRow, options: SearchOptions, signal: AbortSignal) {
    this.#task = task;
    this.#options = options;
    this.#signal = signal;
    signal.addEventListener('abort', () => this.#endSearch());
  }

  // The thread reads it before each expansion.
  #endSearch(): void {
    Atomics.store(new Int32Array(this.#stop), 0, 1);
  }

  /** Takes news from the thread. The first route is written at once, all else with the next tick. */
  hear(event: SearchEvent): void {
    this.#hasNews = true;
    if (event.kind === 'graph') {
      this.#graph = event.content;
      return;
    }
    this.#progress = event.progress;
    if (event.kind !== 'route') return;
    this.#share = event.progress.share;
    this.#unsaved.push(event.route);
    if (this.#firstRouteMs !== undefined || !event.route.solved) return;
    this.#firstRouteMs = event.progress.elapsedMs;
    this.#tick();
  }

  async execute(thread: ThreadHost): Promise<void> {
    const ticking = setInterval(() => this.#tick(), tickMs);
    try {
      const result = this.#task.imported ? await this.#check(thread, this.#task.imported) : await this.#search(thread);
      clearInterval(ticking);
      await this.#writing;
      await throughOutage(() => this.#finish(result), patienceMs);
    } finally {
      clearInterval(ticking);
      await this.#writing;
    }
  }

  async #search(thread: ThreadHost): Promise<SearchResult> {
    const order = await throughOutage(() => this.#order(), patienceMs);
    const timeoutMs = order.settings.timeLimitSeconds * 1_000 + graceMs;
    return (await thread.request('search', [order], timeoutMs)) as SearchResult;
  }

  /** Routes of a file are there already: they are checked. */
  async #check(thread: ThreadHost, { format }: StoredImport): Promise<SearchResult> {
    const order = await throughOutage(async (): Promise<ImportOrder> => {
      const { queries } = this.#options.database;
      return {
        tenantId: this.#task.tenantId,
        format,
        routes: await readImported(queries, this.#task.id),
        lists: await sharedLists(queries, this.#task),
        templates: await templatesFor(queries, this.#task),
        maxMs: maxCheckMs,
        stop: this.#stop,
      };
    }, patienceMs);
    return (await thread.request('importRoutes', [order], maxCheckMs + graceMs)) as SearchResult;
  }

  async #order(): Promise<SearchOrder> {
    const { target, tenantId, process } = this.#task;
    const { queries } = this.#options.database;
    const settings = await withBanList(queries, this.#task, this.#task.settings);
    // What was chosen may have been deleted while the task waited.
    await requireStocks(queries, this.#task, settings.constraints?.stocks);
    const lists = await sharedLists(queries, this.#task, settings.constraints?.stocks);
    const templates = await templatesFor(queries, this.#task);
    return { smiles: target.smiles, tenantId, settings, process, lists, templates, stop: this.#stop };
  }

  #tick(): void {
    this.#writing = this.#writing
      .then(() => this.#write())
      .catch((error: unknown) => {
        this.#options.logger.warn({ err: error, taskId: this.#task.id }, 'progress could not be written');
      });
  }

  async #write(): Promise<void> {
    const [found, graph, hasNews] = [this.#unsaved, this.#graph, this.#hasNews];
    this.#unsaved = [];
    this.#graph = undefined;
    this.#hasNews = false;
    const { database, clock } = this.#options;
    try {
      const isWanted = hasNews
        ? await database.transaction(async (tx) => {
            if (!(await holdRun(tx, this.#task))) return false;
            await this.#save(tx, found, graph, clock.now());
            const counts = found.length > 0 ? await countRoutes(tx, this.#task.id) : undefined;
            return reportProgress(tx, this.#task, { progress: this.#shownProgress(), counts });
          })
        : await goesOn(database.queries, this.#task);
      for (const { fingerprint } of found) this.#saved.add(fingerprint);
      if (!isWanted) this.#endSearch();
    } catch (error) {
      // Nothing of it is there: it goes with the next write.
      this.#unsaved.unshift(...found);
      this.#graph ??= graph;
      this.#hasNews ||= hasNews;
      throw error;
    }
  }

  async #save(
    tx: Parameters<typeof saveRoutes>[0],
    found: readonly FoundRoute[],
    graph: Uint8Array | undefined,
    now: Date,
  ): Promise<void> {
    if (found.length > 0) {
      await saveMolecules(
        tx,
        this.#task.tenantId,
        found.flatMap(({ detail }) => detail.nodes.map(({ molecule }) => molecule)),
      );
      await saveRoutes(tx, this.#task, found, now);
    }
    if (graph) await saveGraph(tx, this.#task, Buffer.from(graph), now);
  }

  async #finish(result: SearchResult): Promise<void> {
    this.#progress = result.progress;
    this.#firstRouteMs = result.firstSolvedMs ?? undefined;
    this.#turnedAway = result.turnedAway;
    const { database, clock } = this.#options;
    await database.transaction(async (tx) => {
      const now = clock.now();
      if (!(await holdRun(tx, this.#task))) return;
      // What was written while the search ran is as it was found.
      const late = result.routes.filter(({ fingerprint }) => !this.#saved.has(fingerprint));
      await this.#save(tx, late, this.#graph, now);
      await keepRoutes(
        tx,
        this.#task.id,
        result.routes.map((route) => route.fingerprint),
      );
      if (result.problems) await noteUnchecked(tx, this.#task, result.problems);
      const counts = await countRoutes(tx, this.#task.id);
      const isWhole = !this.#signal.aborted;
      await finishRun(tx, this.#task, { now, progress: this.#shownProgress(), counts, isWhole });
    });
  }

  #shownProgress(): TaskProgress {
    const { expansions = 0, nodes = 0, solvedRoutes = 0, elapsedMs = 0 } = this.#progress ?? {};
    const limitMs = this.#task.settings.timeLimitSeconds * 1_000;
    const share = this.#task.imported ? (this.#share ?? 0) : elapsedMs / limitMs;
    return {
      percent: Math.min(99, Math.floor(share * 100)),
      expansions,
      molecules: nodes,
      solvedRoutes,
      elapsedMs: Math.round(elapsedMs),
      firstRouteMs: this.#firstRouteMs === undefined ? undefined : Math.round(this.#firstRouteMs),
      ...(Object.keys(this.#turnedAway).length > 0 ? { turnedAway: this.#turnedAway } : {}),
    };
  }
}

function reasonOf(error: unknown): string | undefined {
  if (isMissingStock(error)) return 'dataMissingOrNoAccess';
  return isOfRemoteEngine(error) ? 'badGateway' : undefined;
}
