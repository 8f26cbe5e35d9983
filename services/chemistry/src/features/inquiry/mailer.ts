// Sends inquiries through the mail server that the operator configures.

import type { Transporter } from 'nodemailer';
import { openSmtp } from '../../platform/mail/smtp.ts';

export interface InquirySettings {
  /** Who gets the inquiries. */
  readonly recipient: string;
  readonly sender: string;
  /** smtp:// or smtps://, with user and password where the server wants them. */
  readonly smtpUrl: string;
}

export interface InquiryMail {
  /** Names the mail, so that a second attempt is known by its recipient. */
  id: string;
  subject: string;
  text: string;
  /** Of the chemist; empty where nobody knows it. */
  replyTo: string;
  molfile: string | null;
}

const patienceMs = 15_000;

export class InquiryMailer {
  readonly #settings: InquirySettings;
  readonly #transport: Transporter;

  constructor(settings: InquirySettings, timeoutMs: number = patienceMs) {
    this.#settings = settings;
    this.#transport = openSmtp(settings.smtpUrl, timeoutMs);
  }

  /** Resolves when the server has taken the mail. Throws what the server, or the way to it, says. */
  async send({ id, subject, text, replyTo, molfile }: InquiryMail): Promise<void> {
    const { recipient, sender } = this.#settings;
    await this.#transport.sendMail({
      from: sender,
      to: recipient,
      subject,
      text,
      messageId: `<inquiry-${id}@${sender.split('@').at(-1) ?? 'localhost'}>`,
      ...(replyTo !== '' && { replyTo }),
      ...(molfile !== null && {
        attachments: [{ filename: 'structure.mol', content: molfile, contentType: 'chemical/x-mdl-molfile' }],
      }),
    });
  }

  close(): void {
    this.#transport.close();
  }
}
