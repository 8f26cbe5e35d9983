// One run of a task: plan a step, try its units side by side, keep them in their order, then the next step.

import { createHash } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Logger } from '../../platform/process/logger.ts';
import type { Queries } from '../../platform/database/database.ts';
import { forwardIntermediates } from './schema.ts';
import type { ForwardThreads } from './forward-threads.ts';
import type { IndexCache } from './index-cache.ts';
import { keepUnit, type KeptProduct, type UnitOutcome } from './keep-unit.ts';
import { partnerSources } from './partner-sources.ts';
import { candidates, choosePartners, partnerLimits, type PartnerSource } from '../../engine/forward/partners.ts';
import type {
  FoundProduct,
  PairQuestion,
  ProductRules,
  ReactionJob,
  StepRecord,
} from '../../engine/forward/questions.ts';
import { endTask, madeSoFar, openUnits, planStep, type PlannedUnit, type UnitRow } from './run-store.ts';
import { worstVerdict } from '../../engine/forward/selectivity.ts';
import { lockPlaces, type ForwardTaskRow } from './task-store.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { unlessAborted } from '../../platform/jobs/attempt.ts';
import type { JobTools } from '../../platform/jobs/kind.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';

export interface RunTools {
  queries: Queries;
  clock: Clock;
  jobs: JobQueue;
  logger: Logger;
  threads: ForwardThreads;
  indexes: IndexCache;
  newId: () => string;
  unitPairs?: number;
}

/** Products of a step that a further step starts from, the likeliest. */
const frontier = 25;
const defaultUnitPairs = 40;
const unitsRead = 20;
export const defaultMaxProducts = 1_000;

/** Brings a task to its end; returns early when the signal is aborted or another process has taken it over. */
export async function runTask(tools: RunTools, row: ForwardTaskRow, job: JobTools): Promise<void> {
  const run = new TaskRun(tools, row, job);
  await run.toEnd();
}

/** What products a task wants: of a further step the chosen places mean nothing. */
export function rulesOf({ settings, target }: Pick<ForwardTaskRow, 'settings' | 'target'>, step: number): ProductRules {
  const { classes, templateIds, sites, filter } = settings;
  return { classes, templateIds, target: target?.smiles, filter, ...(step === 1 && { sites }) };
}

class TaskRun {
  readonly #tools: RunTools;
  readonly #row: ForwardTaskRow;
  readonly #job: JobTools;
  readonly #signal: AbortSignal;
  readonly #made = new Set<string>();
  readonly #from = performance.now();
  #sources: PartnerSource[] | undefined;

  constructor(tools: RunTools, row: ForwardTaskRow, job: JobTools) {
    this.#tools = tools;
    this.#row = row;
    this.#job = job;
    this.#signal = job.signal;
  }

