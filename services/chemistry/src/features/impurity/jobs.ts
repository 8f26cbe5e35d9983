// The job of a prediction: asks the thread for one stage after the other and keeps what each found, so that a reader sees it
// grow. The thread starts with the first run.

import type { MoleculeFigures } from '../../chemistry/recognition/describe.ts';
import { smilesIn } from '../../engine/impurity/smiles-in.ts';
import type { ImpurityQuestion, PredictedImpurity, PredictionProgress } from '../../engine/impurity/types.ts';
import type { Database } from '../../platform/database/database.ts';
import type { MoleculeKeys } from '../../platform/database/molecule-keys.ts';
import { unlessAborted } from '../../platform/jobs/attempt.ts';
import { defineJob, type JobDefinition, type JobKind, type JobTools } from '../../platform/jobs/kind.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Logger } from '../../platform/process/logger.ts';
import { ThreadHost } from '../../platform/threads/thread-host.ts';
import { saveMolecules } from '../structure/molecule-store.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import { typedName } from '../../engine/impurity/agents/read-agents.ts';
import type { StoredResult } from './store-results.ts';
import { beginBatch, failBatch, keepFound, openBatches, returnBatches, type FoundSoFar } from './store-run.ts';
import type { FoundSearch } from './store.ts';

export const impurityKind: JobKind = { name: 'impurities', concurrency: 1, retryLimit: 2, timeoutSeconds: 3_600 };

export interface PredictionOptions {
  database: Database;
  clock: Clock;
  logger: Logger;
  newId: () => string;
  moleculeKey: MoleculeKeys;
  /** Replaced only to inject faults. */
  entry?: URL;
  /** A stage that takes longer fails the run. */
  timeoutMs?: number;
}

/** What the thread says of a stage: figures of every molecule that the impurities speak of, by canonical SMILES. */
export interface StageResponse {
  progress: PredictionProgress;
  figures: Record<string, MoleculeFigures>;
}

const ownEntry = new URL('./prediction-thread.ts', import.meta.url);
const maxBytes = 600 * 1024 * 1024;

/** Predictions of this process. */
export class ImpurityPredictor {
  readonly job: JobDefinition;
  readonly #options: PredictionOptions;
  #host: ThreadHost | undefined;

  constructor(options: PredictionOptions) {
    const { clock } = options;
    this.#options = options;
    this.job = defineJob<FoundSearch>({
      kind: impurityKind,
      begin: (tx, { id }) => beginBatch(tx, id),
      run: (found, tools) => this.#predict(found, tools),
      onFailed: (tx, { id }) => failBatch(tx, id, clock.now()),
      onReturned: returnBatches,
      close: async () => {
        await this.#host?.close();
      },
      waiting: openBatches,
    });
  }

  async #predict(found: FoundSearch, { signal, write }: JobTools): Promise<void> {
    const { entry = ownEntry, timeoutMs = 60_000, logger, clock } = this.#options;
    const host = (this.#host ??= new ThreadHost({ entry, timeoutMs, maxBytes, logger }));
    await unlessAborted(signal, host.request('begin', [questionOf(found)]));
    for (let goesOn = true; goesOn;) {
      const answer = (await unlessAborted(signal, host.request('next', []))) as StageResponse | null;
      if (!answer) throw new TypeError('a prediction ended without its last stage');
      const kept = await this.#foundSoFar(found, answer);
      goesOn = (await write((tx) => keepFound(tx, found.batch, kept, clock.now()))) && !kept.isLast;
    }
  }

  async #foundSoFar({ search }: FoundSearch, { progress, figures }: StageResponse): Promise<FoundSoFar> {
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
