// The job of a search that goes on from a molecule of a search graph, on a thread of its own, so that it takes nothing from the
// searches of tasks. The thread starts with the first and goes when none has come for a while.

import type { SearchSettings } from '@app/shared/contracts/retrosynthesis';
import type { RemoteEngineSettings } from '../retrosynthesis/remote/settings.ts';
import type { Logger } from '../../platform/process/logger.ts';
import { templatesFor } from '../templates/template-store.ts';
import { requireStocks } from '../stock/chosen-stocks.ts';
import { sharedLists } from '../stock/shared-lists.ts';
import { withBanList } from '../bans/ban-store.ts';
import type { SearchEvent, SearchOrder, SearchResult, SearchThreadData } from '../retrosynthesis/search-messages.ts';
import { findTask } from '../tasks/task-store.ts';
import { ThreadHost } from '../../platform/threads/thread-host.ts';
import {
  beginGrowth,
  endGrowth,
  growthKind,
  noteStopped,
  openGrowths,
  reportGrowth,
  type GrowthHeader,
  type GrowthNews,
} from './growth-store.ts';
import { defineJob, type JobDefinition, type JobTools } from '../../platform/jobs/kind.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Database } from '../../platform/database/database.ts';

export interface GrowthOptions {
  database: Database;
  clock: Clock;
  logger: Logger;
  /** Of the molecule keys. */
  secret: Uint8Array;
  remoteEngine?: RemoteEngineSettings | undefined;
  /** Replaced only to inject faults. */
  entry?: URL;
}

const ownEntry = new URL('../retrosynthesis/search-thread.ts', import.meta.url);
const maxBytes = 600 * 1024 * 1024;
const tickMs = 700;
/** Beyond the search's own limit: loading and the last expansion. */
const graceMs = 30_000;
const idleMs = 120_000;

/** The searches from graphs of this process. */
export class GraphGrower {
  readonly job: JobDefinition;
  readonly #options: GrowthOptions;
  #host: ThreadHost | undefined;
  #current: Run | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: GrowthOptions) {
    const { clock } = options;
    this.#options = options;
    this.job = defineJob<GrowthHeader>({
      kind: growthKind,
      begin: (tx, { id }) => beginGrowth(tx, id, clock.now()),
      run: (growth, tools) => this.#grow(growth, tools),
      reasonOf: () => 'defect',
      // What a search found stays, also when its process was lost.
      onFailed: (tx, { id }, reason) => endGrowth(tx, id, reason === undefined ? 'stopped' : 'failed', clock.now()),
      close: () => this.#rest(),
      waiting: openGrowths,
    });
  }

  async #grow(growth: GrowthHeader, tools: JobTools): Promise<void> {
    clearTimeout(this.#idle);
    this.#current = new Run(growth, this.#options, tools);
    try {
      await this.#current.execute(this.#thread());
    } finally {
      this.#current = undefined;
      this.#idle = setTimeout(() => void this.#rest(), idleMs).unref();
    }
  }

  #thread(): ThreadHost {
    const { logger, secret, remoteEngine, entry = ownEntry } = this.#options;
    const workerData: SearchThreadData = { secret, remoteEngine };
    const onMessage = (message: unknown): void => this.#current?.hear(message as SearchEvent);
    return (this.#host ??= new ThreadHost({ entry, workerData, timeoutMs: graceMs, maxBytes, logger, onMessage }));
  }

  async #rest(): Promise<void> {
    clearTimeout(this.#idle);
    const host = this.#host;
    this.#host = undefined;
    await host?.close();
  }
}

class Run {
  readonly #growth: GrowthHeader;
  readonly #options: GrowthOptions;
  readonly #tools: JobTools;
  readonly #stop = new SharedArrayBuffer(4);
  #news: GrowthNews = { elapsedMs: 0, expansions: 0 };
  #writing: Promise<unknown> = Promise.resolve();

  constructor(growth: GrowthHeader, options: GrowthOptions, tools: JobTools) {
    this.#growth = growth;
    this.#options = options;
    this.#tools = tools;
    // The thread reads it before each expansion.
    tools.signal.addEventListener('abort', () => Atomics.store(new Int32Array(this.#stop), 0, 1));
  }

  hear(event: SearchEvent): void {
    if (event.kind === 'graph') this.#news = { ...this.#news, content: Buffer.from(event.content) };
    else this.#news = { ...this.#news, ...figuresOf(event.progress) };
  }

  async execute(thread: ThreadHost): Promise<void> {
    const { signal } = this.#tools;
    const ticking = setInterval(() => this.#tick(), tickMs);
    try {
      const order = await this.#order();
      const timeoutMs = order.settings.timeLimitSeconds * 1_000 + graceMs;
      const { progress } = (await thread.request('search', [order], timeoutMs)) as SearchResult;
      this.#news = { ...this.#news, ...figuresOf(progress) };
    } finally {
      clearInterval(ticking);
      await this.#writing;
    }
    if (!signal.aborted) await this.#report(this.#news, 'completed');
    // What it found in its last moment is kept as well.
    else await noteStopped(this.#options.database.queries, this.#growth.id, this.#news, this.#options.clock.now());
  }

  async #order(): Promise<SearchOrder> {
    const { queries } = this.#options.database;
    const growth = this.#growth;
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
      .then(() => this.#report(news))
      .catch((error: unknown) => this.#options.logger.warn({ err: error }, 'progress could not be written'));
  }

  async #report(news: GrowthNews, end?: 'completed'): Promise<void> {
    const { clock } = this.#options;
    await this.#tools.write((tx) => reportGrowth(tx, this.#growth.id, news, clock.now(), end));
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
