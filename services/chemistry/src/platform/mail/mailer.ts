// Sends mails through the mail server that the operator configures.

import type { Transporter } from 'nodemailer';
import { openSmtp } from './smtp.ts';

export interface MailSettings {
  readonly sender: string;
  /** smtp:// or smtps://, with user and password where the server wants them. */
  readonly smtpUrl: string;
}

/** Who gets the mails of a feature that always go to the same address. */
export interface MailRecipient {
  readonly recipient: string;
}

export interface Mail {
  /** Names the mail, so that a second attempt is known by its recipient. */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** Whom a response goes to, where it is not the sender; empty for nobody. */
  replyTo?: string;
  attachment?: { filename: string; content: string; contentType: string };
}

const patienceMs = 15_000;

export class Mailer {
  readonly #sender: string;
  readonly #transport: Transporter;

  constructor({ sender, smtpUrl }: MailSettings, timeoutMs: number = patienceMs) {
    this.#sender = sender;
    this.#transport = openSmtp(smtpUrl, timeoutMs);
  }

  /** Resolves when the server has taken the mail. Throws what the server, or the way to it, says. */
  async send({ id, to, subject, text, replyTo = '', attachment }: Mail): Promise<void> {
    const messageId = `<${id}@${this.#sender.split('@').at(-1) ?? 'localhost'}>`;
    await this.#transport.sendMail({
      from: this.#sender,
      to,
      subject,
      text,
      messageId,
      ...(replyTo !== '' && { replyTo }),
      ...(attachment && { attachments: [attachment] }),
    });
  }

  close(): void {
    this.#transport.close();
  }
}
