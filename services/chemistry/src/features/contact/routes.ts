// Writing to those who run this deployment, and who looks after the caller's tenant.

import type { ContactMessage } from '@app/shared/contracts/contact';
import { AppError } from '@app/shared/errors/app-error';
import { mailAddress, phoneNumber } from '@app/shared/rules/account/contact-data';
import { administratorsOf, keepMessage } from './message-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, type ContactServices } from './services.ts';
import { plainLine, plainLines } from '../../platform/http/plain-text.ts';
import { userRecord } from '../account/user-record.ts';

const contactInfo = handle('contactInfo', async (_, caller, { database, clock, contactMails }) => {
  const { queries } = database;
  const record = await userRecord(queries, caller, clock);
  const { chineseName, userName, customerName, phone, email } = record;
  return {
    organisation: customerName ?? caller.tenantId,
    administrators: await administratorsOf(queries, caller),
    takesMessages: contactMails !== undefined,
    sender: { name: chineseName || caller.name || userName, company: customerName ?? '', phone, email },
  };
});

const contactSend = handle('contactSend', async ({ body }, caller, { database, clock, newId, contactMails }) => {
  if (!contactMails) throw new AppError('inquiryRecipientMissing');
  const written = { ...checked(body), culture: caller.culture };
  const now = clock.now();
  const moment = { id: newId(), now, mailAfter: contactMails.claimedUntil(now) };
  const row = await database.transaction((tx) => keepMessage(tx, caller, written, moment));
  return { messageId: row.id, state: (await contactMails.send(row)) ? 'sent' : 'waiting' };
});

export const contactCalls: readonly Registration<ContactServices>[] = [contactInfo, contactSend];

/** Every field as it may stand in a mail. Throws parameterError that names the fields that are wrong. */
function checked(body: ContactMessage): ContactMessage {
  const email = body.email.trim() === '' ? '' : mailAddress(body.email);
  const phone = phoneNumber(body.phone);
  const name = plainLine(body.name);
  const subject = plainLine(body.subject);
  const message = plainLines(body.message);
  const wrong = [
    ...(name === '' ? ['name'] : []),
    ...(email === undefined ? ['email'] : []),
    ...(phone === undefined ? ['phone'] : []),
    ...(email === '' && phone === '' ? ['email', 'phone'] : []),
    ...(subject === '' ? ['subject'] : []),
    ...(message === '' ? ['message'] : []),
  ];
  if (email === undefined || phone === undefined || wrong.length > 0) {
    throw new AppError('parameterError', { fields: wrong });
  }
  return { name, company: plainLine(body.company), phone, email, subject, message };
}
