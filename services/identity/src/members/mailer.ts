// Sends the links of invitations and resets through the mail server that the operator configures.

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

export interface Mailer {
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
  return {
    async sendLink({ kind, link, member, culture }) {
      const { name, userName, customerName, email: to } = member;
      const hours = (kind === 'invite' ? memberLimits.invitationMs : memberLimits.resetMs) / hourMs;
      const params = { name, userName, product, link, days: hours / 24, hours, organisation: customerName };
      const word = (key: string) => message(culture, 'identity', `mail.${kind}.${key}`, params);
      await transport.sendMail({ from: sender, to, subject: word('subject'), text: word('text') });
      return true;
    },
    close: () => transport.close(),
  };
}
