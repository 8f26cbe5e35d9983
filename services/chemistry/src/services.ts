// What the handlers work with, made once at start.

import type { PriceService } from './adapters/price-service.ts';
import type { Names } from './analysis/names.ts';
import type { LruCache } from './chem/lru.ts';
import type { ContactMails } from './contact/contact-mails.ts';
import type { ConsoleSettings } from './context/console-settings.ts';
import type { OptimizerHost } from './conditions/service/optimizer-host.ts';
import type { Clock } from './context/clock.ts';
import type { Database } from './context/database.ts';
import type { Logger } from './context/logger.ts';
import type { MoleculeKeys } from './context/molecule-keys.ts';
import type { ElnDesk } from './eln/desk.ts';
import type { ErasedUsers } from './erasure/erasure-store.ts';
import type { ExpansionHost } from './manual/expansion-host.ts';
import type { GrowthDesk } from './manual/growth-desk.ts';
import type { Indigo } from './structures/indigo.ts';
import type { ForwardDesk } from './forward/desk.ts';
import type { ImpurityDesk } from './impurity/desk.ts';
import type { InquiryMailer } from './inquiry/mailer.ts';
import type { NoticeDesk } from './notices/desk.ts';
import type { ReactionDesk } from './reaction/desk.ts';
import type { ScoringDesk } from './sascore/desk.ts';
import type { RouteFiles } from './route-files/host.ts';
import type { StructureDesk } from './substructure/desk.ts';
import type { Programs } from './structures/programs.ts';
import type { Interactive } from './inspection/interactive.ts';
import type { TaskQueue } from './tasks/queue.ts';

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
  /** Searches that go on from a molecule of a search graph. */
  growths: GrowthDesk;
  /** Condition optimization. */
  optimizer: OptimizerHost;
  queue: TaskQueue;
  /** Scoring in bulk. */
  scoring: ScoringDesk;
  /** Forward synthesis. */
  forward: ForwardDesk;
  /** Whose data was erased. */
  erased: ErasedUsers;
  /** Hand-over to an electronic lab notebook. */
  eln: ElnDesk;
  /** Questions about a reaction. */
  reactions: ReactionDesk;
  /** Predictions of impurities. */
  impurities: ImpurityDesk;
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
  /** Stops a search of this process at once; those elsewhere learn of it from the task's row. */
  stopSearch: (taskId: string) => void;
  /** SVGs by tenant, key and size. */
  pictures: LruCache<string, string>;
}
