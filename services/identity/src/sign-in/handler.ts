// The sign-in form: shows it, checks what comes back, and hands the result to the provider.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import type Provider from 'oidc-provider';
import type { Logger } from 'pino';
import { signIn, type Accounts } from '../accounts.ts';
import type { Config } from '../config.ts';
import { sendHtml } from '../http.ts';
import type { Storage } from '../storage.ts';
import type { Attempts } from './attempts.ts';
import { cultureOf } from './culture.ts';
import { formToken, isFormToken } from './form-token.ts';
import { errorPage, signInPage } from './pages.ts';

export interface SignInContext {
  config: Config;
  db: Storage;
  accounts: Accounts;
  provider: Provider;
  attempts: Attempts;
  formKey: string;
  log: Logger;
}

const maxFormBytes = 8192;

/** Answers GET (the form) and POST (the credentials) of `/sign-in/{uid}`. */
export async function handleSignIn(context: SignInContext, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const interaction = await openInteraction(context, req, res);
  if (!interaction) {
    return sendHtml(res, 400, errorPage(cultureOf(req), context.config, 'session_expired'), context.config);
  }
  const culture = cultureOf(req, [interaction.params['kc_locale'], interaction.params['ui_locales']]);
  const asked = new URL(req.url ?? '/', context.config.identityUrl).searchParams.get('lang');
  if (asked === culture) res.setHeader('set-cookie', `idp_lang=${culture}; Path=/; Max-Age=31536000; SameSite=Lax`);
  const form = { context, uid: interaction.uid, culture };
  if (req.method !== 'POST') return show(form, res, 200, '');
  const fields = await readForm(req);
  if (!fields || !isFormToken(context.formKey, interaction.uid, fields.get('token') ?? '')) {
    return show(form, res, 403, '', message(culture, 'identity', 'signIn.stale'));
  }
  await check(form, fields, req, res);
}

interface Form {
  context: SignInContext;
  uid: string;
  culture: Culture;
}

async function openInteraction({ provider }: SignInContext, req: IncomingMessage, res: ServerResponse) {
  try {
    return await provider.interactionDetails(req, res);
  } catch {
    // The interaction ended, or its cookie is not this browser's: either way it starts again from the product.
    return undefined;
  }
}

async function check(form: Form, fields: URLSearchParams, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { accounts, attempts, db, provider, log } = form.context;
  const userName = fields.get('login') ?? '';
  const address = req.socket.remoteAddress ?? '';
  const wait = attempts.secondsToWait(userName, address);
  if (wait > 0) {
    res.setHeader('retry-after', String(wait));
    const minutes = Math.ceil(wait / 60);
    return show(form, res, 429, userName, message(form.culture, 'identity', 'signIn.wait', { minutes }));
  }
  const account = signIn(db, accounts, userName, fields.get('password') ?? '');
  if (!account) {
    attempts.failed(userName, address);
    log.info({ event: 'sign-in-refused' }, 'sign-in refused');
    return show(form, res, 401, userName, message(form.culture, 'errors', 'wrongCredentials'));
  }
  attempts.succeeded(userName, address);
  log.info({ event: 'signed-in', sub: account.id }, 'signed in');
  await provider.interactionFinished(req, res, { login: { accountId: account.id } });
}

function show(form: Form, res: ServerResponse, status: number, userName: string, error?: string): void {
  const { accounts, config, formKey } = form.context;
  const userNames = accounts.all.map((account) => account.userName);
  const page = { action: `/sign-in/${form.uid}`, token: formToken(formKey, form.uid), userName, userNames, error };
  sendHtml(res, status, signInPage(form.culture, config, page), config);
}

/** The fields of a form; undefined when it is too large or of another kind. */
async function readForm(req: IncomingMessage): Promise<URLSearchParams | undefined> {
  if (!req.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return undefined;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of req) {
    bytes += chunk.length;
    if (bytes > maxFormBytes) return undefined;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
