// The worker: takes tasks when tickets come, runs each in a search thread, writes down what happens.

import type { TaskProgress } from '@app/shared/contracts/retrosynthesis';
import type { ErrorKey } from '@app/shared/errors/catalogue';
import type { Logger } from '../../platform/process/logger.ts';
import type { PlanProgress } from '../../engine/search/types.ts';
import { withBanList } from '../bans/ban-store.ts';
import {
  claimNext,
  failRun,
  finishRun,
  giveBack,
  holdRun,
  isAnyQueued,
  reportProgress,
  requeueLost,
  type RunContext,
} from './claim.ts';
import { saveGraph } from '../tasks/graph/graph-store.ts';
import { isOfRemoteEngine } from './remote/remote-step.ts';
import type { RemoteEngineSettings } from '../../config.ts';
import { isDatabaseAway, throughOutage } from '../../platform/database/database-away.ts';
import { templatesFor } from '../templates/template-store.ts';
import { isMissingStock, requireStocks } from '../stock/chosen-stocks.ts';
import { sharedLists } from '../stock/shared-lists.ts';
import { saveMolecules } from '../structure/molecule-store.ts';
import type { StopWork, TaskQueue } from './queue.ts';
import { countRoutes, keepRoutes, saveRoutes, type FoundRoute } from '../tasks/route-store.ts';
import type { SearchEvent, SearchOrder, SearchResult, SearchThreadData } from './search-messages.ts';
import type { TaskRow } from '../tasks/task-store.ts';
import { ThreadHost, ThreadLostError } from '../../platform/threads/thread-host.ts';

export interface RunnerOptions extends RunContext {
  queue: TaskQueue;
  logger: Logger;
  workers: number;
  secret: Uint8Array;
  /** A customer's own engine, asked in place of ours. */
  remoteEngine?: RemoteEngineSettings | undefined;
  /** Replaced only to inject faults. */
  threadEntry?: URL;
}

export interface Runner {
  /** Settles when every thread has its templates and stock; searches wait for their thread by themselves. */
  warmed: Promise<void>;
  /** Stops the search of a task if it is one of this process. */
  stop(taskId: string): void;
  close(): Promise<void>;
}

const tickMs = 340;
const sweepMs = 1_000;
/** Clocks of workers on several machines must agree to within a second or two. */
const staleMs = 7_000;
/** A search that has ended waits for its database for so long. */
const patienceMs = 60_000;
/** Beyond the search's own limit: loading, the last expansion, shaping the routes. */
const graceMs = 30_000;
const maxThreadBytes = 600 * 1024 * 1024;
const defaultEntry = new URL('./search-thread.ts', import.meta.url);

/** Starts the threads, takes back what a crash left behind, and begins to take tickets. */
export async function startRunner(options: RunnerOptions): Promise<Runner> {
  const runner = new SearchRunner(options);
  await runner.begin();
  return runner;
}

interface Slot {
  thread: ThreadHost;
  current: Run | undefined;
}

class SearchRunner implements Runner {
  readonly warmed: Promise<void>;
  readonly #options: RunnerOptions;
  readonly #slots: Slot[];
  #sweep: NodeJS.Timeout | undefined;
  #stopWork: StopWork = async () => {};
  #isClosing = false;
  /** Until then nobody's silence means anything: the database was away, for all of them. */
  #forgivingUntil = 0;

  constructor(options: RunnerOptions) {
    this.#options = options;
    this.#slots = Array.from({ length: options.workers }, () => this.#createSlot());
    this.warmed = Promise.allSettled(this.#slots.map(({ thread }) => thread.request('warm', [], graceMs))).then(
      () => {},
    );
  }

  async begin(): Promise<void> {
    const { database, queue } = this.#options;
    await this.#requeue(database.isExclusive ? 'all' : this.#staleSince());
    this.#stopWork = await queue.work(this.#slots.length, (slot) => this.#take(slot));
    this.#sweep = setInterval(() => void this.#sweepOnce(), sweepMs);
  }

