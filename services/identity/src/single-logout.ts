// PingFederate's sign-out: ends the browser's session and goes to TargetResource, which must be registered.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { sendHtml } from './http.ts';
import { sessionCookieName } from './provider.ts';
import { cultureOf } from './html/culture.ts';
import { signedOutPage } from './html/pages.ts';

export interface SingleLogoutParts {
  config: Config;
  provider: Provider;
  log: Logger;
}

type Session = NonNullable<Awaited<ReturnType<Provider['Session']['findByUid']>>>;

/** Handles GET `/idp/startSLO.ping`. Asks nothing, as PingFederate does. */
export async function handleSingleLogout(parts: SingleLogoutParts, req: IncomingMessage, res: ServerResponse) {
  const { config, provider } = parts;
  const session = await provider.Session.get(provider.createContext(req, res));
  if (session.accountId !== undefined) await end(session, parts);
  res.appendHeader('set-cookie', `${sessionCookieName}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`);
  const target = new URL(req.url ?? '/', config.identityUrl).searchParams.get('TargetResource');
  if (target === null || !(await isAllowed(target, config, provider))) {
    return sendHtml(res, 200, signedOutPage(cultureOf(req), config), config);
  }
  res.writeHead(302, { location: target, 'cache-control': 'no-store' }).end();
}

async function isAllowed(target: string, config: Config, provider: Provider): Promise<boolean> {
  const { pingFederate: settings, clientId } = config;
  if (!settings) return (await provider.Client.find(clientId))?.postLogoutRedirectUriAllowed(target) ?? false;
  const address = URL.parse(target);
  return address !== null && settings.logoutTargets.includes(`${address.hostname}${address.pathname}`);
}

async function end(session: Session, { provider, log }: SingleLogoutParts): Promise<void> {
  for (const [clientId, { grantId }] of Object.entries(session.authorizations ?? {})) {
    await notifyClient(session, clientId, provider).catch((error: unknown) =>
      log.warn({ err: error }, 'back-channel logout failed'),
    );
    if (grantId === undefined) continue;
    await provider.RefreshToken.revokeByGrantId(grantId);
    await (await provider.Grant.find(grantId))?.destroy();
  }
  await session.destroy();
}

async function notifyClient(session: Session, clientId: string, provider: Provider): Promise<void> {
  const client = await provider.Client.find(clientId);
  const sid = session.sidFor(clientId);
  if (!client || !hasBackChannel(client) || client.backchannelLogoutUri === undefined) return;
  if (session.accountId === undefined || sid === undefined) return;
  await client.backchannelLogout(session.accountId, sid);
}

interface BackChannel {
  readonly backchannelLogoutUri?: string;
  backchannelLogout(accountId: string, sid: string): Promise<void>;
}

// The library's types leave this method out.
function hasBackChannel(client: object): client is BackChannel {
  return 'backchannelLogout' in client && typeof client.backchannelLogout === 'function';
}
