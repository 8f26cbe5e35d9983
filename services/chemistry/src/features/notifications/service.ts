// Gathers notices every few seconds and sends the mails that are wanted of them. On a database that several processes share
// each event is still told once: its source names it.

import { setTimeout } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { fallbackCulture, isCulture } from '@app/shared/constants/locale';
import type { Clock } from '../../platform/process/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../account/schema.ts';
import type { Owner } from '../../platform/database/owner.ts';
import type { Logger } from '../../platform/process/logger.ts';
import { mailOf } from './mail-text.ts';
import { Mailer, type MailSettings } from '../../platform/mail/mailer.ts';
import { claimMails, gather, settleMail, tellChangedAddresses, type NoticeRow } from './notice-store.ts';

export interface NoticeServiceOptions {
  database: Database;
  clock: Clock;
  logger: Logger;
  mail: MailSettings | undefined;
  /** Where the product is opened, for links in mails; mails have none without it. */
  publicUrl?: string | undefined;
  /** Between two rounds, milliseconds; 0 gathers only when told. */
  restMs?: number;
  mailTimeoutMs?: number;
}

const usualRestMs = 5_000;
/** What happened while no process ran is told up to this age. */
const oldestMs = 86_400_000;
/** What another process writes late is still found. */
const overlapMs = 120_000;
const mailAgainMs = [60_000, 300_000, 1_800_000, 7_200_000] as const;

export class NoticeService {
  readonly #options: NoticeServiceOptions;
  readonly #mailer: Mailer | undefined;
  readonly #stop = new AbortController();
  readonly #running: Promise<void>;
  #since: Date | undefined;

  constructor(options: NoticeServiceOptions) {
    this.#options = options;
    this.#mailer = options.mail && new Mailer(options.mail, options.mailTimeoutMs);
    this.#running = options.restMs === 0 ? Promise.resolve() : this.#run(options.restMs ?? usualRestMs);
  }

  get canMail(): boolean {
    return this.#mailer !== undefined;
  }

  /** One round: what happened since the last one is told, and due mails are sent. */
  async round(): Promise<void> {
    const { database, clock } = this.#options;
    const now = clock.now();
    const since = this.#since ?? new Date(now.getTime() - oldestMs);
    await gather(database.queries, since, this.canMail);
    await tellChangedAddresses(database, { now, mails: this.canMail });
    this.#since = new Date(now.getTime() - overlapMs);
    await this.#sendMails();
  }

  /** Tells a user's changed address at once; gives the addresses, none where it is the known one. */
  async tellAddress(owner: Owner): Promise<string[]> {
    const { database, clock } = this.#options;
    const told = await tellChangedAddresses(database, { owner, now: clock.now(), mails: this.canMail });
    if (told.length > 0) await this.#sendMails();
    return this.canMail ? told.flat() : [];
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#running;
    this.#mailer?.close();
  }

  async #run(restMs: number): Promise<void> {
    const { signal } = this.#stop;
    for (;;) {
      await setTimeout(restMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      await this.round().catch((error: unknown) =>
        this.#options.logger.warn({ err: error }, 'notices are not gathered'),
      );
    }
  }

  async #sendMails(): Promise<void> {
    if (!this.#mailer) return;
    const { database, clock } = this.#options;
    const now = clock.now();
    const claimed = await claimMails(database.queries, now, new Date(now.getTime() + mailAgainMs[0]));
    for (const row of claimed) await this.#sendMail(this.#mailer, row);
  }

  async #sendMail(mailer: Mailer, row: NoticeRow): Promise<void> {
    const { database, clock, logger, publicUrl } = this.#options;
    const settle = (mail: NoticeRow['mail'], afterMs = 0): Promise<void> =>
      settleMail(database.queries, row.id, mail, new Date(clock.now().getTime() + afterMs));
    try {
      const [user] = await database.queries
        .select({ email: users.email, language: users.language })
        .from(users)
        .where(and(eq(users.tenantId, row.tenantId), eq(users.userId, row.userId)));
      const addresses = row.facts.mailTo ?? [user?.email ?? ''];
      const culture = isCulture(user?.language) ? user.language : fallbackCulture;
      for (const to of addresses) if (to !== '') await mailer.send(mailOf(row, { to, culture, publicUrl }));
      await settle('sent');
    } catch (error) {
      logger.warn({ err: error, noticeId: row.id }, 'the mail of a notice could not be sent');
      const again = mailAgainMs[row.mailAttempts];
      await (again === undefined ? settle('failed') : settle('waiting', again));
    }
  }
}
