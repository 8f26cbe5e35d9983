// Every kind of jobs that the service has.

import { stockImportKind } from './features/stock/jobs.ts';
import { templateImportKind } from './features/templates/jobs.ts';
import type { JobKind } from './platform/jobs/kind.ts';
import { deliveryKind } from './features/eln/jobs.ts';
import { forwardKind } from './features/forward/task-store.ts';
import { impurityKind } from './features/impurity/jobs.ts';
import { searchKind } from './features/retrosynthesis/life.ts';
import { growthKind } from './features/search-graph/growth-store.ts';
import { scoringKind } from './features/sascore/jobs.ts';
import { mailKind } from './platform/mail/mail-job.ts';

export const jobKinds: readonly JobKind[] = [
  searchKind,
  forwardKind,
  impurityKind,
  growthKind,
  scoringKind,
  stockImportKind,
  templateImportKind,
  deliveryKind,
  mailKind,
];
