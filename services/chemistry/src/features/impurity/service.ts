// Predictions of one process: takes one run after the other, keeps what each stage found, so that a reader sees it grow, and
// takes up again what a process before this one left unfinished. The thread starts with the first run.

import type { MoleculeFigures } from '../../chemistry/recognition/describe.ts';
import type { Logger } from '../../platform/process/logger.ts';
import type { MoleculeKeys } from '../../platform/database/molecule-keys.ts';
import type { StoredMolecule } from '../tasks/stored.ts';
import { ThreadHost } from '../../platform/threads/thread-host.ts';
import { saveMolecules } from '../structure/molecule-store.ts';
import {
  claimRun,
  failRun,
  type FoundSoFar,
  giveBackRun,
  keepFound,
  requeueLostRuns,
  type RunContext,
} from './store-run.ts';
import { typedName } from '../../engine/impurity/agents/read-agents.ts';
import type { StoredResult } from './store-results.ts';
import { smilesIn } from '../../engine/impurity/smiles-in.ts';
import type { FoundSearch } from './store.ts';
import type { ImpurityQuestion, PredictedImpurity, PredictionProgress } from '../../engine/impurity/types.ts';

export interface ImpurityDeskOptions extends RunContext {
  logger: Logger;
  newId: () => string;
  moleculeKey: MoleculeKeys;
  /** Whether this process predicts, or only answers calls. */
  runsTasks: boolean;
  /** Replaced only to inject faults. */
  entry?: URL;
  /** A stage without an answer for so long fails the run. */
  timeoutMs?: number;
}

/** What the thread says of a stage: figures of every molecule that the impurities speak of, by canonical SMILES. */
export interface StageAnswer {
  progress: PredictionProgress;
  figures: Record<string, MoleculeFigures>;
}

const ownEntry = new URL('./prediction-thread.ts', import.meta.url);
const maxBytes = 600 * 1024 * 1024;
const sweepMs = 5_000;
const silentMs = 120_000;

/** Starts the desk. */
export async function startImpurityDesk(options: ImpurityDeskOptions): Promise<ImpurityDesk> {
  const desk = new ImpurityDesk(options);
  if (options.runsTasks) await desk.start();
  return desk;
}

export class ImpurityDesk {
  readonly #options: ImpurityDeskOptions;
  #host: ThreadHost | undefined;
  #working: Promise<void> | undefined;
  #isAskedAgain = false;
  #isClosed = false;
  #sweep: NodeJS.Timeout | undefined;

  constructor(options: ImpurityDeskOptions) {
    this.#options = options;
  }

  /** Takes up what waits, and what a process before this one left unfinished. */
  async start(): Promise<void> {
    // The embedded database belongs to this process alone: whatever is searching there is not.
    await requeueLostRuns(this.#options, this.#options.database.isExclusive ? 'all' : this.#silent());
    this.#sweep = setInterval(() => void this.#sweepOnce(), sweepMs);
    this.wake();
  }

  /** Something waits. */
  wake(): void {
    if (!this.#options.runsTasks || this.#isClosed) return;
    this.#isAskedAgain = true;
    this.#working ??= this.#work().finally(() => (this.#working = undefined));
  }

  /** Settles when nothing waits or runs. */
  async idle(): Promise<void> {
    while (this.#working) await this.#working;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#sweep);
    await this.#host?.close();
    await this.#working;
  }

  async #sweepOnce(): Promise<void> {
    try {
      if (!this.#options.database.isExclusive) await requeueLostRuns(this.#options, this.#silent());
      this.wake();
    } catch (error) {
      this.#options.logger.warn({ err: error }, 'predictions could not be looked for');
    }
  }

  // Runs of any process of which nothing was heard for long.
  #silent(): { heardBefore: Date } {
    return { heardBefore: new Date(this.#options.clock.now().getTime() - silentMs) };
  }

  async #work(): Promise<void> {
    while (this.#isAskedAgain && !this.#isClosed) {
      this.#isAskedAgain = false;
      try {
        for (let found = await this.#claim(); found; found = await this.#claim()) await this.#run(found);
      } catch (error) {
        this.#options.logger.error({ err: error }, 'a prediction could not be taken up');
      }
    }
  }

  #claim(): Promise<FoundSearch | undefined> {
    return this.#isClosed ? Promise.resolve(undefined) : claimRun(this.#options);
  }

  async #run(found: FoundSearch): Promise<void> {
    const { logger } = this.#options;
    const { batch } = found;
    try {
      await this.#predict(found);
    } catch (error) {
      if (this.#isClosed) return await giveBackRun(this.#options, batch);
      logger.error({ err: error, batchId: batch.id }, 'a prediction failed');
      await failRun(this.#options, batch);
    }
  }

  async #predict(found: FoundSearch): Promise<void> {
    const { entry = ownEntry, timeoutMs = 60_000, logger } = this.#options;
    const host = (this.#host ??= new ThreadHost({ entry, timeoutMs, maxBytes, logger }));
    await host.request('begin', [questionOf(found)]);
    for (let isOurs = true; isOurs;) {
      const answer = (await host.request('next', [])) as StageAnswer | null;
      if (!answer) throw new TypeError('a prediction ended without its last stage');
      const kept = await this.#foundSoFar(found, answer);
      isOurs = (await keepFound(this.#options, found.batch, kept)) && !kept.isLast;
    }
  }

  async #foundSoFar({ search }: FoundSearch, { progress, figures }: StageAnswer): Promise<FoundSoFar> {
    const { database, moleculeKey, newId } = this.#options;
    const { tenantId } = search;
    const molecules = new Map(
      Object.entries(figures).map(([smiles, one]) => [smiles, { smiles, ...one, key: moleculeKey(tenantId, smiles) }]),
    );
    await saveMolecules(database.queries, tenantId, [...molecules.values()]);
    const results = progress.impurities.map((impurity, index): StoredResult => {
      const own = moleculesOf(impurity, molecules);
      return { id: newId(), key: own[impurity.smiles]?.key ?? '', rank: index + 1, impurity, molecules: own };
    });
    return {
      results,
      percent: progress.percent,
      alerting: progress.impurities.filter(({ alerts }) => alerts.length > 0).length,
      notes: progress.notes,
      templateId: progress.kinds[0],
      isLast: progress.stage === 'ranking',
    };
  }
}

function moleculesOf(
  impurity: PredictedImpurity,
  known: ReadonlyMap<string, StoredMolecule>,
): Record<string, StoredMolecule> {
  return Object.fromEntries(
    smilesIn(impurity).map((smiles) => {
      const molecule = known.get(smiles);
      if (!molecule) throw new TypeError('an impurity speaks of a molecule without figures');
      return [smiles, molecule];
    }),
  );
}

function questionOf({ search, batch }: FoundSearch): ImpurityQuestion {
  const { reaction, carried } = search;
  const { agents = [], ...conditions } = batch.conditions;
  return {
    reactants: reaction.reactants.map(({ smiles }) => smiles),
    agents: [...reaction.agents.map(({ smiles }) => smiles), ...agents.map(typedName)],
    product: reaction.product.smiles,
    conditions,
    carried: carried.map(({ smiles }) => smiles),
  };
}
