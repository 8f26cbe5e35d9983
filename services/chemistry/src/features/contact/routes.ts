// Writing to those who run this deployment, and who looks after the caller's tenant.

import type { ContactMessage } from '@app/shared/contracts/contact';
import { AppError } from '@app/shared/errors/app-error';
import { mailAddress, phoneNumber } from '@app/shared/rules/account/contact-data';
import { administratorsOf, findMessage, keepMessage } from './message-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { attemptEnded } from '../../platform/jobs/attempt.ts';
import { mailKind } from '../../platform/mail/mail-job.ts';
import { handle, type ContactServices } from './services.ts';
import { plainLine, plainLines } from '../../platform/http/plain-text.ts';
import { userRecord } from '../account/user-record.ts';

const contactInfo = handle('contactInfo', async (_, caller, { database, clock, contact }) => {
  const { queries } = database;
  const record = await userRecord(queries, caller, clock);
  const { chineseName, userName, customerName, phone, email } = record;
  return {
    organisation: customerName ?? caller.tenantId,
    administrators: await administratorsOf(queries, caller),
    takesMessages: contact !== undefined,
    sender: { name: chineseName || caller.name || userName, company: customerName ?? '', phone, email },
  };
});

const contactSend = handle('contactSend', async ({ body }, caller, { database, jobs, clock, newId, contact }) => {
  if (!contact) throw new AppError('inquiryRecipientMissing');
  const written = { ...checked(body), culture: caller.culture };
  const id = newId();
  await database.transaction(async (tx, connection) => {
    const row = await keepMessage(tx, caller, written, { id, now: clock.now() });
    await jobs.send(mailKind, row, {}, connection);
  });
  const find = () => findMessage(database.queries, id);
  await attemptEnded(async () => (await find())?.mailAttempts !== 0);
  return { messageId: id, state: (await find())?.mail === 'sent' ? 'sent' : 'waiting' };
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