  async toEnd(): Promise<void> {
    const { settings } = this.#row;
    const steps = Math.min(settings.steps ?? 1, settings.filter?.steps ?? 3);
    for (const bytes of await madeSoFar(this.#queries, this.#row.id)) this.#remember(bytes);
    for (let step = Math.max(1, this.#row.step); step <= steps; step += 1) {
      const isPlanned = step <= this.#row.step || (await this.#plan(step));
      if (!isPlanned || (await this.#tryUnits(step, step < steps)) !== 'kept') return;
    }
    if (!this.#signal.aborted) await this.#end();
  }

  async #end(): Promise<void> {
    const { jobs, clock } = this.#tools;
    await this.#job.write(async (tx, connection) => {
      await lockPlaces(tx, this.#row);
      return endTask(tx, { jobs, connection }, this.#row, { state: 'completed', endedBy: 'exhausted' }, clock.now());
    });
  }

  get #queries(): Queries {
    return this.#tools.queries;
  }

  async #plan(step: number): Promise<boolean> {
    const starts = step === 1 ? [{ smiles: this.#row.start.smiles, way: [] }] : await this.#frontier(step - 1);
    const units: PlannedUnit[] = [];
    for (const start of starts) {
      if (this.#signal.aborted) return false;
      units.push(...(await this.#unitsOf(start, step)));
    }
    if (this.#signal.aborted) return false;
    return this.#job.progress((tx) => planStep(tx, this.#row, step, units));
  }

  #frontier(step: number): Promise<{ smiles: string; way: StepRecord[] }[]> {
    return this.#queries
      .select({ smiles: forwardIntermediates.smiles, way: forwardIntermediates.way })
      .from(forwardIntermediates)
      .where(and(eq(forwardIntermediates.taskId, this.#row.id), eq(forwardIntermediates.step, step)))
      .orderBy(desc(forwardIntermediates.probability), forwardIntermediates.smiles)
      .limit(frontier);
  }

  async #unitsOf({ smiles, way }: { smiles: string; way: StepRecord[] }, step: number): Promise<PlannedUnit[]> {
    const [found] = await unlessAborted(
      this.#signal,
      this.#tools.threads.ask<'jobs'>([{ kind: 'jobs', start: smiles, rules: rulesOf(this.#row, step) }]),
    );
    if (!found || found.isSelfReactive) return [];
    const partners: (string | null)[] = await this.#partnersOf(found.jobs);
    const { unitPairs = defaultUnitPairs } = this.#tools;
    const isAlone = found.jobs.some(({ partnerSlots }) => partnerSlots.length === 0) || step === 1;
    const all = isAlone ? [null, ...partners] : partners;
    const units: PlannedUnit[] = [];
    for (let at = 0; at < all.length; at += unitPairs)
      units.push({ start: smiles, way, partners: all.slice(at, at + unitPairs) });
    return units;
  }

  async #partnersOf(jobs: readonly ReactionJob[]): Promise<string[]> {
    const { tenantId, userId, settings, scaffolds, currency } = this.#row;
    // An index is built in the threads, where others' questions may hang before it.
    this.#sources ??= await unlessAborted(
      this.#signal,
      partnerSources(this.#queries, this.#tools.indexes, {
        owner: { tenantId, userId },
        settings: settings.partners,
        scaffolds,
        currency,
      }),
    );
    const limits = partnerLimits(settings);
    const { contains } = settings.partners ?? {};
    if (contains === undefined) return choosePartners(jobs, this.#sources, limits);
    const asked = candidates(jobs, this.#sources, limits);
    const matches = await unlessAborted(
      this.#signal,
      this.#tools.threads.askMany<'matches'>(
        asked.map((smiles) => ({ kind: 'matches', smiles, contains: [contains], excludes: [] })),
        400,
      ),
    );
    const passing = new Set(asked.filter((_, index) => matches[index] === true));
    return choosePartners(jobs, this.#sources, limits, (smiles) => passing.has(smiles));
  }

  // Units are tried side by side and kept in their order, so that a task gives the same products however often it is run.
  async #tryUnits(step: number, isFollowed: boolean): Promise<UnitOutcome> {
    const inFlight: Promise<{ unit: UnitRow; found: FoundProduct[] }>[] = [];
    const keepFirst = async (): Promise<UnitOutcome> => {
      const done = await inFlight.shift();
      return done && !this.#signal.aborted ? this.#keep(done.unit, done.found, isFollowed) : 'over';
    };
    try {
      for await (const unit of this.#open()) {
        const trying = this.#try(unit, step);
        // Told when its turn comes to be kept.
        trying.catch(() => undefined);
        inFlight.push(trying);
        if (inFlight.length <= this.#tools.threads.threads) continue;
        const outcome = await keepFirst();
        if (outcome !== 'kept') return outcome;
      }
      while (inFlight.length > 0) {
        const outcome = await keepFirst();
        if (outcome !== 'kept') return outcome;
      }
      return this.#signal.aborted ? 'over' : 'kept';
    } finally {
      await Promise.allSettled(inFlight);
    }
  }

  // A few at a time; those in flight are read again and passed over.
  async *#open(): AsyncGenerator<UnitRow> {
    let last = -1;
    for (;;) {
      const units = await openUnits(this.#queries, this.#row.id, unitsRead);
      const fresh = units.filter(({ number }) => number > last);
      if (fresh.length === 0) return;
      for (const unit of fresh) {
        if (this.#signal.aborted) return;
        last = unit.number;
        yield unit;
      }
    }
  }

  async #try(unit: UnitRow, step: number): Promise<{ unit: UnitRow; found: FoundProduct[] }> {
    const rules = rulesOf(this.#row, step);
    const before = {
      probability: unit.way.reduce((product, { probability }) => product * probability, 1),
      verdict: worstVerdict(unit.way.map(({ selectivity }) => selectivity.verdict)),
    };
    const questions = unit.partners.map((partner): PairQuestion => ({
      kind: 'pair',
      start: unit.start,
      partner,
      before,
      rules,
    }));
    const answers = await unlessAborted(this.#signal, this.#tools.threads.ask<'pair'>(questions));
    const harmful = answers.filter((one) => one === undefined).length;
    if (harmful > 0) this.#tools.logger.warn({ taskId: this.#row.id, harmful }, 'pairs could not be tried');
    return { unit, found: answers.flatMap((one) => one ?? []) };
  }

  async #keep(unit: UnitRow, found: readonly FoundProduct[], isFollowed: boolean): Promise<UnitOutcome> {
    const before = new Set([this.#row.start.smiles, ...unit.way.map(({ product }) => product)]);
    const distinct = likeliest(found.filter(({ smiles }) => !before.has(smiles)));
    const made = distinct
      .map(({ smiles }) => hashOf(smiles))
      .filter((hash) => !this.#made.has(hash.toString('latin1')));
    for (const hash of made) this.#made.add(hash.toString('latin1'));
    const { elapsedMs, settings } = this.#row;
    const result = {
      unit,
      products: distinct.filter((one): one is KeptProduct => one.figures !== undefined),
      intermediates: isFollowed
        ? distinct
            .slice(0, frontier)
            .map(({ smiles, probability, step }) => ({ smiles, probability, way: [...unit.way, step] }))
        : [],
      made: Buffer.concat(made),
      madeCount: made.length,
      elapsedMs: elapsedMs + Math.round(performance.now() - this.#from),
      maxProducts: settings.maxProducts ?? defaultMaxProducts,
      newId: this.#tools.newId,
    };
    const { jobs, clock } = this.#tools;
    let outcome: UnitOutcome = 'over';
    const isKept = await this.#job.progress(async (tx, connection) => {
      outcome = await keepUnit(tx, { jobs, connection }, this.#row, result, clock.now());
      return outcome !== 'over';
    });
    return isKept ? outcome : 'over';
  }

  #remember(bytes: Uint8Array): void {
    for (let at = 0; at + hashBytes <= bytes.length; at += hashBytes)
      this.#made.add(Buffer.from(bytes.subarray(at, at + hashBytes)).toString('latin1'));
  }
}

const hashBytes = 8;

function hashOf(smiles: string): Buffer {
  return createHash('sha256').update(smiles).digest().subarray(0, hashBytes);
}

/** One of each molecule, the likeliest way, ways counted; the likeliest first. */
function likeliest(found: readonly FoundProduct[]): FoundProduct[] {
  const best = new Map<string, FoundProduct>();
  for (const one of found) {
    const known = best.get(one.smiles);
    const ways = one.ways + (known?.ways ?? 0);
    best.set(one.smiles, { ...(known && known.probability >= one.probability ? known : one), ways });
  }
  return [...best.values()].toSorted((a, b) => b.probability - a.probability || (a.smiles < b.smiles ? -1 : 1));
}