  stop(taskId: string): void {
    for (const { current } of this.#slots) if (current?.taskId === taskId) current.stop();
  }

  /** Gives running tasks back to the queue. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#sweep);
    await this.#stopWork();
    await Promise.all(this.#slots.map(({ thread }) => thread.close()));
    await Promise.all(this.#slots.map(({ current }) => current?.ended));
  }

  #createSlot(): Slot {
    const { logger, secret, remoteEngine, threadEntry: entry = defaultEntry } = this.#options;
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

  async #take(index: number): Promise<void> {
    const slot = this.#slots[index];
    if (!slot || this.#isClosing) return;
    const task = await claimNext(this.#options);
    if (!task) return;
    const run = new Run(task, this.#options);
    slot.current = run;
    try {
      await run.execute(slot.thread);
    } finally {
      slot.current = undefined;
    }
  }

  async #sweepOnce(): Promise<void> {
    try {
      const isForgiving = performance.now() < this.#forgivingUntil;
      if (!this.#options.database.isExclusive && !isForgiving) await this.#requeue(this.#staleSince());
      // A ticket that was lost with the process that held it.
      const isIdle = this.#slots.some(({ current }) => !current);
      if (isIdle && (await isAnyQueued(this.#options.database.queries))) await this.#options.queue.announce();
    } catch (error) {
      if (isDatabaseAway(error)) this.#forgivingUntil = performance.now() + staleMs;
      this.#options.logger.warn({ err: error }, 'the search for lost tasks failed');
    }
  }

  async #requeue(lost: 'all' | { heardBefore: Date }): Promise<void> {
    const count = await requeueLost(this.#options, lost);
    for (let i = 0; i < count; i += 1) await this.#options.queue.announce();
    if (count > 0) this.#options.logger.info({ count }, 'lost searches are queued again');
  }

  #staleSince(): { heardBefore: Date } {
    return { heardBefore: new Date(this.#options.clock.now().getTime() - staleMs) };
  }
}

/** One run of one task. */
class Run {
  readonly ended: Promise<void>;
  readonly #end: () => void;
  readonly #task: TaskRow;
  readonly #options: RunnerOptions;
  readonly #stop = new SharedArrayBuffer(4);
  #progress: PlanProgress | undefined;
  #firstRouteMs: number | undefined;
  #turnedAway: SearchResult['turnedAway'] = {};
  #unsaved: FoundRoute[] = [];
  readonly #saved = new Set<string>();
  #graph: Uint8Array | undefined;
  #hasNews = false;
  #writing: Promise<void> = Promise.resolve();

  constructor(task: TaskRow, options: RunnerOptions) {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.ended = promise;
    this.#end = resolve;
    this.#task = task;
    this.#options = options;
  }

  get taskId(): string {
    return this.#task.id;
  }

  /** The thread ends the search before its next expansion. */
  stop(): void {
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
    this.#unsaved.push(event.route);
    if (this.#firstRouteMs !== undefined || !event.route.solved) return;
    this.#firstRouteMs = event.progress.elapsedMs;
    this.#tick();
  }

  /** Never rejects: what goes wrong is written into the task. */
  async execute(thread: ThreadHost): Promise<void> {
    const ticking = setInterval(() => this.#tick(), tickMs);
    try {
      const order = await throughOutage(() => this.#order(), patienceMs);
      const timeoutMs = order.settings.timeLimitSeconds * 1_000 + graceMs;
      const result = (await thread.request('search', [order], timeoutMs)) as SearchResult;
      await this.#writing;
      // Still heard of while it waits for a database that is away.
      await throughOutage(() => this.#finish(result), patienceMs);
      clearInterval(ticking);
    } catch (error) {
      clearInterval(ticking);
      await this.#writing;
      await throughOutage(() => this.#recover(error), patienceMs).catch((cause: unknown) => {
        // Whoever looks for lost searches finds it when the database is back.
        this.#options.logger.error({ err: cause, taskId: this.#task.id }, 'the end of a search could not be written');
      });
    } finally {
      clearInterval(ticking);
      this.#end();
    }
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
      const goesOn = await database.transaction(async (tx) => {
        const now = clock.now();
        if (!hasNews) return reportProgress(tx, this.#task, { now });
        if (!(await holdRun(tx, this.#task))) return false;
        await this.#save(tx, found, graph, now);
        const counts = found.length > 0 ? await countRoutes(tx, this.#task.id) : undefined;
        return reportProgress(tx, this.#task, { now, progress: this.#shownProgress(), counts });
      });
      for (const { fingerprint } of found) this.#saved.add(fingerprint);
      if (!goesOn) this.stop();
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
      const counts = await countRoutes(tx, this.#task.id);
      await finishRun(tx, this.#task, { now, progress: this.#shownProgress(), counts });
    });
  }

  async #recover(error: unknown): Promise<void> {
    const { queue, logger } = this.#options;
    logger.error({ err: error, taskId: this.#task.id, run: this.#task.run }, 'a search did not end well');
    if (!(error instanceof ThreadLostError)) return failRun(this.#options, this.#task, reasonOf(error));
    const waits =
      error.how === 'closed'
        ? await giveBack(this.#options, this.#task)
        : (await requeueLost(this.#options, { running: this.#task })) > 0;
    if (waits) await queue.announce();
  }

  #shownProgress(): TaskProgress {
    const { expansions = 0, nodes = 0, solvedRoutes = 0, elapsedMs = 0 } = this.#progress ?? {};
    const limitMs = this.#task.settings.timeLimitSeconds * 1_000;
    return {
      percent: Math.min(99, Math.floor((elapsedMs / limitMs) * 100)),
      expansions,
      molecules: nodes,
      solvedRoutes,
      elapsedMs: Math.round(elapsedMs),
      firstRouteMs: this.#firstRouteMs === undefined ? undefined : Math.round(this.#firstRouteMs),
      ...(Object.keys(this.#turnedAway).length > 0 ? { turnedAway: this.#turnedAway } : {}),
    };
  }
}

function reasonOf(error: unknown): ErrorKey {
  if (isMissingStock(error)) return 'dataMissingOrNoAccess';
  return isOfRemoteEngine(error) ? 'badGateway' : 'queryFailed';
}
