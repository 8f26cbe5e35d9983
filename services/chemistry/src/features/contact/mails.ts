// The mails of messages to the operator.

import { message as words } from '@app/locales/messages';
import { productName } from '@app/shared/constants/product';
import { mailColumns, type MailSource } from '../../platform/mail/mail-job.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { findMessage, type MessageRow } from './message-store.ts';
import { contactMessages } from './schema.ts';

export const contactMails = (recipient: string): MailSource => ({
  ...mailColumns(contactMessages),
  againMs: [60_000, 300_000, 1_800_000, 7_200_000, 28_800_000],
  find: async (queries, id) => {
    const row = await findMessage(queries, id);
    return row?.mail === 'waiting' ? { attempts: row.mailAttempts, mails: [mailOf(row, recipient)] } : undefined;
  },
});

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
