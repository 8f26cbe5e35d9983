// Searches that go on from a molecule of a search graph: one after the other on a thread of their own, so that they take
// nothing from the searches of tasks. The thread starts with the first and goes when none has come for a while.

import type { SearchSettings } from '@app/shared/contracts/retrosynthesis';
import type { RemoteEngineSettings } from '../../config.ts';
import type { Logger } from '../../platform/process/logger.ts';
import { templatesFor } from '../templates/template-store.ts';
import { requireStocks } from '../stock/chosen-stocks.ts';
import { sharedLists } from '../stock/shared-lists.ts';
import { withBanList } from '../bans/ban-store.ts';
import type { SearchEvent, SearchOrder, SearchResult, SearchThreadData } from '../retrosynthesis/search-messages.ts';
import { findTask } from '../tasks/task-store.ts';
import { ThreadHost } from '../../platform/threads/thread-host.ts';
import {
  claimGrowth,
  endLostGrowths,
  reportGrowth,
  type GrowthContext,
  type GrowthHead,
  type GrowthNews,
} from './growth-store.ts';

export interface GrowthDeskOptions extends GrowthContext {
  logger: Logger;
  /** Of the molecule keys. */
  secret: Uint8Array;
  remoteEngine?: RemoteEngineSettings | undefined;
  /** Whether this process searches, or only answers calls. */
  runsTasks: boolean;
  /** Replaced only to inject faults. */
  entry?: URL;
}

const ownEntry = new URL('../retrosynthesis/search-thread.ts', import.meta.url);
const maxBytes = 600 * 1024 * 1024;
const tickMs = 700;
const sweepMs = 1_000;
const silentMs = 15_000;
/** Beyond the search's own limit: loading and the last expansion. */
const graceMs = 30_000;
const idleMs = 120_000;

/** Starts the desk; what a process before this one left unfinished is ended. */
export async function startGrowthDesk(options: GrowthDeskOptions): Promise<GrowthDesk> {
  const desk = new GrowthDesk(options);
  if (options.runsTasks) await desk.start();
  return desk;
}

export class GrowthDesk {
  readonly #options: GrowthDeskOptions;
  #host: ThreadHost | undefined;
  #current: Run | undefined;
  #working: Promise<void> | undefined;
  #isClosed = false;
  #sweep: NodeJS.Timeout | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: GrowthDeskOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    const { database } = this.#options;
    if (database.isExclusive) await endLostGrowths(this.#options, 'all');
    // Another process may have taken the call.
    else this.#sweep = setInterval(() => void this.#sweepOnce(), sweepMs);
    this.wake();
  }

