// The page behind the link of an invitation or a reset: a password is set, once.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import { AppError } from '@app/shared/errors/app-error';
import { catalogue, type ErrorKey } from '@app/shared/errors/catalogue';
import { missingIn } from '@app/shared/rules/account/password-rule';
import type { Logger } from 'pino';
import { endSessions } from '../end-sessions.ts';
import type { Account } from '../accounts.ts';
import type { Config } from '../config.ts';
import { sendHtml } from '../http.ts';
import { readBody } from '../read-body.ts';
import { cultureOf } from '../html/culture.ts';
import { passwordSetPage, setPasswordPage } from './pages.ts';
import type { Directory } from './directory.ts';
import type { PasswordLinks } from './password-links.ts';
import type { Storage } from '../storage.ts';

export const setPasswordPath = '/set-password';

export interface SetPasswordParts {
  config: Config;
  db: Storage;
  accounts: Directory;
  links: PasswordLinks;
  log: Logger;
}

/** Handles GET (the form) and POST (the password, twice) of `/set-password/{token}`. */
export async function handleSetPassword(
  parts: SetPasswordParts,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const { config, links, accounts } = parts;
  const culture = cultureOf(req);
  const action = new URL(req.url ?? '/', config.identityUrl).pathname;
  const token = action.slice(setPasswordPath.length + 1);
  const link = links.find(token);
  const account = link && accounts.byId(link.accountId);
  if (!link || !account) return refuse(parts, culture, res);
  const page = { action, kind: link.kind, account };
  if (req.method !== 'POST') return sendHtml(res, 200, setPasswordPage(culture, config, page), config);
  const body = await readBody(req, 'application/x-www-form-urlencoded');
  try {
    setPassword(token, new URLSearchParams(body ?? ''), account, parts);
    sendHtml(res, 200, passwordSetPage(culture, config, account), config);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.key === 'passwordReset2') return refuse(parts, culture, res);
    sendHtml(res, 400, setPasswordPage(culture, config, { ...page, error: words(culture, error.key) }), config);
  }
}

function setPassword(token: string, fields: URLSearchParams, account: Account, parts: SetPasswordParts): void {
  const password = fields.get('password') ?? '';
  if (password !== fields.get('again')) throw new AppError('passwordChange2');
  if (missingIn(password).length > 0) throw new AppError('passwordRule');
  const { kind } = parts.links.use(token, password);
  endSessions(parts.db, { accountId: account.id, keptUid: '' });
  parts.log.info({ event: 'password-set', sub: account.id, kind }, 'password set by a link');
}

function refuse({ config }: SetPasswordParts, culture: Culture, res: ServerResponse): void {
  sendHtml(res, 410, setPasswordPage(culture, config, { error: words(culture, 'passwordReset2') }), config);
}

function words(culture: Culture, key: ErrorKey): string {
  return `${message(culture, 'errors', key)} (${catalogue[key].code})`;
}
