// Name, mail address and phone number, changed by their owner. An address is where links and notices go, so it changes with
// the password alone, and one that mails can reach with a code sent there (ASVS 7.5.1).

import { isCulture } from '@app/shared/constants/locale';
import { AppError } from '@app/shared/errors/app-error';
import { mailAddress, phoneNumber } from '@app/shared/rules/account/contact-data';
import type { Account, OwnData } from '../accounts.ts';
import type { NoticeMail } from '../members/mailer.ts';
import { isTaken, storeOwnData } from '../own-data.ts';
import type { AccountParts, Asked } from './calls.ts';
import { emailCodeMinutes } from './email-changes.ts';
import { guarded, requireCode, requirePassword } from './proof.ts';

const longestName = 100;

/** Fields that are left out stay. Gives what counts now, and the mail address that waits for its code. */
export async function changeOwnData(asked: Asked, parts: AccountParts): Promise<object> {
  const { account } = asked.bearer;
  if (asked.fields['emailCode'] !== undefined) return confirmEmail(asked, parts);
  const data = soundData({ ...account, ...asked.fields });
  const isNewEmail = data.email !== account.email;
  if (isNewEmail || data.phone !== account.phone) requireProof(asked, parts);
  if (isTaken(parts.accounts, account.id, data)) throw new AppError('phoneOrEmailBound');
  if (isNewEmail && parts.mailer) return askForConfirmation(asked, data, parts);
  storeOwnData(parts.db, account.id, data, !isNewEmail && account.hasConfirmedEmail);
  if (data.phone !== account.phone) await tellOwner(account, cultureIn(asked), parts);
  return data;
}

function soundData({ name: givenName, email: givenEmail, phone: givenPhone }: OwnData): OwnData {
  const name = givenName.trim();
  const email = mailAddress(givenEmail);
  const phone = phoneNumber(givenPhone);
  const problems = [
    ...(name === '' || [...name].length > longestName ? ['name'] : []),
    ...(email === undefined ? ['email'] : []),
    ...(phone === undefined ? ['phone'] : []),
  ];
  if (email === undefined || phone === undefined || problems.length > 0) {
    throw new AppError('parameterError', { fields: problems });
  }
  return { name, email, phone };
}

function requireProof(asked: Asked, parts: AccountParts): void {
  requirePassword(asked, 'password', parts);
  if (parts.secondFactors.stateOf(asked.bearer.account.id).isEnabled) requireCode(asked, parts);
}

async function askForConfirmation(asked: Asked, data: OwnData, parts: AccountParts): Promise<object> {
  const { account } = asked.bearer;
  const { db, emailChanges, log, mailer } = parts;
  const culture = cultureIn(asked);
  const code = emailChanges.begin(account.id, data.email);
  const params = { userName: account.userName, address: data.email, code, minutes: emailCodeMinutes };
  try {
    await mailer?.sendNotice({ kind: 'emailCode', to: data.email, culture, params });
  } catch (error) {
    emailChanges.end(account.id);
    log.warn({ err: error }, 'the mail server did not take a code');
    throw new AppError('serverProblem');
  }
  const kept = { ...data, email: account.email };
  storeOwnData(db, account.id, kept, account.hasConfirmedEmail);
  await tell({ kind: 'emailAsked', to: account.email, culture, params }, parts);
  return { ...kept, pendingEmail: data.email };
}

function confirmEmail(asked: Asked, parts: AccountParts): object {
  const { account } = asked.bearer;
  const { accounts, db, emailChanges } = parts;
  const email = guarded(asked, parts, 'emailCode', () =>
    emailChanges.confirm(account.id, asked.fields['emailCode'] ?? ''),
  );
  const { name, phone } = account;
  const data = { name, email, phone };
  if (isTaken(accounts, account.id, data)) throw new AppError('phoneOrEmailBound');
  storeOwnData(db, account.id, data);
  emailChanges.end(account.id);
  return data;
}

/** Tells the address that the account had of a change to its contact data. */
export function tellOwner(account: Account, culture: NoticeMail['culture'], parts: AccountParts): Promise<void> {
  const { email: to, userName } = account;
  return tell({ kind: 'contactChanged', to, culture, params: { userName } }, parts);
}

// The change counts whether or not the mail arrives.
async function tell(mail: NoticeMail, { log, mailer }: AccountParts): Promise<void> {
  if (mail.to === '') return;
  await mailer
    ?.sendNotice(mail)
    .catch((error: unknown) => log.warn({ err: error }, 'the mail server did not take a notice'));
}

export function cultureIn({ fields: { culture } }: Asked): NoticeMail['culture'] {
  return isCulture(culture) ? culture : 'en';
}