  /** Something waits. */
  wake(): void {
    if (!this.#options.runsTasks || this.#isClosed) return;
    this.#working ??= this.#work().finally(() => (this.#working = undefined));
  }

  /** Ends a search of this process at once; those elsewhere learn of it from their row. */
  stop(growthId: string): void {
    if (this.#current?.growth.id === growthId) this.#current.stop();
  }

  /** Settles when nothing waits or runs. */
  async idle(): Promise<void> {
    while (this.#working) await this.#working;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#sweep);
    clearTimeout(this.#idle);
    this.#current?.stop();
    await this.#host?.close();
    await this.#working;
  }

  async #sweepOnce(): Promise<void> {
    const { clock, logger } = this.#options;
    try {
      await endLostGrowths(this.#options, new Date(clock.now().getTime() - silentMs));
      this.wake();
    } catch (error) {
      logger.warn({ err: error }, 'searches from graphs could not be looked for');
    }
  }

  async #work(): Promise<void> {
    clearTimeout(this.#idle);
    try {
      for (let found = await this.#claim(); found; found = await this.#claim()) await this.#run(found);
    } catch (error) {
      this.#options.logger.error({ err: error }, 'a search from a graph could not be taken up');
    }
    this.#idle = setTimeout(() => void this.#rest(), idleMs).unref();
  }

  #claim(): Promise<GrowthHead | undefined> {
    return this.#isClosed ? Promise.resolve(undefined) : claimGrowth(this.#options);
  }

  async #run(growth: GrowthHead): Promise<void> {
    const run = new Run(growth, this.#options);
    this.#current = run;
    try {
      await run.execute(this.#thread());
    } finally {
      this.#current = undefined;
    }
  }

  #thread(): ThreadHost {
    const { logger, secret, remoteEngine, entry = ownEntry } = this.#options;
    const workerData: SearchThreadData = { secret, remoteEngine };
    const onMessage = (message: unknown): void => this.#current?.hear(message as SearchEvent);
    return (this.#host ??= new ThreadHost({ entry, workerData, timeoutMs: graceMs, maxBytes, logger, onMessage }));
  }

  async #rest(): Promise<void> {
    if (this.#working) return;
    const host = this.#host;
    this.#host = undefined;
    await host?.close();
  }
}

class Run {
  readonly growth: GrowthHead;
  readonly #options: GrowthDeskOptions;
  readonly #stop = new SharedArrayBuffer(4);
  #news: GrowthNews = { elapsedMs: 0, expansions: 0 };
  #writing: Promise<unknown> = Promise.resolve();

  constructor(growth: GrowthHead, options: GrowthDeskOptions) {
    this.growth = growth;
    this.#options = options;
  }

  stop(): void {
    Atomics.store(new Int32Array(this.#stop), 0, 1);
  }

  hear(event: SearchEvent): void {
    if (event.kind === 'graph') this.#news = { ...this.#news, content: Buffer.from(event.content) };
    else this.#news = { ...this.#news, ...figuresOf(event.progress) };
  }

  /** Never rejects: what goes wrong is written into the row. */
  async execute(thread: ThreadHost): Promise<void> {
    const ticking = setInterval(() => this.#tick(), tickMs);
    const end = async (how: 'completed' | 'failed'): Promise<void> => {
      clearInterval(ticking);
      await this.#writing;
      await reportGrowth(this.#options, this.growth.id, this.#news, how);
    };
    try {
      const order = await this.#order();
      const timeoutMs = order.settings.timeLimitSeconds * 1_000 + graceMs;
      const { progress } = (await thread.request('search', [order], timeoutMs)) as SearchResult;
      this.#news = { ...this.#news, ...figuresOf(progress) };
      await end('completed');
    } catch (error) {
      this.#options.logger.error({ err: error, growthId: this.growth.id }, 'a search from a graph did not end well');
      await end('failed');
    }
  }

  async #order(): Promise<SearchOrder> {
    const { queries } = this.#options.database;
    const { growth } = this;
    const task = await findTask(queries, growth, growth.taskId);
    const settings = fromMolecule(await withBanList(queries, growth, task.settings), growth.seconds ?? 10);
    await requireStocks(queries, growth, settings.constraints?.stocks);
    return {
      smiles: growth.molecule.smiles,
      tenantId: growth.tenantId,
      settings,
      process: null,
      lists: await sharedLists(queries, growth, settings.constraints?.stocks),
      templates: await templatesFor(queries, growth),
      stop: this.#stop,
    };
  }

  #tick(): void {
    const news = this.#news;
    // Written once; the next graph comes in some seconds.
    this.#news = { elapsedMs: news.elapsedMs, expansions: news.expansions };
    this.#writing = this.#writing
      .then(() => reportGrowth(this.#options, this.growth.id, news))
      .then((goesOn) => goesOn || this.stop())
      .catch((error: unknown) => this.#options.logger.warn({ err: error }, 'progress could not be written'));
  }
}

/** Settings of the task without what is asked of routes to its target: bonds, molecules on the way, starting points. */
function fromMolecule(settings: SearchSettings, timeLimitSeconds: number): SearchSettings {
  const { maxSteps, maxRoutes, strategy, constraints = {} } = settings;
  const everywhere = Object.entries(constraints).filter(([name]) => !ofTarget.has(name));
  return {
    maxSteps,
    maxRoutes,
    timeLimitSeconds,
    ...(strategy && { strategy }),
    constraints: Object.fromEntries(everywhere),
  };
}

const ofTarget: ReadonlySet<string> = new Set<keyof NonNullable<SearchSettings['constraints']>>([
  'breakBonds',
  'keepBonds',
  'throughMolecules',
  'startFrom',
  'startFromUse',
  'maxRouteSteps',
]);

function figuresOf({ elapsedMs, expansions }: GrowthNews): Pick<GrowthNews, 'elapsedMs' | 'expansions'> {
  return { elapsedMs, expansions };
}
