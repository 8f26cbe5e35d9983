// Mails the messages to the operator; what the mail server does not take is tried again for some hours.

import { setTimeout } from 'node:timers/promises';
import { message as words } from '@app/locales/messages';
import { productName } from '@app/shared/constants/product';
import type { Clock } from '../../platform/process/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/process/logger.ts';
import { Mailer, type Mail, type MailSettings } from '../../platform/mail/mailer.ts';
import { claimMessages, settleMessage, type MessageRow } from './message-store.ts';

export interface ContactSettings extends MailSettings {
  /** Who gets the messages. */
  readonly recipient: string;
}

export interface ContactMailsOptions {
  database: Database;
  clock: Clock;
  logger: Logger;
  settings: ContactSettings;
  /** Between two rounds, milliseconds; 0 tries again only when `round` is called. */
  restMs?: number;
  mailTimeoutMs?: number;
}

const usualRestMs = 30_000;
/** Who claimed a mail has this long to send it. */
const claimMs = 120_000;
const mailAgainMs = [60_000, 300_000, 1_800_000, 7_200_000, 28_800_000] as const;

export class ContactMails {
  readonly #options: ContactMailsOptions;
  readonly #mailer: Mailer;
  readonly #stop = new AbortController();
  readonly #running: Promise<void>;

  constructor(options: ContactMailsOptions) {
    this.#options = options;
    this.#mailer = new Mailer(options.settings, options.mailTimeoutMs);
    this.#running = options.restMs === 0 ? Promise.resolve() : this.#run(options.restMs ?? usualRestMs);
  }

  /** Until when a message that was just kept belongs to who kept it. */
  claimedUntil(now: Date): Date {
    return new Date(now.getTime() + claimMs);
  }

  /** True when the mail server has taken it; else it is tried again later. */
  async send(row: MessageRow): Promise<boolean> {
    const { database, clock, logger, settings } = this.#options;
    const settle = (mail: MessageRow['mail'], afterMs = 0) =>
      settleMessage(database.queries, row.id, mail, new Date(clock.now().getTime() + afterMs));
    try {
      await this.#mailer.send(mailOf(row, settings.recipient));
    } catch (error) {
      logger.warn({ err: error, messageId: row.id }, 'a message to the operator could not be mailed');
      const again = mailAgainMs[row.mailAttempts - 1];
      await (again === undefined ? settle('failed') : settle('waiting', again));
      return false;
    }
    await settle('sent');
    return true;
  }

  /** Tries what is due. */
  async round(): Promise<void> {
    const { database, clock } = this.#options;
    const now = clock.now();
    for (const row of await claimMessages(database.queries, now, this.claimedUntil(now))) await this.send(row);
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#running;
    this.#mailer.close();
  }

  async #run(restMs: number): Promise<void> {
    const { signal } = this.#stop;
    for (;;) {
      await setTimeout(restMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      await this.round().catch((error: unknown) =>
        this.#options.logger.warn({ err: error }, 'messages to the operator are not mailed'),
      );
    }
  }
}

// In the language of its writer: so is the response.
function mailOf(row: MessageRow, to: string): Mail {
  const word = (key: string, values: Record<string, string> = {}) =>
    words(row.culture, 'contact', `mail.${key}`, values);
  const { name, company, phone, email, subject, message, tenantId, userId, id } = row;
  const facts = { name, company, phone, email, tenant: tenantId, user: userId, reference: id };
  const lines = Object.entries(facts).flatMap(([key, value]) =>
    value === '' ? [] : [word('line', { label: word(key), value })],
  );
  return {
    id: `contact-${id}`,
    to,
    subject: word('subject', { subject, product: productName }),
    text: [...lines, '', message, ''].join('\n'),
    replyTo: email,
  };
}
