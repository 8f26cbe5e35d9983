// What the owner of an account may do with it. Each call is one function; errors leave as an AppError.

import { productName } from '@app/shared/constants/product';
import { AppError } from '@app/shared/errors/app-error';
import { mailAddress, phoneNumber } from '@app/shared/rules/account/contact-data';
import { missingIn } from '@app/shared/rules/account/password-rule';
import type { Logger } from 'pino';
import { changePassword, isPasswordOf } from '../accounts.ts';
import type { UserBearer } from '../bearer.ts';
import type { Config } from '../config.ts';
import type { Directory } from '../members/directory.ts';
import type { Mailer } from '../members/mailer.ts';
import type { PasswordLinks } from '../members/password-links.ts';
import type { SecondFactors } from '../second-factor/second-factor.ts';
import { otpauthUrl } from '../second-factor/totp.ts';
import type { Attempts } from '../sign-in/attempts.ts';
import type { Storage } from '../storage.ts';
import { endSessions } from '../end-sessions.ts';
import { isTaken, storeOwnData } from '../own-data.ts';

export interface AccountParts {
  config: Config;
  db: Storage;
  accounts: Directory;
  links: PasswordLinks;
  /** Undefined where no mail server is configured. */
  mailer: Mailer | undefined;
  log: Logger;
  /** Epoch ms. */
  now: () => number;
  secondFactors: SecondFactors;
  attempts: Attempts;
}

export interface Asked {
  bearer: UserBearer;
  /** Fields of the body that are texts. */
  fields: Record<string, string>;
  /** All of the body. */
  body: object;
  /** The list of the body, for sessions to end. */
  sids: string[] | undefined;
}

export type AccountCall = (asked: Asked, parts: AccountParts) => object | Promise<object>;

const longestName = 100;

/** By method and path below the account's address. */
export const accountCalls: Record<string, AccountCall> = {
  'GET ': (asked, parts) => ({ ...ownData(asked), twoFactor: twoFactorOf(asked, parts) }),
  'POST ': changeOwnData,
  'POST /password': changeOwnPassword,
  'POST /two-factor/begin': (asked, parts) => {
    requirePassword(asked, 'password', parts);
    parts.secondFactors.begin(asked.bearer.account.id);
    return twoFactorOf(asked, parts);
  },
  'POST /two-factor/enable': (asked, parts) => {
    const recoveryCodes = guarded(asked, parts, 'wrongCaptcha', () =>
      parts.secondFactors.enable(asked.bearer.account.id, asked.fields['code'] ?? ''),
    );
    return { recoveryCodes };
  },
  'POST /two-factor/recovery-codes': (asked, parts) => {
    requirePassword(asked, 'password', parts);
    requireCode(asked, parts);
    return { recoveryCodes: parts.secondFactors.renewRecoveryCodes(asked.bearer.account.id) };
  },
  'POST /two-factor/disable': (asked, parts) => {
    requirePassword(asked, 'password', parts);
    requireCode(asked, parts);
    parts.secondFactors.disable(asked.bearer.account.id);
    return twoFactorOf(asked, parts);
  },
  'POST /sessions/end': ({ bearer, sids }, { db }) => ({
    ended: endSessions(db, { accountId: bearer.account.id, keptUid: bearer.sessionUid, sids }),
  }),
};

function ownData({ bearer: { account } }: Asked) {
  const { name, userName, email, phone } = account;
  return { name, userName, email, phone };
}

function twoFactorOf({ bearer: { account } }: Asked, { secondFactors }: AccountParts) {
  const { isEnabled, waiting = null, recoveryCodesLeft } = secondFactors.stateOf(account.id);
  const url = waiting === null ? null : otpauthUrl(waiting, productName, account.userName);
  return { isEnabled, token: waiting, url, recoveryCodesLeft };
}

function changeOwnData({ bearer, fields }: Asked, { db, accounts }: AccountParts): object {
  const name = (fields['name'] ?? '').trim();
  const email = mailAddress(fields['email'] ?? '');
  const phone = phoneNumber(fields['phone'] ?? '');
  const problems = [
    ...(name === '' || [...name].length > longestName ? ['name'] : []),
    ...(email === undefined ? ['email'] : []),
    ...(phone === undefined ? ['phone'] : []),
  ];
  if (email === undefined || phone === undefined || problems.length > 0) {
    throw new AppError('parameterError', { fields: problems });
  }
  const data = { name, email, phone };
  if (isTaken(accounts, bearer.account.id, data)) throw new AppError('phoneOrEmailBound');
  storeOwnData(db, bearer.account.id, data);
  return data;
}

function changeOwnPassword(asked: Asked, parts: AccountParts): object {
  const { account, sessionUid } = asked.bearer;
  const { newPassword = '', confirmPassword = '', oldPassword = '' } = asked.fields;
  requirePassword(asked, 'oldPassword', parts);
  if (newPassword !== confirmPassword) throw new AppError('passwordChange2');
  if (newPassword === oldPassword) throw new AppError('passwordChange1');
  if (missingIn(newPassword).length > 0) throw new AppError('passwordRule');
  changePassword(parts.db, account.id, newPassword);
  return { ended: endSessions(parts.db, { accountId: account.id, keptUid: sessionUid }) };
}

function requirePassword(asked: Asked, field: 'password' | 'oldPassword', parts: AccountParts): void {
  guarded(asked, parts, 'wrongOriginalPassword', () =>
    isPasswordOf(parts.db, asked.bearer.account.id, asked.fields[field] ?? '') ? true : undefined,
  );
}

function requireCode(asked: Asked, parts: AccountParts): void {
  guarded(asked, parts, 'wrongCaptcha', () =>
    parts.secondFactors.use(asked.bearer.account.id, asked.fields['code'] ?? '') ? true : undefined,
  );
}

// Who holds a session may not guess without end either. Counted apart from sign-ins, so that nobody is locked out there.
function guarded<T>(
  { bearer }: Asked,
  { attempts }: AccountParts,
  refusal: 'wrongOriginalPassword' | 'wrongCaptcha',
  attempt: () => T | undefined,
): T {
  const who = `account ${bearer.account.id}`;
  const seconds = attempts.secondsToWait(who, who);
  if (seconds > 0) throw new AppError('tooManyRequests', { retryAfterSeconds: seconds });
  const result = attempt();
  if (result === undefined) {
    attempts.failed(who, who);
    throw new AppError(refusal);
  }
  return result;
}
