// The provider's table of contents: pages and calls in the order they are tried.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { seatClaim } from '@app/shared/constants/account';
import { limits } from '@app/shared/constants/limits';
import type { Logger } from 'pino';
import { createEmailChanges } from './account/email-changes.ts';
import { handleAccount } from './account/handler.ts';
import { ownAccountPath } from './paths.ts';
import { storePasswords, type Accounts } from './accounts.ts';
import { createBearerCheck, type Bearer } from './bearer.ts';
import { claimsForScope } from './claims.ts';
import type { Config } from './config.ts';
import { endSessionOfGrant } from './end-sessions.ts';
import { protect, sendAsset, sendJson } from './http.ts';
import { loadKeys } from './keys.ts';
import { pingFederateUserInfo } from './kinds/pingfederate/configuration.ts';
import { accountResponseOf, accountPath, pingFederate, singleLogoutPath } from './kinds/pingfederate/kind.ts';
import { createDirectory, type Directory } from './members/directory.ts';
import { createMailer } from './members/mailer.ts';
import { createPasswordLinks } from './members/password-links.ts';
import { handleSetPassword, setPasswordPath } from './members/set-password.ts';
import { asPublished, createProvider, sessionSeconds, signInPath } from './provider.ts';
import { createSecondFactors } from './second-factor/second-factor.ts';
import { createAttempts } from './sign-in/attempts.ts';
import { handleSignIn } from './sign-in/handler.ts';
import { signOutScript, style } from './html/pages.ts';
import { readBody } from './read-body.ts';
import { handleSingleLogout } from './single-logout.ts';
import { openStorage, remembered, sweep } from './storage.ts';

export interface App {
  server: Server;
  close(): Promise<void>;
}

const sweepEveryMs = 10 * 60_000;
/** An ID token grows with groups and roles. */
const signOutBytes = 128 * 1024;

/** Builds the provider; the caller listens on `server`. `now` is in milliseconds. */
export async function createApp(config: Config, log: Logger, now: () => number = Date.now): Promise<App> {
  const { kind } = config;
  const db = openStorage(config.dataDir);
  const first = kind.accounts(remembered(db, 'first-start', () => new Date(now()).toISOString()));
  const accounts = createDirectory(db, first, kind.managesAccounts);
  storePasswords(db, accounts.demo, config.demoPassword);
  const { algorithm, keepsRetiredKeys } = config.habits;
  const keptMs = keepsRetiredKeys ? sessionSeconds * 1000 : 0;
  const hasOwnTokenKey = config.pingFederate?.accessToken.hasCentralKey === false;
  const keys = await loadKeys(db, { rotates: config.rotatesKeys, algorithm, keptMs, hasOwnTokenKey, now: now() });
  const provider = createProvider({ config, db, accounts, keys, now });
  const callback = provider.callback();
  const bearerOf = createBearerCheck({ config, provider, accounts, keys, now });
  const attempts = createAttempts(now);
  const secondFactors = createSecondFactors(db, now);
  const links = createPasswordLinks(db, now);
  const mailer = config.mail && createMailer(config.mail, config.productName);
  const signIn = { config, db, accounts, provider, attempts, secondFactors, formKey: keys.form, log, now };
  const members = { ...signIn, links, mailer, emailChanges: createEmailChanges(db, now) };
  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'provider failed'));
  if (config.habits.isStrict) provider.on('grant.revoked', (_ctx, grantId) => endSessionOfGrant(db, grantId));
  provider.on('backchannel.error', (_ctx, error) => log.warn({ err: error }, 'back-channel logout failed'));

  const server = createServer({ maxHeaderSize: limits.headerBytes }, (req, res) => {
    response(req, res).catch((error: unknown) => {
      log.error({ err: error }, 'request failed');
      if (!res.headersSent) sendJson(res, 500, { error: 'server_error' });
      else res.destroy();
    });
  });

  async function response(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const path = URL.parse(req.url ?? '/', config.identityUrl)?.pathname;
    // `//` names an empty host, and is no address.
    if (path === undefined) return sendJson(res, 400, { error: 'invalid_request' });
    if (path === '/livez') return sendJson(res, 200, { status: 'ok' });
    if (path === '/assets/sign-in.css') return sendAsset(res, 'text/css; charset=utf-8', style);
    if (path === '/assets/sign-out.js') return sendAsset(res, 'text/javascript; charset=utf-8', signOutScript);
    if (path.startsWith(`${signInPath}/`)) return handleSignIn(signIn, req, res);
    if (kind.managesAccounts && path.startsWith(`${setPasswordPath}/`)) return handleSetPassword(members, req, res);
    if (path === '/api/auth/user/permissions') return sendPermissions(accounts, await bearerOf(req), req, res);
    if (kind.managesAccounts && (path === ownAccountPath || path.startsWith(`${ownAccountPath}/`)))
      return handleAccount(members, await bearerOf(req), req, res);
    if (path === `${kind.basePath}${kind.endpoints.userinfo}`)
      return sendUserInfo(config, accounts, await bearerOf(req), res);
    if (kind === pingFederate && path === accountPath) return sendAccount(config, await bearerOf(req), res);
    if (kind === pingFederate && path === singleLogoutPath) return handleSingleLogout(signIn, req, res);
    if (path === '/') return void res.writeHead(302, { location: `${config.gatewayUrl}/` }).end();
    if (path.startsWith(`${kind.basePath}/`)) return passToLibrary(req, res);
    sendJson(res, 404, { error: 'not_found' });
  }

  async function passToLibrary(req: IncomingMessage, res: ServerResponse): Promise<void> {
    protect(res, config);
    asPublished(req, config);
    req.url = withScope(config, (req.url ?? '').slice(kind.basePath.length));
    if (req.method === 'POST' && req.url === kind.endpoints.end_session) await readAsAddress(req);
    Object.assign(req, { originalUrl: `${kind.basePath}${req.url}` });
    await callback(req, res);
  }

  const timer = setInterval(() => {
    try {
      sweep(db, now);
    } catch (error) {
      // Most often a full disk; what has expired counts no more anyway.
      log.warn({ err: error }, 'what has expired was not deleted');
    }
  }, sweepEveryMs);
  timer.unref();
  return {
    server,
    async close() {
      clearInterval(timer);
      server.closeIdleConnections();
      await new Promise((done) => server.close(done));
      mailer?.close();
      db.close();
    },
  };
}

