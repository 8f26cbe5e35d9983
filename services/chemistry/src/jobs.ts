// The work behind every kind of jobs, joined from the features.

import { contactMails } from './features/contact/mails.ts';
import { deliveryJob, deliveryKind, type DeliveryJobOptions } from './features/eln/jobs.ts';
import { forwardJob } from './features/forward/jobs.ts';
import type { ForwardService } from './features/forward/service.ts';
import { forwardKind } from './features/forward/task-store.ts';
import { ImpurityPredictor, impurityKind, type PredictionOptions } from './features/impurity/jobs.ts';
import { inquiryMails } from './features/inquiry/mails.ts';
import { noticeMails } from './features/notifications/mails.ts';
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
import { mailJob, mailKind, type MailSource } from './platform/mail/mail-job.ts';
import type { MailRecipient, MailSettings } from './platform/mail/mailer.ts';

export interface MailParts {
  /** Without it no mails are sent. */
  settings: MailSettings | undefined;
  contact: MailRecipient | undefined;
  inquiry: MailRecipient | undefined;
  /** Where the product is opened, for links in mails; they have none without it. */
  publicUrl: string | undefined;
}

export interface JobParts {
  eln: DeliveryJobOptions['eln'];
  jobs: JobQueue;
  mails: MailParts;
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
    mails?: { timeoutMs: number };
  };
}

/** The work of those kinds; what it needs is started with it. */
export function jobDefinitions(parts: JobParts, kinds: readonly string[]): JobDefinition[] {
  return Object.entries(makers).flatMap(([kind, make]) => (kinds.includes(kind) ? (make(parts) ?? []) : []));
}

const makers: Readonly<Record<string, (parts: JobParts) => JobDefinition | undefined>> = {
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
  [mailKind.name]: ({ context: { clock, logger }, mails: { settings, ...mails }, faults }) =>
    settings && mailJob({ settings, sources: mailSources(mails), clock, logger, ...faults?.mails }),
};

function mailSources({ contact, inquiry, publicUrl }: Omit<MailParts, 'settings'>): MailSource[] {
  return [
    noticeMails(publicUrl),
    ...(contact ? [contactMails(contact.recipient)] : []),
    ...(inquiry ? [inquiryMails(inquiry.recipient)] : []),
  ];
}
