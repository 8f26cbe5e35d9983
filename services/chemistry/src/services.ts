// What the handlers work with, made once at start.

import type { PriceService } from './features/cost/price-service.ts';
import type { Names } from './chemistry/recognition/names.ts';
import type { LruCache } from './chemistry/molecule/lru.ts';
import type { ContactMails } from './features/contact/contact-mails.ts';
import type { ConsoleSettings } from './features/console/settings.ts';
import type { OptimizerHost } from './features/conditions/optimizer-host.ts';
import type { Clock } from './platform/process/clock.ts';
import type { Database } from './platform/database/database.ts';
import type { Logger } from './platform/process/logger.ts';
import type { MoleculeKeys } from './platform/database/molecule-keys.ts';
import type { ElnDesk } from './features/eln/service.ts';
import type { ErasedUsers } from './features/erasure/erasure-store.ts';
import type { ExpansionHost } from './features/manual/expansion/expansion-host.ts';
import type { Indigo } from './features/structure/programs/indigo.ts';
import type { ForwardService } from './features/forward/service.ts';
import type { InquiryMailer } from './features/inquiry/mailer.ts';
import type { NoticeDesk } from './features/notifications/service.ts';
import type { ReactionDesk } from './features/reaction/service.ts';
import type { JobQueue } from './platform/jobs/queue.ts';
import type { ScoringService } from './features/sascore/service.ts';
import type { RouteFiles } from './features/routes/files/host.ts';
import type { StructureDesk } from './features/substructure/service.ts';
import type { Programs } from './features/structure/programs/programs.ts';
import type { Interactive } from './features/structure/interactive.ts';

export interface Services {
  logger: Logger;
  clock: Clock;
  newId: () => string;
  database: Database;
  moleculeKey: MoleculeKeys;
  names: Names;
  interactive: Interactive;
  /** Formats of drawing programs. */
  indigo: Indigo;
  /** Optional programs: pictures and systematic names. */
  programs: Programs;
  /** Planning by hand. */
  expansion: ExpansionHost;
  /** Condition optimization. */
  optimizer: OptimizerHost;
  /** Scoring in bulk. */
  scoring: ScoringService;
  /** The queue of jobs of every kind. */
  jobs: JobQueue;
  /** Forward synthesis. */
  forward: ForwardService;
  /** Whose data was erased. */
  erased: ErasedUsers;
  /** Hand-over to an electronic lab notebook. */
  eln: ElnDesk;
  /** Questions about a reaction. */
  reactions: ReactionDesk;
  /** Reports and schemes of routes. */
  routeFiles: RouteFiles;
  /** Sends inquiries; undefined where nobody is configured to get them. */
  inquiryMailer: InquiryMailer | undefined;
  /** Mails messages to the operator; undefined where nobody is configured to get them. */
  contactMails: ContactMails | undefined;
  /** What the operator decides about payments, points and accounts. */
  console: ConsoleSettings;
  /** Tells users what happened. */
  notices: NoticeDesk;
  /** Live prices; undefined without a price service. */
  priceService: PriceService | undefined;
  /** Address of a patent, with `{number}` in it; undefined where the operator names none. */
  patentLink: string | undefined;
  /** Searches by structure. */
  structureDesk: StructureDesk;
  /** SVGs by tenant, key and size. */
  pictures: LruCache<string, string>;
}
