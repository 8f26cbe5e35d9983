// Sends links, codes and notices about an account through the mail server that the operator configures.

import { message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import { memberLimits } from '@app/shared/constants/members';
import { createTransport } from 'nodemailer';
import type { Account } from '../accounts.ts';
import type { MailSettings } from '../config.ts';
import type { LinkKind } from './password-links.ts';

export interface LinkMail {
  kind: LinkKind;
  link: string;
  member: Account;
  culture: Culture;
}

export interface NoticeMail {
  /** The key of the words. */
  kind: 'emailCode' | 'emailAsked' | 'contactChanged';
  to: string;
  culture: Culture;
  params: Record<string, string | number>;
}

export interface Mailer {
  /** Throws the error of the server or of the connection. */
  sendNotice(mail: NoticeMail): Promise<void>;
  /** True once the server has taken the mail. Throws the error of the server or of the connection. */
  sendLink(mail: LinkMail): Promise<boolean>;
  close(): void;
}

const waitLimitMs = 8_000;
const hourMs = 60 * 60_000;

export function createMailer({ sender, smtpUrl }: MailSettings, product: string): Mailer {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isEncrypted = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname,
    port: port === '' ? (isEncrypted ? 465 : 587) : Number(port),
    secure: isEncrypted,
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: waitLimitMs,
    greetingTimeout: waitLimitMs,
    socketTimeout: waitLimitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  async function send(to: string, kind: string, culture: Culture, given: NoticeMail['params']): Promise<void> {
    const params = { ...given, product };
    const word = (key: string) => message(culture, 'identity', `mail.${kind}.${key}`, params);
    await transport.sendMail({ from: sender, to, subject: word('subject'), text: word('text') });
  }

  return {
    sendNotice: ({ kind, to, culture, params }) => send(to, kind, culture, params),
    async sendLink({ kind, link, member, culture }) {
      const { name, userName, customerName, email } = member;
      const hours = (kind === 'invite' ? memberLimits.invitationMs : memberLimits.resetMs) / hourMs;
      const params = { name, userName, link, days: hours / 24, hours, organisation: customerName };
      await send(email, kind, culture, params);
      return true;
    },
    close: () => transport.close(),
  };
}
