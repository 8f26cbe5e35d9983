// The sign-in form: shows it, checks what comes back, and hands the result to the provider.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import type Provider from 'oidc-provider';
import type { Logger } from 'pino';
import { signIn, type Account } from '../accounts.ts';
import type { Config } from '../config.ts';
import { sendHtml } from '../http.ts';
import type { Directory } from '../members/directory.ts';
import { readBody } from '../read-body.ts';
import type { SecondFactors } from '../second-factor/second-factor.ts';
import type { Storage } from '../storage.ts';
import { networkOf } from '../network.ts';
import type { Attempts } from './attempts.ts';
import { cultureOf } from '../html/culture.ts';
import { formToken, isFormToken } from './form-token.ts';
import { codePage, errorPage, signInPage } from '../html/pages.ts';
import { deviceOf, rememberDevice } from './known-device.ts';
import { accountThatPassed, passedFirst, type SecondStep } from './second-step.ts';

export interface SignInContext {
  config: Config;
  db: Storage;
  accounts: Directory;
  provider: Provider;
  attempts: Attempts;
  secondFactors: SecondFactors;
  formKey: string;
  /** Epoch ms. */
  now: () => number;
  log: Logger;
}

/** Handles GET (the form) and POST (the credentials, then the code where one is needed) of `/sign-in/{uid}`. */
export async function handleSignIn(context: SignInContext, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const interaction = await openInteraction(context, req, res);
  if (!interaction) {
    return sendHtml(res, 400, errorPage(cultureOf(req), context.config, 'session_expired'), context.config);
  }
  const culture = cultureOf(req, [interaction.params['kc_locale'], interaction.params['ui_locales']]);
  const asked = new URL(req.url ?? '/', context.config.identityUrl).searchParams.get('lang');
  if (asked === culture) res.setHeader('set-cookie', `idp_lang=${culture}; Path=/; Max-Age=31536000; SameSite=Lax`);
  const form: Form = { context, uid: interaction.uid, culture };
  if (req.method !== 'POST') return show(form, res, 200, '');
  const body = await readBody(req, 'application/x-www-form-urlencoded');
  const fields = body === undefined ? undefined : new URLSearchParams(body);
  if (!fields || !isFormToken(context.formKey, interaction.uid, fields.get('token') ?? '')) {
    return show(form, res, 403, '', message(culture, 'identity', 'signIn.stale'));
  }
  await (fields.has('second') ? checkCode(form, fields, req, res) : checkPassword(form, fields, req, res));
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
    // The interaction ended, or its cookie is not this browser's: it starts again from the product.
    return undefined;
  }
}

async function checkPassword(
  form: Form,
  fields: URLSearchParams,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const { context, culture } = form;
  const { accounts, attempts, config, db, formKey, log, secondFactors } = context;
  const userName = fields.get('login') ?? '';
  const known = accounts.byUserName(userName);
  const network = networkOf(req, config.trustedProxies);
  const device = known && deviceOf(req, { key: formKey, accountId: known.id });
  const who = { name: userName, network, device };
  const wait = attempts.begin(who);
  if (wait > 0) return show(form, res, 429, userName, waitText(form, wait, res));
  const account = signIn(db, accounts, userName, fields.get('password') ?? '');
  if (!account) {
    log.info({ event: 'sign-in-refused', sub: known?.id, network }, 'sign-in refused');
    return show(form, res, 401, userName, message(culture, 'errors', 'wrongCredentials'));
  }
  attempts.succeeded(who);
  if (account.isDisabled) {
    log.info({ event: 'sign-in-refused', sub: account.id }, 'the account is disabled');
    return show(form, res, 403, userName, message(culture, 'errors', 'noLoginPermission'));
  }
  if (secondFactors.stateOf(account.id).isEnabled) return showCode(form, res, 200, account.id);
  await finish(form, account, req, res);
}

async function checkCode(
  form: Form,
  fields: URLSearchParams,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const { accounts, attempts, formKey, log, secondFactors } = form.context;
  const account = accounts.byId(accountThatPassed(stepOf(form), fields.get('second') ?? '') ?? '');
  if (!account) return show(form, res, 403, '', message(form.culture, 'identity', 'signIn.stale'));
  const device = deviceOf(req, { key: formKey, accountId: account.id });
  const who = { name: `second ${account.id}`, device: device && `second ${device}` };
  const wait = attempts.begin(who);
  if (wait > 0) return showCode(form, res, 429, account.id, waitText(form, wait, res));
  if (!secondFactors.use(account.id, fields.get('code') ?? '')) {
    log.info({ event: 'second-factor-refused', sub: account.id }, 'second factor refused');
    return showCode(form, res, 401, account.id, message(form.culture, 'identity', 'code.wrong'));
  }
  attempts.succeeded(who);
  await finish(form, account, req, res);
}

async function finish({ context }: Form, account: Account, req: IncomingMessage, res: ServerResponse): Promise<void> {
  context.log.info({ event: 'signed-in', sub: account.id }, 'signed in');
  const { config, formKey: key } = context;
  rememberDevice(req, res, { key, accountId: account.id, isSecure: config.identityUrl.startsWith('https:') });
  context.accounts.noteSignIn(account.id, new Date(context.now()).toISOString());
  await context.provider.interactionFinished(req, res, { login: { accountId: account.id } });
}

function waitText({ culture }: Form, seconds: number, res: ServerResponse): string {
  res.setHeader('retry-after', String(seconds));
  return message(culture, 'identity', 'signIn.wait', { minutes: Math.ceil(seconds / 60) });
}

function stepOf({ context, uid }: Form): SecondStep {
  return { key: context.formKey, interactionUid: uid, now: context.now() };
}

function showCode(form: Form, res: ServerResponse, status: number, accountId: string, error?: string): void {
  const { config, formKey } = form.context;
  const second = passedFirst(stepOf(form), accountId);
  const page = { action: `/sign-in/${form.uid}`, token: formToken(formKey, form.uid), second, error };
  sendHtml(res, status, codePage(form.culture, config, page), config);
}

function show(form: Form, res: ServerResponse, status: number, userName: string, error?: string): void {
  const { accounts, config, formKey } = form.context;
  const userNames = accounts.demo.map((account) => account.userName);
  const token = formToken(formKey, form.uid);
  const page = { action: `/sign-in/${form.uid}`, token, userName, userNames, error };
  sendHtml(res, status, signInPage(form.culture, config, page), config);
}
