// What the owner of an account may do with it. Each call is one function; errors leave as an AppError.

import { productName } from '@app/shared/constants/product';
import { AppError } from '@app/shared/errors/app-error';
import { missingIn } from '@app/shared/rules/account/password-rule';
import type { Logger } from 'pino';
import { changePassword } from '../accounts.ts';
import type { UserBearer } from '../bearer.ts';
import type { Config } from '../config.ts';
import type { EmailChanges } from './email-changes.ts';
import { guarded, requireCode, requirePassword } from './proof.ts';
import { changeOwnData } from './own-data-call.ts';
import type { Directory } from '../members/directory.ts';
import type { Mailer } from '../members/mailer.ts';
import type { PasswordLinks } from '../members/password-links.ts';
import type { SecondFactors } from '../second-factor/second-factor.ts';
import { otpauthUrl } from '../second-factor/totp.ts';
import type { Attempts } from '../sign-in/attempts.ts';
import type { Storage } from '../storage.ts';
import { endSessions } from '../end-sessions.ts';

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
  emailChanges: EmailChanges;
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

/** By method and path below the account's address. */
export const accountCalls: Record<string, AccountCall> = {
  'GET ': (asked, parts) => ({
    ...ownData(asked),
    pendingEmail: parts.emailChanges.waiting(asked.bearer.account.id),
    twoFactor: twoFactorOf(asked, parts),
  }),
  'POST ': changeOwnData,
  'POST /password': changeOwnPassword,
  'POST /two-factor/begin': (asked, parts) => {
    requirePassword(asked, 'password', parts);
    parts.secondFactors.begin(asked.bearer.account.id);
    return twoFactorOf(asked, parts);
  },
  'POST /two-factor/enable': (asked, parts) => {
    const recoveryCodes = guarded(asked, parts, 'code', () =>
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