// RP-Initiated Logout 1.0 section 2: a sign-out may come as a form. The library takes one only with cookies that browsers keep
// from a provider without TLS.
async function readAsAddress(req: IncomingMessage): Promise<void> {
  const form = (await readBody(req, 'application/x-www-form-urlencoded', signOutBytes)) ?? '';
  Object.assign(req, { method: 'GET', url: `${req.url}?${new URLSearchParams(form)}` });
}

function withScope({ kind, pingFederate: settings }: Config, url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const scope = settings?.scopes.join(' ') ?? kind.defaultScope;
  if (scope === '' || pathname !== kind.endpoints.authorization || searchParams.has('scope')) return url;
  searchParams.set('scope', scope);
  return `${pathname}?${searchParams}`;
}

function sendUserInfo(config: Config, accounts: Directory, bearer: Bearer | undefined, res: ServerResponse): void {
  if (bearer?.kind !== 'user') return refuse(res);
  const { account, scope } = bearer;
  const { kind, pingFederate: settings, habits } = config;
  if (settings) {
    if (!scope.split(' ').includes('openid')) return sendJson(res, 403, { error: 'insufficient_scope' });
    return sendJson(res, 200, pingFederateUserInfo(settings, habits, account, scope));
  }
  const seat = kind.managesAccounts && scope.split(' ').includes('profile') ? accounts.seatOf(account) : 0;
  sendJson(res, 200, { ...claimsForScope(config, account, scope), ...(seat > 0 ? { [seatClaim]: seat } : {}) });
}

function sendAccount({ habits }: Config, bearer: Bearer | undefined, res: ServerResponse): void {
  if (bearer?.kind !== 'user') return refuse(res);
  sendJson(res, 200, accountResponseOf(bearer.account, habits));
}

// A user may ask for their own permissions, the gateway for anybody's; `system=0` is the only system there is.
function sendPermissions(
  accounts: Accounts,
  bearer: Bearer | undefined,
  req: IncomingMessage,
  res: ServerResponse,
): void {
  if (!bearer) return refuse(res);
  const query = new URL(req.url ?? '/', 'http://localhost').searchParams;
  const account = accounts.known(query.get('userId') ?? '');
  if (query.get('system') !== '0' || account === undefined) {
    return sendJson(res, 400, { code: 10012, error: { code: 10012, message: 'userId and system=0 are needed' } });
  }
  if (bearer.kind === 'user' && account.id !== bearer.account.id) {
    return sendJson(res, 403, { code: 10022, error: { code: 10022, message: 'not your permissions' } });
  }
  // For calls on behalf of a disabled user there are no permissions.
  const held = account.isDisabled ? [] : account.permissions;
  sendJson(res, 200, { code: 200, data: held.map((code) => ({ code })) });
}

function refuse(res: ServerResponse): void {
  res.setHeader('www-authenticate', 'Bearer error="invalid_token"');
  sendJson(res, 401, { error: 'invalid_token' });
}
