// The work behind every kind of jobs, joined from the features.

import { deliveryJob, deliveryKind, type DeliveryJobOptions } from './features/eln/jobs.ts';
import { forwardJob } from './features/forward/jobs.ts';
import type { ForwardService } from './features/forward/service.ts';
import { forwardKind } from './features/forward/task-store.ts';
import { ImpurityPredictor, impurityKind, type PredictionOptions } from './features/impurity/jobs.ts';
import { searchJob, type SearchOptions } from './features/retrosynthesis/jobs.ts';
import { searchKind } from './features/retrosynthesis/life.ts';
import { scoringJob, scoringKind } from './features/sascore/jobs.ts';
import type { ScoringService } from './features/sascore/service.ts';
import { growthKind } from './features/search-graph/growth-store.ts';
import { GraphGrower, type GrowthOptions } from './features/search-graph/jobs.ts';
import { stockImportJob, stockImportKind } from './features/stock/jobs.ts';
import { templateImportJob, templateImportKind } from './features/templates/jobs.ts';
import type { JobDefinition } from './platform/jobs/kind.ts';
import type { JobQueue } from './platform/jobs/queue.ts';

export interface JobParts {
  eln: DeliveryJobOptions['eln'];
  jobs: JobQueue;
  forward: ForwardService;
  scoring: ScoringService;
  /** What all kinds share, and the settings of searches. */
  context: SearchOptions & PredictionOptions;
  /** Replaced only to inject faults. */
  faults?: {
    search?: Pick<SearchOptions, 'threadEntry'>;
    forward?: { unitPairs?: number };
    impurities?: Pick<PredictionOptions, 'entry' | 'timeoutMs'>;
    growth?: Pick<GrowthOptions, 'entry'>;
    eln?: Pick<DeliveryJobOptions, 'plan' | 'timeoutMs'>;
  };
}

/** The work of those kinds; what it needs is started with it. */
export function jobDefinitions(parts: JobParts, kinds: readonly string[]): JobDefinition[] {
  return Object.entries(makers).flatMap(([kind, make]) => (kinds.includes(kind) ? [make(parts)] : []));
}

const makers: Readonly<Record<string, (parts: JobParts) => JobDefinition>> = {
  [searchKind.name]: ({ context, faults }) => searchJob({ ...context, ...faults?.search }),
  [scoringKind.name]: ({ context: { database, clock }, scoring }) =>
    scoringJob({ queries: database.queries, clock, scoring }),
  [forwardKind.name]: ({ context: { database, clock, logger }, jobs, forward, faults }) =>
    forwardJob({ database, jobs, clock, logger, forward, ...faults?.forward }),
  [impurityKind.name]: ({ context, faults }) => new ImpurityPredictor({ ...context, ...faults?.impurities }).job,
  [growthKind.name]: ({ context, faults }) => new GraphGrower({ ...context, ...faults?.growth }).job,
  [stockImportKind.name]: ({ context }) => stockImportJob(context),
  [deliveryKind.name]: ({ context: { clock }, eln, faults }) => deliveryJob({ eln, clock, ...faults?.eln }),
  [templateImportKind.name]: ({ context }) => templateImportJob(context),
};
